// Heroes' card texts in Indonesian.
#include "engine/heroes/lexicon.h"

namespace twoseat::heroes {
namespace {

constexpr Word places[] = {
    {"hero", "pahlawan||1"},
    {"creature", "makhluk"},
    {"creature or hero", "makhluk atau pahlawan"},
    {"equipment", "peralatan"},
    {"event", "peristiwa"},
    {"hand", "tangan||@"},
    {"deck", "dek"},
    {"graveyard", "kuburan"},
};
constexpr Word tags[] = {
    {"hero", "Pahlawan"},
    {"creature", "Makhluk"},
    {"creature or hero", "Makhluk/Pahlawan"},
    {"equipment", "Peralatan"},
    {"event", "Peristiwa"},
    {"hand", "Tangan"},
    {"deck", "Dek"},
    {"graveyard", "Kuburan"},
};
constexpr Word zones[] = {
    {"deck", "ke dasar {own:dek}"},
    {"deck top", "ke atas {own:dek}"},
    {"hand", "{to:tangan}"},
    {"graveyard", "{to:kuburan}"},
    {"spell", "di antara mantra"},
    {"hero", "di tempat pahlawan"},
    {"creatures", "ke dalam permainan"},
    {"equipment", "ke dalam permainan"},
    {"events", "ke dalam permainan"},
};
constexpr Word states[] = {
    {"open", "terbuka"},    {"closed", "tertutup"},      {"new", "baru"},
    {"wounded", "terluka"}, {"attacking", "+menyerang"},
};
constexpr Word marks[] = {
    {"hero", "kartu pahlawan"},   {"creature", "kartu makhluk"},
    {"spell", "mantra"},          {"equipment", "kartu peralatan"},
    {"event", "kartu peristiwa"}, {"weapon", "senjata"},
    {"armour", "baju besi"},      {"amulet", "jimat"},
    {"warrior", "prajurit"},      {"mage", "penyihir"},
    {"horde", "+Gerombolan"},     {"neutral", "kartu netral"},
};
constexpr Word attributes[] = {
    {"strike", "[Pukulan]|pukulan"},
    {"lives", "[Nyawa]|nyawa"},
    {"cost", "[Biaya]|biaya"},
    {"wounds", "[Luka]|luka"},
};
constexpr Word counters[] = {
    {"gold", "{own:emas}"},
    {"spent-gold", "{own:emas terpakai}"},
    {"failures", "jumlah {own:pengambilan yang gagal}"},
};
constexpr Word restrictions[] = {
    {"attack", "menyerang"},
    {"defend", "bertahan"},
    {"be-attacked", "diserang"},
    {"be-chosen", "dipilih oleh efek lawan Anda"},
};
constexpr Word actions[] = {
    {"open", "buka~|membuka~"},
    {"close", "tutup~|menutup~"},
    {"wound", "berikan [Luka] {n} kepada {for}|memberikan [Luka] {n} kepada {for}"},
    {"heal", "sembuhkan [Luka] {n} {for}|menyembuhkan [Luka] {n} {for}"},
    {"destroy", "hancurkan~|menghancurkan~"},
    {"discard", "buang {things}|membuang {things}"},
    {"put", "letakkan~ {zone}|meletakkan~ {zone}"},
    {"draw", "ambil {cards} dari {own:dek}|mengambil {cards} dari {own:dek}"},
    {"gold", "terima {n} emas|menerima {n} emas"},
    {"shuffle", "kocok {own:dek}|mengocok {own:dek}"},
};
constexpr Word occasions[] = {
    {"enters", "saat {s} masuk ke dalam permainan< {from}>"},
    {"dies", "saat {mine} mati"},
    {"attacks", "saat {s} menyerang< {o}>"},
    {"is-attacked", "saat {s} diserang< oleh {o}>"},
    {"defends", "saat {s} bertahan"},
    {"spell-played", "saat {bare} dimainkan< {by}>"},
    {"turn", "pada awal {own:giliran}"},
    {"end-of-turn", "pada akhir {own:giliran}"},
};
constexpr Word others[] = {
    {"attacks", "kartu yang diserang"},
    {"is-attacked", "kartu penyerang"},
};

} // namespace

const Wording words_id = {"kartu",   "kartu",    places,   tags, zones,        states, marks,
                          {},        attributes, counters, {},   restrictions, {},     actions,
                          occasions, {},         others,   {},   "Mantra"};

} // namespace twoseat::heroes
