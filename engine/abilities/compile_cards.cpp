// All abilities of a card, and what is noted of all cards: what they speak of and wait for, so that nobody else is asked.
#include "engine/abilities/compiler.h"
#include "engine/abilities/occasions.h"
#include <algorithm>

namespace twoseat {

using nlohmann::json;
using script::Ability;
using script::Index;
using script::Kind;

namespace {

// What a card is "also": a name or a group that its text gives it in every zone. [vge 2.1.2, 2.2.3.1]
// The same once more is nothing more. [vge 5.1.2] False: there is no room for all of it.
bool read_printed(const Rulebook& book, const Ability& ability, Face& face) {
  bool room = true;
  const auto add = [&](auto& list, Index what) {
    auto* at = std::find_if(list.begin(), list.end(), [&](Index has) { return has == 0 || has == what; });
    if (at != list.end()) *at = what;
    room = room && at != list.end();
  };
  for (std::size_t i = ability.first; i < std::size_t{ability.first} + ability.size; ++i) {
    const script::Node& node = book.script.nodes[i];
    if (node.op != script::Op::Do) continue;
    const ActionWord& word = book.family->lexicon->actions[node.action];
    if (word.lasting != Lasting::Printed) continue;
    if (word.takes == Takes::Name) add(face.also_named, node.to);
    if (word.takes == Takes::Tag) add(face.also_of, node.to);
  }
  return room;
}

// What an ability is in editions that are not the first.
bool is_of_later_editions(const json& ability) {
  const auto bits = ability.is_object() ? ability.find("editions") : ability.end();
  return ability.is_object() && bits != ability.end() && bits->is_number_unsigned() &&
         (bits->get<unsigned>() & 1U) == 0;
}

} // namespace

void load_abilities(Rulebook& book, Face& face, const json& abilities, const std::string& where,
                    Faults& faults) {
  if (!abilities.is_array()) {
    faults.push_back({FilledPhrase::name(where + ", abilities"), "", "It must be a list."});
    return;
  }
  if (book.family->lexicon == nullptr) {
    faults.push_back({FilledPhrase::name(where + ", abilities"), "", "This game has no abilities."});
    return;
  }
  // Abilities that effects give come before the one that gives them, so the card's own are moved together at the end.
  std::vector<Index> own;
  std::size_t said = 0;   // as the card says them: what one of them is in another edition is not counted
  std::size_t before = 0; // faults, when the one was read that the card says
  for (const json& ability : abilities) {
    const bool of_another = said > 0 && is_of_later_editions(ability);
    if (of_another && faults.size() > before) continue; // its faults are told
    if (!of_another) before = faults.size();
    Compiler compiler(book, where, faults);
    const std::size_t at = of_another ? said - 1 : said++;
    own.push_back(compiler.ability_number(ability, "abilities/" + std::to_string(at)));
  }
  face.first_ability = static_cast<std::uint16_t>(book.script.abilities.size());
  face.abilities = static_cast<std::uint8_t>(own.size());
  for (std::size_t i = 0; i < own.size(); ++i) {
    const Ability copy = book.script.abilities[own[i]];
    face.kinds |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(copy.kind));
    book.script.abilities.push_back(copy);
    if (!read_printed(book, copy, face))
      faults.push_back({FilledPhrase::name(where + ", abilities/" + std::to_string(i)),
                        "",
                        {"A card can also have {n} names and be of {m} groups, and no more.",
                         {face.also_named.size(), face.also_of.size()}}});
  }
}

