// Reading what a demo says must be true.
#include "engine/demos/words.h"
#include "engine/kernel/events.h"
#include "engine/seats/view.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

constexpr std::int64_t most_number = 2'000'000'000;

// In the order of EventKind, and last what the log alone knows.
// By EventKind; one that nothing can be asked about has no word.
constexpr Named event_kinds[] = {
    {"entered"},  {"moved"},    {"stood"},   {"rested"},  {"turned up"}, {"turned down"}, {"revealed"},
    {"shuffled"}, {"modified"}, {"related"}, {"counted"}, {"rolled"},    {"played"},      {""},
    {"timed"},    {"said"},     {"applied"}, {""},        {"capped"},    {"ended"},       {"asked"}};
static_assert(std::size(event_kinds) == static_cast<std::size_t>(EventKind::Ended) + 2);

struct Reader {
  const Words& words;
  const Means& means;
  Check check;

  void asked(const Node& node) {
    AskedCheck asked;
    asked.nobody = node.is_null();
    check.asked = asked;
    if (node.is_null() || !node.only({"seat", "question", "rule"})) return;
    if (const Node n = node.at("seat")) check.asked->seat = n.seat();
    if (const Node n = node.at("question"))
      check.asked->question = named(n, words.family->questions, "question");
    if (const Node n = node.at("rule")) check.asked->rule = rule(n);
    if (!node.has("seat") || !node.has("question"))
      node.fail("It says which \"seat\" is asked which \"question\" (and by which \"rule\").");
  }

  void result(const Node& node) {
    check.result = ResultCheck{};
    if (node.is_text() && node.json() == "open") return;
    if (!node.only({"winner", "reason", "rule"})) return;
    const Node winner = node.at("winner");
    if (!winner) return node.fail("It says who is the \"winner\": A, B, or \"nobody\" for a draw.");
    if (winner.is_text() && winner.json() == "nobody")
      check.result->outcome = Outcome::Draw;
    else
      check.result->outcome = winner.seat() == Seat::A ? Outcome::WonByA : Outcome::WonByB;
    if (const Node n = node.at("reason"))
      check.result->reason = named(n, words.family->outcome_reasons, "reason");
    if (const Node n = node.at("rule")) check.result->rule = rule(n);
  }

  // A number of cards, a card, a list of cards, or an object that says more.
  void place_check(const Node& node, Seat seat, const std::string& name) {
    PlaceCheck place;
    place.path = node.path();
    place.place = {seat, named(node, name, words.family->place_kinds, "place")};
    if (node.is_number()) {
      place.count = static_cast<std::uint16_t>(node.number(0, 999));
    } else if (node.is_object() && node.only({"count", "cards", "in order", "top"})) {
      if (const Node n = node.at("count")) place.count = static_cast<std::uint16_t>(n.number(0, 999));
      if (const Node n = node.at("cards")) place.cards = card_ids(words, n);
      if (const Node n = node.at("in order")) place.in_order = card_ids(words, n);
      if (const Node n = node.at("top")) place.top = card_ids(words, n);
    } else if (!node.is_object()) {
      place.cards = card_ids(words, node);
    }
    check.places.push_back(std::move(place));
  }

  void seat_check(const Node& node, Seat seat) {
    for (const auto& [key, value] : node.fields())
      if (key == "counters")
        counters(value, {}, seat);
      else
        place_check(value, seat, key);
  }

  void counters(const Node& node, std::optional<Viewer> viewer, Seat seat) {
    for (const auto& [counter, amount] : node.fields())
      check.counters.push_back({amount.path(), viewer, seat,
                                named(amount, counter, words.family->counters, "counter"),
                                static_cast<std::int32_t>(amount.number(-most_number, most_number))});
  }

  std::vector<std::uint16_t> relations(const Node& node) {
    std::vector<std::uint16_t> result;
    for (const Node& item : node.items())
      result.push_back(named(item, words.family->relations, "relation"));
    return result;
  }

