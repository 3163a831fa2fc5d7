// Hostile links: damaged texts, payloads with their proof put right, positions bent at random and played on from.
// usage: fuzz_links [iterations] [seed] [system]. Meant to run under the sanitizers; any finding aborts.
#include "engine/sharing/envelope.h"
#include "engine/twoseat.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

using namespace twoseat;

struct Corpus {
  std::vector<Match> matches;
  std::vector<std::string> links;
};

Match start_one(const Rulebook& book, Journal& journal, Random& random) {
  const auto editions = book.family->editions;
  const char* edition = editions[random.below(static_cast<std::uint32_t>(editions.size()))].id;
  const std::vector<Deck> decks = decks_of(book, edition);
  const auto any = [&] { return decks[random.below(static_cast<std::uint32_t>(decks.size()))]; };
  journal.setup = {edition, {any(), any()}, random.next()};
  return *start(book, journal.setup);
}

// Positions out of everywhere in matches, so that every kind of step is among them, and links of all kinds.
Corpus collect(const Rulebook& book, Random& random) {
  Corpus corpus;
  Decision decision;
  SeatView seen;
  for (int game = 0; game < 24; ++game) {
    Journal journal;
    Match match = start_one(book, journal, random);
    while (decide(book, match, decision)) {
      if (random.below(8) == 0) corpus.matches.push_back(match);
      const Answer answer = random_answer(decision, random);
      apply_checked(book, match, decision, answer);
      journal.answers.push_back(answer);
      if (random.below(150) != 0) continue;
      corpus.links.push_back(encode_match_link(book, journal));
      corpus.links.push_back(encode_position_link(book, match));
      view(book, match, static_cast<Viewer>(random.below(3)), seen);
      corpus.links.push_back(encode_seat_link(book, seen));
    }
  }
  return corpus;
}

[[noreturn]] void found(const char* what) {
  std::fprintf(stderr, "fuzz_links: %s\n", what);
  std::abort();
}

void must_explain(const Faults& faults) {
  if (faults.empty() || faults[0].sentence.text().empty() || faults[0].sentence.text().back() != '.')
    found("a refusal without a sentence");
}

// Everything that the program does with a position that it took in.
void play_on(const Rulebook& book, Match& match, Random& random) {
  Decision decision;
  SeatView seen;
  Events events;
  for (int i = 0; i < 120 && decide(book, match, decision); ++i) {
    if (decision.choice_count == 0) {
      const Frame& frame = match.stack.back();
      std::fprintf(stderr, "%s, step %d\n", book.family->procedures[frame.procedure].name, frame.step);
      found("a decision without choices");
    }
    for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator})
      if (i % 16 == 0) view(book, match, viewer, seen);
    events.clear();
    apply_checked(book, match, decision, random_answer(decision, random), &events);
    for (const Event& event : events)
      if (i % 16 == 0) narrate(book, event, Viewer::A);
  }
  if (random.below(8) == 0) concede(book, match, Seat::B);
}

// --- Links ----------------------------------------------------------------------------------------------------

void open_as_all_kinds(const Rulebook& book, const std::string& text, Random& random) {
  if (auto head = read_head(text); !head) must_explain(head.faults);
  if (auto replayed = decode_match_link(book, text))
    play_on(book, replayed->match, random);
  else
    must_explain(replayed.faults);
  if (auto match = decode_position_link(book, text)) {
    if (!unsound({book, *match}).empty()) found("an unsound position came through");
    play_on(book, *match, random);
  } else {
    must_explain(match.faults);
  }
  if (auto seen = decode_seat_link(book, text); !seen) must_explain(seen.faults);
}

void bend_text(std::string& text, Random& random) {
  const auto at = random.below(static_cast<std::uint32_t>(text.size()));
  switch (random.below(4)) {
  case 0: text.resize(at); break;
  case 1: text[at] = static_cast<char>(random.below(256)); break;
  case 2: text.insert(at, 1, static_cast<char>('a' + random.below(26))); break;
  default: text += text.substr(at); break;
  }
}

