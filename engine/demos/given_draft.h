// "given" while it is written: what is said so far, and which sentences say what was left out.
#pragma once
#include "engine/demos/node.h"
#include "engine/demos/write_step.h"
#include "engine/kernel/family.h"

namespace twoseat::demos {

struct GivenDraft {
  const Table& table;
  const Match& match;
  const Family& family;
  Names names; // of cards that others lie under
  Json given = Json::object();
  std::vector<std::string> lost;

  explicit GivenDraft(const Table& of) : table(of), match(of.match), family(*of.book.family) {}

  void lose(const char* sentence);
  std::string card(CardId id) const { return write_card(table, names, id, Seat::None); }
  static std::string id_of(std::span<const Named> table, std::size_t i) {
    return i < table.size() ? table[i].id : "";
  }

  // write_in_force.cpp
  void in_force(); // all of it
  void change(const Modification& change);
  void relation(const Relation& relation);
  void use(const Use& use);
  void waiting(const Standby& standby);
  void markers_on(PlaceId id);
  Json of_ability(CardId source, const Json& number, Seat seat) const;
  bool lies(CardId id, std::uint16_t generation) const;
  bool stays(const Reference& about) const;
};

} // namespace twoseat::demos
