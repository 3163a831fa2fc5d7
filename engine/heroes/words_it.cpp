// Heroes' card texts in Italian.
#include "engine/heroes/lexicon.h"

namespace twoseat::heroes {
namespace {

constexpr Word places[] = {
    {"hero", "eroe|eroi|1"},
    {"creature", "creatura|creature|f"},
    {"creature or hero", "creatura o eroe|creature o eroi|f"},
    {"equipment", "equipaggiamento|equipaggiamenti"},
    {"event", "evento|eventi"},
    {"hand", "mano||f"},
    {"deck", "deck"},
    {"graveyard", "cimitero"},
};
constexpr Word tags[] = {
    {"hero", "Eroe"},
    {"creature", "Creatura"},
    {"creature or hero", "Creatura/Eroe"},
    {"equipment", "Equipaggiamento"},
    {"event", "Evento"},
    {"hand", "Mano"},
    {"deck", "Deck"},
    {"graveyard", "Cimitero"},
};
constexpr Word zones[] = {
    {"deck", "in fondo {to:deck}"}, {"deck top", "in cima {to:deck}"}, {"hand", "{in:mano/f}"},
    {"graveyard", "{in:cimitero}"}, {"spell", "tra gli incantesimi"},  {"hero", "nella zona dell'eroe"},
    {"creatures", "in gioco"},      {"equipment", "in gioco"},         {"events", "in gioco"},
};
constexpr Word states[] = {
    {"open", "aperto|aperta|aperti|aperte"},
    {"closed", "chiuso|chiusa|chiusi|chiuse"},
    {"new", "nuovo|nuova|nuovi|nuove"},
    {"wounded", "ferito|ferita|feriti|ferite"},
    {"attacking", "attaccante|attaccante|attaccanti|attaccanti"},
};
constexpr Word marks[] = {
    {"hero", "carta eroe|carte eroe|f"},
    {"creature", "carta creatura|carte creatura|f"},
    {"spell", "incantesimo|incantesimi"},
    {"equipment", "carta equipaggiamento|carte equipaggiamento|f"},
    {"event", "carta evento|carte evento|f"},
    {"weapon", "arma|armi|f"},
    {"armour", "armatura|armature|f"},
    {"amulet", "amuleto|amuleti"},
    {"warrior", "guerriero|guerrieri"},
    {"mage", "mago|maghi"},
    {"horde", "+Orda"},
    {"neutral", "carta neutrale|carte neutrali|f"},
};
constexpr Word attributes[] = {
    {"strike", "[Colpo]|colpo"},
    {"lives", "[Vite]|vite|f"},
    {"cost", "[Costo]|costo"},
    {"wounds", "[Ferite]|ferite|f"},
};
constexpr Word counters[] = {
    {"gold", "{own:oro}"},
    {"spent-gold", "{own:oro speso}"},
    {"failures", "il numero {of:pescate fallite/f}"},
};
constexpr Word restrictions[] = {
    {"attack", "attaccare"},
    {"defend", "difendere"},
    {"be-attacked", "essere attaccat@"},
    {"be-chosen", "essere scelt@ dagli effetti del tuo avversario"},
};
constexpr Word actions[] = {
    {"open", "apri~|aprire~|apre~"},
    {"close", "chiudi~|chiudere~|chiude~"},
    {"wound", "infliggi [Ferite] {n} a {for}|infliggere [Ferite] {n} a {for}|infligge [Ferite] {n} a {for}"},
    {"heal", "cura [Ferite] {n} a {for}|curare [Ferite] {n} a {for}|cura [Ferite] {n} a {for}"},
    {"destroy", "distruggi~|distruggere~|distrugge~"},
    {"discard", "scarta {things}|scartare {things}|scarta {things}"},
    {"put", "metti~ {zone}|mettere~ {zone}|mette~ {zone}"},
    {"draw", "pesca {cards}|pescare {cards}|pesca {cards}"},
    {"gold", "ricevi {n} oro|ricevere {n} oro|riceve {n} oro"},
    {"shuffle", "mischia {own:deck}|mischiare {own:deck}|mischia {own:deck}"},
};
constexpr Word occasions[] = {
    {"enters", "quando {s} entra in gioco< {from}>"},
    {"dies", "quando {mine} muore"},
    {"attacks", "quando {s} attacca< {o}>"},
    {"is-attacked", "quando {s} viene attaccat@< {by=o}>"},
    {"defends", "quando {s} difende"},
    {"spell-played", "quando {bare} viene giocat@< {by}>"},
    {"turn", "all'inizio {of:turno}"},
    {"end-of-turn", "alla fine {of:turno}"},
};
constexpr Word others[] = {
    {"attacks", "carta attaccata|carte attaccate|f"},
    {"is-attacked", "carta attaccante|carte attaccanti|f"},
};

} // namespace

const Wording words_it = {"carta|carte|f",
                          "carta|carte|f",
                          places,
                          tags,
                          zones,
                          states,
                          marks,
                          {},
                          attributes,
                          counters,
                          {},
                          restrictions,
                          {},
                          actions,
                          occasions,
                          {},
                          others,
                          {},
                          "Incantesimo"};

} // namespace twoseat::heroes
