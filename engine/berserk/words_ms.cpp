// Berserk's card texts in Malay.
#include "engine/berserk/lexicon.h"

namespace twoseat::berserk {
namespace {

constexpr Word places[] = {
    {"squad", "kad"}, {"board", "kad^ di medan"}, {"extra", "kad^ di Zon Ekstra"},
    {"deck", "dek"},  {"graveyard", "kubur"},
};
constexpr Word tags[] = {
    {"squad", "Pasukan"}, {"board", "Medan"},     {"extra", "Zon Ekstra"},
    {"deck", "Dek"},      {"graveyard", "Kubur"},
};
constexpr Word zones[] = {
    {"deck", "ke dalam {own:dek}"},
    {"deck top", "ke bahagian atas {own:dek}"},
    {"deal", "ke dalam {own:agihan}"},
    {"set", "ke dalam {own:set}"},
    {"graveyard", "{into:kubur}"},
    {"extra", "ke Zon Ekstra"},
    {"a1", "di A1"},
    {"b1", "di B1"},
    {"c1", "di C1"},
    {"d1", "di D1"},
    {"e1", "di E1"},
    {"a2", "di A2"},
    {"b2", "di B2"},
    {"c2", "di C2"},
    {"d2", "di D2"},
    {"e2", "di E2"},
    {"a3", "di A3"},
    {"b3", "di B3"},
    {"c3", "di C3"},
    {"d3", "di D3"},
    {"e3", "di E3"},
};
constexpr Word states[] = {
    {"open", "terbuka"},        {"closed", "tertutup"},
    {"wounded", "cedera"},      {"struck", "+dicederakan oleh serangan pada giliran ini"},
    {"creature", "makhluk"},    {"plain", "makhluk biasa"},
    {"symbiote", "simbion"},    {"flyer", "terbang"},
    {"terrain", "medan bumi"},  {"artifact", "artifak"},
    {"equipment", "peralatan"}, {"incorporeal", "tak berjasad"},
    {"poisoned", "beracun"},    {"blessed", "diberkati"},
    {"cursed", "disumpah"},     {"attacking", "+menyerang"},
    {"neutral", "neutral"},
};
constexpr Word marks[] = {
    {"elite", "kad elit"},       {"steppe", "kad Padang"}, {"forest", "kad Hutan"},
    {"mountain", "kad Gunung"},  {"swamp", "kad Paya"},    {"darkness", "kad Kegelapan"},
    {"fire", "kad Api"},         {"weapon", "Senjata"},    {"armour", "Perisai Badan"},
    {"shield", "Perisai"},       {"potion", "Ramuan"},     {"boots", "But"},
    {"horde", "+Gerombolan"},    {"unique", "+Keunikan"},  {"many-incarnations", "+Penjelmaan tanpa had"},
    {"chips", "+kos dalam cip"},
};
constexpr Word attributes[] = {
    {"weak", "[Lemah]|pukulan lemah"},
    {"medium", "[Sederhana]|pukulan sederhana"},
    {"strong", "[Kuat]|pukulan kuat"},
    {"lives", "[Nyawa]|nyawa"},
    {"movement", "[Gerakan]|gerakan"},
    {"price", "[Harga]|harga"},
    {"type", "[Jenis]|jenis"},
    {"left", "[Nyawa]|baki nyawa"},
    {"wounds", "[Luka]|luka"},
    {"chips", "[Cip]|cip"},
    {"die", "[Dadu]|dadu"},
    {"vanguard", "+Pelopor"},
    {"unanswered", "+Pukulan Tak Berbalas"},
    {"incorporeal", "+Tak Berjasad"},
    {"blessing", "+Berkat"},
    {"armour", "+Perisai Badan< {n}>"},
    {"vampirism", "+Vampirisme"},
    {"wrath", "+Amarah"},
    {"gift-of-life", "+Kurnia Nyawa< {n}>"},
    {"soulcatcher", "+Penangkap Roh< {n}>"},
    {"thirst", "+Dahaga< {n}>"},
    {"protection-from-simple", "+Perlindungan daripada pukulan biasa"},
    {"protection-from-strikes", "+Perlindungan daripada pukulan"},
    {"protection-from-shots", "+Perlindungan daripada tembakan"},
    {"protection-from-throws", "+Perlindungan daripada lontaran"},
    {"protection-from-rows", "+Perlindungan daripada pukulan barisan"},
    {"protection-from-ranged", "+Perlindungan daripada serangan jarak jauh"},
    {"protection-from-magic", "+Perlindungan daripada sihir"},
    {"protection-from-discharges", "+Perlindungan daripada nyahcas"},
    {"protection-from-spells", "+Perlindungan daripada mantera"},
    {"protection-from-impacts", "+Perlindungan daripada dampak"},
    {"protection-from-poison", "+Perlindungan daripada racun"},
    {"concentration", "+Tumpuan"},
    {"agility", "+Ketangkasan"},
    {"maneuver", "+Manuver"},
    {"camouflage", "+Penyamaran"},
    {"meditation", "+Meditasi"},
    {"directed", "+Pukulan Terarah"},
    {"clumsiness", "+Kekekokan< {n}>"},
    {"attack-experience", "+Pengalaman Menyerang< {n}>"},
    {"defence-experience", "+Pengalaman Bertahan< {n}>"},
    {"shot-experience", "+Pengalaman Menembak< {n}>"},
    {"throw-experience", "+Pengalaman Melontar< {n}>"},
    {"discharge-experience", "+Pengalaman Menyahcas< {n}>"},
    {"poison", "+Racun< {n}>"},
    {"curse", "+Sumpahan"},
    {"jump", "+Lompatan"},
    {"regeneration", "+Regenerasi< {n}>"},
    {"stealth", "+Senyap"},
    {"fortitude", "+Ketabahan"},
    {"fear", "+Gerun< {n}>"},
    {"formation", "+Formasi"},
    {"cache", "+Persembunyian"},
    {"teleportation", "+Teleportasi"},
    {"thick-skin", "+Kulit Tebal"},
    {"precision", "+Ketepatan"},
    {"corpse-eating", "+Pemakan Bangkai"},
    {"fade", "+Pudar< {n}>"},
    {"vulnerability", "+Kerentanan"},
    {"plague", "+Wabak"},
    {"shield-of-arhaal", "+Perisai Arhaal< {n}>"},
    {"fury", "+Keberangan< {n}>"},
    {"incarnation", "+Penjelmaan< {n}>"},
    {"unity", "+Perpaduan< {n}>"},
};
constexpr Word counters[] = {
    {"gold", "{own:emas}"},
    {"silver", "{own:perak}"},
    {"mulligans", "bilangan {own:mulligan}"},
    {"kept", "{own:agihan yang disimpan}"},
    {"passed", "{own:langkau}"},
};
constexpr Word keywords[] = {
    {"spell", "Mantera"},
};
constexpr Word restrictions[] = {
    {"attack", "menyerang"}, {"defend", "bertahan"}, {"move", "bergerak"},     {"open", "terbuka"},
    {"close", "tertutup"},   {"fight", "bertarung"}, {"be-chosen", "dipilih"},
};
constexpr Word actions[] = {
    {"special-strike", "buat pukulan khas {n} terhadap {for}|membuat pukulan khas {n} terhadap {for}"},
    {"magic-strike", "buat pukulan sihir {n} terhadap {for}|membuat pukulan sihir {n} terhadap {for}"},
    {"shot", "lepaskan tembakan {n} ke arah {for}|melepaskan tembakan {n} ke arah {for}"},
    {"throw", "buat lontaran {n} ke arah {for}|membuat lontaran {n} ke arah {for}"},
    {"row-strike", "buat pukulan barisan {n} terhadap {for}|membuat pukulan barisan {n} terhadap {for}"},
    {"discharge", "lepaskan nyahcas {n} ke arah {for}|melepaskan nyahcas {n} ke arah {for}"},
    {"close", "tutup~|menutup~"},
    {"chips", "letakkan [Cip] {n} pada {for}|meletakkan [Cip] {n} pada {for}"},
    {"open", "buka~|membuka~"},
    {"wound", "beri [Luka] {n} kepada {for}|memberi [Luka] {n} kepada {for}"},
    {"suffer",
     "cederakan kad ini {n} dengan kad ini sendiri|mencederakan kad ini {n} dengan kad ini sendiri"},
    {"heal", "sembuhkan [Luka] {n} {for}|menyembuhkan [Luka] {n} {for}"},
    {"heal-fully", "sembuhkan semua [Luka] {for}|menyembuhkan semua [Luka] {for}"},
    {"extra-lives", "beri {n} nyawa tambahan kepada {for}|memberi {n} nyawa tambahan kepada {for}"},
    {"drain", "sembuhkan [Luka] {n} kad ini, bakinya sebagai nyawa tambahan|menyembuhkan [Luka] {n} kad ini, "
              "bakinya sebagai nyawa tambahan"},
    {"destroy", "musnahkan~|memusnahkan~"},
    {"bury", "letakkan~ ke dalam kubur sebagai mati|meletakkan~ ke dalam kubur sebagai mati"},
    {"concentrate", "tumpukan~|menumpukan~"},
    {"step-aside",
     "gerakkan~ ke petak kosong yang bersebelahan|menggerakkan~ ke petak kosong yang bersebelahan"},
    {"cure", "hapuskan racun daripada {for}|menghapuskan racun daripada {for}"},
    {"strike", "tambah [Pukulan] {n} kepada {for}|menambah [Pukulan] {n} kepada {for}"},
};
constexpr Word occasions[] = {
    {"rule", "apabila sifat ini tercetus"},
    {"fight-begins", "pada awal pertempuran"},
    {"turn", "pada awal {own:giliran}"},
    {"end-of-turn", "pada akhir {own:giliran}"},
    {"attacks", "apabila {s} menyerang< {o}>"},
    {"is-attacked", "apabila {s} diserang< oleh {o}>"},
    {"strikes", "apabila {s} mencederakan {o} dengan serangan"},
    {"is-struck", "apabila {s} dicederakan oleh serangan< {o}>"},
    {"dies", "apabila {mine} mati"},
    {"opens", "apabila {s} terbuka"},
    {"moves", "apabila {s} bergerak"},
    {"defends", "apabila {s} bertahan"},
};
constexpr Word others[] = {
    {"attacks", "kad yang diserang"},
    {"is-attacked", "kad penyerang"},
    {"strikes", "kad yang dicederakan"},
    {"is-struck", "kad yang mencederakannya"},
};
constexpr Word reaches[] = {
    {"", "dalam lingkungan {n} petak dari kad ini"},
    {"adjacent", "yang bersebelahan dengan kad ini"},
    {"orthogonal", "yang bersebelahan tegak lurus dengan kad ini"},
    {"row", "selang satu baris dari kad ini"},
    {"opposite", "yang bertentangan dengan kad ini"},
    {"kin", "yang seunsur dengan kad ini"},
    {"host", "=pembawa kad ini"},
};

} // namespace

const Wording words_ms = {"kad",     "kad",      places,   tags,     zones,        states,     marks,
                          {},        attributes, counters, keywords, restrictions, {},         actions,
                          occasions, {},         others,   {},       nullptr,      "Mengejut", reaches};

} // namespace twoseat::berserk
