// Laying out the position of a demo, or starting its match.
#include "engine/demos/play.h"
#include "engine/kernel/information.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"
#include "engine/sharing/link.h"
#include "engine/sharing/position_cards.h"
#include <algorithm>

namespace twoseat::demos {

bool Play::lay(Seat seat, std::uint8_t kind, const LaidCard& laid) {
  const ByHand& usual = family().by_hand;
  const bool covered = ((usual.covered >> kind) & 1U) != 0;
  Game quiet{*demo.book, match, nullptr};
  for (int i = 0; i < laid.count; ++i) {
    const CardId id = add_card(quiet, laid.def, laid.owner.value_or(seat), place({seat, kind}, seat),
                               laid.origin.value_or(usual.origin(kind)),
                               laid.facing.value_or(covered ? Facing::Down : Facing::Up));
    if (!id) {
      fail(demo.given->path, "There are more cards than a table holds.");
      return false;
    }
    match[id].orientation = laid.orientation;
    match[id].shown_to = laid.shown_to;
    match[id].role = laid.role;
    match[id].states = laid.states;
    match[id].counters = laid.counters;
    for (const auto& [attribute, amount] : laid.counted) {
      Modification counted;
      counted.subject = id;
      counted.attribute = attribute;
      counted.layer = usual.adding_layer;
      counted.amount = amount;
      if (amount != 0) modify(quiet, counted);
    }
    if (!laid.host.empty()) guests_.emplace_back(id, laid.host);
    if (!laid.alias.empty()) aliases_[laid.alias] = id;
  }
  return true;
}

// Until as many cards lie there as usual.
bool Play::lay_usual(Seat seat, std::uint8_t kind) {
  for (const Usual& usual : family().by_hand.usual) {
    if (usual.place != kind) continue;
    LaidCard card;
    card.def = demo.book->find(usual.card);
    const std::uint16_t there = match[place({seat, kind}, seat)].count;
    card.count = usual.count > there ? static_cast<std::uint16_t>(usual.count - there) : std::uint16_t{0};
    if (!lay(seat, kind, card)) return false;
  }
  return true;
}

bool Play::lay_cards(const Given& given) {
  for (const Seat seat : both_seats) {
    std::set<std::uint8_t> said;
    for (const LaidPlace& laid : given.places) {
      if (laid.place.seat != seat) continue;
      said.insert(laid.place.kind);
      for (const LaidCard& card : laid.cards)
        if (!lay(seat, laid.place.kind, card)) return false;
      if (laid.filled && !lay_usual(seat, laid.place.kind)) return false;
    }
    for (const Usual& usual : family().by_hand.usual)
      if (said.count(usual.place) == 0 && !lay_usual(seat, usual.place)) return false;
  }
  return true;
}

// Once all cards lie there: two of them may hang on each other.
void Play::lay_hosts() {
  for (const auto& [guest, host] : guests_)
    match[guest].host = aliases_[host];
}

bool Play::lay_changes(const Given& given) {
  Game quiet{*demo.book, match, nullptr};
  for (const LaidCounter& counter : given.counters)
    match[counter.seat].counters[counter.counter] = counter.amount;
  for (const LaidChange& laid : given.changes) {
    Modification change;
    change.subject = card(laid.card, Seat::None);
    if (!change.subject) return false;
    if (laid.source) change.source = card(*laid.source, Seat::None);
    change.attribute = laid.attribute;
    change.operation = laid.operation;
    const ByHand& usual = family().by_hand;
    change.layer =
        laid.layer.value_or(laid.operation == Operation::Add ? usual.adding_layer : usual.setting_layer);
    change.duration = laid.duration;
    change.amount = laid.amount;
    modify(quiet, change);
  }
  for (const LaidRelation& laid : given.relations) {
    const CardId holder = card(laid.holder, Seat::None);
    const CardId other = laid.other ? card(*laid.other, Seat::None) : CardId{};
    if (!holder || (laid.other && !other)) return false;
    relate(quiet, holder, other, laid.kind, {});
  }
  match.standby.clear(); // it does not happen now: no ability waits for it unless it is said
  if (match.flaw != 0) fail(given.path, "There is more in force than a table holds.");
  return match.flaw == 0;
}

namespace {

template <class Such>
std::vector<std::uint16_t> abilities(const Rulebook& book, DefId def, Such such) {
  std::vector<std::uint16_t> result;
  const Face& face = book.face(def);
  for (std::uint16_t i = 0; i < face.abilities; ++i)
    if (const std::size_t ability = face.first_ability + i; such(book.script.abilities[ability]))
      result.push_back(static_cast<std::uint16_t>(ability));
  return result;
}

} // namespace

std::vector<std::uint16_t> automatic_abilities(const Rulebook& book, DefId def) {
  return abilities(book, def, [](const script::Ability& a) { return a.kind == script::Kind::Automatic; });
}
std::vector<std::uint16_t> limited_abilities(const Rulebook& book, DefId def) {
  return abilities(book, def, [](const script::Ability& a) { return a.limit != script::Limit::None; });
}
Duration used_until(const Rulebook& book, std::uint16_t ability) {
  return book.script.abilities[ability].limit == script::Limit::Turn ? Duration::Turn : Duration::Game;
}

bool Play::lay_uses(const Given& given) {
  for (const LaidUse& laid : given.used) {
    const CardId source = card(laid.source, Seat::None);
    if (!source) return false;
    const std::vector<std::uint16_t> limited = limited_abilities(*demo.book, match[source].def);
    const std::size_t which = laid.number == 0 && limited.size() == 1 ? 1 : laid.number;
    if (which == 0 || which > limited.size()) {
      fail(laid.path, {"It must say which of its limited abilities was used, by \"number\"; it has {n}.",
                       {limited.size()}});
      return false;
    }
    const Seat seat = laid.seat == Seat::None ? match[match[source].place].seat : laid.seat;
    const std::uint16_t ability = limited[which - 1];
    if (!match.uses.push(
            {source, match[source].generation, ability, seat, used_until(*demo.book, ability)})) {
      fail(laid.path, "More has been used than a table holds.");
      return false;
    }
  }
  return true;
}

bool Play::lay_markers(const Given& given) {
  for (const LaidMarker& laid : given.markers) {
    const PlaceId on = place(laid.place, Seat::None);
    if (!on) {
      fail(laid.path, "There is no such place at this table.");
      return false;
    }
    match[on].markers[laid.marker] = laid.count;
  }
  return true;
}

bool Play::lay_standing_by(const Given& given) {
  for (const LaidStandby& laid : given.standing_by) {
    const CardId source = card(laid.source, Seat::None);
    const CardId subject = laid.subject ? card(*laid.subject, Seat::None) : CardId{};
    const CardId other_card = laid.other ? card(*laid.other, Seat::None) : CardId{};
    if (!source || (laid.subject && !subject) || (laid.other && !other_card)) return false;
    const std::vector<std::uint16_t> automatic = automatic_abilities(*demo.book, match[source].def);
    const std::size_t which = laid.number == 0 && automatic.size() == 1 ? 1 : laid.number;
    if (which == 0 || which > automatic.size()) {
      fail(laid.path, {"It must say which of its automatic abilities waits, by \"number\"; it has {n}.",
                       {automatic.size()}});
      return false;
    }
    Standby waiting;
    waiting.source = refer(match, source);
    waiting.subject = refer(match, subject);
    waiting.other = refer(match, other_card);
    waiting.ability = automatic[which - 1];
    waiting.seat = laid.seat == Seat::None ? match[match[source].place].seat : laid.seat;
    waiting.amount = laid.amount;
    if (!match.standby.push(waiting)) {
      fail(laid.path, "There is more waiting than a table holds.");
      return false;
    }
  }
  return true;
}

// In the middle of something: as it is said, and only if it could be so.
bool Play::lay_frames(const Given& given) {
  for (const LaidFrame& laid : given.under_way) {
    Frame frame;
    frame.procedure = laid.procedure;
    frame.step = laid.step;
    frame.seat = laid.seat;
    for (std::size_t i = 0; i < frame.locals.size(); ++i) {
      frame.locals[i] = laid.numbers[i];
      if (laid.cards[i]) frame.set_card(i, card(*laid.cards[i], Seat::None));
    }
    if (!match.stack.push(frame)) {
      fail(given.path, "There is more under way than a table holds.");
      return false;
    }
  }
  const Faults faults = unsound(table());
  for (const Fault& fault : faults)
    fail(given.path, {"The position cannot be so. {why}", {fault.sentence}});
  return faults.empty();
}

bool stack_phase(const Family& family, Match& match, const Frame& at) {
  const auto is_root = [&](std::size_t p) { return ((family.roots >> p) & 1U) != 0; };
  Frame frame;
  frame.procedure = at.procedure;
  frame.step = at.step;
  frame.seat = match.turn > 0 ? match.turn_player : match.first_player;
  if (is_root(at.procedure)) return match.stack.push(frame);
  for (std::size_t p = 0; p < family.procedures.size() && frame.seat != Seat::None; ++p)
    for (std::size_t s = 0; s < family.procedures[p].steps.size(); ++s)
      if (is_root(p) && ((family.procedures[p].steps[s].calls >> at.procedure) & 1U) != 0) {
        Frame below;
        below.procedure = static_cast<std::uint8_t>(p);
        below.step = static_cast<std::uint8_t>(s + 1);
        below.seat = frame.seat;
        return match.stack.push(below) && match.stack.push(frame);
      }
  return false;
}

// At the beginning of a phase, or one of its steps: below it lies the procedure that calls it.
bool Play::lay_stack(const Given& given) {
  if (!given.under_way.empty()) return lay_frames(given);
  Frame at;
  at.procedure = given.procedure;
  at.step = given.step;
  if (stack_phase(family(), match, at)) return true;
  fail(given.path,
       "A position cannot begin with this procedure; play on to it, or say what is \"under way\".");
  return false;
}

bool Play::start_match(const Given& given) {
  Setup setup;
  setup.edition = played_in(demo);
  setup.decks = given.decks;
  setup.seed = given.seed;
  setup.options = given.options;
  Faults faults;
  for (const Seat seat : both_seats)
    for (const Fault& fault : means.check_deck(*demo.book, played_in(demo), given.decks[index(seat)]))
      fail(given.path + "/decks/" + text(seat), FilledPhrase::name(fault.line(phrases())));
  if (!report.failures.empty()) return false;
  Game playing = game();
  twoseat::begin(playing, setup);
  return true;
}

bool Play::begin() {
  const Given nothing;
  const Given& given = demo.given ? *demo.given : nothing;
  match = Match{};
  if (given.whole_match) {
    if (!start_match(given)) return false;
  } else {
    lay_out(*demo.book, demo.edition_number, match);
    match.random = throwing(family().by_hand.die, given.dice, given.seed);
    match.turn = given.turn;
    match.battle = given.battles;
    if (given.turn > 0) {
      match.turn_player = given.turn_player;
      match.first_player =
          given.first_player.value_or(given.turn % 2 == 1 ? given.turn_player : other(given.turn_player));
    } else if (given.first_player) {
      match.first_player = *given.first_player;
    }
    if (!lay_cards(given)) return false;
    lay_hosts();
    if (!lay_markers(given) || !lay_changes(given) || !lay_uses(given) || !lay_standing_by(given) ||
        !lay_stack(given))
      return false;
    if (const char* wrong = family().unsound(table())) {
      fail(given.path, {"The position cannot be so. {why}", {wrong}});
      return false;
    }
    as_laid = match;
    Game playing = game();
    advance(playing);
  }
  if (given.whole_match) as_laid = match;
  note();
  return sound();
}

} // namespace twoseat::demos
