// A family's words of the ability language: what its places, states, conditions, actions and occasions are called in
// card files, and what they do. The language itself (loading, choosing, running, writing) knows none of them.
#pragma once
#include "engine/kernel/family.h"
#include "engine/kernel/fixed_vector.h"
#include "engine/kernel/information.h"
#include "engine/kernel/script.h"
#include <array>
#include <span>

namespace twoseat {

// What an ability's words are read against: whose it is, from which card, about what.
struct Context {
  CardId source;
  Seat seat = Seat::None;
  const Reference* subject = nullptr;
  const Reference* other = nullptr;
  int effect = -1; // its number in Match::effects, for variables; -1: nothing is running
  PlaceId at;      // where the source is, or was when it ceased to be that card
  std::int32_t amount = 0;
  std::int32_t x = 0; // of its cost
};

// A set of places under one word: "rear-guard", "front row", "drop".
struct PlaceWord {
  const char* id = "";
  std::uint32_t places = 0; // place kinds, as bits
  bool units = false;       // only units there count
  bool hidden = false;      // cards there are hidden from somebody
  bool own_rows = false;    // it names a row: who uses a card on another's circle has it in no row
  bool every_unit = false;  // those as well that stand for nothing else (Lexicon::is_unit_alone)
};

constexpr std::uint32_t everywhere = ~std::uint32_t{0}; // of a PlaceWord: all places there are

struct StateWord {
  const char* id = "";
  bool (*is)(const Table&, CardId) = nullptr;
  bool unsaid =
      false; // an ability that works until it is in this state says how it comes into it, and not this
};

struct ConditionWord {
  const char* id = "";
  bool (*holds)(const Table&, const Context&, const script::Condition&) = nullptr;
  std::span<const Named> words = {}; // what may stand after it; its number is the condition's minimum
  enum class Takes : std::uint8_t { Nothing, Number, Limits } takes = Takes::Nothing; // where it has no words
};

// What a continuous node does to the cards that it names. Printed: it says something of its own card wherever that is,
// which is read with the card.
enum class Lasting : std::uint8_t {
  None,
  Number,
  Mark,
  Ability,
  LoseAbilities,
  Restriction,
  Widen,
  LoseCosts,  // costs of their abilities are not paid
  Unaffected, // by effects of certain cards
  Change,     // the number of an action
  Silence,    // what happens to them triggers nothing
  Look,       // cards of the deck may be looked at
  OpenGate,   // abilities with a keyword are active whatever their gate says
  Printed,
  Own, // something that the family reads by itself
};

// What a continuous statement is about, as one number of its own: an attribute, a mark, a restriction, or one of the other
// kinds. `which` is the number of the first three.
constexpr std::size_t most_attributes = 64, most_marks = 64, most_restrictions = 32;
constexpr std::size_t first_mark_topic = most_attributes,
                      first_restriction_topic = first_mark_topic + most_marks,
                      first_other_topic = first_restriction_topic + most_restrictions;
constexpr std::size_t topic_of(Lasting lasting, std::size_t which) {
  switch (lasting) {
  case Lasting::Number: return which;
  case Lasting::Mark: return first_mark_topic + which;
  case Lasting::Restriction: return first_restriction_topic + which;
  default: return first_other_topic + static_cast<unsigned>(lasting);
  }
}
constexpr std::size_t giving_topic = topic_of(Lasting::Ability, 0);
// No statements, but asked after in the same way: calls take a cost, an ability waits for a situation, something may
// happen instead of something else, a cost may be paid in another way.
constexpr std::size_t calling_topic = topic_of(Lasting::Own, 0) + 1, situation_topic = calling_topic + 1,
                      replacing_topic = situation_topic + 1, paying_topic = replacing_topic + 1;
static_assert(paying_topic < Topics::most);

// What an action is done with.
struct Doing {
  const script::Node& node;
  Context context;
  Seat seat; // who does it
  std::span<const CardId> cards;
  std::int32_t amount = 0;
};

// What an action takes, for the loader and the writer.
enum class Takes : std::uint8_t {
  Cards,         // a target
  Number,        // how many; the cards are chosen by itself out of `from`
  CardsAndZone,  // a target and "into"
  CardsAndValue, // a target and an amount: power +5000
  Nothing,
  Player,       // a side
  Mark,         // a target and a mark
  Ability,      // a target and an ability
  Restriction,  // a target and a restriction
  Count,        // only an amount: draw 2
  CardsAndCard, // a target, and "to" what it is done to
  Word,         // one of the action's own words
  Token,        // the id of a card that is made
  Name,         // a name of cards
  Tag,          // a clan, nation or race
  Change,       // an action, and by how much its number changes
  Sources,      // which cards' effects, and "to" which cards
  Occasion,     // an event, and "to" which cards it happens
  Gate,         // a keyword, and "to" which cards
  Abilities,    // a target, and which kind of its abilities
};

// What may stand beside an action where its word reads it, as bits. What every action with such an argument reads ("to",
// "into", "from") goes by what it takes.
struct Beside {
  enum : std::uint16_t {
    until = 1,
    face = 2,
    by = 4,
    up_to = 8,
    order = 16,
    named = 32,
    becomes = 64,
    as = 128,
    original = 256,
    column = 512,
    your_start = 1024, // "until" that, too
    keeps = 2048,
    except_by = 4096,
    cheaper = 8192,
    times = 16384,
    into = 32768,
  };
};

struct ActionWord {
  const char* id = "";
  Takes takes = Takes::Cards;
  bool (*run)(Game&, Doing&) = nullptr;        // whether it changed anything
  bool (*can)(const Table&, CardId) = nullptr; // whether it can be done to this card; nullptr: to any
  bool (*can_pay)(const Table&, const Context&,
                  std::int32_t amount) = nullptr; // for Count and Number as a cost
  std::uint32_t from = 0;   // for Number: the places; for Cards and Word: where they may come "into"
  std::uint32_t states = 0; // and the states of the cards it takes by itself
  bool all_or_none = false;
  Lasting lasting = Lasting::None;
  std::uint8_t attribute = 0;
  std::span<const Named> words = {};
  Rule order_rule{};       // of several cards, whose player says which is first; none: all at once
  bool only_shows = false; // a card that pays for it may pay for something else too
  bool changeable = false; // its number may be increased or decreased [vge 7.28]
  Rule (*because)(const Table&,
                  CardId) = nullptr; // why it cannot be done to that card; nullptr: no rule says
  bool (*can_so)(const Table&, CardId, const script::Node&) = nullptr; // as `can`, where its words matter
  bool permits = false; // for Restriction: it is one of those that say what cards can do
  // As a part of a cost it brings so many cards to these places. [dbs 10-30-3]
  std::uint32_t brings_to = 0;
  bool timed = false;       // for Ability: it waits for a moment
  std::uint16_t beside = 0; // what else it reads
};

// Where an action is done to cards, and whose. What lies elsewhere, or is another's, it never does anything to.
struct ActionPlaces {
  const char* action = ""; // empty: any that is not named before
  std::uint32_t cards = 0,
                to = 0; // place kinds, as bits: of its cards, and of the one after "to"; 0: anywhere
  enum class Whose : std::uint8_t { Anyones, OnePlayers, Theirs, Itself } whose = Whose::Anyones;
  const char* into = ""; // only where it takes them into this zone
};

// Spans of time that a game ends.
template <class... Any>
constexpr std::uint16_t ending(Any... spans) {
  return static_cast<std::uint16_t>(((1U << static_cast<unsigned>(spans)) | ...));
}

// With what else may be said of it.
constexpr ActionWord reads(unsigned beside, ActionWord word) {
  word.beside = static_cast<std::uint16_t>(beside);
  return word;
}

struct OccasionWord {
  const char* id = "";
  EventKind kind = EventKind::Moved;
  std::uint64_t causes = 0;       // the family's causes, as bits; 0: any
  std::uint32_t from = 0, to = 0; // place kinds, as bits; 0: any
  std::int32_t number = -1;       // relation, timing or counter; -1: any
  bool swapped = false;           // the ability is about the event's other card
  bool leaves = false;            // the source may itself be what left
  bool replaceable = false;       // something may happen instead
  bool by_effects = false;        // effects do it, too: it may be asked by whose
  std::int8_t change = 0;         // what changed became greater (1) or less (-1); 0: any
  std::uint8_t attribute = 0;     // and which number or counter that is
  bool of_player = false;         // it is about no card
  bool of_units = false;          // it is one only if the card that left was a unit
  bool (*only_if)(const Match&, const Event&) = nullptr; // where editions decide it differently
};

// Whose effect does something, and from which card. [vge 11.5.1]
struct Doer {
  Reference source;
  Seat seat = Seat::None;
};

// Of a player's moment, or of a pile: it is about no card.
constexpr bool is_about_a_player(const OccasionWord& word) {
  return word.kind == EventKind::Timed || word.kind == EventKind::Shuffled || word.of_player;
}

inline std::size_t topic_of(const ActionWord& action, const script::Node& node) {
  return topic_of(action.lasting, action.lasting == Lasting::Number ? action.attribute : node.to);
}

// Under which rules an ability cannot be used, or is not in force: its card lies elsewhere, has lost it, it was used, its
// activation condition or its condition is not met, its cost cannot be paid, there is nothing it could be done to, it waits
// for a situation, an effect keeps it from triggering.
struct UseRules {
  Rule place, lost, used, gate, condition, cost, target, situation, silenced;
};

// How abilities are played, where the editions of a game differ.
struct Customs {
  // Of hidden cards: what the first has chosen. [vge 1.3.4 | vgi 1.3.4]
  bool second_chooser_knows = false;
  // Of abilities in hidden zones. [vge 11.1.1.2.1.1 | vgi 8.6.2, 8.6.3.1]
  bool hidden_ones_must_be_played = false;
  // So that nothing is let go so as not to use it. [vge 11.2.1 | vgi 8.1.1.2.3.1, 8.6.3.1]
  bool limits_hold_though_unmet = false;
  // Else it is enough that they last. [vge 11.9.8.1 | vgi 8.6.7.1]
  bool situations_come_anew = false;
  // Of an activated ability, where the effect asks "if": it is played all the same. [vge 11.2.1 | vgi 8.1.1.1.2]
  bool requirements_are_of_effects = false;
};

// A kind of group that cards are told apart by where a game has several, and how texts print one. [dbs 2-5-3, 2-6-4]
struct TagKind {
  const char *id, *open, *close;
};

struct Wording;

struct Lexicon {
  std::span<const PlaceWord> places;
  std::uint8_t places_a_seat =
      0; // each seat has one place of each kind, in their order, and nothing else is; 0: not so
  std::span<const StateWord> states;
  std::span<const ConditionWord> conditions;
  std::span<const ActionWord> actions;
  std::span<const ActionPlaces> action_places = {}; // of those that are not done everywhere
  std::span<const OccasionWord> occasions;
  std::span<const Named> keywords;
  std::span<const Named> labels = {};      // words with a number that stand before abilities
  std::span<const TagKind> tag_kinds = {}; // none: all groups are of one kind, printed <so>
  std::span<const Named> restrictions;
  std::span<const std::uint32_t> restriction_places =
      {};                  // of each: where cards can be kept from it; none: anywhere
  std::uint16_t spans = 0; // that this game ends, as bits of script::Until
  std::uint8_t first_permission = most_restrictions; // from here on they say what cards can do
  std::uint32_t by_effects = 0; // restrictions, as bits, of what effects alone do: some may be excepted
  std::array<std::uint8_t, 4> layers{}; // of what effects do to numbers, by script::Change
  std::uint8_t skilled_attribute = 0;   // the number that skills (marks) change
  std::uint8_t effect_procedure = 0;    // its number on the stack
  std::uint8_t replace_procedure = 0;
  std::uint8_t choice_question = 0, may_question = 0, option_question = 0, sort_question = 0,
               declare_question = 0;
  std::uint8_t choose = 0, done = 0, yes = 0, no = 0, option = 0, play = 0, let_go = 0, declare = 0,
               activate = 0;              // verbs
  std::uint8_t set_x = 0, x_question = 0; // verb and question: what X is in a cost; 0: no cost has an X
  std::int32_t least_x = 0;
  std::uint16_t x_cause = 0;
  Rule x_rule{};
  bool calls_can_cost = false;        // by continuous abilities
  bool costs_have_other_ways = false; // those of certain abilities, by continuous ones
  bool keywords_take_more = false;    // a number or a name: {"limit-break": 4}
  std::uint16_t paid_once_a_turn = 0; // of all abilities with this keyword, one by each player [vge 17.13.2]
  std::uint16_t effect_cause = 0, declare_cause = 0;
  Rule paid_once_rule, once_a_game_rule, choose_rule, sort_rule, may_rule, option_rule, options_rule,
      play_rule, standby_rule, let_go_rule, later_rule, moment_rule, cancel_rule, prove_rule, replace_rule,
      short_rule, requirement_rule, declare_rule, forbid_rule;
  UseRules use_rules;
  UseRules trigger_rules; // of automatic abilities
  // Whether a number that this card has not is 0 where a text asks for it; nullptr: it never is. [vge 15.1.2.4.2]
  bool (*zero_if_missing)(const Face&, std::uint8_t attribute) = nullptr;
  // Whether the rules read anything of this card where it lies now.
  bool (*readable)(const Table&, CardId) = nullptr;
  // Whether it stands for itself there: not under another card, not nullified into something else.
  bool (*active)(const Table&, CardId) = nullptr;
  // Kinds of place, as bits, where cards are not `active`, but for continuous abilities about nothing but themselves:
  // from others nobody may learn what lies there. [vge 11.4.4.1]
  std::uint32_t active_for_themselves = 0;
  bool (*is_unit)(const Table&, CardId) = nullptr;
  // A unit that is none of those that its place is for; nullptr: there are no such. [vge 6.9.3.1]
  bool (*is_unit_alone)(const Table&, CardId) = nullptr;
  // Whether abilities look at a card that moves as it was, not as it is where it came to. [vge 11.9.6.1]
  bool (*looks_back)(const Table&, CardId, PlaceId to) = nullptr;
  // Of those that do, whether they still read the card as it is where it came to; nullptr: no. [dbs 8-6-5-1-3]
  bool (*reads_anew)(const Table&, CardId, PlaceId to) = nullptr;
  std::uint64_t skill_marks = 0; // marks that stand for abilities, and are lost with them
  // Marks that no card has printed: what its other print makes it. [dbs 2-4-1-2-1, 2-13-4]
  std::uint64_t derived_marks = 0;
  bool (*derives)(const Table&, CardId, std::uint8_t mark) = nullptr;
  // Attributes from here on are named traits (Face::traits); 0: there are none. They and these marks stand on the card
  // as text: "Poison 2. Horde."
  std::uint8_t first_trait = 0;
  std::uint64_t named_marks = 0;
  // Whether this effect may choose this card. [vge 14.15]
  bool (*choosable)(const Table&, const Context&, CardId) = nullptr;
  // Under which rule the source, or its player, cannot do it to this card, where that hangs on both; none: it can.
  Rule (*out_of_aim)(const Table&, const Context&, const script::Node&, CardId) = nullptr;
  // Under which rule what is being executed does nothing to this card, though it may mean it; none: it does. [bsk 411]
  Rule (*immune)(const Table&, const Context&, const script::Node&, CardId) = nullptr;
  // Whether it has lost what is printed on it as text.
  bool (*textless)(const Table&, CardId) = nullptr;
  std::uint64_t text_marks = 0; // of skill_marks, those that stand in the text
  // Cards whose names it has besides its own; none: only its own.
  std::array<CardId, 2> (*also_named_as)(const Table&, CardId) = nullptr;
  // Whether it has no name of its own where it lies, only those that it was given; nullptr: no card.
  bool (*nameless)(const Table&, CardId) = nullptr;
  // Whose it is where it lies; nullptr: its place's seat.
  Seat (*master)(const Match&, CardId) = nullptr;
  // The other seat's column that is this one.
  std::uint8_t (*facing_column)(std::uint8_t) = nullptr;
  // How a card may lie to the source: by steps below `first_reach`, from there the family's words. nullptr: any way.
  std::span<const Named> reaches;
  bool (*reaches_to)(const Table&, CardId source, CardId card, const script::Select&) = nullptr;
  // Whether a card lies hidden so that it counts as fulfilling every condition. nullptr: none does. [bsk 415.3]
  bool (*hidden)(const Table&, CardId) = nullptr;
  // Whose effect does what is told now; false: no effect does, but a rule, a cost, a player. nullptr: it is not told.
  bool (*doer)(const Table&, const Event&, Doer&) = nullptr;
  // What may come between the cost of an ability and its text; nullptr: nothing does.
  void (*paid)(Game&, std::size_t effect) = nullptr;
  // What has to be done yet when all of its text was; whether there was anything. nullptr: there never is. [vge 17.16.8.4.1]
  bool (*ends)(Game&, std::size_t effect) = nullptr;
  // What has to be done with the source once its ability was resolved (an order goes on to its zone).
  void (*resolved)(Game&, const Effect&) = nullptr;
  // Abilities are declared with their targets and wait on a stack, to be executed and paid later; nullptr: they are
  // resolved at once. Called when an effect has its targets.
  void (*declared)(Game&, std::size_t effect) = nullptr;
  // So many of the first attributes are read as printed where a text asks for them. [bsk 104.3]
  std::uint8_t asked_as_printed = 0;
  // Whoever has all the replacement effects that could apply chooses among them, not the event's player. [bsk 419.6a]
  bool replacer_chooses = false;
  // Of several cards, whoever owns them says which goes next, whoever moves them. [dbs 3-1-6]
  bool owner_sorts = false;
  // Cards that come into a deck at once are sorted without being told. [dbs 3-1-6]
  bool decks_are_sorted = false;
  // What an effect keeps a continuous ability from being about stays without it this turn. [dbs 8-1-4-2]
  bool objects_stay_lost = false;
  // Whether a text that asks for the first keyword means the second, too; nullptr: each stands for itself.
  bool (*covers)(std::uint16_t asked, std::uint16_t keyword) = nullptr;
  // A card that an effect has moved is read as it is where it came to, not as it was. [dbs 8-10-1]
  bool reads_where_it_went = false;
  // Which of a strike's three numbers counts now, 0 to 2. [bsk 205.7]
  std::size_t (*strength)(const Match&) = nullptr;
  const Customs& (*customs)(const Match&) = nullptr; // nullptr: as they are by themselves
  // Whether its clan or nation makes it of this one besides; nullptr: Face::by_nation says it.
  bool (*belongs)(const Table&, const Face&, std::uint16_t tag) = nullptr;
  // What the rules make of its original number; nullptr: nothing.
  void (*original)(const Table&, CardId, std::uint8_t attribute, Changes&) = nullptr;
  // By which rule an ability with a keyword waits for its gate; nullptr, or no rule: UseRules say it.
  Rule (*gate_rule)(const Match&, const script::Ability&) = nullptr;
  const Wording* english = nullptr; // its words; those of other languages are data
  bool costs_in_order =
      false; // what one part brings may pay the next [dbs 8-4-2-1]; else all at once [vge 11.7.1]
  // What else may be chosen for this part of a cost than what it asks for; nullptr: nothing.
  void (*also_pays)(const Table&, const Context&, script::Index choose, FixedVector<CardId, 24>&) = nullptr;
  // What has to be noted of cards that were chosen, as that variable of the effect; nullptr: nothing.
  void (*chosen)(Game&, std::size_t effect, std::uint8_t variable) = nullptr;
};

inline const Customs& customs(const Table& table) {
  static constexpr Customs usual{};
  const auto of = table.book.family->lexicon->customs;
  return of == nullptr ? usual : of(table.match);
}

// A span of time that the kernel does not know: the family ends it.
constexpr std::uint8_t until_your_start = static_cast<std::uint8_t>(script::Until::YourStart);

// Attributes of modifications past those that cards show: what they give, take or forbid.
constexpr std::uint8_t given_ability = most_attributes; // amount: the ability
constexpr std::uint8_t lost_abilities = 65;
constexpr std::uint8_t given_mark = 66; // amount: the mark
constexpr std::uint8_t given_name = 67; // amount: the number of the name
constexpr std::uint8_t activated_ability =
    68;                                    // amount: a continuous ability, in effect wherever its card lies
constexpr std::uint8_t timed_trigger = 69; // amount: an ability that is no card's; subject: what it is about
constexpr std::uint8_t lost_object = 70;   // amount: the statement that is no longer about the subject
constexpr std::uint8_t restriction_base = 96; // + the restriction
constexpr std::uint8_t next_time_base =
    restriction_base + most_restrictions; // + the action whose number changes once; amount: by how much
constexpr std::size_t most_actions = 128;
constexpr std::uint8_t first_reach = 100;    // Select::reach, + a word of the family's
constexpr std::uint8_t player_scope = 254;   // a modification's scope: nothing but its seat
constexpr std::uint8_t selected_scope = 255; // a modification's scope: the cards of Select `cause`

} // namespace twoseat