namespace {

// What each card speaks of continuously, and where: so that reading a number looks only at those who have a say in it.
void note_topics(Rulebook& book) {
  for (Face& face : book.faces)
    for (std::uint16_t i = 0; i < face.abilities; ++i) {
      const Ability& ability = book.script.abilities[face.first_ability + i];
      if (ability.kind == Kind::Replacement) face.concerns.spoken.add(replacing_topic);
      if (ability.kind == Kind::CallCost) face.concerns.spoken.add(calling_topic);
      if (ability.kind == Kind::OtherCost) face.concerns.spoken.add(paying_topic);
      if (ability.when.situation != 0) face.concerns.spoken.add(situation_topic);
      if (ability.kind != Kind::Continuous) continue;
      for (std::size_t n = 0; n < ability.size; ++n) {
        const script::Node& node = book.script.nodes[ability.first + n];
        if (node.op != script::Op::Do) continue;
        const ActionWord& action = book.family->lexicon->actions[node.action];
        const std::size_t topic = topic_of(action, node);
        face.concerns.spoken.add(topic);
        book.speaking_places[topic] |= ability.places != 0 ? ability.places : ~0U;
      }
    }
}

// What is spoken of at all, abilities that effects give included; and where cards lie that wait for a situation.
void note_all(Rulebook& book) {
  for (const Ability& ability : book.script.abilities) {
    if (ability.when.situation != 0) book.situation_places |= ability.places;
    for (std::size_t i = 0; ability.kind == Kind::Continuous && i < ability.size; ++i) {
      const script::Node& node = book.script.nodes[ability.first + i];
      if (node.op == script::Op::Do)
        book.topics.add(topic_of(book.family->lexicon->actions[node.action], node));
    }
  }
}

// Whether it waits only for what its own card does or suffers, wherever that lies then.
bool is_about_itself(const Rulebook& book, const Ability& ability) {
  return ability.kind == Kind::Automatic && ability.places == 0 && ability.when.subject != 0 &&
         book.script.selects[ability.when.subject].noun == script::Noun::This;
}

// Whether an automatic ability may trigger where its card is hidden: it names such a zone, or it names none and is about
// the card's own coming there.
bool comes_to(const Rulebook& book, const Ability& ability, std::uint32_t hidden) {
  if (ability.when.situation != 0) return false;
  if (ability.places != 0) return (ability.places & hidden) != 0;
  const OccasionWord& word = book.family->lexicon->occasions[ability.when.occasion];
  const std::uint32_t to = (word.to != 0 ? word.to : ~0U) & (ability.when.to != 0 ? ability.when.to : ~0U);
  return word.kind == EventKind::Moved && !word.leaves &&
         book.script.selects[ability.when.subject].noun == script::Noun::This && (to & hidden) != 0;
}

// What occasions each card waits for, and where.
void note_occasions(Rulebook& book) {
  for (Face& face : book.faces)
    for (std::uint16_t i = 0; i < face.abilities; ++i) {
      const Ability& ability = book.script.abilities[face.first_ability + i];
      if (ability.kind != Kind::Automatic || ability.when.situation != 0) continue;
      each_way(book.script, static_cast<Index>(face.first_ability + i), [&](Index way) {
        const Index occasion = book.script.abilities[way].when.occasion;
        face.concerns.awaited.add(occasion);
        if (!is_about_itself(book, ability)) // the card is found by the event
          book.waiting_places[occasion] |= ability.places != 0 ? ability.places : ~0U;
      });
    }
}

// And of which kinds are those that continuous abilities give, and what they wait for; which printed ones are given is seen
// during the game only.
void note_shared(Rulebook& book) {
  const Lexicon& lexicon = *book.family->lexicon;
  const auto note = [&](Face& face, const script::Node& node) {
    if (node.op != script::Op::Do || lexicon.actions[node.action].lasting != Lasting::Ability) return;
    if (lexicon.actions[node.action].takes == Takes::Ability)
      return each_form(book.script, node.to, [&](Index form) {
        face.concerns.given_kinds |= std::uint64_t{1}
                                     << static_cast<unsigned>(book.script.abilities[form].kind);
        each_way(book.script, form,
                 [&](Index way) { face.shared.add(book.script.abilities[way].when.occasion); });
      });
    face.concerns.given_kinds = ~std::uint64_t{0};
    for (std::size_t occasion = 0; occasion < lexicon.occasions.size(); ++occasion)
      face.shared.add(occasion);
  };
  for (Face& face : book.faces)
    for (std::uint16_t i = 0; i < face.abilities; ++i) {
      const Ability& ability = book.script.abilities[face.first_ability + i];
      for (std::size_t n = 0; ability.kind == Kind::Continuous && n < ability.size; ++n)
        note(face, book.script.nodes[ability.first + n]);
    }
}

} // namespace

void finish_abilities(Rulebook& book) {
  if (book.family->lexicon != nullptr) {
    note_topics(book);
    note_occasions(book);
    note_shared(book);
    note_all(book);
  }
  book.hidden_abilities.clear(); // every file of cards is followed by this
  std::uint32_t hidden = 0;
  if (book.family->lexicon != nullptr)
    for (const PlaceWord& place : book.family->lexicon->places)
      if (place.hidden) hidden |= place.places;
  for (std::size_t i = 1; i < book.script.abilities.size(); ++i) {
    const Ability& ability = book.script.abilities[i];
    if (ability.kind == Kind::Automatic && comes_to(book, ability, hidden))
      book.hidden_abilities.push_back(static_cast<Index>(i));
    book.ability_places[static_cast<std::size_t>(ability.kind)] |= ability.places != 0 ? ability.places : ~0U;
  }
  for (script::NameTest& test : book.script.names) {
    test.fits.assign(book.names.size() + 1, false);
    for (std::size_t i = 0; i < book.names.size(); ++i)
      test.fits[i + 1] =
          test.whole ? book.names[i] == test.text : book.names[i].find(test.text) != std::string::npos;
  }
}

namespace {

std::uint16_t number_in(std::vector<std::string>& list, const std::string& text) {
  const auto found = std::find(list.begin(), list.end(), text);
  const auto at = found - list.begin();
  if (found == list.end()) list.push_back(text);
  return static_cast<std::uint16_t>(at + 1);
}

} // namespace

std::uint16_t tag_number(Rulebook& book, const std::string& tag) {
  return number_in(book.tags, tag);
}
std::uint16_t tag_of_kind(Rulebook& book, const TagKind& kind, const std::string& name) {
  return tag_number(book, kind.open + name + kind.close);
}
void note_group(Rulebook& book, std::uint16_t tag) {
  if (book.groups.size() < tag) book.groups.resize(tag);
  book.groups[tag - 1U] = true;
}
std::uint16_t name_number(Rulebook& book, const std::string& name) {
  return number_in(book.names, name);
}

} // namespace twoseat
