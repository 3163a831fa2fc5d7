// Looking at the table: what must be true, and what is found instead.
#include "engine/abilities/lexicon.h"
#include "engine/demos/play.h"
#include "engine/kernel/citation.h"
#include "engine/kernel/information.h"
#include "engine/kernel/moves.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

std::string number(std::int32_t value) {
  return value == absent ? "none" : std::to_string(value);
}

bool fits(const HappenedCheck& wanted, CardId about, const LogEntry& entry) {
  return (wanted.rule.empty() || entry.rule == wanted.rule) &&
         (wanted.kind ? entry.kind == *wanted.kind : entry.done) && (!about || entry.card == about) &&
         (!wanted.seat || entry.seat == *wanted.seat);
}

std::vector<DefId> sorted(std::vector<DefId> cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

std::string result_text(const Family& family, Outcome outcome, std::optional<std::uint8_t> reason) {
  const char* winner = outcome == Outcome::WonByA   ? "A wins"
                       : outcome == Outcome::WonByB ? "B wins"
                       : outcome == Outcome::Draw   ? "a draw"
                                                    : "the match goes on";
  return std::string(winner) +
         (reason && *reason > 0 ? std::string(", ") + family.outcome_reasons[*reason].id : "");
}

// A state of that name says the same of a card that something is done to: it is the guard card, and holds no relation.
bool does(const Table& table, CardId card, std::uint16_t kind) {
  if (relation_of(table.match, card, kind) != nullptr) return true;
  const std::string_view id = table.book.family->relations[kind].id;
  const auto states = table.book.family->lexicon->states;
  return std::any_of(states.begin(), states.end(),
                     [&](const StateWord& state) { return state.id == id && state.is(table, card); });
}

} // namespace

bool same_number(std::int32_t wanted, std::int32_t found) {
  return wanted == found || (wanted == 0 && found == absent);
}

void Play::check_asked(const Check& check) {
  Decision decision;
  const bool open = ask(table(), decision);
  const AskedCheck& wanted = *check.asked;
  const std::string path = check.path + "/asked";
  if (wanted.nobody) {
    if (open) fail(path, "Nobody should be asked.", "", situation(decision));
    return;
  }
  const bool fits = open && (!wanted.seat || decision.seat == *wanted.seat) &&
                    (!wanted.question || decision.question == *wanted.question) &&
                    (!wanted.rule || *wanted.rule == number_in(demo.edition, decision.rule));
  if (fits) return;
  const std::string expected = text(wanted.seat.value_or(Seat::None)) + ": " +
                               (wanted.question ? family().questions[*wanted.question].id : "") +
                               (wanted.rule ? " [" + demo.edition + " " + *wanted.rule + "]" : "");
  fail(path, "Another question is put.", expected, situation(decision));
}

void Play::check_result(const Check& check) {
  const ResultCheck& wanted = *check.result;
  const std::string path = check.path + "/result";
  const bool fits =
      match.outcome == wanted.outcome && (!wanted.reason || *wanted.reason == match.outcome_reason);
  if (!fits)
    fail(path, "The result is another.", result_text(family(), wanted.outcome, wanted.reason),
         result_text(family(), match.outcome, match.outcome_reason));
  if (!wanted.rule) return;
  const auto end = std::find_if(events.begin(), events.end(),
                                [](const Event& event) { return event.kind == EventKind::Ended; });
  const std::string rule = end == events.end() ? "" : number_in(demo.edition, end->rule);
  if (rule != *wanted.rule) fail(path, "It ended by another rule.", *wanted.rule, rule);
}

void Play::check_turn(const Check& check) {
  const auto differs = [&](const char* field, const std::string& expected, const std::string& found) {
    if (expected != found) fail(check.path + "/" + field, "It is another.", expected, found);
  };
  if (check.turn) differs("turn", std::to_string(*check.turn), std::to_string(match.turn));
  if (check.battles) differs("battles", std::to_string(*check.battles), std::to_string(match.battle));
  if (check.turn_player) differs("turn player", text(*check.turn_player), text(match.turn_player));
  if (check.first_player) differs("first player", text(*check.first_player), text(match.first_player));
  if (!check.under_way) return;
  std::string found;
  std::size_t next = 0;
  for (const Frame& frame : match.stack) {
    found += (found.empty() ? "" : ", ") + std::string(family().procedures[frame.procedure].name);
    if (next < check.under_way->size() && frame.procedure == (*check.under_way)[next]) ++next;
  }
  if (next < check.under_way->size())
    fail(check.path + "/under way", "This is not under way.",
         family().procedures[(*check.under_way)[next]].name, found);
}

