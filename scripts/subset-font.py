"""Cut a font down to what the table writes, with tabular figures. usage: subset-font.py SOURCE OUTPUT

Dear ImGui applies no OpenType features, so the tabular digits (feature tnum) take the place of the proportional ones here.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

UNICODES = [
    (0x20, 0x7E), (0xA0, 0x17F),  # Latin, Latin-1, Latin Extended-A
    (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC),  # punctuation: dashes, quotes, bullets, ellipsis; euro
    (0x2070, 0x2089),  # superscripts and subscripts
    (0x2190, 0x2199), (0x21A9, 0x21AA), (0x21BA, 0x21BB), (0x21E7, 0x21E7),  # arrows
    (0x2200, 0x222B), (0x2248, 0x2248), (0x2260, 0x2265),  # maths
    (0x25A0, 0x25A1), (0x25B2, 0x25C7), (0x25CB, 0x25CF), (0x2605, 0x2606),  # shapes, stars
    (0x2660, 0x2667), (0x2713, 0x2717), (0x2B06, 0x2B07),
    (0xFFFD, 0xFFFD),
]


def use_tabular_digits(font):
    gsub = font["GSUB"].table
    swaps = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                table = getattr(table, "ExtSubTable", table)
                swaps.update(getattr(table, "mapping", {}))
    for cmap in font["cmap"].tables:
        if cmap.isUnicode():
            for code in list(range(0x30, 0x3A)) + [0x2B, 0x2D, 0x2212]:
                if code in cmap.cmap:
                    cmap.cmap[code] = swaps.get(cmap.cmap[code], cmap.cmap[code])


def main():
    source, output = sys.argv[1:]
    font = TTFont(source)
    if "GSUB" in font:
        use_tabular_digits(font)
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 13, 14]  # copyright, names and licence travel with the font
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "meta", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in UNICODES for code in range(first, last + 1)])
    subsetter.subset(font)
    subset.save_font(font, output, options)


main()