// As an attacker would: the proof fits whatever the payload became.
std::string bend_payload(const std::string& text, Random& random) {
  auto opened = open(text);
  if (!opened) found("a link of ours does not open");
  auto& bytes = opened->payload;
  for (std::uint32_t times = 1 + random.below(3); times > 0 && !bytes.empty(); --times) {
    const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
    switch (random.below(4)) {
    case 0: bytes.resize(at); break;
    case 1: bytes.insert(bytes.begin() + at, static_cast<std::uint8_t>(random.below(256))); break;
    default: bytes[at] = static_cast<std::uint8_t>(random.below(256)); break;
    }
  }
  return seal(random.below(4) == 0 ? static_cast<LinkKind>(random.below(3)) : opened->kind, bytes);
}

// --- Positions ------------------------------------------------------------------------------------------------

CardId some_card(const Match& match, Random& random) {
  return {static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(match.cards.size()) + 2))};
}

void bend_card(const Rulebook& book, Match& match, Random& random) {
  const CardId id{
      static_cast<std::uint16_t>(1 + random.below(static_cast<std::uint32_t>(match.cards.size())))};
  Card& card = match[id];
  switch (random.below(7)) {
  case 0:
    card.def.value =
        static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(book.faces.size()) + 2));
    break;
  case 1: card.owner = static_cast<Seat>(random.below(3)); break;
  case 2: card.orientation = static_cast<Orientation>(random.below(3)); break;
  case 3: card.facing = static_cast<Facing>(random.below(3)); break;
  case 4: card.shown_to = static_cast<Viewers>(random.below(9)); break;
  // It lies elsewhere, in a row that is sound.
  default: {
    if (!unsound({book, match}).empty()) return; // moves look back at what is in force
    Game game{book, match};
    Relocation how;
    how.end = random.below(2) == 0 ? End::Top : End::Bottom;
    relocate(game, id,
             {static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(match.places.size())))},
             how);
  }
  }
}

// Everything out of one place into another: empty hands, empty decks, crowded circles.
void pour(const Rulebook& book, Match& match, Random& random) {
  const auto places = static_cast<std::uint32_t>(match.places.size());
  const PlaceId from{static_cast<std::uint8_t>(1 + random.below(places))};
  const PlaceId to{static_cast<std::uint8_t>(1 + random.below(places))};
  if (!unsound({book, match}).empty()) return; // moves look back at what is in force
  Game game{book, match};
  while (from != to && match[from].first && random.below(50) != 0)
    relocate(game, match[from].first, to, {});
}

void bend_stack(const Rulebook& book, Match& match, Random& random) {
  const auto procedures = book.family->procedures;
  if (match.stack.empty()) return;
  Frame& frame = match.stack[random.below(static_cast<std::uint32_t>(match.stack.size()))];
  switch (random.below(7)) {
  case 0:
    frame.procedure =
        static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(procedures.size()) + 1));
    break;
  case 1: frame.step = static_cast<std::uint8_t>(random.below(16)); break;
  case 2: frame.seat = static_cast<Seat>(random.below(3)); break;
  case 3: frame.locals[random.below(4)] = some_card(match, random).value; break;
  case 4: frame.locals[random.below(4)] = static_cast<std::uint16_t>(random.next()); break;
  case 5: match.stack.pop(); break;
  default: { // something that the step below may call, standing where somebody is asked
    Frame above;
    above.seat = static_cast<Seat>(random.below(2));
    above.procedure = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(procedures.size())));
    const auto& steps = procedures[above.procedure].steps;
    above.step = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(steps.size())));
    for (std::uint16_t& local : above.locals)
      if (random.below(2) == 0) local = some_card(match, random).value;
    match.stack.push(above);
  }
  }
}

// A whole new stack, grown the way the tables of steps allow.
void regrow_stack(const Rulebook& book, Match& match, Random& random) {
  const auto procedures = book.family->procedures;
  match.stack.clear();
  std::uint64_t allowed = book.family->roots;
  for (int height = 0; height < 8 && allowed != 0; ++height) {
    Frame frame;
    do
      frame.procedure =
          static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(procedures.size())));
    while (((allowed >> frame.procedure) & 1U) == 0);
    const auto& steps = procedures[frame.procedure].steps;
    frame.step = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(steps.size())));
    frame.seat = height == 0 ? match.turn_player : static_cast<Seat>(random.below(2));
    for (std::uint16_t& local : frame.locals)
      if (random.below(2) == 0) local = some_card(match, random).value;
    match.stack.push(frame);
    if (steps[frame.step].ask != nullptr && random.below(2) == 0) return;
    allowed = steps[frame.step].calls;
    if (allowed != 0) ++match.stack.back().step;
  }
}

