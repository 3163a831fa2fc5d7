// Heroes' card texts in Malay.
#include "engine/heroes/lexicon.h"

namespace twoseat::heroes {
namespace {

constexpr Word places[] = {
    {"hero", "wira||1"},
    {"creature", "makhluk"},
    {"creature or hero", "makhluk atau wira"},
    {"equipment", "peralatan"},
    {"event", "peristiwa"},
    {"hand", "tangan||@"},
    {"deck", "dek"},
    {"graveyard", "kubur"},
};
constexpr Word tags[] = {
    {"hero", "Wira"},
    {"creature", "Makhluk"},
    {"creature or hero", "Makhluk/Wira"},
    {"equipment", "Peralatan"},
    {"event", "Peristiwa"},
    {"hand", "Tangan"},
    {"deck", "Dek"},
    {"graveyard", "Kubur"},
};
constexpr Word zones[] = {
    {"deck", "ke bahagian bawah {own:dek}"},
    {"deck top", "ke bahagian atas {own:dek}"},
    {"hand", "{to:tangan}"},
    {"graveyard", "{into:kubur}"},
    {"spell", "antara mantera"},
    {"hero", "di tempat wira"},
    {"creatures", "ke dalam permainan"},
    {"equipment", "ke dalam permainan"},
    {"events", "ke dalam permainan"},
};
constexpr Word states[] = {
    {"open", "terbuka"},   {"closed", "tertutup"},      {"new", "baharu"},
    {"wounded", "cedera"}, {"attacking", "+menyerang"},
};
constexpr Word marks[] = {
    {"hero", "kad wira"},           {"creature", "kad makhluk"}, {"spell", "mantera"},
    {"equipment", "kad peralatan"}, {"event", "kad peristiwa"},  {"weapon", "senjata"},
    {"armour", "perisai badan"},    {"amulet", "azimat"},        {"warrior", "pahlawan"},
    {"mage", "ahli sihir"},         {"horde", "+Gerombolan"},    {"neutral", "kad neutral"},
};
constexpr Word attributes[] = {
    {"strike", "[Pukulan]|pukulan"},
    {"lives", "[Nyawa]|nyawa"},
    {"cost", "[Kos]|kos"},
    {"wounds", "[Luka]|luka"},
};
constexpr Word counters[] = {
    {"gold", "{own:emas}"},
    {"spent-gold", "{own:emas terpakai}"},
    {"failures", "bilangan {own:draw yang gagal}"},
};
constexpr Word restrictions[] = {
    {"attack", "menyerang"},
    {"defend", "bertahan"},
    {"be-attacked", "diserang"},
    {"be-chosen", "dipilih oleh efek pihak lawan anda"},
};
constexpr Word actions[] = {
    {"open", "buka~|membuka~"},
    {"close", "tutup~|menutup~"},
    {"wound", "beri [Luka] {n} kepada {for}|memberi [Luka] {n} kepada {for}"},
    {"heal", "sembuhkan [Luka] {n} {for}|menyembuhkan [Luka] {n} {for}"},
    {"destroy", "musnahkan~|memusnahkan~"},
    {"discard", "buang {things}|membuang {things}"},
    {"put", "letakkan~ {zone}|meletakkan~ {zone}"},
    {"draw", "draw {cards}"},
    {"gold", "terima {n} emas|menerima {n} emas"},
    {"shuffle", "shuffle {own:dek}"},
};
constexpr Word occasions[] = {
    {"enters", "apabila {s} masuk ke dalam permainan< {from}>"},
    {"dies", "apabila {mine} mati"},
    {"attacks", "apabila {s} menyerang< {o}>"},
    {"is-attacked", "apabila {s} diserang< oleh {o}>"},
    {"defends", "apabila {s} bertahan"},
    {"spell-played", "apabila {bare} dimainkan< {by}>"},
    {"turn", "pada awal {own:giliran}"},
    {"end-of-turn", "pada akhir {own:giliran}"},
};
constexpr Word others[] = {
    {"attacks", "kad yang diserang"},
    {"is-attacked", "kad penyerang"},
};

} // namespace

const Wording words_ms = {"kad",     "kad",      places,   tags, zones,        states, marks,
                          {},        attributes, counters, {},   restrictions, {},     actions,
                          occasions, {},         others,   {},   "Mantera"};

} // namespace twoseat::heroes
