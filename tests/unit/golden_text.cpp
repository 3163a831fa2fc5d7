// Writing a match out step by step, from the decisions, the narrated events and the views, as anybody could see them.
#include "golden_text.h"
#include "engine/berserk/family.h"
#include "engine/berserk/vocabulary.h"
#include "engine/heroes/family.h"
#include "engine/heroes/vocabulary.h"
#include "engine/vanguard/board.h"
#include <algorithm>
#include <array>
#include <vector>

namespace twoseat::test {
namespace {

// What of a system's matches is written, and in which words.
struct Terms {
  std::vector<const char*> places;                    // by kind, short
  std::vector<std::uint8_t> piles, open_piles, spots; // kinds of places: counted; named, too; card by card
  std::vector<std::uint8_t> secret;                   // what a seat alone may see into
  std::string (*numbers)(const CardView&);
  std::string (*standing)(const Player&); // of a player; nullptr: nothing
  bool targets = false;                   // moves with a card and a target name both
  bool cells = false;                     // and moves with a card and a place that one
};

template <class... Zones>
std::vector<std::uint8_t> kinds(Zones... zones) {
  return {static_cast<std::uint8_t>(zones)...};
}

std::string power(const CardView& card) {
  using vanguard::Attribute;
  const std::int32_t critical = card.numbers[static_cast<std::size_t>(Attribute::Critical)];
  return std::to_string(card.numbers[static_cast<std::size_t>(Attribute::Power)]) +
         (critical != 1 ? " critical " + std::to_string(critical) : "");
}

Terms vanguard_terms() {
  using vanguard::Zone;
  Terms terms;
  terms.places = {"deck",    "hand", "drop",   "soul",  "damage",     "trigger",    "ride deck",
                  "removed", "bind", "G zone", "gauge", "order area", "order zone", "crest",
                  "erased",  "FL",   "V",      "FR",    "BL",         "BC",         "BR",
                  "G",       "A1",   "A2",     "A3",    "A4",         "A5",         "A6"};
  terms.piles = kinds(Zone::Deck, Zone::Hand, Zone::RideDeck, Zone::Drop, Zone::Soul, Zone::Damage,
                      Zone::Trigger, Zone::Removed, Zone::Bind, Zone::GZone, Zone::Gauge, Zone::OrderArea,
                      Zone::OrderZone, Zone::Crest);
  terms.open_piles = kinds(Zone::Damage, Zone::Trigger, Zone::OrderZone, Zone::Bind);
  terms.spots = kinds(Zone::FrontLeft, Zone::Vanguard, Zone::FrontRight, Zone::BackLeft, Zone::BackCenter,
                      Zone::BackRight, Zone::Guardian, Zone::Accel1, Zone::Accel2, Zone::Accel3, Zone::Accel4,
                      Zone::Accel5, Zone::Accel6);
  terms.secret = kinds(Zone::Hand, Zone::RideDeck);
  terms.numbers = power;
  terms.standing = nullptr;
  return terms;
}

std::string strike_and_lives(const CardView& card) {
  using heroes::Attribute;
  const auto shown = [&](Attribute which) {
    const std::int32_t value = card.numbers[static_cast<std::size_t>(which)];
    return value == absent ? std::string("-") : std::to_string(value);
  };
  const std::int32_t wounds = card.numbers[static_cast<std::size_t>(Attribute::Wounds)];
  return shown(Attribute::Strike) + "/" + shown(Attribute::Lives) +
         (wounds > 0 ? " wounded " + std::to_string(wounds) : "") + (card.states != 0 ? " new" : "");
}

std::string gold(const Player& player) {
  using heroes::Counter;
  const std::int32_t all = player.counters[static_cast<std::size_t>(Counter::Gold)];
  return "gold " + std::to_string(all - player.counters[static_cast<std::size_t>(Counter::SpentGold)]) +
         " of " + std::to_string(all);
}

Terms heroes_terms() {
  using heroes::Zone;
  Terms terms;
  for (const Named& zone : heroes::vocabulary.zones)
    terms.places.push_back(zone.name);
  terms.piles = kinds(Zone::Deck, Zone::Hand, Zone::Graveyard);
  terms.spots = kinds(Zone::Spell, Zone::Hero, Zone::Creatures, Zone::Equipment, Zone::Events);
  terms.secret = kinds(Zone::Hand);
  terms.numbers = strike_and_lives;
  terms.standing = gold;
  terms.targets = true;
  return terms;
}

std::string fighter(const CardView& card) {
  using namespace berserk;
  const auto shown = [&](Attribute which) {
    const std::int32_t value = card.numbers[num(which)];
    return value == absent ? std::string("-") : std::to_string(value);
  };
  std::string text = shown(Attribute::Weak) + "-" + shown(Attribute::Medium) + "-" +
                     shown(Attribute::Strong) + "/" + shown(Attribute::Lives);
  for (std::size_t i = 0; i < std::size(vocabulary.card_counters); ++i)
    if (card.counters[i] != 0)
      text += std::string(" ") + vocabulary.card_counters[i].name + " " + std::to_string(card.counters[i]);
  return text;
}

std::string crystals(const Player& player) {
  using berserk::Counter;
  return "gold " + std::to_string(player.counters[berserk::num(Counter::Gold)]) + ", silver " +
         std::to_string(player.counters[berserk::num(Counter::Silver)]);
}

Terms berserk_terms() {
  using berserk::Zone;
  Terms terms;
  for (const Named& zone : berserk::vocabulary.zones)
    terms.places.push_back(zone.name);
  terms.piles = kinds(Zone::Deck, Zone::Deal, Zone::Set, Zone::Graveyard);
  terms.spots = kinds(Zone::Extra);
  for (std::uint8_t cell = berserk::num(Zone::Cell); cell < berserk::zones_per_seat; ++cell)
    terms.spots.push_back(cell);
  terms.secret = kinds(Zone::Deal, Zone::Set);
  terms.numbers = fighter;
  terms.cells = true;
  terms.standing = crystals;
  terms.targets = true;
  return terms;
}

bool among(const std::vector<std::uint8_t>& some, std::uint8_t kind) {
  return std::find(some.begin(), some.end(), kind) != some.end();
}

class Writer {
public:
  Writer(const Rulebook& book, const Terms& terms, const Setup& setup, std::uint64_t seed)
      : book_(book), terms_(terms), random_(Random::from_seed(seed)) {
    text_ = book.family->name + std::string(" ") + setup.edition + ": A " + setup.decks[0].name + ", B " +
            setup.decks[1].name + ", seed " + std::to_string(seed) + "\n";
    match_ = *start(book, setup, &events_);
  }

