// What may stand beside an action changes what happens: of every word and every field that the loader takes there, some form
// in some position shows it. What shows nothing is refused.
#include "files.h"
#include "stage.h"
#include <algorithm>
#include <map>

namespace {

using twoseat::ActionWord;
using twoseat::Lexicon;
using twoseat::Match;
using twoseat::Takes;
using twoseat::test::Json;
using twoseat::test::Stage;

struct Field {
  const char* id;
  std::vector<Json> values;
  const char* plain = nullptr; // what it is compared with; nothing: without the field
};
const std::vector<Field> fields = {
    {"until", {"turn", "battle", "opponent's turn", "your next turn", "that attack", "your start"}, "game"},
    {"face", {"down", "up"}},
    {"by", {"opponent", "both"}},
    {"up to", {true}},
    {"order", {"any"}},
    {"named", {"Somebody"}},
    {"becomes", {true, "original"}},
    {"as", {"x"}},
    {"original", {true}},
    {"column", {"this"}},
};

// What may stand after the word, and beside it, so that the loader takes it.
std::vector<Json> forms(const Stage& stage, const ActionWord& word) {
  const auto& family = *stage.book.family;
  const Lexicon& lexicon = *family.lexicon;
  std::vector<Json> all;
  const auto say = [&](const Json& argument) { all.push_back({{word.id, argument}}); };
  const auto say_each = [&](const auto& names) {
    for (const auto& name : names)
      say(name.id);
  };
  const auto cards = [&](auto f) {
    f(Json("this"));
    for (const auto& place : lexicon.places)
      for (const char* of : {"you", "opponent"}) {
        if (place.places == 0) continue;
        const Json from = {{"in", place.id}, {"of", of}};
        f({{"choose", 1}, {"from", from}});
        f({{"all", from}});
      }
  };
  switch (word.takes) {
  case Takes::Cards: cards(say); break;
  case Takes::CardsAndZone:
    cards([&](const Json& which) {
      for (const char* into : {"hand", "bind", "deck bottom", "graveyard", "drop"})
        all.push_back({{word.id, which}, {"into", into}});
    });
    break;
  case Takes::CardsAndCard:
    cards([&](const Json& which) { all.push_back({{word.id, which}, {"to", "this"}}); });
    break;
  case Takes::Abilities:
    cards([&](const Json& which) {
      for (const char* kind : {"act", "auto", "cont"})
        all.push_back({{word.id, which}, {"kind", kind}});
    });
    break;
  case Takes::Nothing: say(true); break;
  case Takes::Word: say_each(word.words); break;
  case Takes::Mark: say_each(family.marks); break;
  case Takes::Restriction: say_each(lexicon.restrictions); break;
  case Takes::Token: say("sprout"), say("brazier"); break;
  case Takes::Change:
    for (const ActionWord& changed : lexicon.actions)
      all.push_back({{word.id, changed.id}, {"more", 1}});
    break;
  case Takes::Ability:
    say({{"kind", "act"}, {"do", {twoseat::test::plain_action(stage)}}});
    for (const auto& occasion : lexicon.occasions)
      if (occasion.kind == twoseat::EventKind::Timed)
        say({{"kind", "auto"},
             {"when", {{"event", occasion.id}, {"of", "you"}}},
             {"do", {twoseat::test::plain_action(stage)}}});
    break;
  default: say(1), say(2); break;
  }
  return all;
}

// The same action twice, with the field and without it, as two abilities.
Json twice(const Stage& stage, const Json& form, const Field& field, const Json& value) {
  Json with = form, without = form;
  with[field.id] = value;
  if (field.plain != nullptr) without[field.id] = field.plain;
  Json first = Json::array({with}), second = Json::array({without}); // braces alone mean a copy to Clang
  if (std::string_view(field.id) == "as") {                          // what was found is there afterwards
    first.push_back({{"if", {{"count", {{"among", value}}}}},
                     {"then", Json::array({twoseat::test::plain_action(stage)})}});
    second = Json::array({with});
  }
  return {{{"kind", "act"}, {"do", first}}, {{"kind", "act"}, {"do", second}}};
}

bool ever_differs(const Stage& stage) {
  std::uint64_t seed = 0;
  return std::any_of(stage.moments.begin(), stage.moments.end(), [&](const Match& moment) {
    ++seed;
    return stage.carry_out(moment, seed, 0) != stage.carry_out(moment, seed, 1);
  });
}

} // namespace

TEST_CASE("What may stand beside an action changes what happens") {
  std::set<std::string> silent;
  int shown = 0;
  for (const auto& stage : twoseat::test::stages())
    for (const ActionWord& word : stage->book.family->lexicon->actions) {
      if (word.run == nullptr) continue;
      for (const Field& field : fields) {
        bool taken = false, differs = false;
        for (const Json& form : forms(*stage, word))
          for (const Json& value : field.values) {
            if (differs || !stage->say(twice(*stage, form, field, value)).empty()) continue;
            taken = true;
            differs = ever_differs(*stage);
          }
        shown += differs;
        if (taken && !differs) silent.insert(stage->system + ": " + word.id + " + " + field.id);
      }
    }
  MESSAGE(shown << " words and fields beside them");
  twoseat::test::must_be_listed("beside", silent);
}

// Everything else is refused at its path, with what may stand there.
TEST_CASE("What an action does not read is refused beside it") {
  for (const auto& stage : twoseat::test::stages())
    for (const ActionWord& word : stage->book.family->lexicon->actions)
      for (std::size_t i = 0; i < fields.size(); ++i) {
        const Json& value = fields[i].values[0];
        for (const Json& form : forms(*stage, word)) {
          Json with = form;
          with[fields[i].id] = value;
          const bool reads = (word.beside & (1U << i)) != 0;
          if (reads || word.takes == Takes::Number) continue;
          for (const char* kind : {"act", "cont"}) {
            const auto faults = stage->say({{{"kind", kind}, {"do", {with}}}});
            const std::string path = std::string("do/0/") + fields[i].id;
            CHECK_MESSAGE(std::any_of(faults.begin(), faults.end(),
                                      [&](const auto& fault) {
                                        return fault.line().find(path) != std::string::npos &&
                                               (fault.line().find("may stand") != std::string::npos ||
                                                fault.line().find("Nothing stands") != std::string::npos);
                                      }),
                          with.dump());
          }
          break; // one form of each
        }
      }
}

// In an editor, too.
TEST_CASE("The schemas of cards know beside which words a field stands") {
  for (const auto& [at, file] : {std::pair(0U, "cards"), std::pair(1U, "heroes-cards")}) {
    const Json schema = Json::parse(twoseat::test::read_file(std::string(TWOSEAT_SOURCE_DIR) +
                                                             "/assets/schema/" + file + ".schema.json"));
    std::map<std::string, std::set<std::string>> said, read;
    const auto gather = [&said = said](const auto& self, const Json& from) -> void {
      if (from.is_object() && from.contains("dependentSchemas"))
        for (const auto& [field, beside] : from["dependentSchemas"].items())
          for (const Json& one : beside["anyOf"])
            said[field].insert(one["required"][0]);
      for (const Json& inside : from)
        if (inside.is_structured()) self(self, inside);
    };
    gather(gather, schema);
    for (const ActionWord& word : twoseat::test::stages()[at]->book.family->lexicon->actions) {
      for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool chooses = word.takes == Takes::Number && (i == 2 || i == 3 || i == 7);
        if (chooses || (word.beside & (1U << i)) != 0) read[fields[i].id].insert(word.id);
      }
    }
    CHECK(said == read);
  }
}
