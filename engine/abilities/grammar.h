// How a language puts words together: what the writer of card texts asks of each of them.
#pragma once
#include "engine/kernel/language.h"
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat {

// Whose: "their" is the opponent's where the opponent is already the one who acts.
enum class Owner : std::uint8_t { None, You, Opponent, Their, Each };

struct Name {
  std::string one, many, tail;
  bool feminine = false, single = false, beside = false, at = false;
};
Name noun(std::string_view text);

// A group of cards in pieces; each language has its own order for them.
struct Things {
  Name noun;
  Owner owner = Owner::None;
  bool other = false;
  std::vector<std::string> near; // beside the noun; agreeing forms
  std::vector<std::string> far;  // after everything
  std::string where;             // "from your hand"
  std::size_t clauses = 0;       // which of `far`, from 1, says "that is ..."; others join it
};

enum class Det : std::uint8_t {
  Exactly,
  UpTo,
  Any, // as many as one likes
  AtLeast,
  AtMost,
  Between,
  Equal,
  All,
  Group,
  Each,
  The,
  Kind,
  Bare
};
struct Count {
  Det det = Det::Exactly;
  std::int32_t min = 1, max = 1;
  std::string equal{}; // for Equal: to what
  bool many() const {
    return det == Det::Each || det == Det::The || det == Det::Kind ? false
           : det == Det::Exactly || det == Det::UpTo               ? min != 1
                                                                   : true;
  }
};

// Something that was named, as the object or the subject of what follows.
struct Phrase {
  std::string text;
  bool many = false, feminine = false;
  bool pronoun = false;
};

enum class Voice : std::uint8_t { You, May, Others };

struct Value {
  std::string_view name;
  std::string text;
};

// The words between the words. Notation as in wording.h; {0} and {1} are values.
struct Speech {
  const char *tag_act, *tag_auto, *tag_cont, *tag_order, *tag_trigger;
  const char *per_turn, *per_game, *cost;
  const char *numbers[10], *number_one_f; // from one
  const char *a_or, *a_and, *between_two, *between_last, *between_many;
  const char *up_to, *any_number, *at_least, *at_most, *between, *equal;
  const char *or_more, *or_less; // of values
  const char *it_subject, *them_subject, *it_object, *them_object, *rest, *giver;
  const char *in_turn_of, *if_, *gate, *otherwise, *if_you_do, *if_they_do;
  const char *you_may, *they_may, *may_pay, *they_may_pay, *as_follows, *opponent;
  const char *choose, *choose_one, *they_choose_one, *choose_inline, *choose_many, *what_applies;
  const char *instead, *may_instead, *may_pay_instead;
  const char *must_pay_to_call, *they_must_pay_to_call, *may_pay_to_call, *must_put_on, *and_put_on,
      *may_pay_otherwise, *at_once, *each_player, *as_possible, *until_that_attack, *until_your_start,
      *until_main_phase;
  const char *that_is, *that_is_not, *being, *that_is_no, *is_no, *with, *without, *has, *has_not, *is,
      *is_not; // forms as their subject
  const char *named, *name_has, *same_name, *other_name, *same_column, *among, *on_circle, *from_circle;
  const char *you_have, *they_have, *all_have, *you_have_no, *they_have_no, *all_have_no;
  const char *is_turn_of, *chosen, *not_chosen, *they_chose, *they_chose_no, *both_turns;
  const char *compare, *compare_not, *less, *less_equal, *equal_to, *more_equal, *more;
  const char *number_of, *attribute_of, *original_of, *times, *plus, *beyond, *half_up, *half_down,
      *those_found, *that_number;
  const char *for_every, *groups_of;
  const char *for_each, *each_counter, *each_found, *each_rest, *besides, *value_equal, *value_less,
      *value_plus;
  const char *beside, *with_number, *top_one, *top_many;
  const char *until_turn, *until_battle, *until_game, *until_their_turn, *until_your_turn, *any_order,
      *at_random, *face_down, *face_up, *under;
  const char *gets, *has_set, *original, *loses, *gets_quoted, *loses_abilities, *loses_originals,
      *loses_unplayed, *gets_abilities_of, *cheaper, *gates_open, *cannot, *can, *except_by;
  const char *by_you, *by_opponent, *by_effect, *open_quote, *close_quote;
  const char *when, *repeat, *once_each_turn, *once_each_game, *for_rest_of_turn, *for_rest_of_game,
      *once_in_total, *declare, *declare_number;
  const char *declared_name, *declared_number, *different_names, *loses_costs, *unaffected, *silent,
      *next_one;
  const char *among_them, *all_same, *adding_up;
  const char *increased, *decreased, *gains_more, *gains_less; // of an icon's number; of what cards get
};

struct Grammar {
  const Speech* speech = nullptr;
  std::string (*things)(const Speech&, const Things&, const Count&) = nullptr;
  // A noun with its owner after a preposition: own (none), in, from, of, to, into, on, by.
  std::string (*owned)(const Speech&, std::string_view preposition, const Name&, Owner) = nullptr;
  std::string (*lead)(std::string_view preposition, const std::string& phrase) = nullptr;
  std::string (*act)(std::string_view form, Voice, const Phrase& object) = nullptr;
  std::string (*demonstrative)(const Name&, bool many, bool near) = nullptr;
  std::string (*possessive)(const std::string& phrase) = nullptr;
  void (*polish)(std::string& text) = nullptr; // once it is complete; nullptr: nothing
};
extern const Grammar english, malay, italian, indonesian;
const Grammar& grammar_of(Language language);

// --- Helpers that every language uses ---------------------------------------------------------------------------
std::vector<std::string> split(std::string_view text, char at);
// The form for one or several, masculine or feminine, out of "a", "one|many" or "m|f|mm|ff".
std::string form(std::string_view forms, bool many, bool feminine = false);
std::string number_word(const Speech& speech, std::int32_t number);
std::string spaced(std::initializer_list<std::string> words); // with single spaces, leaving out empty ones
std::string near_words(const Things& things, bool many);
std::string far_words(const Things& things, bool many);
std::string capital(std::string text);
std::string fill(const Grammar& grammar, std::string_view text, const std::vector<Value>& values,
                 Owner owner = Owner::None, const Phrase& agrees = {});

} // namespace twoseat
