// What an edition has no rules for: types, icons, keywords and actions that came later, or had gone before.
#include "engine/vanguard/editions/legal_cards.h"
#include "engine/abilities/context.h"
#include "engine/abilities/lexicon.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/keywords/keyword_names.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

struct UnknownMark {
  Mark mark;
  const char* what;
  const char* rule = nullptr; // which lists what there is; none: that of what a deck may have
};
struct UnknownAction {
  std::string_view id;
  const char* what;
};

// --- In no edition but vge [vge 2.9.3, 3.1.3, 6.9, 6.10, 7.39 to 7.41, 14, 15, 16, 17]

constexpr UnknownMark of_vge_marks[] = {
    {Mark::RegalisPiece, "Regalis Pieces"},
    {Mark::AceUnit, "Ace Units"},
    {Mark::ForceGift, "imaginary gifts"},
    {Mark::AccelGift, "imaginary gifts"},
    {Mark::ProtectGift, "imaginary gifts"},
    {Mark::Music, "music orders"},
    {Mark::AlchemixBody, "Alchemix"},
    {Mark::Gyze, "cards with another side"},
    {Mark::RideDeckCrest, "crests"},
    {Mark::Crest, "crests"},
    {Mark::Product, "products"},
    {Mark::Ticket, "tickets"},
};
constexpr UnknownAction of_vge_actions[] = {
    {"energy-charge", "energy"},
    {"energy-blast", "energy"},
    {"energy-limit", "energy"},
    {"gauge", "gauges"},
    {"player-gauge", "gauges"},
    {"move-gauge", "gauges"},
    {"d-legion", "D-legion"},
    {"final-burst", "Final Burst"},
    {"get-crest", "crests"},
    {"get-ticket", "tickets"},
    {"set-token", "token set orders"},
    {"marker", "record markers"},
    {"gift", "imaginary gifts"},
    {"stage", "stages"},
    {"dominate", "domination"},
    {"attach", "attaching"},
    {"alchemix", "Alchemix"},
    {"call-onto", "growing upon units"},
    {"buddy-soul", "Buddy Souls"},
    {"astral-plane", "the Astral Plane"},
    {"operate", "products"},
    {"get-marker", "markers in the hand"},
    {"put-cradle", "record markers"},
    {"put-infinity-eyes", "record markers"},
    {"flip", "cards with another side"},
    {"put-as-unit", "set cards as units"},
    {"buddy", "Buddyfighters"},
    {"retry", "Retry"},
    {"call-free", "Call Costs"},
    {"leave-growth", "Explosive Growth"},
    {"train", "Training"},
    {"use-attack", "Attack"},
    {"pays-retiring", "gauges"},
    {"have-gauges", "gauges"},
};

// Words of actions that it knows otherwise. [vge 7.43.2.1 | vgm 7.33.2]
struct UnknownWord {
  std::string_view action, word;
};
constexpr UnknownWord of_vge_words[] = {{"world", "stray-garden"}};

// --- In vge and in one of the others

constexpr UnknownMark of_g_marks[] = {
    // [vgi 2.8, 11]
    {Mark::StandTrigger, "stand triggers", "vgm 2.8.2"},
    {Mark::GUnit, "G units"},
    {Mark::GGuardian, "G guardians"},
    {Mark::Restraint, "Restraint"},
    {Mark::Lord, "Lord"},
    {Mark::Resist, "Resist"},
};
constexpr UnknownAction of_g_actions[] = {
    // [vgi 10.24 to 10.28]
    {"lock", "locking"},  {"put-locked", "locking"}, {"unlock", "locking"},  {"delete", "deleting"},
    {"stride", "stride"}, {"legion", "legion"},      {"harmony", "Harmony"},
};
constexpr UnknownMark of_d_marks[] = {
    // [vgm 2.8.2, 2.9.3, 6.4]
    {Mark::Order, "orders"},
    {Mark::FrontTrigger, "front triggers", "vgi 2.8.1.1"},
    {Mark::OverTrigger, "over triggers", "vgi 2.8.1.1"},
    {Mark::Persona, "persona rides"},
};
constexpr UnknownAction of_d_actions[] = {
    // [vgm 7.32 to 7.34, 15.3, 16, 17.4]
    {"world", "worlds"},
    {"final-rush", "Final Rush"},
    {"call-token", "tokens"},
    {"arm", "arms"},
    {"attack", "attacks by effects"},
    {"imprison", "prisons"},
    {"scout", "bases"},
    {"sing", "songs"},
    {"end-turn", "the end of a turn by an effect"},
    {"play-order", "orders"},
    {"blitz-limit", "orders"},
};

