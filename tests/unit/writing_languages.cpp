// The same abilities in all four languages, sentence by sentence.
#include "engine/twoseat.h"
#include <doctest/doctest.h>

using namespace twoseat;

namespace {

struct Example {
  const char* ability;
  const char* texts[4]; // in the order of Language
};

// clang-format off
constexpr Example examples[] = {
    {R"json({"kind": "act", "in": "vanguard", "do": [{"choose": 1, "from": {"in": "drop", "name": "Younger Twin"}, "as": "mate"}, {"legion": "mate"}]})json",
     {R"text([ACT](VC): Choose a card from your drop zone named "Younger Twin", and go into Legion with it.)text",
      R"text([AKT](VC): Pilih satu kad dari zon musnah anda bernama "Younger Twin", dan masuk Legion dengan kad itu.)text",
      R"text([ACT](VC): Scegli una carta dalla tua Zona Scarti di nome "Younger Twin" ed entra in Legion con essa.)text",
      R"text([ACT](VC): Pilih satu kartu dari drop zone Anda bernama "Younger Twin", lalu masuk Legion dengan kartu itu.)text"}},
    {R"json({"kind": "cont", "in": "rear-guard", "would": {"event": "retired"}, "do": [{"put": "it", "into": "soul"}]})json",
     {R"text([CONT](RC): If this unit would be retired, instead put this unit into your soul.)text",
      R"text([BTS](RC): Jika unit ini akan digugurkan, sebaliknya letakkan unit ini ke dalam jiwa anda.)text",
      R"text([CONT](RC): Se questa unità sta per essere ritirata, invece metti questa unità nella tua Anima.)text",
      R"text([CONT](RC): Jika unit ini akan di-retire, sebagai gantinya letakkan unit ini ke soul Anda.)text"}},
    {R"json({"kind": "cont", "in": "vanguard", "limit": "turn", "would": {"event": "retired", "card": {"in": "rear-guard"}}, "cost": [{"counter-blast": 1}], "do": [{"put": "it", "into": "hand"}]})json",
     {R"text([CONT](VC)1/Turn: If one of your rear-guards would be retired, you may pay [COST][Counter-Blast 1] instead. If you do, put that unit into your hand.)text",
      R"text([BTS](VC)1/Giliran: Jika salah satu Rear-guard anda akan digugurkan, anda boleh sebaliknya membayar [KOS][Counter-Blast 1]. Jika anda berbuat demikian, letakkan unit itu ke tangan anda.)text",
      R"text([CONT](VC)1/Turno: Se una tua retroguardia sta per essere ritirata, puoi invece pagare [COST][Contrattacco 1]. Se lo fai, metti quell'unità nella tua mano.)text",
      R"text([CONT](VC)1/Giliran: Jika salah satu rear-guard Anda akan di-retire, sebagai gantinya Anda boleh membayar [BIAYA][Counter-Blast 1]. Jika Anda melakukannya, letakkan unit itu ke tangan Anda.)text"}},
    {R"json({"kind": "cont", "in": "rear-guard", "may": true, "would": {"event": "leaves-field", "card": {"in": "rear-guard", "other": true}}, "do": [{"bind": "it"}]})json",
     {R"text([CONT](RC): If one of your other rear-guards would leave the field, you may instead bind it.)text",
      R"text([BTS](RC): Jika salah satu Rear-guard lain anda akan meninggalkan lapangan, anda boleh sebaliknya mem-bind unit itu.)text",
      R"text([CONT](RC): Se un'altra tua retroguardia sta per lasciare il terreno, puoi invece confinarla.)text",
      R"text([CONT](RC): Jika salah satu rear-guard lain Anda akan meninggalkan medan, sebagai gantinya Anda boleh mem-bind unit itu.)text"}},
    {R"json({"kind": "act", "in": "vanguard", "do": [{"power": 5000, "until": "opponent's turn"}, {"critical": 1, "until": "your next turn"}]})json",
     {R"text([ACT](VC): This unit gets [Power] +5000 until end of your opponent's turn, and this unit gets [Critical] +1 until end of your next turn.)text",
      R"text([AKT](VC): Unit ini mendapat [Kuasa] +5000 hingga akhir giliran pihak lawan anda, dan unit ini mendapat [Kritikal] +1 hingga akhir giliran anda yang seterusnya.)text",
      R"text([ACT](VC): Questa unità ottiene [Forza] +5000 fino alla fine del turno del tuo avversario e questa unità ottiene [Critico] +1 fino alla fine del tuo prossimo turno.)text",
      R"text([ACT](VC): Unit ini mendapat [Power] +5000 hingga akhir giliran lawan Anda, lalu unit ini mendapat [Critical] +1 hingga akhir giliran Anda berikutnya.)text"}},
    {R"json({"kind": "act", "in": "rear-guard", "limit": "turn", "cost": [{"counter-blast": 1}, {"discard": 1}], "do": [{"draw": 2}]})json",
     {R"text([ACT](RC)1/Turn: [COST][Counter-Blast 1 & discard a card from your hand], draw two cards.)text",
      R"text([AKT](RC)1/Giliran: [KOS][Counter-Blast 1 & buang satu kad dari tangan anda], draw dua kad.)text",
      R"text([ACT](RC)1/Turno: [COST][Contrattacco 1 & scarta una carta dalla tua mano], pesca due carte.)text",
      R"text([ACT](RC)1/Giliran: [BIAYA][Counter-Blast 1 & buang satu kartu dari tangan Anda], ambil dua kartu dari dek Anda.)text"}},
    {R"json({"kind": "auto", "in": "rear-guard", "when": {"event": "attacks"}, "if": {"count": {"in": "rear-guard"}, "min": 3}, "cost": [{"soul-blast": 1}], "do": [{"power": 5000, "until": "battle"}]})json",
     {R"text([AUTO](RC): When this unit attacks, if you have three or more rear-guards, [COST][Soul-Blast 1], this unit gets [Power] +5000 until end of that battle.)text",
      R"text([AUTO](RC): Apabila unit ini menyerang, jika anda mempunyai tiga atau lebih Rear-guard, [KOS][Soul-Blast 1], unit ini mendapat [Kuasa] +5000 hingga akhir pertempuran itu.)text",
      R"text([AUTO](RC): Quando questa unità attacca, se hai tre o più retroguardie, [COST][Contrattacco dell'Anima 1], questa unità ottiene [Forza] +5000 fino alla fine di quella battaglia.)text",
      R"text([AUTO](RC): Saat unit ini menyerang, jika Anda memiliki tiga atau lebih rear-guard, [BIAYA][Soul-Blast 1], unit ini mendapat [Power] +5000 hingga akhir pertarungan itu.)text"}},
    {R"json({"kind": "act", "in": "rear-guard", "do": [{"retire": {"choose": 1, "from": {"in": "front row rear-guard", "of": "opponent", "grade": {"max": 1}}}}]})json",
     {R"text([ACT](RC): Choose one of your opponent's grade 1 or less rear-guards in the front row, and retire it.)text",
      R"text([AKT](RC): Pilih salah satu Rear-guard grade 1 atau kurang pihak lawan anda di baris depan, dan gugurkan unit itu.)text",
      R"text([ACT](RC): Scegli una retroguardia di grado 1 o inferiore nella linea frontale del tuo avversario e ritirala.)text",
      R"text([ACT](RC): Pilih salah satu rear-guard grade 1 atau kurang lawan Anda di baris depan, lalu retire unit itu.)text"}},
    {R"json({"kind": "act", "in": "rear-guard", "do": [{"stand": {"choose": 2, "up to": true, "from": {"in": "rear-guard", "is": "rest", "other": true, "tag": "Candlerow"}}}]})json",
     {R"text([ACT](RC): Choose up to two of your other resting <Candlerow> rear-guards, and stand them.)text",
      R"text([AKT](RC): Pilih maksimum dua Rear-guard <Candlerow> lain anda yang dalam keadaan rest, dan stand semua unit itu.)text",
      R"text([ACT](RC): Scegli fino a due delle tue altre retroguardie <Candlerow> che sono a riposo e attivale.)text",
      R"text([ACT](RC): Pilih paling banyak dua rear-guard <Candlerow> lain Anda yang dalam posisi rest, lalu ubah semua unit itu menjadi stand.)text"}},
    {R"json({"kind": "act", "in": "rear-guard", "do": [{"put": {"choose": 1, "from": {"in": ["hand", "drop"], "is": "critical-trigger"}}, "into": "soul"}]})json",
     {R"text([ACT](RC): Choose a critical trigger from your hand or from your drop zone, and put it into your soul.)text",
      R"text([AKT](RC): Pilih satu kritikal trigger dari tangan anda atau dari zon musnah anda, dan letakkan kad itu ke dalam jiwa anda.)text",
      R"text([ACT](RC): Scegli un innesco critico dalla tua mano o dalla tua Zona Scarti e mettilo nella tua Anima.)text",
      R"text([ACT](RC): Pilih satu critical trigger dari tangan Anda atau dari drop zone Anda, lalu letakkan kartu itu ke soul Anda.)text"}},
    {R"json({"kind": "act", "in": "rear-guard", "do": [{"call": {"choose": 1, "from": {"in": "drop", "name has": "Pell", "grade": {"max": 0, "than": {"grade": "vanguard"}}}}}]})json",
     {R"text([ACT](RC): Choose a card from your drop zone with "Pell" in its name with grade less than or equal to the grade of your vanguard, and call it to (RC).)text",
      R"text([AKT](RC): Pilih satu kad dari zon musnah anda dengan "Pell" dalam namanya dengan grade sama atau kurang daripada grade Vanguard anda, dan panggil kad itu ke (RC).)text",
      R"text([ACT](RC): Scegli una carta dalla tua Zona Scarti con "Pell" nel nome con grado inferiore o pari al grado del tuo Vanguard e schierala su (RC).)text",
      R"text([ACT](RC): Pilih satu kartu dari drop zone Anda dengan "Pell" pada namanya dengan grade sama dengan atau kurang dari grade vanguard Anda, lalu panggil kartu itu ke (RC).)text"}},
    {R"json({"kind": "act", "in": "vanguard", "do": [{"put": {"choose": 1, "from": {"in": "drop", "name not": "Oilcan Brothers", "power": {"min": 8000}}}, "into": "hand"}]})json",
     {R"text([ACT](VC): Choose a card from your drop zone with [Power] 8000 or greater that is not named "Oilcan Brothers", and put it into your hand.)text",
      R"text([AKT](VC): Pilih satu kad dari zon musnah anda dengan [Kuasa] 8000 atau lebih yang tidak bernama "Oilcan Brothers", dan letakkan kad itu ke tangan anda.)text",
      R"text([ACT](VC): Scegli una carta dalla tua Zona Scarti con [Forza] 8000 o superiore che non è di nome "Oilcan Brothers" e mettila nella tua mano.)text",
      R"text([ACT](VC): Pilih satu kartu dari drop zone Anda dengan [Power] 8000 atau lebih yang tidak bernama "Oilcan Brothers", lalu letakkan kartu itu ke tangan Anda.)text"}},
    {R"json({"kind": "cont", "in": "vanguard", "do": [{"power": {"for each": {"in": "soul", "grade": 3}, "times": 2000}}]})json",
     {R"text([CONT](VC): This unit gets [Power] +2000 for each grade 3 card in your soul.)text",
      R"text([BTS](VC): Unit ini mendapat [Kuasa] +2000 untuk setiap kad grade 3 dalam jiwa anda.)text",
      R"text([CONT](VC): Questa unità ottiene [Forza] +2000 per ogni carta di grado 3 nella tua Anima.)text",
      R"text([CONT](VC): Unit ini mendapat [Power] +2000 untuk setiap kartu grade 3 di soul Anda.)text"}},
    {R"json({"kind": "auto", "in": "rear-guard", "when": {"event": "is-boosted"}, "do": [{"power": {"power": "other"}, "until": "battle"}]})json",
     {R"text([AUTO](RC): When this unit is boosted, this unit gets additional [Power] equal to the power of the boosting unit until end of that battle.)text",
      R"text([AUTO](RC): Apabila unit ini di-boost, unit ini mendapat [Kuasa] tambahan yang sama dengan kuasa unit boost hingga akhir pertempuran itu.)text",
      R"text([AUTO](RC): Quando questa unità viene supportata, questa unità ottiene [Forza] in aggiunta pari alla forza dell'unità supportante fino alla fine di quella battaglia.)text",
      R"text([AUTO](RC): Saat unit ini diberi boost, unit ini mendapat [Power] tambahan yang sama dengan power unit pemberi boost hingga akhir pertarungan itu.)text"}},
    {R"json({"kind": "act", "in": "vanguard", "if": {"number": {"for each": {"in": "damage", "of": "opponent"}}, "max": -1, "than": {"for each": "damage"}}, "do": [{"draw": 1}]})json",
     {R"text([ACT](VC): If the number of cards in your opponent's damage zone is less than the number of cards in your damage zone, draw a card.)text",
      R"text([AKT](VC): Jika bilangan kad dalam zon luka pihak lawan anda adalah kurang daripada bilangan kad dalam zon luka anda, draw satu kad.)text",
      R"text([ACT](VC): Se il numero di carte nella Zona Danni del tuo avversario è inferiore al numero di carte nella tua Zona Danni, pesca una carta.)text",
      R"text([ACT](VC): Jika jumlah kartu di damage zone lawan Anda kurang dari jumlah kartu di damage zone Anda, ambil satu kartu dari dek Anda.)text"}},
    {R"json({"kind": "auto", "in": "rear-guard", "when": {"event": "called", "card": {"in": "rear-guard", "other": true}}, "do": [{"power": 5000, "to": "it", "until": "turn"}]})json",
     {R"text([AUTO](RC): When one of your other rear-guards is called, it gets [Power] +5000 until end of turn.)text",
      R"text([AUTO](RC): Apabila salah satu Rear-guard lain anda dipanggil, unit itu mendapat [Kuasa] +5000 hingga akhir giliran.)text",
      R"text([AUTO](RC): Quando un'altra tua retroguardia viene schierata, quell'unità ottiene [Forza] +5000 fino alla fine del turno.)text",
      R"text([AUTO](RC): Saat salah satu rear-guard lain Anda dipanggil, unit itu mendapat [Power] +5000 hingga akhir giliran.)text"}},
    {R"json({"kind": "auto", "in": "vanguard", "when": {"event": "drive-check", "card": {"in": "trigger", "grade": 3}}, "do": [{"power": 10000, "until": "turn"}]})json",
     {R"text([AUTO](VC): When a grade 3 card is revealed by your drive check, this unit gets [Power] +10000 until end of turn.)text",
      R"text([AUTO](VC): Apabila satu kad grade 3 ditunjukkan semasa drive cek anda, unit ini mendapat [Kuasa] +10000 hingga akhir giliran.)text",
      R"text([AUTO](VC): Quando una carta di grado 3 viene rivelata dal tuo Controllo d'Assalto, questa unità ottiene [Forza] +10000 fino alla fine del turno.)text",
      R"text([AUTO](VC): Saat satu kartu grade 3 diperlihatkan oleh drive check Anda, unit ini mendapat [Power] +10000 hingga akhir giliran.)text"}},
    {R"json({"kind": "auto", "in": "rear-guard", "when": {"event": "hits", "other": {"in": "vanguard", "of": "opponent"}}, "do": [{"draw": 1}]})json",
     {R"text([AUTO](RC): When this unit's attack hits your opponent's vanguard, draw a card.)text",
      R"text([AUTO](RC): Apabila serangan unit ini mengenai Vanguard pihak lawan anda, draw satu kad.)text",
      R"text([AUTO](RC): Quando l'attacco di questa unità colpisce il Vanguard del tuo avversario, pesca una carta.)text",
      R"text([AUTO](RC): Saat serangan unit ini mengenai vanguard lawan Anda, ambil satu kartu dari dek Anda.)text"}},
    {R"json({"kind": "auto", "in": "rear-guard", "when": {"event": "end-of-turn", "of": "opponent"}, "do": [{"retire": "this"}]})json",
     {R"text([AUTO](RC): At the end of your opponent's turn, retire this unit.)text",
      R"text([AUTO](RC): Pada akhir giliran pihak lawan anda, gugurkan unit ini.)text",
      R"text([AUTO](RC): Alla fine del turno del tuo avversario, ritira questa unità.)text",
      R"text([AUTO](RC): Pada akhir giliran lawan Anda, retire unit ini.)text"}},
    {R"json({"kind": "act", "in": "vanguard", "cost": [{"counter-blast": 1}], "do": [{"look": 5, "as": "seen"}, {"choose": 1, "up to": true, "from": {"among": "seen", "grade": {"min": 3}}, "as": "found"}, {"reveal": "found"}, {"put": "found", "into": "hand"}, {"put": {"among": "seen", "not in": "found"}, "into": "deck bottom", "order": "any"}]})json",
     {R"text([ACT](VC): [COST][Counter-Blast 1], look at the top five cards of your deck, choose up to one grade 3 or greater card from among them, reveal it, put it into your hand, and put the rest on the bottom of your deck in any order.)text",
      R"text([AKT](VC): [KOS][Counter-Blast 1], lihat lima kad teratas dek anda, pilih maksimum satu kad grade 3 atau lebih dari kalangan semua kad itu, tunjukkan kad itu, letakkan kad itu ke tangan anda, dan letakkan baki kad itu ke bahagian bawah dek anda dalam sebarang urutan.)text",
      R"text([ACT](VC): [COST][Contrattacco 1], guarda le prime cinque carte del tuo deck, scegli fino a una carta di grado 3 o superiore tra quelle carte, rivelala, mettila nella tua mano e metti le altre in fondo al tuo deck in qualsiasi ordine.)text",
      R"text([ACT](VC): [BIAYA][Counter-Blast 1], lihat lima kartu teratas dek Anda, pilih paling banyak satu kartu grade 3 atau lebih dari antara semua kartu itu, perlihatkan kartu itu, letakkan kartu itu ke tangan Anda, lalu letakkan kartu sisanya ke dasar dek Anda dalam urutan apa pun.)text"}},
    {R"json({"kind": "act", "in": "vanguard", "do": [{"search": true}, {"choose": 1, "up to": true, "from": {"in": "deck", "grade": {"max": 2}}, "as": "found"}, {"call": "found"}, {"shuffle": true}]})json",
     {R"text([ACT](VC): Search your deck for up to one grade 2 or less card, call it to (RC), and shuffle your deck.)text",
      R"text([AKT](VC): Cari maksimum satu kad grade 2 atau kurang dalam dek anda, panggil kad itu ke (RC), dan shuffle dek anda.)text",
      R"text([ACT](VC): Cerca nel tuo deck fino a una carta di grado 2 o inferiore, schierala su (RC) e mischia il tuo deck.)text",
      R"text([ACT](VC): Cari paling banyak satu kartu grade 2 atau kurang di dek Anda, panggil kartu itu ke (RC), lalu kocok dek Anda.)text"}},
    {R"json({"kind": "order", "do": [{"choose": 1, "from": {"in": "rear-guard", "of": "opponent"}, "by": "opponent", "as": "x"}, {"retire": "x"}]})json",
     {R"text([Order]: Your opponent chooses one of their rear-guards. Retire it.)text",
      R"text([Order]: Pihak lawan anda memilih salah satu Rear-guard mereka. Gugurkan unit itu.)text",
      R"text([Ordine]: Il tuo avversario sceglie una sua retroguardia. Ritirala.)text",
      R"text([Order]: Lawan Anda memilih salah satu rear-guard miliknya. Retire unit itu.)text"}},
    {R"json({"kind": "act", "in": "vanguard", "do": [{"get-ability": {"kind": "auto", "in": "rear-guard", "when": {"event": "hits"}, "do": [{"draw": 1}]}, "to": {"choose": 1, "from": {"in": "rear-guard"}}, "until": "turn"}]})json",
     {R"text([ACT](VC): Choose one of your rear-guards, and it gets "[AUTO](RC): When this unit's attack hits, draw a card" until end of turn.)text",
      R"text([AKT](VC): Pilih salah satu Rear-guard anda, dan unit itu mendapat "[AUTO](RC): Apabila serangan unit ini mengenai sasaran, draw satu kad" hingga akhir giliran.)text",
      R"text([ACT](VC): Scegli una tua retroguardia e quell'unità ottiene "[AUTO](RC): Quando l'attacco di questa unità colpisce, pesca una carta" fino alla fine del turno.)text",
      R"text([ACT](VC): Pilih salah satu rear-guard Anda, lalu unit itu mendapat "[AUTO](RC): Saat serangan unit ini mengenai target, ambil satu kartu dari dek Anda" hingga akhir giliran.)text"}},
    {R"json({"kind": "order", "do": [{"lose-abilities": {"choose": 1, "from": {"in": "vanguard", "of": "opponent"}}, "until": "turn"}, {"cannot": "intercept", "to": {"in": "rear-guard", "of": "opponent"}, "until": "turn"}]})json",
     {R"text([Order]: Choose your opponent's vanguard, it loses all of its abilities until end of turn, and your opponent's rear-guards cannot intercept until end of turn.)text",
      R"text([Order]: Pilih Vanguard pihak lawan anda, unit itu hilang semua kebolehannya hingga akhir giliran, dan Rear-guard pihak lawan anda tidak boleh intercept hingga akhir giliran.)text",
      R"text([Ordine]: Scegli il Vanguard del tuo avversario, quell'unità perde tutte le sue abilità fino alla fine del turno e le retroguardie del tuo avversario non possono intercettare fino alla fine del turno.)text",
      R"text([Order]: Pilih vanguard lawan Anda, unit itu kehilangan semua kemampuannya hingga akhir giliran, lalu rear-guard lawan Anda tidak dapat melakukan intercept hingga akhir giliran.)text"}},
    {R"json({"kind": "auto", "in": "rear-guard", "when": {"event": "hits"}, "do": [{"soul-charge": 1}, {"if": {"count": {"in": "soul"}, "min": 10}, "then": [{"draw": 2}], "else": [{"draw": 1}]}]})json",
     {R"text([AUTO](RC): When this unit's attack hits, Soul-Charge 1. If you have ten or more cards in your soul, draw two cards. Otherwise, draw a card.)text",
      R"text([AUTO](RC): Apabila serangan unit ini mengenai sasaran, Soul-Charge 1. Jika anda mempunyai sepuluh atau lebih kad dalam jiwa anda, draw dua kad. Jika tidak, draw satu kad.)text",
      R"text([AUTO](RC): Quando l'attacco di questa unità colpisce, Carica dell'Anima 1. Se hai dieci o più carte nella tua Anima, pesca due carte. Altrimenti, pesca una carta.)text",
      R"text([AUTO](RC): Saat serangan unit ini mengenai target, Soul-Charge 1. Jika Anda memiliki sepuluh atau lebih kartu di soul Anda, ambil dua kartu dari dek Anda. Jika tidak, ambil satu kartu dari dek Anda.)text"}},
    {R"json({"kind": "auto", "in": "rear-guard", "when": {"event": "placed", "card": {"in": "rear-guard", "other": true}}, "do": [{"may": [{"put": "it", "into": "hand"}, {"stand": "this"}]}]})json",
     {R"text([AUTO](RC): When one of your other rear-guards is placed, you may put it into your hand, and stand this unit.)text",
      R"text([AUTO](RC): Apabila salah satu Rear-guard lain anda diletakkan, anda boleh meletakkan unit itu ke tangan anda, dan men-stand unit ini.)text",
      R"text([AUTO](RC): Quando un'altra tua retroguardia viene piazzata, puoi metterla nella tua mano e attivare questa unità.)text",
      R"text([AUTO](RC): Saat salah satu rear-guard lain Anda ditempatkan, Anda boleh meletakkan unit itu ke tangan Anda, lalu mengubah unit ini menjadi stand.)text"}},
    {R"json({"kind": "auto", "in": "vanguard", "when": {"event": "attacks"}, "do": [{"draw": 1}, {"may": [{"stand": {"choose": 1, "from": {"in": "rear-guard"}}}], "cost": [{"discard": 2}]}]})json",
     {R"text([AUTO](VC): When this unit attacks, draw a card. You may pay [COST][discard two cards from your hand]. If you do, choose one of your rear-guards, and stand it.)text",
      R"text([AUTO](VC): Apabila unit ini menyerang, draw satu kad. Anda boleh membayar [KOS][buang dua kad dari tangan anda]. Jika anda berbuat demikian, pilih salah satu Rear-guard anda, dan stand unit itu.)text",
      R"text([AUTO](VC): Quando questa unità attacca, pesca una carta. Puoi pagare [COST][scarta due carte dalla tua mano]. Se lo fai, scegli una tua retroguardia e attivala.)text",
      R"text([AUTO](VC): Saat unit ini menyerang, ambil satu kartu dari dek Anda. Anda boleh membayar [BIAYA][buang dua kartu dari tangan Anda]. Jika Anda melakukannya, pilih salah satu rear-guard Anda, lalu ubah unit itu menjadi stand.)text"}},
    {R"json({"kind": "act", "in": "vanguard", "limit": "turn", "do": [{"options": [[{"draw": 1}], [{"counter-charge": 1}, {"soul-charge": 1}], [{"power": 10000, "until": "turn"}]]}]})json",
     {R"text([ACT](VC)1/Turn: Choose one of the following:
• Draw a card.
• Counter-Charge 1, and Soul-Charge 1.
• This unit gets [Power] +10000 until end of turn.)text",
      R"text([AKT](VC)1/Giliran: Pilih satu daripada yang berikut:
• Draw satu kad.
• Counter-Charge 1, dan Soul-Charge 1.
• Unit ini mendapat [Kuasa] +10000 hingga akhir giliran.)text",
      R"text([ACT](VC)1/Turno: Scegli uno dei seguenti effetti:
• Pesca una carta.
• Contro-Carica 1 e Carica dell'Anima 1.
• Questa unità ottiene [Forza] +10000 fino alla fine del turno.)text",
      R"text([ACT](VC)1/Giliran: Pilih salah satu dari yang berikut:
• Ambil satu kartu dari dek Anda.
• Counter-Charge 1, lalu Soul-Charge 1.
• Unit ini mendapat [Power] +10000 hingga akhir giliran.)text"}},
    {R"json({"kind": "auto", "in": "vanguard", "when": {"event": "drive-check", "card": {"in": "trigger"}}, "do": [{"if": {"count": {"among": "it", "is": "trigger", "tag": "Candlerow"}}, "then": [{"power": 5000, "until": "turn"}]}]})json",
     {R"text([AUTO](VC): When a card is revealed by your drive check, if it is <Candlerow> and is a trigger unit, this unit gets [Power] +5000 until end of turn.)text",
      R"text([AUTO](VC): Apabila satu kad ditunjukkan semasa drive cek anda, jika kad itu merupakan <Candlerow> dan merupakan unit trigger, unit ini mendapat [Kuasa] +5000 hingga akhir giliran.)text",
      R"text([AUTO](VC): Quando una carta viene rivelata dal tuo Controllo d'Assalto, se quella carta è <Candlerow> ed è un'unità innesco, questa unità ottiene [Forza] +5000 fino alla fine del turno.)text",
      R"text([AUTO](VC): Saat satu kartu diperlihatkan oleh drive check Anda, jika kartu itu merupakan <Candlerow> dan merupakan unit trigger, unit ini mendapat [Power] +5000 hingga akhir giliran.)text"}},
    {R"json({"kind": "act", "in": "vanguard", "keyword": "generation-break", "gate": {"generation-break": 2}, "do": [{"lock": {"choose": 1, "from": {"in": "rear-guard", "of": "opponent"}}}, {"delete": {"choose": 1, "from": {"in": "vanguard", "of": "opponent"}}}]})json",
     {R"text([ACT](VC) Generation Break (active if you have 2 or more face-up G units in your G zone and on (VC)): Choose one of your opponent's rear-guards, lock it, choose your opponent's vanguard, and delete it.)text",
      R"text([AKT](VC) Generation Break (aktif jika anda mempunyai 2 atau lebih unit G menghadap ke atas dalam zon G anda dan di (VC)): Pilih salah satu Rear-guard pihak lawan anda, lock unit itu, pilih Vanguard pihak lawan anda, dan delete unit itu.)text",
      R"text([ACT](VC) Generation Break (attiva se hai 2 o più unità G a faccia in su nella tua Zona G e su (VC)): Scegli una retroguardia del tuo avversario, bloccala, scegli il Vanguard del tuo avversario ed eliminalo.)text",
      R"text([ACT](VC) Generation Break (aktif jika Anda memiliki 2 atau lebih unit G yang menghadap ke atas di G zone Anda dan di (VC)): Pilih salah satu rear-guard lawan Anda, kunci unit itu, pilih vanguard lawan Anda, lalu hapus unit itu.)text"}},
    {R"json({"kind": "act", "in": "rear-guard", "do": [{"gauge": {"in": "deck", "top": 1}, "to": "this"}, {"power": {"for each": {"in": "gauge", "under": "this"}, "times": 5000}, "until": "turn"}]})json",
     {R"text([ACT](RC): Put the top card of your deck under this unit as a gauge, and this unit gets [Power] +5000 for each card in your gauge zone under this unit until end of turn.)text",
      R"text([AKT](RC): Letakkan kad teratas dek anda di bawah unit ini sebagai gauge, dan unit ini mendapat [Kuasa] +5000 untuk setiap kad dalam zon gauge anda di bawah unit ini hingga akhir giliran.)text",
      R"text([ACT](RC): Metti la prima carta del tuo deck sotto questa unità come gauge e questa unità ottiene [Forza] +5000 per ogni carta nella tua Zona Gauge sotto questa unità fino alla fine del turno.)text",
      R"text([ACT](RC): Letakkan kartu teratas dek Anda di bawah unit ini sebagai gauge, lalu unit ini mendapat [Power] +5000 untuk setiap kartu di gauge zone Anda di bawah unit ini hingga akhir giliran.)text"}},
};
// clang-format on

std::string text_of(const Example& example, Language language) {
  const std::string cards =
      std::string(R"({"cards":[{"id":"c","name":"C","type":"unit","grade":1,"power":1,"critical":1,)") +
      "\"abilities\":[" + example.ability + "]}]}";
  const EmbeddedAsset asset{"cards/vanguard.json", cards};
  Result<Rulebook> book = load_rulebook("vanguard", {&asset, 1});
  for (const Fault& fault : book.faults)
    FAIL(fault.line());
  CHECK(read_wordings(*book, embedded_assets()).empty());
  return card_text(*book, DefId{1}, language);
}

} // namespace

TEST_CASE("Abilities are written in English, Malay, Italian and Indonesian") {
  for (const Example& example : examples)
    for (std::size_t i = 0; i < language_ids.size(); ++i)
      CHECK(text_of(example, static_cast<Language>(i)) == example.texts[i]);
}
