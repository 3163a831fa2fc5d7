// English: possessives before the noun, "one of your rear-guards", "a" and "an".
#include "engine/abilities/grammar.h"
#include <algorithm>

namespace twoseat {
namespace {

constexpr Speech speech_en = {
    .tag_act = "ACT",
    .tag_auto = "AUTO",
    .tag_cont = "CONT",
    .tag_order = "Order",
    .tag_trigger = "Trigger",
    .per_turn = "1/Turn",
    .per_game = "1/Game",
    .cost = "COST",
    .numbers = {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"},
    .number_one_f = "one",
    .a_or = " or ",
    .a_and = " and ",
    .between_two = ", and ",
    .between_last = ", and ",
    .between_many = ", ",
    .up_to = "up to {n}",
    .any_number = "any number",
    .at_least = "{n} or more",
    .at_most = "{n} or fewer",
    .between = "{n} to {m}",
    .equal = "a number of {0} equal to {1}",
    .or_more = "{0} or greater",
    .or_less = "{0} or less",
    .it_subject = "it",
    .them_subject = "they",
    .it_object = "it",
    .them_object = "them",
    .rest = "the rest",
    .giver = "the card that gave this",
    .in_turn_of = "during {own:turn}",
    .if_ = "if {0}",
    .gate = " (active if {0})",
    .otherwise = "otherwise, {0}",
    .if_you_do = "if you do, {0}",
    .if_they_do = "if your opponent does, {0}",
    .you_may = "you may {0}",
    .they_may = "your opponent may {0}",
    .may_pay = "you may pay {0}",
    .they_may_pay = "your opponent may pay {0}",
    .as_follows = "have the following happen: {0}",
    .opponent = "your opponent",
    .choose = "choose~|choose~|chooses~",
    .choose_one = "choose one of the following:",
    .they_choose_one = "your opponent chooses one of the following:",
    .choose_inline = "; or ",
    .choose_many = "choose {0} of the following, in the order of your choice:",
    .what_applies = "carry out those of the following whose conditions are met now:",
    .instead = "instead ",
    .may_instead = "you may instead {0}",
    .may_pay_instead = "you may pay {0} instead",
    .must_pay_to_call = "to call {0} to ({1}), you must pay {2}",
    .they_must_pay_to_call = "to call {0} to ({1}), your opponent must pay {2}",
    .may_pay_to_call = "you may pay {2} to call {0} to ({1}) whatever its grade",
    .must_put_on = "to call {0} to ({1}), you must put it on top of {2}",
    .and_put_on = "{0} and put it on top of {1}",
    .may_pay_otherwise = "you may pay {2} instead of the cost of< {1}> abilities {of=0}",
    .at_once = ", {0} or more at once",
    .each_player = "each player",
    .as_possible = " (as many as possible)",
    .until_that_attack = " until end of the battle of that attack",
    .until_your_start = " until the start of your next turn",
    .until_main_phase = " until end of the main phase",
    .that_is = "that is {0}|that are {0}",
    .that_is_not = "that is not {0}|that are not {0}",
    .being = "{0}",
    .that_is_no = "that is not {0}|that are not {0}",
    .is_no = "{0} is not {1}|{0} are not {1}",
    .with = "with {0}",
    .without = "without {0}",
    .has = "{0} has {1}|{0} have {1}",
    .has_not = "{0} does not have {1}|{0} do not have {1}",
    .is = "{0} is {1}|{0} are {1}",
    .is_not = "{0} is not {1}|{0} are not {1}",
    .named = "named \"{0}\"",
    .name_has = "\"{0}\" in its name|\"{0}\" in their names",
    .same_name = "the same name as {0}",
    .other_name = "a different name from {0}",
    .same_column = "in the same column as {0}",
    .among = "from among {0}",
    .on_circle = "on ({0})",
    .from_circle = "from ({0})",
    .you_have = "you have {0}",
    .they_have = "your opponent has {0}",
    .all_have = "either player has {0}",
    .you_have_no = "you have no {0}",
    .they_have_no = "your opponent has no {0}",
    .all_have_no = "neither player has {0}",
    .is_turn_of = "it is {own:turn}|it is not {own:turn}",
    .chosen = "you chose {0}",
    .not_chosen = "you chose no {0}",
    .they_chose = "your opponent chose {0}",
    .they_chose_no = "your opponent chose no {0}",
    .both_turns = "it is anybody's turn",
    .compare = "{0} is {1}",
    .compare_not = "{0} is not {1}",
    .less = "less than {0}",
    .less_equal = "less than or equal to {0}",
    .equal_to = "equal to {0}",
    .more_equal = "greater than or equal to {0}",
    .more = "greater than {0}",
    .number_of = "the number of {0}",
    .attribute_of = "{0} {of=1}",
    .original_of = "the original {1}",
    .times = "{1} times {0}",
    .plus = "{0} plus {1}",
    .beyond = "the amount by which {0} exceeds {1}",
    .half_up = "half (rounded up) of {0}",
    .half_down = "half (rounded down) of {0}",
    .those_found = "cards chosen",
    .that_number = "that number",
    .for_every = " for every {0}",
    .groups_of = "{0} divided by {1}, rounded down",
    .for_each = " for each {0}",
    .each_counter = " for each point of {0}",
    .each_found = " for each card chosen",
    .each_rest = " for each of the rest",
    .besides = "other than those already chosen",
    .value_equal = "additional {0} equal to {1}",
    .value_less = "{0} reduced by {1}",
    .value_plus = " and an additional {0}",
    .beside = "{0} {1}",
    .with_number = "{0} {1}",
    .top_one = "the top card {of=0}",
    .top_many = "the top {1} cards {of=0}",
    .until_turn = " until end of turn",
    .until_battle = " until end of that battle",
    .until_game = " for the rest of the game",
    .until_their_turn = " until end of your opponent's turn",
    .until_your_turn = " until end of your next turn",
    .any_order = " in any order",
    .at_random = " at random",
    .face_down = " face down",
    .face_up = " face up",
    .under = "under {0}",
    .gets = "gets {0}|get {0}",
    .has_set = "has its {0} set to {1}|have their {0} set to {1}",
    .original = "original {0}",
    .loses = "loses its {0}|lose their {0}",
    .gets_quoted = "gets {0}|get {0}",
    .loses_abilities = "loses all of its abilities|lose all of their abilities",
    .loses_originals = "loses its original abilities|lose their original abilities",
    .loses_unplayed =
        "loses all of its [CONT] and [AUTO] abilities|lose all of their [CONT] and [AUTO] abilities",
    .gets_abilities_of = "gets the original abilities of {0}|get the original abilities of {0}",
    .cheaper = " (the first cost of those that is paid each turn is decreased by {0} {1})",
    .gates_open = "has its {0} abilities active even where their condition is not met|have their {0} "
                  "abilities active even where their condition is not met",
    .cannot = "cannot {0}",
    .can = "can {0}",
    .except_by = " except by the effects of {0}",
    .by_you = "by you",
    .by_opponent = "by your opponent",
    .by_effect = "by the effect of {0}",
    .open_quote = "\"",
    .close_quote = "\"",
    .when = "when {0}",
    .repeat = "for each {0}, {1}",
    .once_each_turn = "choose one of the following that you have not chosen this turn:",
    .once_each_game = "choose one of the following that you have not chosen this game:",
    .for_rest_of_turn = " This ability cannot be used for the rest of that turn.",
    .for_rest_of_game = " This ability cannot be used for the rest of the game.",
    .once_in_total = " All cards with this card's name together can use this ability only once each turn.",
    .declare = "declare a card name|declare a card name|declares a card name",
    .declare_number = "name a number|name a number|names a number",
    .declared_name = "the declared name",
    .declared_number = "the number that was named",
    .different_names = "different card names",
    .loses_costs = "loses the costs of its abilities|lose the costs of their abilities",
    .unaffected = "cannot be affected by the effects {of=0}",
    .silent = "automatic abilities do not activate {0}",
    .next_one = "next {0}",
    .among_them = "{0}, with {1} among them",
    .all_same = "{0}, all with the same {1}",
    .adding_up = "any number of {0} whose {1} adds up to {2}",
    .increased = "the number {0} is increased by {1}",
    .decreased = "the number {0} is decreased by {1}",
    .gains_more = "any {0} that {1} gets is increased by {2}|any {0} that {1} get is increased by {2}",
    .gains_less = "any {0} that {1} gets is decreased by {2}|any {0} that {1} get is decreased by {2}",
};

std::string whose(Owner owner) {
  switch (owner) {
  case Owner::You: return "your";
  case Owner::Opponent: return "your opponent's";
  case Owner::Their: return "their";
  case Owner::Each: return "each player's";
  default: return "";
  }
}

std::string article(const std::string& named) {
  const std::string word = named.substr(std::min(named.find_first_not_of("<\"\u00ab"), named.size()));
  const bool you = word.starts_with("uni") || word.starts_with("use") || word.starts_with("one");
  return !word.empty() && std::string("aeiouAEIOU").find(word[0]) != std::string::npos && !you ? "an" : "a";
}

std::string numbered(const Speech& speech, const char* pattern, std::int32_t n, std::int32_t m = 0) {
  return fill(english, pattern, {{"n", number_word(speech, n)}, {"m", number_word(speech, m)}});
}

std::string things(const Speech& speech, const Things& t, const Count& count) {
  const bool one = t.noun.single;
  const bool several = count.many() && !one;
  const auto core = [&](bool many) {
    return spaced({t.other ? "other" : "", near_words(t, many), many ? t.noun.many : t.noun.one});
  };
  const std::string after =
      spaced({t.noun.tail.substr(t.noun.tail.empty() ? 0 : 1), t.where, far_words(t, several)});
  const std::string owner = whose(t.owner);
  const auto of = [&](const std::string& number) { // "two of your rear-guards", "two cards"
    return owner.empty() ? spaced({number, core(several)}) : spaced({number, "of", owner, core(true)});
  };
  std::string head;
  if (one && count.det != Det::Bare) {
    head = owner.empty() ? (count.det == Det::Exactly ? article(core(false)) : "the") : owner;
    return spaced({head, core(false), after});
  }
  switch (count.det) {
  case Det::Exactly:
    if (count.min == 1 && owner.empty())
      head = t.other ? spaced({"another", near_words(t, false), t.noun.one})
                     : article(core(false)) + " " + core(false);
    else
      head = of(number_word(speech, count.min));
    break;
  case Det::UpTo: head = of(numbered(speech, speech.up_to, count.min)); break;
  case Det::Any: head = spaced({speech.any_number, "of", owner, core(true)}); break;
  case Det::AtLeast: head = of(numbered(speech, speech.at_least, count.min)); break;
  case Det::AtMost: head = of(numbered(speech, speech.at_most, count.max)); break;
  case Det::Between: head = of(numbered(speech, speech.between, count.min, count.max)); break;
  case Det::Equal: {
    const std::string group = spaced({owner, core(true), after});
    return fill(english, speech.equal, {{"0", group}, {"1", count.equal}});
  }
  case Det::All:
    head = owner.empty() ? spaced({"all", core(true)}) : spaced({"all of", owner, core(true)});
    break;
  case Det::Each:
    head = owner.empty() ? core(false) : spaced({"of", owner, core(true)});
    break; // after "for each"
  case Det::Kind: head = article(core(false)) + " " + core(false); break;
  case Det::The: head = spaced({owner.empty() ? "the" : owner, core(false)}); break;
  case Det::Group:
  case Det::Bare: head = spaced({owner, core(true)}); break;
  }
  return spaced({head, after});
}

std::string owned(const Speech&, std::string_view preposition, const Name& noun, Owner owner) {
  const std::string word = preposition == "own" ? "" : std::string(preposition);
  return spaced({word, owner == Owner::None ? "the" : whose(owner), noun.one});
}

std::string lead(std::string_view preposition, const std::string& phrase) {
  return spaced({preposition == "own" ? "" : std::string(preposition), phrase});
}

std::string act(std::string_view forms, Voice voice, const Phrase& object) {
  const std::vector<std::string> parts = split(forms, '|');
  std::string text = parts[std::min(static_cast<std::size_t>(voice), parts.size() - 1)];
  if (const std::size_t hole = text.find('~'); hole != std::string::npos)
    text.replace(hole, 1, object.text.empty() ? "" : " " + object.text);
  return text;
}

std::string demonstrative(const Name& noun, bool many, bool near) {
  return spaced({near ? (many ? "these" : "this") : (many ? "those" : "that"), many ? noun.many : noun.one});
}

std::string possessive(const std::string& phrase) {
  return phrase + (phrase.ends_with("s") ? "'" : "'s");
}

} // namespace

const Grammar english = {&speech_en, things, owned, lead, act, demonstrative, possessive};

} // namespace twoseat