// [vgm 14]
constexpr std::string_view vgm_keywords[] = {"overdress",   "xoverdress", "powerful",   "friend",
                                             "dressboost",  "glitter",    "revoldress", "arma-arms",
                                             "white-wings", "black-wings"};
// [vgi 11]
constexpr std::string_view vgi_keywords[] = {
    "limit-break", "generation-break", "brave",         "oracle",  "wave",
    "burst",       "shadowstitch",     "thunderstrike", "stride",  "g-guardian",
    "seek-mate",   "forerunner",       "engorge",       "rush",    "darkness",
    "magia",       "time-leap",        "hollow",        "bloom",   "unite",
    "blaze",       "afterimage",       "charge",        "harmony", "success"};

template <class Entry, class Fits>
const Entry* first_of(std::initializer_list<std::span<const Entry>> tables, Fits fits) {
  for (const auto& table : tables)
    for (const Entry& unknown : table)
      if (fits(unknown)) return &unknown;
  return nullptr;
}

struct Known {
  std::span<const std::string_view> keywords;
  std::span<const UnknownMark> no_marks;
  std::span<const UnknownAction> no_actions;
};
constexpr Known of_vgm{vgm_keywords, of_g_marks, of_g_actions};
constexpr Known of_vgi{vgi_keywords, of_d_marks, of_d_actions};

// The name of what such a word stands for; nullptr: it is known.
const char* unknown_word(const ActionWord& action, const script::Node& node) {
  for (const UnknownWord& unknown : of_vge_words)
    if (unknown.action == action.id && node.to < action.words.size() &&
        unknown.word == action.words[node.to].id)
      return action.words[node.to].name;
  return nullptr;
}

Unknown unknown_in(const Rulebook& book, const script::Ability& ability, const Known& known) {
  if (ability.keyword != 0) {
    const Named& keyword = keyword_names[ability.keyword];
    if (std::find(known.keywords.begin(), known.keywords.end(), keyword.id) == known.keywords.end())
      return {keyword.name, true};
  }
  const auto& actions = book.family->lexicon->actions;
  for (std::size_t n = 0; n < ability.size; ++n) {
    const script::Node& node = book.script.nodes[ability.first + n];
    if (node.op != script::Op::Do) continue;
    const std::string_view id = actions[node.action].id;
    const auto* unknown = first_of<UnknownAction>({of_vge_actions, known.no_actions},
                                                  [&](const UnknownAction& one) { return one.id == id; });
    if (unknown != nullptr) return {unknown->what};
    if (const char* name = unknown_word(actions[node.action], node)) return {name, true};
  }
  return {};
}

} // namespace

Unknown unknown_to(Edition edition, const Rulebook& book, DefId def) {
  if (edition == Edition::Vge) return {};
  const Known& known = edition == Edition::Vgm ? of_vgm : of_vgi;
  const Face& face = book.face(def);
  const auto* mark = first_of<UnknownMark>({of_vge_marks, known.no_marks},
                                           [&](const UnknownMark& one) { return has(face, one.mark); });
  Unknown found = mark != nullptr ? Unknown{mark->what, false, mark->rule} : Unknown{};
  if (mark == nullptr && face.numbers[flag_of_face] != 0) found.what = "Flag";
  for (std::size_t i = 0; found.what == nullptr && i < face.abilities; ++i)
    if (const script::Ability& ability = book.script.abilities[face.first_ability + i];
        is_of_edition(ability, num(edition)))
      found = unknown_in(book, ability, known);
  return found;
}

} // namespace twoseat::vanguard
