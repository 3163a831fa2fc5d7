// Reading what a demo's position is.
#include "engine/demos/words.h"

namespace twoseat::demos {
namespace {

constexpr std::int64_t most_cards = 100;
constexpr std::int64_t most_number = 1'000'000'000;

struct Reader {
  Words& words;
  const Means& means;
  Given given;
  std::vector<Node> hosts;                          // names that may be given later
  std::vector<std::pair<Node, DefId>> own_ids = {}; // names that are their cards' ids

  void alias(const Node& node, LaidCard& laid) {
    laid.alias = node.text();
    const DefId same = words.book->find(laid.alias);
    const bool own = same && same == laid.def;
    if (own) own_ids.emplace_back(node, same);
    const bool taken = (same && !own) ||
                       find_named(words.family->place_kinds, laid.alias.substr(0, laid.alias.find(':'))) >= 0;
    if (taken || laid.alias.find_first_of("#:") != std::string::npos)
      node.fail("A name for a card must not be a place or another card's id, and has no # or : in it.");
    if (!words.aliases.insert(laid.alias).second) node.fail("Another card has this name already.");
    if (laid.count != 1) node.fail("Only a single card can have a name.");
  }

  // Elsewhere the id means any such card.
  void own_ids_must_be_unique() {
    for (const auto& [node, def] : own_ids) {
      std::size_t count = 0;
      for (const LaidPlace& place : given.places)
        for (const LaidCard& card : place.cards)
          count += card.def == def ? card.count : 0U;
      if (count > 1) node.fail("Its id is no name for it: several such cards lie there.");
    }
  }

  // What lies on it, or what its family counts as a number of it.
  void lay_counter(const Node& amount, const std::string& name, LaidCard& laid) {
    const int attribute = find_named(words.family->attributes, name);
    const bool counted = attribute >= 0 && ((words.family->by_hand.counted >> attribute) & 1U) != 0;
    if (counted && find_named(words.family->card_counters, name) < 0)
      laid.counted.emplace_back(static_cast<std::uint8_t>(attribute),
                                static_cast<std::int32_t>(amount.number(0, 255)));
    else
      laid.counters[named(amount, name, words.family->card_counters, "counter of a card")] =
          static_cast<std::uint8_t>(amount.number(0, 255));
  }

  LaidCard laid_card(const Node& node) {
    LaidCard laid;
    if (node.is_text()) {
      laid.def = card_id(words, node);
      return laid;
    }
    if (!node.only({"card", "count", "rest", "face", "shown to", "owner", "began in", "role", "state",
                    "name it", "under", "counters"}))
      return laid;
    const Node id = node.at("card");
    id ? void(laid.def = card_id(words, id)) : node.fail("It must say which \"card\" it is.");
    if (const Node n = node.at("count")) laid.count = static_cast<std::uint16_t>(n.number(1, most_cards));
    if (const Node n = node.at("rest")) laid.orientation = n.flag() ? Orientation::Rest : Orientation::Stand;
    if (const Node n = node.at("face")) laid.facing = facing(n);
    if (const Node n = node.at("shown to")) laid.shown_to = n.viewers();
    if (const Node n = node.at("owner")) laid.owner = n.seat();
    if (const Node n = node.at("began in"))
      laid.origin = named(n, words.family->deck_parts, "part of a deck");
    if (const Node n = node.at("role")) laid.role = named(n, words.family->roles, "role");
    for (const Node& n : node.at("state").items())
      laid.states = static_cast<std::uint8_t>(laid.states | 1U << named(n, words.family->states, "state"));
    for (const auto& [counter, amount] : node.at("counters").fields())
      lay_counter(amount, counter, laid);
    if (const Node n = node.at("under")) {
      laid.host = n.text();
      hosts.push_back(n);
    }
    if (const Node n = node.at("name it")) alias(n, laid);
    return laid;
  }