  // Numbers of the card by their ids, and its state.
  void card_field(CardCheck& card, const std::string& key, const Node& node) {
    if (key == "stands") {
      card.orientation = node.flag() ? Orientation::Stand : Orientation::Rest;
    } else if (key == "face") {
      const std::string text = node.text();
      if (text != "up" && text != "down") node.fail("It must be \"up\" or \"down\".");
      card.facing = text == "down" ? Facing::Down : Facing::Up;
    } else if (key == "lies in") {
      card.place = place(words, node);
    } else if (key == "owner") {
      card.owner = node.seat();
    } else if (key == "card") {
      card.def = card_id(words, node);
    } else if (key == "does") {
      card.does = relations(node);
    } else if (key == "does not") {
      card.does_not = relations(node);
    } else if (const int attribute = find_named(words.family->attributes, key); attribute >= 0) {
      const std::int32_t number =
          node.is_null() ? absent : static_cast<std::int32_t>(node.number(-most_number, most_number));
      card.numbers.emplace_back(static_cast<std::uint8_t>(attribute), number);
    } else {
      node.fail({"There is no such field here; there are {list}.",
                 {FilledPhrase::name("stands, face, lies in, owner, card, does, does not, " +
                                     listed(words.family->attributes,
                                            [](const Named& entry) { return std::string(entry.id); }))}});
    }
  }

  void cards(const Node& node) {
    for (const auto& [name, fields] : node.fields()) {
      CardCheck checked;
      checked.path = fields.path();
      checked.card = card(words, fields, name);
      for (const auto& [key, value] : fields.fields())
        card_field(checked, key, value);
      check.cards.push_back(std::move(checked));
    }
  }

  HappenedCheck event(const Node& node) {
    HappenedCheck result;
    result.path = node.path();
    if (node.is_text()) {
      result.rule = rule(node);
      return result;
    }
    if (!node.only({"rule", "kind", "card", "seat", "times"})) return result;
    if (const Node n = node.at("rule")) result.rule = rule(n);
    if (const Node n = node.at("kind")) {
      const std::uint8_t kind = named(n, event_kinds, "kind of event");
      result.kind = kind + 1U == std::size(event_kinds) ? asked_kind : kind;
    }
    if (const Node n = node.at("card")) result.card = card(words, n);
    if (const Node n = node.at("seat")) result.seat = n.seat();
    if (const Node n = node.at("times")) result.times = static_cast<std::uint16_t>(n.number(0, 10000));
    if (!node.has("rule") && !node.has("kind"))
      node.fail("It says which \"rule\" or which \"kind\" of event.");
    return result;
  }

