// Card texts of the Dragon Ball Super Card Game in Indonesian.
#include "engine/dragonball/lexicon.h"

namespace twoseat::dragonball {
namespace {

constexpr Word places[] = {
    {"leader", "pemimpin||1"},
    {"battle card", "Kartu Battle"},
    {"unison", "Kartu Unison"},
    {"leader or battle card", "pemimpin atau Kartu Battle"},
    {"card in play", "kartu dalam permainan"},
    {"combo", "kartu kombo"},
    {"energy", "energi"},
    {"hand", "tangan||@"},
    {"deck", "dek"},
    {"life", "nyawa"},
    {"drop", "Drop"},
    {"warp", "Warp"},
};
constexpr Word tags[] = {
    {"leader", "Pemimpin"},
    {"battle card", "Battle"},
    {"unison", "Unison"},
    {"leader or battle card", "Pemimpin/Battle"},
    {"card in play", "Permainan"},
    {"combo", "Kombo"},
    {"energy", "Energi"},
    {"hand", "Tangan"},
    {"deck", "Dek"},
    {"life", "Nyawa"},
    {"drop", "Drop"},
    {"warp", "Warp"},
};
constexpr Word zones[] = {
    {"deck", "ke dasar {own:dek}"},
    {"deck top", "ke atas {own:dek}"},
    {"hand", "{to:tangan}"},
    {"life", "{to:nyawa}"},
    {"drop", "{to:Drop}"},
    {"warp", "{to:Warp}"},
    {"energy", "{to:energi}"},
    {"leader", "ke Area Pemimpin"},
    {"battle", "ke dalam permainan"},
    {"unison", "ke dalam permainan"},
    {"combo", "ke Area Kombo"},
};
constexpr Word states[] = {
    {"active", "+dalam Mode Aktif"},
    {"rest", "+dalam Mode Istirahat"},
    {"attacking", "+menyerang"},
    {"guarding", "+diserang"},
};
constexpr Word marks[] = {
    {"leader", "kartu pemimpin"},
    {"battle", "Kartu Battle"},
    {"extra", "Kartu Extra"},
    {"unison", "Kartu Unison"},
    {"red", "kartu merah"},
    {"blue", "kartu biru"},
    {"green", "kartu hijau"},
    {"yellow", "kartu kuning"},
    {"black", "kartu hitam"},
    {"critical", "+Kritis"},
    {"double-strike", "+Pukulan Ganda"},
    {"triple-strike", "+Pukulan Tiga Kali"},
    {"quadruple-strike", "+Pukulan Empat Kali"},
    {"victory-strike", "+Pukulan Kemenangan"},
    {"barrier", "+Perintang"},
    {"indestructible", "+Tak Terhancurkan"},
    {"energy-exhaust", "+Energi Lelah"},
    {"ultimate", "+Pamungkas"},
    {"super-combo", "+Kombo Super"},
    {"dragon-ball", "+Dragon Ball"},
};
constexpr Word gifts[] = {
    {"critical", "\"Kritis\""},
    {"double-strike", "\"Pukulan Ganda\""},
    {"triple-strike", "\"Pukulan Tiga Kali\""},
    {"quadruple-strike", "\"Pukulan Empat Kali\""},
    {"victory-strike", "\"Pukulan Kemenangan\""},
    {"barrier", "\"Perintang\""},
    {"indestructible", "\"Tak Terhancurkan\""},
};
constexpr Word attributes[] = {
    {"power", "[Kekuatan]|kekuatan"},
    {"cost", "[Biaya]|biaya energi"},
    {"combo-power", "[Kombo]|kekuatan kombo"},
    {"combo-cost", "[Biaya kombo]|biaya kombo"},
    {"red", "[Merah]|biaya merah"},
    {"blue", "[Biru]|biaya biru"},
    {"green", "[Hijau]|biaya hijau"},
    {"yellow", "[Kuning]|biaya kuning"},
    {"black", "[Hitam]|biaya hitam"},
};
constexpr Word keywords[] = {
    {"main", "Utama"},
    {"battle", "Pertarungan"},
    {"main-battle", "Utama/Pertarungan"},
    {"counter-play", "Balas: Permainan"},
    {"counter-attack", "Balas: Serangan"},
    {"counter-battle-card-attack", "Balas: Serangan Kartu Battle"},
    {"counter-counter", "Balas: Balas"},
    {"awaken", "Bangkit"},
    {"awaken-surge", "Bangkit: Lonjakan"},
    {"wish", "Hasrat"},
    {"blocker", "Penghalang"},
    {"dual-attack", "Serangan Ganda"},
    {"triple-attack", "Serangan Tiga Kali"},
    {"revenge", "Dendam"},
    {"offering", "Persembahan"},
};
constexpr Word restrictions[] = {
    {"attack", "menyerang"},
    {"be-attacked", "diserang"},
    {"be-chosen", "dipilih oleh kemampuan lawan Anda"},
    {"combo", "dipakai untuk kombo"},
    {"ready", "beralih ke Mode Aktif"},
};
constexpr Word actions[] = {
    {"ready", "ubah~ ke Mode Aktif|mengubah~ ke Mode Aktif"},
    {"rest", "ubah~ ke Mode Istirahat|mengubah~ ke Mode Istirahat"},
    {"ko", "KO-kan~|meng-KO-kan~"},
    {"play", "mainkan~|memainkan~"},
    {"discard", "buang {things}|membuang {things}"},
    {"rest-energy", "istirahatkan {things}|mengistirahatkan {things}"},
    {"put", "letakkan~ {zone}|meletakkan~ {zone}"},
    {"flip", "balikkan~|membalikkan~"},
    {"guard", "jadikan~ kartu bertahan|menjadikan~ kartu bertahan"},
    {"negate", "batalkan apa yang dibalas ini|membatalkan apa yang dibalas ini"},
    {"draw", "ambil {cards} dari {own:dek}|mengambil {cards} dari {own:dek}"},
    {"damage", "terima kerusakan {n}|menerima kerusakan {n}"},
    {"shuffle", "kocok {own:dek}|mengocok {own:dek}"},
    {"win", "menangkan permainan|memenangkan permainan"},
    {"add-markers", "[Penanda] +{n}"},
    {"remove-markers", "[Penanda] -{n}"},
    {"later", "untuk {for}, siapkan sekali {word}|untuk {for}, menyiapkan sekali {word}"},
};
constexpr Word occasions[] = {
    {"played", "saat {s} dimainkan< {from}>"},
    {"ko", "saat {mine} di-KO"},
    {"combo", "saat {s} dipakai untuk kombo"},
    {"attacks", "saat {s} menyerang< {o}>"},
    {"attack-on", "saat serangan dinyatakan terhadap {s}< oleh {o}>"},
    {"attacked", "saat {s} diserang< oleh {o}>"},
    {"deals-damage", "saat {s} akan memberi kerusakan dengan menyerang< {o}>"},
    {"dealt-damage", "saat {s} telah memberi kerusakan dengan menyerang< {o}>"},
    {"awakens", "saat {s} dibalikkan"},
    {"turn", "pada awal {own:giliran}"},
    {"main-phase", "pada awal {own:fase utama}"},
    {"offense", "pada awal {own:langkah serangan}"},
    {"defense", "pada awal {own:langkah pertahanan}"},
    {"damage-step", "pada awal {own:langkah kerusakan}"},
    {"end-of-battle", "pada akhir pertarungan itu"},
    {"end-of-main", "pada akhir {own:fase utama}"},
    {"end-of-turn", "pada akhir {own:giliran}"},
};
constexpr Word others[] = {
    {"attacks", "kartu yang diserang"}, {"attack-on", "kartu penyerang"},   {"attacked", "kartu penyerang"},
    {"deals-damage", "kartu bertahan"}, {"dealt-damage", "kartu bertahan"},
};

} // namespace

const Wording words_id = {"kartu", "kartu", places,     tags, zones,    states,
                          marks,   gifts,   attributes, {},   keywords, restrictions,
                          {},      actions, occasions,  {},   others,   {}};

} // namespace twoseat::dragonball