  Facing facing(const Node& node) {
    const std::string text = node.text();
    if (text != "up" && text != "down") node.fail("It must be \"up\" or \"down\".");
    return text == "down" ? Facing::Down : Facing::Up;
  }

  void laid_place(const Node& node, Seat seat, std::uint8_t kind) {
    LaidPlace laid;
    laid.place = {seat, kind};
    for (const Node& item : node.is_null() ? std::vector<Node>{} : node.items()) {
      if (laid.filled) item.fail("\"...\" comes last.");
      laid.filled = laid.filled || (item.is_text() && item.json() == "...");
      if (!laid.filled) laid.cards.push_back(laid_card(item));
    }
    if (laid.filled && ((words.family->by_hand.filled >> kind) & 1U) == 0)
      node.fail("Only a place with a usual number of cards can go on with \"...\".");
    given.places.push_back(std::move(laid));
  }

  void seat(const Node& node, Seat seat) {
    for (const auto& [key, value] : node.fields())
      if (key == "counters")
        for (const auto& [counter, amount] : value.fields())
          given.counters.push_back({seat, named(amount, counter, words.family->counters, "counter"),
                                    static_cast<std::int32_t>(amount.number(0, 1000))});
      else
        laid_place(value, seat, named(value, key, words.family->place_kinds, "place"));
  }

  Duration until(const Node& node) {
    const std::string text = node.text();
    if (text == "end of turn") return Duration::Turn;
    if (text == "end of battle") return Duration::Battle;
    if (text != "end of game") node.fail("It must be \"end of turn\", \"end of battle\" or \"end of game\".");
    return Duration::Game;
  }

  void change(const Node& node) {
    LaidChange laid;
    if (!node.only({"card", "number", "add", "set", "until", "source", "layer"})) return;
    if (!node.has("card") || !node.has("number") || node.has("add") == node.has("set"))
      return node.fail(
          "A change says which \"card\", which \"number\" of it, and what it is to \"add\" or \"set\".");
    laid.card = card(words, node.at("card"));
    laid.attribute = named(node.at("number"), words.family->attributes, "number of a card");
    laid.operation = node.has("add") ? Operation::Add : Operation::Set;
    laid.amount =
        static_cast<std::int32_t>(node.at(node.has("add") ? "add" : "set").number(-most_number, most_number));
    if (const Node n = node.at("until")) laid.duration = until(n);
    if (const Node n = node.at("source")) laid.source = card(words, n);
    if (const Node n = node.at("layer")) laid.layer = static_cast<std::uint8_t>(n.number(1, 9));
    given.changes.push_back(std::move(laid));
  }

  void relation(const Node& node) {
    LaidRelation laid;
    if (!node.only({"card", "does", "to"})) return;
    if (!node.has("card") || !node.has("does"))
      return node.fail("It says which \"card\" \"does\" what, and \"to\" which other.");
    laid.path = node.path();
    laid.holder = card(words, node.at("card"));
    laid.kind = named(node.at("does"), words.family->relations, "relation");
    if (const Node other = node.at("to")) laid.other = card(words, other);
    given.relations.push_back(std::move(laid));
  }

  // {"ability of": card, "number": 2, "about": card, "and": card, "seat": "B", "amount": 1}
  void waiting(const Node& node) {
    LaidStandby laid;
    if (!node.only({"ability of", "number", "seat", "about", "and", "amount"})) return;
    if (!node.has("ability of"))
      return node.fail("It says of which card's ability it speaks: \"ability of\".");
    laid.path = node.path();
    laid.source = card(words, node.at("ability of"));
    if (const Node n = node.at("number")) laid.number = static_cast<std::uint16_t>(n.number(1, 99));
    if (const Node n = node.at("seat")) laid.seat = n.seat();
    if (const Node n = node.at("about")) laid.subject = card(words, n);
    if (const Node n = node.at("and")) laid.other = card(words, n);
    if (const Node n = node.at("amount"))
      laid.amount = static_cast<std::int32_t>(n.number(-most_number, most_number));
    given.standing_by.push_back(std::move(laid));
  }

