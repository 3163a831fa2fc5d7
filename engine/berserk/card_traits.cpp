// The named traits printed on a card, out of JSON. [bsk 414, D1 to D59]
#include "engine/berserk/card_traits.h"
#include "engine/berserk/table.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

using nlohmann::json;

constexpr std::int32_t most = 99;
constexpr Trait numbered[] = {Trait::Armour,
                              Trait::GiftOfLife,
                              Trait::Soulcatcher,
                              Trait::Thirst,
                              Trait::Clumsiness,
                              Trait::AttackExperience,
                              Trait::DefenceExperience,
                              Trait::ShotExperience,
                              Trait::ThrowExperience,
                              Trait::DischargeExperience,
                              Trait::Poison,
                              Trait::Regeneration,
                              Trait::Fear,
                              Trait::Fade,
                              Trait::ShieldOfArhaal,
                              Trait::Fury,
                              Trait::Incarnation,
                              Trait::Unity};

// Who alone may have it, and which rule says so.
struct Belongs {
  Trait trait;
  enum { Creatures, Plain, NotFlyers } to;
  const char* rule;
};
constexpr Belongs belongs[] = {
    {Trait::Incorporeal, Belongs::Creatures, "D3.2"},
    {Trait::Unity, Belongs::Creatures, "D15.2"},
    {Trait::Thirst, Belongs::NotFlyers, "D16.2"},
    {Trait::Maneuver, Belongs::Plain, "D23.3"},
    {Trait::Clumsiness, Belongs::Creatures, "D28.2"},
    {Trait::Poison, Belongs::Creatures, "D36.2"},
    {Trait::Jump, Belongs::Plain, "D40.4"},
    {Trait::Regeneration, Belongs::Creatures, "D42.2"},
    {Trait::Formation, Belongs::Plain, "D46.2"},
    {Trait::Teleportation, Belongs::Plain, "D48.3"},
    {Trait::CorpseEating, Belongs::Creatures, "D51.2"},
    {Trait::Plague, Belongs::Creatures, "D57.2"},
};
constexpr const char* who[] = {"Only creatures have it.", "Only creatures without subtype have it.",
                               "Flying creatures cannot have it."};

bool may_have(Type type, const Belongs& rule) {
  if (rule.to == Belongs::NotFlyers) return type != Type::Flyer;
  return rule.to == Belongs::Plain ? type == Type::Creature : type <= Type::Flyer;
}

void check(CardReader& reader, const std::string& id, Trait trait, Type type) {
  for (const Belongs& rule : belongs)
    if (rule.trait == trait && !may_have(type, rule))
      reader.fail("traits/" + id, who[rule.to], cite("bsk", {rule.rule}));
}

void read_trait(CardReader& reader, const std::string& id, const json& value, Face& face) {
  const auto fail = [&](FilledPhrase sentence) { reader.fail("traits/" + id, std::move(sentence)); };
  const auto names = vocabulary.attributes.subspan(first_trait, trait_count);
  const auto found = std::find_if(names.begin(), names.end(), [&](const Named& n) { return n.id == id; });
  if (found == names.end()) return fail("There is no such trait.");
  const auto trait = static_cast<Trait>(found - names.begin());
  check(reader, id, trait, printed_type(face));
  std::int64_t number = 1; // of a trait whose number is not given [bsk D29.2, D36.10]
  if (has_number(trait) && value.is_number_integer())
    number = value.get<std::int64_t>();
  else if (value != true)
    return fail(has_number(trait) ? "It must be a number or true." : "It must be true.");
  if (number < 1 || number > most) return fail("It must be a whole number from 1 to 99.");
  face.traits[num(trait)] = static_cast<std::uint8_t>(number);
}

} // namespace

bool has_number(Trait trait) {
  return std::find(std::begin(numbered), std::end(numbered), trait) != std::end(numbered);
}

void read_traits(CardReader& reader, const json& from, Face& face) {
  const auto found = from.find("traits");
  if (found == from.end()) return;
  if (!found->is_object()) return reader.fail("traits", "It must be an object.");
  for (const auto& [id, value] : found->items())
    read_trait(reader, id, value, face);
  // Whoever is not answered is not met by a defender either. [bsk D2.1]
  if (face.traits[num(Trait::Unanswered)] != 0) face.traits[num(Trait::Directed)] = 1;
}

} // namespace twoseat::berserk