void bend_effects(Match& match, Random& random) {
  if (random.below(2) == 0) {
    match.relations.push(
        {some_card(match, random), some_card(match, random), static_cast<std::uint16_t>(random.below(7))});
    return;
  }
  Modification m;
  m.subject = some_card(match, random);
  m.generation =
      m.subject && m.subject.value <= match.cards.size() ? match[m.subject].generation : std::uint16_t{0};
  m.source = some_card(match, random);
  m.scope = static_cast<std::uint8_t>(random.below(3));
  m.seat = m.scope == 0 ? Seat::None : static_cast<Seat>(random.below(3));
  m.attribute = static_cast<std::uint8_t>(random.below(18));
  m.operation = static_cast<Operation>(random.below(2));
  m.duration = static_cast<Duration>(random.below(3));
  m.cause = static_cast<std::uint16_t>(random.below(40));
  m.amount = static_cast<std::int32_t>(random.next()) >> random.below(31);
  m.stamp = static_cast<std::uint16_t>(++match.stamps);
  for (std::uint32_t times = random.below(4) == 0 ? 100 : 1; times > 0; --times)
    match.modifications.push(m);
}

void bend_numbers(Match& match, Random& random) {
  switch (random.below(8)) {
  case 0: match.turn = random.below(3); break;
  case 1: match.turn_player = static_cast<Seat>(random.below(3)); break;
  case 2: match.first_player = static_cast<Seat>(random.below(3)); break;
  case 3: match.outcome = static_cast<Outcome>(random.below(5)); break;
  case 4: match.outcome_reason = static_cast<std::uint8_t>(random.below(8)); break;
  case 5: match.battle = static_cast<std::uint16_t>(random.next()); break;
  case 6: match.flaw = static_cast<std::uint8_t>(random.below(6)); break;
  default:
    match.players[random.below(2)].counters[random.below(8)] =
        static_cast<std::int32_t>(random.next()) >> random.below(31);
    break;
  }
}

void bend_byte(Match& match, Random& random) {
  auto* bytes = reinterpret_cast<unsigned char*>(&match);
  bytes[random.below(sizeof(Match))] = static_cast<unsigned char>(random.next());
}

// What lies on a card, and what waits on the stack.
void bend_waiting(const Rulebook& book, Match& match, Random& random) {
  const auto number = [&] {
    return static_cast<std::uint8_t>(random.below(random.below(4) == 0 ? 256 : 12));
  };
  const CardId card = some_card(match, random);
  if (card && card.value <= match.cards.size() && !book.family->card_counters.empty())
    match[card].counters[random.below(8)] = number();
  if (match.entries.empty() || random.below(2) == 0) return;
  StackEntry& entry = match.entries[random.below(static_cast<std::uint32_t>(match.entries.size()))];
  switch (random.below(6)) {
  case 0: entry.source = some_card(match, random); break;
  case 1: entry.target = some_card(match, random); break;
  case 2: entry.kind = number(); break;
  case 3: entry.flags = static_cast<std::uint16_t>(random.next()); break;
  case 4: entry.place = {number()}; break;
  default: entry.numbers[random.below(8)] = static_cast<std::int8_t>(random.next()); break;
  }
}

void bend(const Rulebook& book, Match& match, Random& random) {
  for (std::uint32_t times = 1 + random.below(5); times > 0; --times)
    switch (random.below(8)) {
    case 7: bend_waiting(book, match, random); break;
    case 0: bend_card(book, match, random); break;
    case 1: pour(book, match, random); break;
    case 2: bend_stack(book, match, random); break;
    case 3: regrow_stack(book, match, random); break;
    case 4: bend_effects(match, random); break;
    case 5: bend_numbers(match, random); break;
    default: bend_card(book, match, random); break;
    }
}

// --- Decks that no rule allows --------------------------------------------------------------------------------