  // {"ability of": card, "number": 2, "seat": "B"}
  void used(const Node& node) {
    LaidUse laid;
    if (!node.only({"ability of", "number", "seat"})) return;
    if (!node.has("ability of"))
      return node.fail("It says of which card's ability it speaks: \"ability of\".");
    laid.path = node.path();
    laid.source = card(words, node.at("ability of"));
    if (const Node n = node.at("number")) laid.number = static_cast<std::uint16_t>(n.number(1, 99));
    if (const Node n = node.at("seat")) laid.seat = n.seat();
    given.used.push_back(std::move(laid));
  }

  // {"marker": "force-1", "on": "A:front-left", "count": 2}
  void marker(const Node& node) {
    LaidMarker laid;
    if (!node.only({"marker", "on", "count"})) return;
    if (!node.has("marker") || !node.has("on"))
      return node.fail("It says which \"marker\" lies \"on\" which place.");
    laid.path = node.path();
    laid.marker = named(node.at("marker"), words.family->markers, "marker");
    laid.place = place(words, node.at("on"));
    if (laid.place.seat == Seat::None)
      node.at("on").fail("It says whose place it is, as in \"A:front-left\".");
    if (const Node n = node.at("count")) laid.count = static_cast<std::uint8_t>(n.number(1, 255));
    given.markers.push_back(std::move(laid));
  }

  void frame(const Node& node) {
    LaidFrame laid;
    if (!node.only({"procedure", "step", "seat", "about"})) return;
    if (!node.has("procedure") || !node.has("step"))
      return node.fail("It says which \"procedure\" and which \"step\" of it.");
    laid.procedure = procedure(words, node.at("procedure"));
    laid.step = step(words, node.at("step"), laid.procedure);
    if (const Node n = node.at("seat")) laid.seat = n.seat();
    const auto about = node.at("about").items();
    if (about.size() > laid.cards.size()) node.at("about").fail("There are at most four.");
    for (std::size_t i = 0; i < std::min(about.size(), laid.cards.size()); ++i)
      if (about[i].is_text())
        laid.cards[i] = card(words, about[i]);
      else
        laid.numbers[i] = static_cast<std::uint16_t>(about[i].number(0, 65535));
    given.under_way.push_back(std::move(laid));
  }

  void decks(const Node& node) {
    given.whole_match = true;
    if (!node.only({"A", "B"})) return;
    for (const Seat seat : both_seats) {
      const Node deck = node.at(seat == Seat::A ? "A" : "B");
      deck ? void(given.decks[index(seat)] = read_deck(words, means, deck))
           : node.fail("Both seats need a deck.");
    }
  }

  void options(const Node& node) { // of a whole match
    const auto known = words.family->options;
    for (const auto& [key, value] : node.fields()) {
      const std::string& id = key; // Clang 14 captures no structured bindings
      const auto found =
          std::find_if(known.begin(), known.end(), [&](const OptionInfo& one) { return one.id == id; });
      if (found == known.end())
        value.fail("This game has no such option.");
      else
        given.options[static_cast<std::size_t>(found - known.begin())] =
            static_cast<std::int16_t>(value.number(0, found->most));
    }
  }

  void whose_turn(const Node& node) {
    if (const Node n = node.at("turn")) given.turn = static_cast<std::uint32_t>(n.number(0, 1'000'000));
    if (const Node n = node.at("turn player")) given.turn_player = n.seat();
    if (const Node n = node.at("first player")) given.first_player = n.seat();
    if (const Node n = node.at("battles")) given.battles = static_cast<std::uint16_t>(n.number(0, 1000));
  }

