// Clans that cards have in common. [vge 2.2, 2.14.4]
#include "engine/vanguard/mechanics/clans.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/cards/nations.h"
#include "engine/vanguard/editions/decisions.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

// Clans that its face has, by its nation if it names none, and what its text adds. [vge 2.14.4]
template <class F>
bool any_clan(const Table& table, CardId card, F f) {
  const Face& face = table.face(card);
  for (std::int32_t i = 1; i <= face.numbers[clans_of_face]; ++i)
    if (f(face.tags[static_cast<std::size_t>(i)])) return true;
  const bool by_nation = decided(table.match).nations_have_clans;
  for (std::size_t i = 0; by_nation && i < clans_by_nation; ++i)
    if (face.by_nation[i] != 0 && f(face.by_nation[i])) return true;
  const bool of_nation_alone =
      face.numbers[clans_of_face] == 0 && face.by_nation[0] == 0 && face.tags[0] != 0;
  if (of_nation_alone && f(face.tags[0])) return true; // whose clans nobody lists
  for (const std::uint16_t also : face.also_of)
    if (also != 0 && keeps_text(table, card) && f(also)) return true;
  return false;
}

// <Dragon> means a Flame Dragon, too; a clan or nation is named in full. [vge 2.3.3]
bool is_part_of_a_race(const Rulebook& book, const Face& face, std::uint16_t tag) {
  if (tag <= book.groups.size() && book.groups[tag - 1U]) return false;
  const std::string& part = book.tags[tag - 1U];
  const auto first = static_cast<std::size_t>(face.numbers[clans_of_face]) + 1; // behind nation and clans
  return std::any_of(
      face.tags.begin() + static_cast<std::ptrdiff_t>(first), face.tags.end(),
      [&](std::uint16_t race) { return race != 0 && book.tags[race - 1U].find(part) != std::string::npos; });
}

} // namespace

// Besides the nation, the clans and the races that it names in full. [vge 2.3.3, 2.14.4 | vgi 2.17.4]
bool belongs_besides(const Table& table, const Face& face, std::uint16_t tag) {
  const auto& names = table.book.tags;
  if (tag == 0 || tag > names.size()) return false;
  const Decisions& edition = decided(table.match);
  if (!edition.races_in_full && is_part_of_a_race(table.book, face, tag)) return true;
  if (!edition.clans_have_nations) {
    if (std::find(face.by_nation.begin(), face.by_nation.end(), tag) != face.by_nation.end()) return true;
    if (!edition.nations_add_clans || face.tags[0] == 0) return false;
    const auto clans = clans_of_nation(names[face.tags[0] - 1U]);
    return std::find(clans.begin(), clans.end(), names[tag - 1U]) != clans.end();
  }
  if (face.tags[0] != 0) return false; // it names its nation
  for (std::int32_t i = 1; i <= face.numbers[clans_of_face]; ++i)
    if (nation_of_clan(names[face.tags[static_cast<std::size_t>(i)] - 1U]) == names[tag - 1U]) return true;
  return false;
}

bool share_a_clan(const Table& table, CardId a, CardId b) {
  if (table.face(a).of_all_groups || table.face(b).of_all_groups) return true; // [vge 2.2.4]
  return any_clan(table, a, [&](std::uint16_t one) {
    return any_clan(table, b, [&](std::uint16_t two) { return one == two; });
  });
}

bool has_another_clan(const Table& table, CardId card, CardId than) {
  if (table.face(than).of_all_groups) return false;
  return table.face(card).of_all_groups || any_clan(table, card, [&](std::uint16_t one) {
           return !any_clan(table, than, [&](std::uint16_t two) { return one == two; });
         });
}

bool has_unit_of_its_clan(const Table& table, Seat seat, CardId card) {
  for (const Seat side : both_seats)
    for (const Zone circle : field)
      for (const CardId unit : cards_in(table.match, place(side, circle)))
        if (circle != Zone::Guardian && is_unit(table, unit) && master(table.match, unit) == seat &&
            share_a_clan(table, unit, card))
          return true;
  return false;
}

} // namespace twoseat::vanguard
