// Card texts of the Dragon Ball Super Card Game in Malay.
#include "engine/dragonball/lexicon.h"

namespace twoseat::dragonball {
namespace {

constexpr Word places[] = {
    {"leader", "ketua||1"},
    {"battle card", "Kad Battle"},
    {"unison", "Kad Unison"},
    {"leader or battle card", "ketua atau Kad Battle"},
    {"card in play", "kad dalam permainan"},
    {"combo", "kad kombo"},
    {"energy", "tenaga"},
    {"hand", "tangan||@"},
    {"deck", "dek"},
    {"life", "nyawa"},
    {"drop", "Drop"},
    {"warp", "Warp"},
};
constexpr Word tags[] = {
    {"leader", "Ketua"},
    {"battle card", "Battle"},
    {"unison", "Unison"},
    {"leader or battle card", "Ketua/Battle"},
    {"card in play", "Permainan"},
    {"combo", "Kombo"},
    {"energy", "Tenaga"},
    {"hand", "Tangan"},
    {"deck", "Dek"},
    {"life", "Nyawa"},
    {"drop", "Drop"},
    {"warp", "Warp"},
};
constexpr Word zones[] = {
    {"deck", "ke bahagian bawah {own:dek}"},
    {"deck top", "ke bahagian atas {own:dek}"},
    {"hand", "{to:tangan}"},
    {"life", "{into:nyawa}"},
    {"drop", "{into:Drop}"},
    {"warp", "{into:Warp}"},
    {"energy", "{into:tenaga}"},
    {"leader", "ke Kawasan Ketua"},
    {"battle", "ke dalam permainan"},
    {"unison", "ke dalam permainan"},
    {"combo", "ke Kawasan Kombo"},
};
constexpr Word states[] = {
    {"active", "+dalam Mod Aktif"},
    {"rest", "+dalam Mod Rehat"},
    {"attacking", "+menyerang"},
    {"guarding", "+diserang"},
};
constexpr Word marks[] = {
    {"leader", "kad ketua"},
    {"battle", "Kad Battle"},
    {"extra", "Kad Extra"},
    {"unison", "Kad Unison"},
    {"red", "kad merah"},
    {"blue", "kad biru"},
    {"green", "kad hijau"},
    {"yellow", "kad kuning"},
    {"black", "kad hitam"},
    {"critical", "+Kritikal"},
    {"double-strike", "+Pukulan Dua Kali"},
    {"triple-strike", "+Pukulan Tiga Kali"},
    {"quadruple-strike", "+Pukulan Empat Kali"},
    {"victory-strike", "+Pukulan Kemenangan"},
    {"barrier", "+Penghadang"},
    {"indestructible", "+Tak Termusnah"},
    {"energy-exhaust", "+Tenaga Letih"},
    {"ultimate", "+Terunggul"},
    {"super-combo", "+Kombo Super"},
    {"dragon-ball", "+Dragon Ball"},
};
constexpr Word gifts[] = {
    {"critical", "\"Kritikal\""},
    {"double-strike", "\"Pukulan Dua Kali\""},
    {"triple-strike", "\"Pukulan Tiga Kali\""},
    {"quadruple-strike", "\"Pukulan Empat Kali\""},
    {"victory-strike", "\"Pukulan Kemenangan\""},
    {"barrier", "\"Penghadang\""},
    {"indestructible", "\"Tak Termusnah\""},
};
constexpr Word attributes[] = {
    {"power", "[Kuasa]|kuasa"},
    {"cost", "[Kos]|kos tenaga"},
    {"combo-power", "[Kombo]|kuasa kombo"},
    {"combo-cost", "[Kos kombo]|kos kombo"},
    {"red", "[Merah]|kos merah"},
    {"blue", "[Biru]|kos biru"},
    {"green", "[Hijau]|kos hijau"},
    {"yellow", "[Kuning]|kos kuning"},
    {"black", "[Hitam]|kos hitam"},
};
constexpr Word keywords[] = {
    {"main", "Utama"},
    {"battle", "Pertarungan"},
    {"main-battle", "Utama/Pertarungan"},
    {"counter-play", "Balas: Permainan"},
    {"counter-attack", "Balas: Serangan"},
    {"counter-battle-card-attack", "Balas: Serangan Kad Battle"},
    {"counter-counter", "Balas: Balas"},
    {"awaken", "Bangkit"},
    {"awaken-surge", "Bangkit: Lonjakan"},
    {"wish", "Hajat"},
    {"blocker", "Penghalang"},
    {"dual-attack", "Serangan Berganda"},
    {"triple-attack", "Serangan Tiga Kali"},
    {"revenge", "Dendam"},
    {"offering", "Persembahan"},
};
constexpr Word restrictions[] = {
    {"attack", "menyerang"},
    {"be-attacked", "diserang"},
    {"be-chosen", "dipilih oleh kemahiran pihak lawan anda"},
    {"combo", "digunakan untuk kombo"},
    {"ready", "beralih ke Mod Aktif"},
};
constexpr Word actions[] = {
    {"ready", "tukar~ ke Mod Aktif|menukar~ ke Mod Aktif"},
    {"rest", "tukar~ ke Mod Rehat|menukar~ ke Mod Rehat"},
    {"ko", "KO-kan~|meng-KO-kan~"},
    {"play", "mainkan~|memainkan~"},
    {"discard", "buang {things}|membuang {things}"},
    {"rest-energy", "rehatkan {things}|merehatkan {things}"},
    {"put", "letakkan~ {zone}|meletakkan~ {zone}"},
    {"flip", "terbalikkan~|menterbalikkan~"},
    {"guard", "jadikan~ kad bertahan|menjadikan~ kad bertahan"},
    {"negate", "batalkan apa yang dibalas ini|membatalkan apa yang dibalas ini"},
    {"draw", "draw {cards}"},
    {"damage", "terima kerosakan {n}|menerima kerosakan {n}"},
    {"shuffle", "shuffle {own:dek}"},
    {"win", "menang permainan|memenangi permainan"},
    {"add-markers", "[Penanda] +{n}"},
    {"remove-markers", "[Penanda] -{n}"},
    {"later", "untuk {for}, sediakan sekali {word}|untuk {for}, menyediakan sekali {word}"},
};
constexpr Word occasions[] = {
    {"played", "apabila {s} dimainkan< {from}>"},
    {"ko", "apabila {mine} di-KO"},
    {"combo", "apabila {s} digunakan untuk kombo"},
    {"attacks", "apabila {s} menyerang< {o}>"},
    {"attack-on", "apabila serangan diisytiharkan ke atas {s}< oleh {o}>"},
    {"attacked", "apabila {s} diserang< oleh {o}>"},
    {"deals-damage", "apabila {s} hendak memberi kerosakan dengan menyerang< {o}>"},
    {"dealt-damage", "apabila {s} telah memberi kerosakan dengan menyerang< {o}>"},
    {"awakens", "apabila {s} diterbalikkan"},
    {"turn", "pada awal {own:giliran}"},
    {"main-phase", "pada awal {own:fasa utama}"},
    {"offense", "pada awal {own:langkah serangan}"},
    {"defense", "pada awal {own:langkah pertahanan}"},
    {"damage-step", "pada awal {own:langkah kerosakan}"},
    {"end-of-battle", "pada akhir pertarungan itu"},
    {"end-of-main", "pada akhir {own:fasa utama}"},
    {"end-of-turn", "pada akhir {own:giliran}"},
};
constexpr Word others[] = {
    {"attacks", "kad yang diserang"}, {"attack-on", "kad penyerang"},   {"attacked", "kad penyerang"},
    {"deals-damage", "kad bertahan"}, {"dealt-damage", "kad bertahan"},
};

} // namespace

const Wording words_ms = {"kad", "kad",    places,       tags, zones,   states,    marks, gifts,  attributes,
                          {},    keywords, restrictions, {},   actions, occasions, {},    others, {}};

} // namespace twoseat::dragonball
