// Card texts of the Dragon Ball Super Card Game in Italian.
#include "engine/dragonball/lexicon.h"

namespace twoseat::dragonball {
namespace {

constexpr Word places[] = {
    {"leader", "leader|leader|1"},
    {"battle card", "Carta Battaglia|Carte Battaglia|f"},
    {"unison", "Carta Unison|Carte Unison|f"},
    {"leader or battle card", "leader o Carta Battaglia|leader o Carte Battaglia"},
    {"card in play", "carta^ in gioco|carte|f"},
    {"combo", "carta combo|carte combo|f"},
    {"energy", "energia|energie|f"},
    {"hand", "mano||f"},
    {"deck", "deck"},
    {"life", "vita||f"},
    {"drop", "Drop"},
    {"warp", "Warp"},
};
constexpr Word tags[] = {
    {"leader", "Leader"},
    {"battle card", "Battaglia"},
    {"unison", "Unison"},
    {"leader or battle card", "Leader/Battaglia"},
    {"card in play", "In gioco"},
    {"combo", "Combo"},
    {"energy", "Energia"},
    {"hand", "Mano"},
    {"deck", "Deck"},
    {"life", "Vita"},
    {"drop", "Drop"},
    {"warp", "Warp"},
};
constexpr Word zones[] = {
    {"deck", "in fondo {to:deck}"}, {"deck top", "in cima {to:deck}"},
    {"hand", "{in:mano/f}"},        {"life", "{in:vita/f}"},
    {"drop", "{in:Drop}"},          {"warp", "{in:Warp}"},
    {"energy", "{in:energia/f}"},   {"leader", "nell'Area Leader"},
    {"battle", "in gioco"},         {"unison", "in gioco"},
    {"combo", "nell'Area Combo"},
};
constexpr Word states[] = {
    {"active", "+in Posizione Attiva"},
    {"rest", "+in Posizione di Riposo"},
    {"attacking", "attaccante|attaccante|attaccanti|attaccanti"},
    {"guarding", "+sotto attacco"},
};
constexpr Word marks[] = {
    {"leader", "carta leader|carte leader|f"},
    {"battle", "Carta Battaglia|Carte Battaglia|f"},
    {"extra", "Carta Extra|Carte Extra|f"},
    {"unison", "Carta Unison|Carte Unison|f"},
    {"red", "carta rossa|carte rosse|f"},
    {"blue", "carta blu|carte blu|f"},
    {"green", "carta verde|carte verdi|f"},
    {"yellow", "carta gialla|carte gialle|f"},
    {"black", "carta nera|carte nere|f"},
    {"critical", "+Critico"},
    {"double-strike", "+Doppio Colpo"},
    {"triple-strike", "+Triplo Colpo"},
    {"quadruple-strike", "+Quadruplo Colpo"},
    {"victory-strike", "+Colpo Vincente"},
    {"barrier", "+Barriera"},
    {"indestructible", "+Indistruttibile"},
    {"energy-exhaust", "+Esaurimento Energetico"},
    {"ultimate", "+Supremo"},
    {"super-combo", "+Super Combo"},
    {"dragon-ball", "+Dragon Ball"},
};
constexpr Word gifts[] = {
    {"critical", "\"Critico\""},
    {"double-strike", "\"Doppio Colpo\""},
    {"triple-strike", "\"Triplo Colpo\""},
    {"quadruple-strike", "\"Quadruplo Colpo\""},
    {"victory-strike", "\"Colpo Vincente\""},
    {"barrier", "\"Barriera\""},
    {"indestructible", "\"Indistruttibile\""},
};
constexpr Word attributes[] = {
    {"power", "[Forza]|forza|f"},
    {"cost", "[Costo]|costo energia"},
    {"combo-power", "[Combo]|forza combo|f"},
    {"combo-cost", "[Costo combo]|costo combo"},
    {"red", "[Rosso]|costo rosso"},
    {"blue", "[Blu]|costo blu"},
    {"green", "[Verde]|costo verde"},
    {"yellow", "[Giallo]|costo giallo"},
    {"black", "[Nero]|costo nero"},
};
constexpr Word keywords[] = {
    {"main", "Principale"},
    {"battle", "Battaglia"},
    {"main-battle", "Principale/Battaglia"},
    {"counter-play", "Contro: Giocata"},
    {"counter-attack", "Contro: Attacco"},
    {"counter-battle-card-attack", "Contro: Attacco Carta Battaglia"},
    {"counter-counter", "Contro: Contro"},
    {"awaken", "Risveglio"},
    {"awaken-surge", "Risveglio: Impulso"},
    {"wish", "Brama"},
    {"blocker", "Bloccante"},
    {"dual-attack", "Doppio Attacco"},
    {"triple-attack", "Triplo Attacco"},
    {"revenge", "Vendetta"},
    {"offering", "Offerta"},
};
constexpr Word restrictions[] = {
    {"attack", "attaccare"},
    {"be-attacked", "essere attaccat@"},
    {"be-chosen", "essere scelt@ dalle abilità del tuo avversario"},
    {"combo", "essere usat@ per le combo"},
    {"ready", "passare in Posizione Attiva"},
};
constexpr Word actions[] = {
    {"ready", "metti~ in Posizione Attiva|mettere~ in Posizione Attiva|mette~ in Posizione Attiva"},
    {"rest", "metti~ in Posizione di Riposo|mettere~ in Posizione di Riposo|mette~ in Posizione di Riposo"},
    {"ko", "metti~ KO|mettere~ KO|mette~ KO"},
    {"play", "gioca~|giocare~|gioca~"},
    {"discard", "scarta {things}|scartare {things}|scarta {things}"},
    {"rest-energy", "metti a riposo {things}|mettere a riposo {things}|mette a riposo {things}"},
    {"put", "metti~ {zone}|mettere~ {zone}|mette~ {zone}"},
    {"flip", "gira~|girare~|gira~"},
    {"guard", "rendi~ la carta in difesa|rendere~ la carta in difesa|rende~ la carta in difesa"},
    {"negate", "annulla ciò a cui risponde|annullare ciò a cui risponde|annulla ciò a cui risponde"},
    {"draw", "pesca {cards}|pescare {cards}|pesca {cards}"},
    {"damage", "subisci danno {n}|subire danno {n}|subisce danno {n}"},
    {"shuffle", "mischia {own:deck}|mischiare {own:deck}|mischia {own:deck}"},
    {"win", "vinci la partita|vincere la partita|vince la partita"},
    {"add-markers", "[Segnalino] +{n}"},
    {"remove-markers", "[Segnalino] -{n}"},
    {"later", "per {for}, prepara una volta {word}|per {for}, preparare una volta {word}|per {for}, prepara "
              "una volta {word}"},
};
constexpr Word occasions[] = {
    {"played", "quando {s} viene giocat@< {from}>"},
    {"ko", "quando {mine} viene mess@ KO"},
    {"combo", "quando {s} viene usat@ per una combo"},
    {"attacks", "quando {s} attacca< {o}>"},
    {"attack-on", "quando viene dichiarato un attacco contro {s}< {by=o}>"},
    {"attacked", "quando {s} viene attaccat@< {by=o}>"},
    {"deals-damage", "quando {s} sta per infliggere danni attaccando< {o}>"},
    {"dealt-damage", "quando {s} ha inflitto danni attaccando< {o}>"},
    {"awakens", "quando {s} viene girat@"},
    {"turn", "all'inizio {of:turno}"},
    {"main-phase", "all'inizio {of:fase principale/f}"},
    {"offense", "all'inizio {of:fase offensiva/f}"},
    {"defense", "all'inizio {of:fase difensiva/f}"},
    {"damage-step", "all'inizio {of:fase danni/f}"},
    {"end-of-battle", "alla fine della battaglia"},
    {"end-of-main", "alla fine {of:fase principale/f}"},
    {"end-of-turn", "alla fine {of:turno}"},
};
constexpr Word others[] = {
    {"attacks", "carta attaccata|carte attaccate|f"},
    {"attack-on", "carta attaccante|carte attaccanti|f"},
    {"attacked", "carta attaccante|carte attaccanti|f"},
    {"deals-damage", "carta in difesa|carte in difesa|f"},
    {"dealt-damage", "carta in difesa|carte in difesa|f"},
};

} // namespace

const Wording words_it = {
    "carta|carte|f", "carta|carte|f", places, tags,    zones,     states, marks,  gifts, attributes, {},
    keywords,        restrictions,    {},     actions, occasions, {},     others, {}};

} // namespace twoseat::dragonball