  std::string write() {
    write_events();
    write_views();
    while (decide(book_, match_, decision_)) {
      const Answer answer = random_answer(decision_, random_);
      write_decision();
      write_answer(answer);
      apply_checked(book_, match_, decision_, answer, &events_);
      write_events();
      write_views();
    }
    return std::move(text_);
  }

private:
  const Rulebook& book_;
  const Terms terms_;
  Random random_;
  Match match_;
  Decision decision_;
  Events events_;
  SeatView view_;
  std::string text_;
  std::array<std::string, 4> shown_; // A's side, B's side, what A alone sees, what B alone sees

  std::string name(DefId def) const { return book_.print(def).name; }
  static std::string cite(Rule rule) { return " [" + std::string(rule.number) + "]"; }
  static char letter(Seat seat) { return seat == Seat::A ? 'A' : 'B'; }

  // --- Decisions ---

  std::string where_to(const Move& move) const {
    if (terms_.targets && move.card && move.target) return name(match_[move.target].def);
    const bool on_spot =
        move.place && (!terms_.targets || terms_.cells) && among(terms_.spots, match_[move.place].kind);
    return on_spot ? terms_.places[match_[move.place].kind] : "";
  }
  std::string subject(const Move& move) const {
    const CardId card = move.card ? move.card : move.target;
    if (!card) return "";
    std::string words = " " + name(match_[card].def);
    const PlaceId from = match_[card].place; // two of a name on the field: which of them
    if (from && !terms_.targets && among(terms_.spots, match_[from].kind))
      words += std::string(" at ") + terms_.places[match_[from].kind];
    return words;
  }
  const char* verb(const Move& move) const { return book_.family->verbs[move.verb].id; }

  // "call Oilcan Brothers (FL FR BL BC BR)": options that differ only in their place stand together.
  void write_choice(const Choice& choice) {
    text_ += "  ";
    if (choice.max != 1 || choice.min != 1)
      text_ += std::to_string(choice.min) + " to " + std::to_string(choice.max) + " of: ";
    for (std::size_t i = 0; i < choice.count; ++i) {
      const Move& move = decision_.options[choice.first + i];
      if (i > 0 && decision_.options[choice.first + i - 1U].card == move.card && move.card) continue;
      text_ += (i > 0 ? " /" : verb(move)) + subject(move);
      std::string places;
      for (std::size_t j = i; j < choice.count; ++j) {
        const Move& same = decision_.options[choice.first + j];
        if (j > i && (same.card != move.card || !move.card)) break;
        places += (places.empty() || where_to(same).empty() ? "" : " ") + where_to(same);
      }
      if (!places.empty()) text_ += " (" + places + ")";
    }
    text_ += cite(choice.rule) + "\n";
  }

