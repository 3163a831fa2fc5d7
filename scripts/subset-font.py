"""Cut a font down to what the table writes, with tabular figures. usage: subset-font.py SOURCE OUTPUT

Dear ImGui applies no OpenType features, so the tabular digits (feature tnum) take the place of the proportional ones here.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

# As shell/draw/type.cpp bakes them.
UNICODES = [
    (0x20, 0x7E), (0xA0, 0x17F),  # Latin, Latin-1, Latin Extended-A
    (0x401, 0x401), (0x404, 0x404), (0x406, 0x407), (0x40E, 0x40E),  # Cyrillic as Belarusian, Russian, Ukrainian and
    (0x410, 0x44F), (0x451, 0x451), (0x454, 0x454), (0x456, 0x457), (0x45E, 0x45E), (0x490, 0x491),  # Bulgarian write it
    (0x2010, 0x2027),  # punctuation: dashes, quotes, bullets, ellipsis
    (0x2190, 0x2193), (0x21A9, 0x21AA),  # arrows
    (0x2212, 0x2212), (0x221E, 0x221E),  # minus, infinity
    (0x25B2, 0x25C7), (0x2605, 0x2606), (0x2713, 0x2713), (0x2717, 0x2717),  # shapes, stars, marks
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
