// Berserk's card texts in Italian.
#include "engine/berserk/lexicon.h"

namespace twoseat::berserk {
namespace {

constexpr Word places[] = {
    {"squad", "carta|carte|f"},
    {"board", "carta^ sul campo|carte|f"},
    {"extra", "carta^ nella Zona Extra|carte|f"},
    {"deck", "deck"},
    {"graveyard", "cimitero"},
    {"deal", "distribuzione"},
};
constexpr Word tags[] = {
    {"squad", "Squadra"}, {"board", "Campo"},        {"extra", "Zona Extra"},
    {"deck", "Deck"},     {"graveyard", "Cimitero"}, {"deal", "Distribuzione"},
};
constexpr Word zones[] = {
    {"deck", "nel deck"},
    {"deck top", "in cima {to:deck}"},
    {"deal", "nella mano iniziale"},
    {"set", "nella rosa"},
    {"graveyard", "{in:cimitero}"},
    {"extra", "nella Zona Extra"},
    {"a1", "in A1"},
    {"b1", "in B1"},
    {"c1", "in C1"},
    {"d1", "in D1"},
    {"e1", "in E1"},
    {"a2", "in A2"},
    {"b2", "in B2"},
    {"c2", "in C2"},
    {"d2", "in D2"},
    {"e2", "in E2"},
    {"a3", "in A3"},
    {"b3", "in B3"},
    {"c3", "in C3"},
    {"d3", "in D3"},
    {"e3", "in E3"},
};
constexpr Word states[] = {
    {"open", "aperto|aperta|aperti|aperte"},
    {"closed", "chiuso|chiusa|chiusi|chiuse"},
    {"wounded", "ferito|ferita|feriti|ferite"},
    {"struck", "+ferito da un attacco in questo turno|ferita da un attacco in questo turno|feriti da un "
               "attacco in questo turno|ferite da un attacco in questo turno"},
    {"creature", "=creatura|creature|f"},
    {"plain", "=creatura senza sottotipo|creature senza sottotipo|f"},
    {"symbiote", "=simbionte|simbionti"},
    {"flyer", "=creatura volante|creature volanti|f"},
    {"terrain", "=terreno|terreni"},
    {"artifact", "=artefatto|artefatti"},
    {"equipment", "=equipaggiamento|equipaggiamenti"},
    {"incorporeal", "incorporeo|incorporea|incorporei|incorporee"},
    {"poisoned", "avvelenato|avvelenata|avvelenati|avvelenate"},
    {"blessed", "benedetto|benedetta|benedetti|benedette"},
    {"cursed", "maledetto|maledetta|maledetti|maledette"},
    {"attacking", "attaccante|attaccante|attaccanti|attaccanti"},
    {"neutral", "neutrale|neutrale|neutrali|neutrali"},
    {"acting", "+la cui caratteristica è in cima"},
    {"aimed-at", "+a cui mira un attacco"},
    {"repelling", "+che respinge"},
    {"striking", "+che colpisce"},
    {"fighting", "+che combatte"},
};
constexpr Word marks[] = {
    {"elite", "carta d'élite|carte d'élite|f"},
    {"steppe", "carta della Steppa|carte della Steppa|f"},
    {"forest", "carta della Foresta|carte della Foresta|f"},
    {"mountain", "carta delle Montagne|carte delle Montagne|f"},
    {"swamp", "carta della Palude|carte della Palude|f"},
    {"darkness", "carta delle Tenebre|carte delle Tenebre|f"},
    {"fire", "carta del Fuoco|carte del Fuoco|f"},
    {"weapon", "Arma|Armi|f"},
    {"armour", "Armatura|Armature|f"},
    {"shield", "Scudo|Scudi"},
    {"potion", "Pozione|Pozioni|f"},
    {"boots", "paio di Stivali|paia di Stivali"},
    {"horde", "+Orda"},
    {"unique", "+Unicità"},
    {"many-incarnations", "+Incarnazioni senza limite"},
    {"chips", "+un costo in gettoni"},
    {"sudden", "+qualcosa di improvviso"},
    {"control", "+un segnalino di controllo"},
    {"answers", "+una risposta"},
    {"incarnated", "+un segnalino di incarnazione"},
};
constexpr Word attributes[] = {
    {"weak", "[Debole]|colpo debole"},
    {"medium", "[Medio]|colpo medio"},
    {"strong", "[Forte]|colpo forte"},
    {"lives", "[Vite]|vite|f"},
    {"movement", "[Movimento]|movimento"},
    {"price", "[Prezzo]|prezzo"},
    {"type", "[Tipo]|tipo"},
    {"left", "[Vite]|vite rimaste|f"},
    {"wounds", "[Ferite]|ferite|f"},
    {"chips", "[Gettoni]|gettoni"},
    {"die", "[Dado]|dado"},
    {"vanguard", "+Avanguardia"},
    {"unanswered", "+Colpo senza risposta"},
    {"incorporeal", "+Incorporeità"},
    {"blessing", "+Benedizione"},
    {"armour", "+Armatura< {n}>"},
    {"vampirism", "+Vampirismo"},
    {"wrath", "+Ira"},
    {"gift-of-life", "+Dono della vita< {n}>"},
    {"soulcatcher", "+Cacciatore d'anime< {n}>"},
    {"thirst", "+Sete< {n}>"},
    {"protection-from-simple", "+Protezione dai colpi semplici"},
    {"protection-from-strikes", "+Protezione dai colpi"},
    {"protection-from-shots", "+Protezione dai tiri"},
    {"protection-from-throws", "+Protezione dai lanci"},
    {"protection-from-rows", "+Protezione dai colpi oltre la fila"},
    {"protection-from-ranged", "+Protezione dagli attacchi a distanza"},
    {"protection-from-magic", "+Protezione dalla magia"},
    {"protection-from-discharges", "+Protezione dalle scariche"},
    {"protection-from-spells", "+Protezione dagli incantesimi"},
    {"protection-from-impacts", "+Protezione dagli impatti"},
    {"protection-from-poison", "+Protezione dal veleno"},
    {"concentration", "+Concentrazione"},
    {"agility", "+Agilità"},
    {"maneuver", "+Manovra"},
    {"camouflage", "+Mimetismo"},
    {"meditation", "+Meditazione"},
    {"directed", "+Colpo diretto"},
    {"clumsiness", "+Goffaggine< {n}>"},
    {"attack-experience", "+Esperienza in attacco< {n}>"},
    {"defence-experience", "+Esperienza in difesa< {n}>"},
    {"shot-experience", "+Esperienza nel tiro< {n}>"},
    {"throw-experience", "+Esperienza nel lancio< {n}>"},
    {"discharge-experience", "+Esperienza nelle scariche< {n}>"},
    {"poison", "+Veleno< {n}>"},
    {"curse", "+Maledizione"},
    {"jump", "+Salto"},
    {"regeneration", "+Rigenerazione< {n}>"},
    {"stealth", "+Furtività"},
    {"fortitude", "+Tempra"},
    {"fear", "+Paura< {n}>"},
    {"formation", "+Formazione"},
    {"cache", "+Nascondiglio"},
    {"teleportation", "+Teletrasporto"},
    {"thick-skin", "+Pelle dura"},
    {"precision", "+Precisione"},
    {"corpse-eating", "+Divoratore di cadaveri"},
    {"fade", "+Svanire< {n}>"},
    {"vulnerability", "+Vulnerabilità"},
    {"plague", "+Peste"},
    {"shield-of-arhaal", "+Scudo di Arhaal< {n}>"},
    {"fury", "+Furia< {n}>"},
    {"incarnation", "+Incarnazione< {n}>"},
    {"unity", "+Unità< {n}>"},
};
constexpr Word counters[] = {
    {"gold", "{own:oro}"},           {"silver", "{own:argento}"}, {"mulligans", "il numero {of:mulligan}"},
    {"kept", "{own:mano tenuta/f}"}, {"passed", "{own:passo}"},
};
constexpr Word keywords[] = {
    {"spell", "Incantesimo"},
};
constexpr Word restrictions[] = {
    {"attack", "attaccare"}, {"defend", "difendere"}, {"move", "muoversi"},           {"open", "aprirsi"},
    {"close", "chiudersi"},  {"fight", "combattere"}, {"be-chosen", "essere scelt@"},
};
constexpr Word conditions[] = {
    {"answering", "risponde a {word}|non risponde a {word}"},
    {"strength", "il colpo è {word}|il colpo non è {word}"},
};
constexpr Word choices[] = {
    {"simple-strike", "un colpo semplice"},
    {"special-strike", "un colpo speciale"},
    {"magic-strike", "un colpo magico"},
    {"shot", "un tiro"},
    {"throw", "un lancio"},
    {"row-strike", "un colpo in fila"},
    {"discharge", "una scarica"},
    {"spell", "un incantesimo"},
    {"impact", "un impatto"},
    {"attack", "un attacco"},
    {"melee", "un attacco in mischia"},
    {"ranged", "un attacco a distanza"},
    {"magic", "magia"},
    {"miss", "mancato"},
    {"weak", "debole"},
    {"medium", "medio"},
    {"strong", "forte"},
    {"all", "tutte le caratteristiche"},
};
constexpr Word actions[] = {
    {"special-strike", "sferra un colpo speciale {n} contro {for}|sferrare un colpo speciale {n} contro "
                       "{for}|sferra un colpo speciale {n} contro {for}"},
    {"magic-strike", "sferra un colpo magico {n} contro {for}|sferrare un colpo magico {n} contro "
                     "{for}|sferra un colpo magico {n} contro {for}"},
    {"shot", "effettua un tiro {n} contro {for}|effettuare un tiro {n} contro {for}|effettua un tiro {n} "
             "contro {for}"},
    {"throw", "effettua un lancio {n} contro {for}|effettuare un lancio {n} contro {for}|effettua un lancio "
              "{n} contro {for}"},
    {"row-strike", "sferra un colpo oltre la fila {n} contro {for}|sferrare un colpo oltre la fila {n} "
                   "contro {for}|sferra un colpo oltre la fila {n} contro {for}"},
    {"discharge", "lancia una scarica {n} contro {for}|lanciare una scarica {n} contro {for}|lancia una "
                  "scarica {n} contro {for}"},
    {"close", "chiudi~|chiudere~|chiude~"},
    {"chips", "metti [Gettoni] {n} su {for}|mettere [Gettoni] {n} su {for}|mette [Gettoni] {n} su {for}"},
    {"chips cost", "perdi [Gettoni] {n}|perdere [Gettoni] {n}|perde [Gettoni] {n}"},
    {"open", "apri~|aprire~|apre~"},
    {"wound", "infliggi [Ferite] {n} a {for}|infliggere [Ferite] {n} a {for}|infligge [Ferite] {n} a {for}"},
    {"suffer", "infliggi a questa carta {n} ferite da sé stessa|infliggere a questa carta {n} ferite da sé "
               "stessa|infligge a questa carta {n} ferite da sé stessa"},
    {"heal", "cura [Ferite] {n} a {for}|curare [Ferite] {n} a {for}|cura [Ferite] {n} a {for}"},
    {"heal-fully",
     "cura tutte le [Ferite] a {for}|curare tutte le [Ferite] a {for}|cura tutte le [Ferite] a {for}"},
    {"extra-lives", "dai {n} vite in più a {for}|dare {n} vite in più a {for}|dà {n} vite in più a {for}"},
    {"drain",
     "cura [Ferite] {n} a questa carta, l'eccesso come vite in più|curare [Ferite] {n} a questa carta, "
     "l'eccesso come vite in più|cura [Ferite] {n} a questa carta, l'eccesso come vite in più"},
    {"destroy", "distruggi~|distruggere~|distrugge~"},
    {"bury",
     "metti~ nel cimitero come morta|mettere~ nel cimitero come morta|mette~ nel cimitero come morta"},
    {"concentrate", "fai concentrare~|far concentrare~|fa concentrare~"},
    {"step-aside", "sposta~ in una casella libera adiacente|spostare~ in una casella libera "
                   "adiacente|sposta~ in una casella libera adiacente"},
    {"cure", "togli il veleno a {for}|togliere il veleno a {for}|toglie il veleno a {for}"},
    {"strike",
     "dai [Colpo] {n} in più a {for}|dare [Colpo] {n} in più a {for}|dà [Colpo] {n} in più a {for}"},
    {"block", "blocca ciò che ha dichiarato {for}|bloccare ciò che ha dichiarato {for}|blocca ciò che ha "
              "dichiarato {for}"},
    {"redirect", "il bersaglio diventa {for}|far diventare bersaglio {for}|fa diventare bersaglio {for}"},
    {"reduce", "riduci il colpo a {word}|ridurre il colpo a {word}|riduce il colpo a {word}"},
    {"reduce-blow",
     "riduci il colpo a [Ferite] {n}|ridurre il colpo a [Ferite] {n}|riduce il colpo a [Ferite] {n}"},
    {"reduce-to", "i colpi contro {for} sono ridotti a [Ferite] {n}"},
    {"prevent", "previeni [Ferite] {n} destinate a {for}|prevenire [Ferite] {n} destinate a {for}|previene "
                "[Ferite] {n} destinate a {for}"},
    {"prevent-all", "previeni tutte le [Ferite] destinate a {for}|prevenire tutte le [Ferite] destinate a "
                    "{for}|previene tutte le [Ferite] destinate a {for}"},
    {"ignore", "ciò che fa questa carta ignora {word} del suo bersaglio"},
    {"stand-in", "gli attacchi contro {for} sono deviati su questa carta"},
    {"blocks", "ciò che mira a {for} è bloccato"},
    {"blocks-first", "ciò che mira a {for} è bloccato prima del lancio dei dadi"},
    {"later", "{for} ottiene una volta {word}"},
    {"revive", "rianima~|rianimare~|rianima~"},
    {"summon", "evoca~|evocare~|evoca~"},
    {"transfer", "sposta~ in una casella libera qualsiasi|spostare~ in una casella libera qualsiasi|sposta~ "
                 "in una casella libera qualsiasi"},
    {"send-back", "rimetti~ nel deck del proprietario|rimettere~ nel deck del proprietario|rimette~ nel deck "
                  "del proprietario"},
    {"join", "unisci~ a {card}|unire~ a {card}|unisce~ a {card}"},
    {"gather", "metti un gettone su~|mettere un gettone su~|mette un gettone su~"},
    {"control", "prendi~ sotto controllo|prendere~ sotto controllo|prende~ sotto controllo"},
    {"win", "vinci la battaglia|vincere la battaglia|vince la battaglia"},
    {"lose", "perdi la battaglia|perdere la battaglia|perde la battaglia"},
    {"silver", "ottieni {n} d'argento|ottenere {n} d'argento|ottiene {n} d'argento"},
    {"become-creature", "trasforma~ in una creatura|trasformare~ in una creatura|trasforma~ in una creatura"},
    {"become-flyer", "trasforma~ in una creatura volante|trasformare~ in una creatura volante|trasforma~ in "
                     "una creatura volante"},
    {"become-terrain", "trasforma~ in un terreno|trasformare~ in un terreno|trasforma~ in un terreno"},
    {"become-artifact", "trasforma~ in un artefatto|trasformare~ in un artefatto|trasforma~ in un artefatto"},
};
constexpr Word occasions[] = {
    {"rule", "quando questo tratto si innesca"},
    {"fight-begins", "all'inizio della battaglia"},
    {"turn", "all'inizio {of:turno}"},
    {"end-of-turn", "alla fine {of:turno}"},
    {"before-attack", "prima che {s} attacchi< {o}>"},
    {"before-attacked", "prima che {s} sia attaccata< da {o}>"},
    {"attacks", "quando {s} attacca< {o}>"},
    {"is-attacked", "quando {s} viene attaccat@< {by=o}>"},
    {"strikes", "quando {s} ferisce< {o}><!o una carta> con un attacco"},
    {"is-struck", "quando {s} viene ferit@ da un attacco< {of=o}>"},
    {"dies", "quando {mine} muore"},
    {"gains-chips", "quando {s} ottiene gettoni"},
    {"opens", "quando {s} si apre"},
    {"moves", "quando {s} si muove"},
    {"defends", "quando {s} difende"},
    {"revived", "quando {s} viene rianimat@"},
    {"taken", "quando {s} passa sotto controllo altrui"},
    {"summoned", "quando {s} viene evocat@"},
};
constexpr Word replaced[] = {
    {"dies", "se {mine} morirebbe"},
};
constexpr Word others[] = {
    {"before-attack", "carta attaccata|carte attaccate|f"},
    {"before-attacked", "carta attaccante|carte attaccanti|f"},
    {"attacks", "carta attaccata|carte attaccate|f"},
    {"is-attacked", "carta attaccante|carte attaccanti|f"},
    {"strikes", "carta ferita|carte ferite|f"},
    {"is-struck", "carta che l'ha ferita|carte che l'hanno ferita|f"},
};
constexpr Word reaches[] = {
    {"", "entro {n} caselle da questa carta"},
    {"adjacent",
     "adiacente a questa carta|adiacente a questa carta|adiacenti a questa carta|adiacenti a questa carta"},
    {"orthogonal", "adiacente in linea retta a questa carta|adiacente in linea retta a questa "
                   "carta|adiacenti in linea retta a questa carta|adiacenti in linea retta a questa carta"},
    {"row", "in linea con questa carta, oltre una casella"},
    {"opposite", "di fronte a questa carta"},
    {"kin", "dello stesso elemento di questa carta"},
    {"host", "=il portatore di questa carta"},
};

} // namespace

const Wording words_it = {
    "carta|carte|f", "carta|carte|f", places,   tags,         zones,      states,  marks,     {},
    attributes,      counters,        keywords, restrictions, conditions, actions, occasions, replaced,
    others,          choices,         nullptr,  "Improvvisa", reaches};

} // namespace twoseat::berserk