Deck bad_deck(const Rulebook& book, Random& random) {
  Deck deck;
  const auto known = static_cast<std::uint32_t>(book.faces.size());
  for (std::size_t part = 0; part < std::min<std::size_t>(2, book.family->deck_parts.size()); ++part) {
    const std::uint32_t size = random.below(4) == 0 ? random.below(3) : random.below(part == 0 ? 90 : 9);
    const std::uint32_t kinds = 1 + random.below(known);
    for (std::uint32_t i = 0; i < size; ++i)
      deck.parts[part].push_back({static_cast<std::uint16_t>(1 + random.below(kinds))});
    if (random.below(2) == 0) std::sort(deck.parts[part].begin(), deck.parts[part].end());
  }
  return deck;
}

void try_decks(const Rulebook& book, Random& random) {
  Journal journal;
  journal.setup = {
      book.family->editions[0].id, {bad_deck(book, random), bad_deck(book, random)}, random.next()};
  Match match;
  Game game{book, match};
  begin(game, journal.setup);
  Decision decision;
  for (std::uint32_t left = random.below(300); left > 0 && decide(book, match, decision); --left) {
    const Answer answer = random_answer(decision, random);
    apply_checked(book, match, decision, answer);
    journal.answers.push_back(answer);
  }
  const auto replayed = decode_match_link(book, encode_match_link(book, journal));
  if (!replayed || replayed->course != Course::Exact || !(replayed->match == match))
    found("a match with odd decks does not survive its link");
  const auto position = decode_position_link(book, encode_position_link(book, match));
  if (!position || !(*position == match)) {
    if (!position) std::fprintf(stderr, "%s\n", position.faults[0].line().c_str());
    found("a position with odd decks does not survive its link");
  }
}

// --- One iteration --------------------------------------------------------------------------------------------

struct Tally {
  long sound = 0, unsound = 0, links = 0;
};

void try_position(const Rulebook& book, Match match, Random& random, Tally& tally) {
  if (random.below(4) == 0)
    bend_byte(match, random);
  else
    bend(book, match, random);
  if (match.cards.size() <= match.cards.capacity() &&
      std::all_of(match.cards.begin(), match.cards.end(),
                  [&](const Card& card) { return book.has(card.def); }))
    note_concerns(book, match);
  const bool sound = unsound({book, match}).empty();
  ++(sound ? tally.sound : tally.unsound);
  if (match.cards.size() > match.cards.capacity() || match.places.size() > match.places.capacity() ||
      match.stack.size() > match.stack.capacity() ||
      match.modifications.size() > match.modifications.capacity() ||
      match.relations.size() > match.relations.capacity())
    return;
  const std::string link = encode_position_link(book, match);
  if (sound) {
    auto back = decode_position_link(book, link);
    if (!back) std::fprintf(stderr, "%s\n", back.faults[0].line().c_str());
    if (!back || !(*back == match)) found("a sound position does not survive its link");
    play_on(book, match, random);
  } else if (!link.empty()) {
    if (auto back = decode_position_link(book, link)) play_on(book, *back, random);
  }
}

void try_link(const Rulebook& book, const Corpus& corpus, Random& random, Tally& tally) {
  std::string text = corpus.links[random.below(static_cast<std::uint32_t>(corpus.links.size()))];
  if (random.below(3) == 0)
    bend_text(text, random);
  else
    text = bend_payload(text, random);
  open_as_all_kinds(book, text, random);
  ++tally.links;
}

} // namespace

int main(int count, char** arguments) {
  const long iterations = count > 1 ? std::atol(arguments[1]) : 2000;
  Random random = Random::from_seed(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
  const auto book = load_rulebook(count > 3 ? arguments[3] : "vanguard", embedded_assets());
  if (!book) found("the rulebook does not load");
  const Corpus corpus = collect(*book, random);
  Tally tally;
  for (long i = 0; i < iterations; ++i)
    if (i % 32 == 0)
      try_decks(*book, random);
    else if (i % 2 == 0)
      try_position(*book, corpus.matches[random.below(static_cast<std::uint32_t>(corpus.matches.size()))],
                   random, tally);
    else
      try_link(*book, corpus, random, tally);
  std::printf("%ld iterations: %ld bent positions sound, %ld refused; %ld bent links\n", iterations,
              tally.sound, tally.unsound, tally.links);
  return 0;
}