  // Cards that are seen in a place, numbers that are seen of "cards", or "counters" of seats.
  void seen(const Node& node) {
    for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator})
      for (const auto& [name, cards] : node.at(viewer == Viewer::A   ? "A"
                                               : viewer == Viewer::B ? "B"
                                                                     : "spectator")
                                           .fields())
        if (name == "cards")
          for (const auto& [card_name, numbers] : cards.fields())
            seen_numbers(numbers, viewer, card_name);
        else if (name == "counters")
          seen_counters(cards, viewer);
        else
          check.seen.push_back({cards.path(), viewer, seen_place(cards, name), card_ids(words, cards)});
    node.only({"A", "B", "spectator"});
  }
  void seen_numbers(const Node& node, Viewer viewer, const std::string& name) {
    SeenNumbersCheck seen{node.path(), viewer, card(words, node, name), {}, {}};
    const std::span<const Named> told =
        words.family->attributes.first(std::min(words.family->attributes.size(), CardView::numbers_shown));
    for (const auto& [key, value] : node.fields())
      if (key == "counters")
        for (const auto& [counter, amount] : value.fields())
          seen.counters.emplace_back(named(amount, counter, words.family->card_counters, "counter of a card"),
                                     static_cast<std::int32_t>(amount.number(0, 255)));
      else
        seen.numbers.emplace_back(
            named(value, key, told, "number of a card"),
            value.is_null() ? absent : static_cast<std::int32_t>(value.number(-most_number, most_number)));
    if (node.is_object() && node.json().empty()) node.fail("It checks nothing.");
    check.seen_numbers.push_back(std::move(seen));
  }
  void seen_counters(const Node& node, Viewer viewer) {
    if (!node.only({"A", "B"})) return;
    if (const Node of = node.at("A")) counters(of, viewer, Seat::A);
    if (const Node of = node.at("B")) counters(of, viewer, Seat::B);
  }
  PlaceWord seen_place(const Node& node, const std::string& name) {
    const PlaceWord result = place(words, node, name);
    if (result.seat == Seat::None) node.fail("It says whose place it is, as in \"A:hand\".");
    return result;
  }

  void hidden(const Node& node) {
    for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator})
      if (const Node cards = node.at(viewer == Viewer::A ? "A" : viewer == Viewer::B ? "B" : "spectator"))
        check.hidden.push_back({cards.path(), viewer, card_ids(words, cards)});
    node.only({"A", "B", "spectator"});
  }

  MoveWord offered(const Node& node) {
    bool tried = false;
    node.only({"A", "B", "card", "cards", "on", "to", "number"});
    MoveWord result = move(words, node, tried);
    if (tried || result.concede) node.fail("Here stands a move that is offered, or not.");
    return result;
  }

  void refused(const Node& node) {
    bool tried = false;
    node.only({"A", "B", "card", "cards", "on", "to", "number", "by"});
    const MoveWord result = move(words, node, tried);
    if (!node.has("by") || node.at("by").items().empty())
      node.fail("It says \"by\" which rules the move is refused.");
    check.refused.push_back({result, rules(node.at("by"))});
  }

  void offers(const Node& node) {
    check.offers.emplace();
    if (node.is_object())
      for (const auto& [verb, count] : node.fields())
        check.offers->push_back({named(count, verb, words.family->verbs, "verb"),
                                 static_cast<std::uint16_t>(count.number(1, 9999))});
    else
      for (const Node& item : node.items())
        check.offers->push_back({named(item, words.family->verbs, "verb"), std::nullopt});
  }

  void deck(const Node& node) {
    if (!node.only({"deck", "breaks", "say"})) return;
    if (!node.has("deck") || !node.has("breaks"))
      return node.fail("It says which \"deck\", and which rules it \"breaks\" (an empty list: it is legal).");
    if (const Node say = node.at("say")) told(say);
    check.decks.push_back({node.path(), read_deck(words, means, node.at("deck")), rules(node.at("breaks"))});
  }

  void when(const Node& node) {
    check.when = event(node);
    if (check.when->kind == asked_kind)
      node.fail("It says what happened: where somebody is asked, a look without \"when\" sees it.");
  }

  void field(const std::string& key, const Node& node) {
    if (key == "when") return when(node);
    if (key == "asked") return asked(node);
    if (key == "result") return result(node);
    if (key == "turn") return void(check.turn = static_cast<std::uint32_t>(node.number(0, most_number)));
    if (key == "battles") return void(check.battles = static_cast<std::uint16_t>(node.number(0, 65535)));
    if (key == "turn player") return void(check.turn_player = node.seat());
    if (key == "first player") return void(check.first_player = node.seat());
    if (key == "A" || key == "B") return seat_check(node, key == "A" ? Seat::A : Seat::B);
    if (key == "cards") return cards(node);
    if (key == "seen by") return seen(node);
    if (key == "hidden from") return hidden(node);
    if (key == "offers") return offers(node);
    if (key == "shows") return void(check.shows = rules(node));
    for (const Node& item : node.items())
      if (key == "happened")
        check.happened.push_back(event(item));
      else if (key == "never")
        check.never.push_back(event(item));
      else if (key == "offered")
        check.offered.push_back(offered(item));
      else if (key == "refused")
        refused(item);
      else if (key == "decks")
        deck(item);
    if (key != "under way") return;
    check.under_way.emplace();
    for (const Node& item : node.items())
      check.under_way->push_back(procedure(words, item));
  }
};

} // namespace

Check read_check(const Words& words, const Means& means, const Node& node) {
  Reader reader{words, means, {}};
  reader.check.path = node.path();
  if (!node.only({"when",        "say",          "shows",       "asked",   "result",  "turn",   "battles",
                  "turn player", "first player", "under way",   "A",       "B",       "cards",  "happened",
                  "never",       "seen by",      "hidden from", "offered", "refused", "offers", "decks"}))
    return reader.check;
  for (const auto& [key, value] : node.fields())
    if (key == "say")
      reader.check.say = told(value);
    else
      reader.field(key, value);
  if (node.json().size() <= node.has("shows") + node.has("say") + node.has("when") + 0U)
    node.fail("It checks nothing.");
  if (node.has("when"))
    node.only({"when", "say", "shows", "turn", "battles", "turn player", "first player", "under way", "A",
               "B", "cards", "seen by"});
  return reader.check;
}

} // namespace twoseat::demos