  void where(const Node& node) {
    const auto& procedures = words.family->procedures;
    for (std::size_t i = 0; i < procedures.size(); ++i)
      if (std::string_view(procedures[i].name) == words.family->by_hand.phase)
        given.procedure = static_cast<std::uint8_t>(i);
    if (const Node n = node.at("phase")) given.procedure = procedure(words, n);
    if (const Node n = node.at("step")) given.step = step(words, n, given.procedure);
    for (const Node& item : node.at("under way").items())
      frame(item);
  }
};

} // namespace

Given read_given(Words& words, const Means& means, const Node& node) {
  Reader reader{words, means, {}, {}, {}};
  reader.given.path = node.path();
  if (!node.only({"decks", "seed", "options", "phase", "step", "under way", "turn", "turn player",
                  "first player", "battles", "A", "B", "changes", "relations", "standing by", "used",
                  "markers", "dice"}))
    return reader.given;
  if (const Node n = node.at("seed")) reader.given.seed = static_cast<std::uint64_t>(n.number(0, INT64_MAX));
  if (const Node n = node.at("decks")) {
    reader.decks(n);
    if (const Node more = node.at("options")) reader.options(more);
    for (const auto& [key, value] : node.fields())
      if (key != "decks" && key != "seed" && key != "options")
        value.fail("A match from its beginning has only decks and a seed.");
    return reader.given;
  }
  if (const Node fall = node.at("dice")) reader.given.dice = dice(words, fall);
  reader.whose_turn(node);
  if (const Node n = node.at("A")) reader.seat(n, Seat::A);
  if (const Node n = node.at("B")) reader.seat(n, Seat::B);
  reader.own_ids_must_be_unique();
  for (const Node& item : node.at("changes").items())
    reader.change(item);
  for (const Node& host : reader.hosts)
    if (words.aliases.count(host.text()) == 0)
      host.fail({"No card has the name \"{name}\".", {FilledPhrase::name(host.text())}});
  for (const Node& item : node.at("relations").items())
    reader.relation(item);
  for (const Node& item : node.at("standing by").items())
    reader.waiting(item);
  for (const Node& item : node.at("used").items())
    reader.used(item);
  for (const Node& item : node.at("markers").items())
    reader.marker(item);
  reader.where(node);
  return reader.given;
}

// A deck's id, a deck, or {"like": ID, "main": {card: copies instead}}.
Deck read_deck(const Words& words, const Means& means, const Node& node) {
  const auto known = [&](const Node& id) -> const Deck* {
    const std::string text = id.text();
    const Deck* deck = words.book->find_deck(text);
    if (deck == nullptr && !text.empty()) id.fail({"There is no deck \"{id}\".", {FilledPhrase::name(text)}});
    return deck;
  };
  if (node.is_text()) {
    const Deck* deck = known(node);
    return deck == nullptr ? Deck{} : *deck;
  }
  if (!node.is_object()) {
    node.fail("It must be a deck's id or a deck.");
    return {};
  }
  Json whole = node.json();
  whole["system"] = words.family->id;
  whole.erase("like");
  const Deck* like = node.has("like") ? known(node.at("like")) : nullptr;
  if (node.has("like") && like == nullptr) return {};
  for (std::size_t i = 0; like != nullptr && i < words.family->deck_parts.size(); ++i) {
    const char* part = words.family->deck_parts[i].id;
    Json cards = Json::object();
    for (const DefId def : like->parts[i]) {
      Json& copies = cards[words.book->print(def).id];
      copies = copies.is_null() ? 1U : copies.get<unsigned>() + 1U;
    }
    if (whole.contains(part) && whole[part].is_object()) cards.update(whole[part]);
    if (!whole.contains(part) || whole[part].is_object()) whole[part] = cards;
  }
  const Result<Deck> deck = means.read_deck(*words.book, whole.dump(), node.sheet().file + " " + node.path());
  for (const Fault& fault : deck.faults)
    node.sheet().faults.push_back(fault);
  return deck ? *deck : Deck{};
}

} // namespace twoseat::demos