void Play::check_place(const PlaceCheck& wanted) {
  const PlaceId id = place(wanted.place, Seat::None);
  const FilledPhrase name = FilledPhrase::name(place_name(wanted.place));
  const std::vector<DefId> there = lying_in(id);
  const Rulebook& book = *demo.book;
  if (wanted.count && *wanted.count != there.size())
    fail(wanted.path, {"In {place} lie other than so many cards.", {name}}, std::to_string(*wanted.count),
         std::to_string(there.size()) + " (" + text(book, there) + ")");
  if (wanted.cards && sorted(*wanted.cards) != sorted(there))
    fail(wanted.path, {"In {place} lie other cards.", {name}}, text(book, *wanted.cards), text(book, there));
  if (wanted.in_order && *wanted.in_order != there)
    fail(wanted.path, {"In {place} the cards lie otherwise.", {name}}, text(book, *wanted.in_order),
         text(book, there));
  if (!wanted.top) return;
  const std::vector<DefId> top(
      there.begin(), there.begin() + static_cast<std::ptrdiff_t>(std::min(there.size(), wanted.top->size())));
  if (*wanted.top != top)
    fail(wanted.path, {"On top of {place} lie other cards.", {name}}, text(book, *wanted.top),
         text(book, top));
}

void Play::check_card(const CardCheck& wanted) {
  const CardId id = card(wanted.card, Seat::None);
  if (!id) return;
  const Card& found = match[id];
  const auto differs = [&](const std::string& field, const std::string& expected, const std::string& is) {
    if (expected != is) fail(wanted.path + "/" + field, "It is another.", expected, is);
  };
  for (const auto& [attribute, value] : wanted.numbers)
    if (const std::int32_t is = information(table(), id, attribute); !same_number(value, is))
      differs(family().attributes[attribute].id, number(value), number(is));
  const auto stands = [](Orientation orientation) {
    return orientation == Orientation::Stand ? "stands" : "rests";
  };
  const auto faces = [](Facing facing) { return facing == Facing::Up ? "up" : "down"; };
  if (wanted.orientation) differs("stands", stands(*wanted.orientation), stands(found.orientation));
  if (wanted.facing) differs("face", faces(*wanted.facing), faces(found.facing));
  if (wanted.owner) differs("owner", text(*wanted.owner), text(found.owner));
  if (wanted.def) differs("card", demo.book->print(*wanted.def).id, demo.book->print(found.def).id);
  if (wanted.place) {
    PlaceWord lies{match[found.place].seat, match[found.place].kind};
    if (wanted.place->seat == Seat::None) lies.seat = Seat::None;
    differs("lies in", place_name(*wanted.place), place_name(lies));
  }
  for (const std::uint16_t kind : wanted.does)
    if (!does(table(), id, kind)) fail(wanted.path + "/does", "It does not.", family().relations[kind].id);
  for (const std::uint16_t kind : wanted.does_not)
    if (does(table(), id, kind)) fail(wanted.path + "/does not", "It does.", family().relations[kind].id);
}

// --- The log ------------------------------------------------------------------------------------------------------

int Play::find_in_log(const HappenedCheck& wanted, std::size_t from) {
  const CardId about = wanted.card ? card(*wanted.card, Seat::None) : CardId{};
  if (wanted.card && !about) return -1;
  for (std::size_t i = from; i < log_.size(); ++i)
    if (fits(wanted, about, log_[i])) return static_cast<int>(i);
  return -1;
}

int Play::times_in_log(const HappenedCheck& wanted) {
  int times = 0;
  for (int at = find_in_log(wanted, 0); at >= 0; at = find_in_log(wanted, static_cast<std::size_t>(at) + 1))
    ++times;
  return times;
}

// The rules of what was done from there on, each once in a row.
std::string Play::done_since(std::size_t from) const {
  constexpr int most = 30;
  std::string all, last;
  int count = 0;
  for (std::size_t i = from; i < log_.size(); ++i) {
    if (!log_[i].done || log_[i].rule.empty() || log_[i].rule == last) continue;
    if (++count > most) return all + ", and more";
    last = log_[i].rule;
    all += (all.empty() ? "" : ", ") + last;
  }
  return all;
}

void Play::check_log(const Check& check) {
  std::size_t next = 0;
  for (const HappenedCheck& wanted : check.happened) {
    const int times = times_in_log(wanted);
    if (wanted.times && *wanted.times != times)
      fail(wanted.path, "It happened otherwise often.", std::to_string(*wanted.times), std::to_string(times));
    if (wanted.times) continue;
    const int at = find_in_log(wanted, next);
    if (at < 0)
      fail(wanted.path, times > 0 ? "It did not happen after what stands before it." : "It did not happen.",
           wanted.rule, done_since(next));
    next = at < 0 ? next : static_cast<std::size_t>(at) + 1;
  }
  for (const HappenedCheck& unwanted : check.never)
    if (const int times = times_in_log(unwanted); times > 0)
      fail(unwanted.path, "It happened.", "never", std::to_string(times) + " times");
}