  void write_decision() {
    text_ += "\n#" + std::to_string(match_.answers + 1) + " turn " + std::to_string(match_.turn) + ", " +
             letter(decision_.seat) + ": " + book_.family->questions[decision_.question].id +
             cite(decision_.rule) + "\n";
    for (std::size_t c = 0; c < decision_.choice_count; ++c)
      write_choice(decision_.choices[c]);
  }

  void write_answer(const Answer& answer) {
    const Choice& choice = decision_.choice(answer);
    text_ += "> " + std::string(book_.family->verbs[choice.verb].id);
    for (std::size_t i = 0; i < answer.picks.size(); ++i) {
      const Move& move = decision_.picked(answer, i);
      text_ += (i > 0 ? " /" : "") + subject(move) + (where_to(move).empty() ? "" : " " + where_to(move));
    }
    text_ += "\n";
  }

  // --- Events ---

  void write_line(const char* who, const std::string& line, Rule rule) {
    if (!line.empty()) text_ += std::string("  ") + who + line + cite(rule) + "\n";
  }

  // As everybody may know it, and as each seat may know it where that is more.
  void write_events() {
    for (const Event& event : events_) {
      const std::string everybody = narrate(book_, event, Viewer::Spectator);
      const std::string a = narrate(book_, event, Viewer::A), b = narrate(book_, event, Viewer::B);
      write_line("", everybody, event.rule);
      if (a != everybody) write_line("(A) ", a, event.rule);
      if (b != everybody) write_line("(B) ", b, event.rule);
    }
    events_.clear();
  }

  // --- Views ---

  const PlaceView& at(Seat seat, std::uint8_t kind) const {
    return *std::find_if(view_.places.begin(), view_.places.end(),
                         [=](const PlaceView& place) { return place.seat == seat && place.kind == kind; });
  }

  std::string unit(const CardView& card) const {
    if (!card.def) return "covered";
    return name(card.def) + " " + terms_.numbers(card) +
           (card.orientation == Orientation::Rest ? " resting" : "") +
           (card.facing == Facing::Down ? " face down" : "");
  }

  // What everybody sees of one side.
  std::string side(Seat seat) const {
    std::string words = terms_.standing != nullptr ? terms_.standing(view_.players[index(seat)]) : "";
    for (const std::uint8_t pile : terms_.piles)
      if (const auto& in = at(seat, pile); in.count > 0) {
        words +=
            (words.empty() ? "" : ", ") + std::string(terms_.places[pile]) + " " + std::to_string(in.count);
        if (among(terms_.open_piles, pile)) words += cards(in);
      }
    for (const std::uint8_t spot : terms_.spots) {
      const auto& in = at(seat, spot);
      for (std::size_t i = 0; i < in.card_count; ++i)
        words += " | " + std::string(terms_.places[spot]) + " " + unit(view_.cards[in.first_card + i]);
    }
    return words;
  }

  std::string cards(const PlaceView& in) const {
    std::string words;
    for (std::size_t i = 0; i < in.card_count; ++i)
      words += (i > 0 ? " / " : " (") + name(view_.cards[in.first_card + i].def);
    return words + (words.empty() ? "" : ")");
  }

  std::string secrets(Seat seat) const {
    std::string words;
    for (const std::uint8_t zone : terms_.secret)
      words += (words.empty() ? "" : "; ") + std::string(terms_.places[zone]) + cards(at(seat, zone));
    return words;
  }

  void write_if_new(std::size_t i, const std::string& head, const std::string& words) {
    if (shown_[i] == words) return;
    shown_[i] = words;
    text_ += head + words + "\n";
  }

  void write_views() {
    view(book_, match_, Viewer::Spectator, view_);
    for (const Seat seat : both_seats)
      write_if_new(index(seat), std::string(1, letter(seat)) + ": ", side(seat));
    for (const Seat seat : both_seats) {
      view(book_, match_, viewer_of(seat), view_);
      write_if_new(2 + index(seat), std::string(1, letter(seat)) + " sees: ", secrets(seat));
    }
  }
};

} // namespace

std::string golden_text(const Rulebook& book, const Deck& a, const Deck& b, std::uint64_t seed) {
  Setup setup;
  setup.edition = a.edition;
  setup.decks = {a, b};
  setup.seed = seed;
  const Terms terms = book.family == &heroes::family    ? heroes_terms()
                      : book.family == &berserk::family ? berserk_terms()
                                                        : vanguard_terms();
  return Writer(book, terms, setup, seed).write();
}

} // namespace twoseat::test