// --- Offers and refusals --------------------------------------------------------------------------------------------

void Play::check_offers(const Check& check) {
  Decision decision;
  ask(table(), decision);
  for (const MoveWord& word : check.offered) {
    Meant what;
    if (!meant(word, what)) continue;
    OtherNumber other; // one of those that are picked together is offered, too
    const std::vector<Answer> found = answers_meant(table(), decision, word, what, &other);
    if (decision.seat == word.seat && (!found.empty() || other.named < other.min))
      carry(found.empty() ? other.rule : decision.choice(found[0]).rule);
    else
      fail(word.path, explained("This should be offered.", reasons(word, what, other)),
           family().verbs[word.verb].id, situation(decision));
  }
  for (const RefusedCheck& refused : check.refused)
    try_in_vain(refused);
  if (!check.offers) return;
  std::vector<std::string> expected;
  std::vector<std::string> found;
  for (const OfferCheck& offer : *check.offers) {
    std::size_t options = 0;
    for (std::size_t i = 0; i < decision.option_count; ++i)
      options += decision.options[i].verb == offer.verb ? 1U : 0U;
    if (offer.count && *offer.count != options)
      fail(check.path + "/offers",
           {"There are other than so many ways to {verb}.",
            {FilledPhrase::name(family().verbs[offer.verb].id)}},
           std::to_string(*offer.count), std::to_string(options));
    expected.emplace_back(family().verbs[offer.verb].id);
  }
  for (std::size_t i = 0; i < decision.choice_count; ++i) {
    found.emplace_back(family().verbs[decision.choices[i].verb].id);
    carry(decision.choices[i].rule);
  }
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  if (expected != found)
    fail(check.path + "/offers", "Other verbs are offered.", text(expected), text(found));
}

void Play::check_deck(const DeckCheck& wanted) {
  std::set<std::string> found;
  std::string sentences;
  for (const Fault& fault : means.check_deck(*demo.book, played_in(demo), wanted.deck)) {
    const std::string head = "[" + std::string(played_in(demo)) + " ";
    const bool cited = fault.rule.starts_with(head) && fault.rule.ends_with(']');
    found.insert(cited ? fault.rule.substr(head.size(), fault.rule.size() - head.size() - 1) : fault.rule);
    sentences += " " + fault.line(phrases());
  }
  carried_.insert(found.begin(), found.end());
  const std::set<std::string> expected(wanted.rules.begin(), wanted.rules.end());
  if (found != expected)
    fail(wanted.path, {"{sentence}{why}", {"The deck breaks other rules.", FilledPhrase::name(sentences)}},
         text(wanted.rules), text({found.begin(), found.end()}));
}

// What the table alone says: nothing of questions, and nothing of what happened.
void Play::look_at_table(const Check& check) {
  check_turn(check);
  for (const PlaceCheck& wanted : check.places)
    check_place(wanted);
  for (const CounterCheck& wanted : check.counters)
    check_counter(wanted);
  for (const CardCheck& wanted : check.cards)
    check_card(wanted);
  for (const SeenCheck& wanted : check.seen)
    check_seen(wanted);
  for (const SeenNumbersCheck& wanted : check.seen_numbers)
    check_seen_numbers(wanted);
}

// The table as it stood when the step was done in which that happened.
void Play::look_back(const Check& check) {
  const CardId about = check.when->card ? card(*check.when->card, Seat::None) : CardId{};
  if (check.when->card && !about) return;
  std::uint16_t times = 0;
  for (std::size_t at = answered_at_; at < events.size(); ++at) {
    if (!fits(*check.when, about, entry_of(demo.edition, events[at])) ||
        ++times < check.when->times.value_or(1))
      continue;
    const auto then = std::find_if(snapshots_.begin(), snapshots_.end(),
                                   [&](const Snapshot& moment) { return moment.events > at; });
    if (then == snapshots_.end()) return look_at_table(check);
    const Match now = match;
    match = then->match;
    look_at_table(check);
    match = now;
    return;
  }
  fail(check.when->path, "It did not happen since the last answer.", check.when->rule,
       done_since(answered_in_log_));
}

void Play::check(const Check& check) {
  claimed_.insert(check.shows.begin(), check.shows.end());
  if (check.when) return look_back(check);
  if (check.asked) check_asked(check);
  if (check.result) check_result(check);
  look_at_table(check);
  check_log(check);
  check_offers(check);
  for (const HiddenCheck& wanted : check.hidden)
    check_hidden(wanted);
  for (const DeckCheck& wanted : check.decks)
    check_deck(wanted);
}

} // namespace twoseat::demos
