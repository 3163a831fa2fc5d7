// Everything that can be changed changes only itself: each number, trait, mark and restriction of each system, in every
// way in which cards change it, and everything else of every card stays as it was. Made from the vocabulary.
#include "engine/abilities/context.h"
#include "engine/abilities/run.h"
#include "engine/kernel/information.h"
#include "fixture.h"
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace {

using Json = nlohmann::ordered_json;
namespace demos = twoseat::demos;
using twoseat::ActionWord;
using twoseat::CardId;
using twoseat::Lasting;
using twoseat::Match;
using twoseat::Rulebook;
using twoseat::Table;
namespace script = twoseat::script;

// Two cards beside each other: the one that is spoken of, and one that is not.
struct Stage {
  const char* system;
  const char* edition;
  const char* place;  // of the first
  const char* beside; // of the second
  const char* moment; // in which nothing happens by itself
  const char* card;   // both, without abilities
};
constexpr Stage stages[] = {
    {"vanguard", "vge", "front-left", "front-right", "{}",
     R"({"type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1})"},
    {"heroes", "bsh", "creatures", "creatures", "{}",
     R"({"type": "creature", "element": "Neutral", "cost": 3, "strike": 2, "lives": 3})"},
    {"berserk", "bsk", "b1", "c1",
     R"({"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase"})",
     R"({"type": "creature", "element": "Neutral", "price": 3, "movement": 1, "lives": 8, "strike": [1, 2, 3]})"},
    {"berserk", "bso", "b1", "c1",
     R"({"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase"})",
     R"({"type": "creature", "element": "Neutral", "price": 3, "movement": 1, "lives": 8, "strike": [1, 2, 3]})"},
    {"dragonball", "dbs", "battle", "battle", "{}",
     R"({"type": "battle", "colours": ["red"], "cost": 3, "specified": {"red": 2}, "power": 15000, "combo-power": 5000, "combo-cost": 1})"},
};

// What follows from a change by the rules, and so may change with it.
const std::map<std::string, std::set<std::string>> consequences = {
    {"mark twin-drive", {"drive"}}, // [vge 2.17.2.1]
    {"mark triple-drive", {"drive"}},
    {"lives", {"left"}}, // what wounds leave of them
};

struct Laid {
  std::shared_ptr<const Rulebook> book;
  Match match;
  CardId subject, bystander;

  Table table() const { return {*book, match}; }
};

CardId named(const Laid& laid, const char* id) {
  for (std::size_t i = 1; i <= laid.match.cards.size(); ++i)
    if (laid.book->print(laid.match.cards[i - 1].def).id == id) return CardId{static_cast<std::uint16_t>(i)};
  FAIL("no such card");
  return {};
}

// The position with these abilities on the first card, as the file of a demo would have it.
std::optional<Laid> lay_out(const Stage& stage, const Json& abilities, std::string* fault = nullptr) {
  Json subject = Json::parse(stage.card), bystander = subject;
  subject["id"] = "subject", subject["name"] = "Subject";
  bystander["id"] = "bystander", bystander["name"] = "Bystander";
  if (!abilities.empty()) subject["abilities"] = abilities;
  Json given;
  if (std::string(stage.place) == stage.beside)
    given[stage.place] = {"subject", "bystander"};
  else
    given = {{stage.place, {"subject"}}, {stage.beside, {"bystander"}}};
  Json moment = Json::parse(stage.moment);
  moment["A"] = given;
  const Json demo = {{"system", stage.system},
                     {"edition", stage.edition},
                     {"cards", {subject, bystander}},
                     {"given", moment}};
  demos::Means means = twoseat::demo_means(twoseat::test::shipped_book(stage.system));
  means.draft = true;
  const auto lesson = demos::read_lesson(means, demo.dump(), "draft");
  if (!lesson) {
    if (fault != nullptr) *fault = lesson.faults[0].line();
    return std::nullopt;
  }
  Laid laid{lesson->book, lesson->given, {}, {}};
  laid.subject = named(laid, "subject");
  laid.bystander = named(laid, "bystander");
  return laid;
}

// What can be asked of a card: "power", "mark boost", "cannot attack".
using Facts = std::map<std::string, std::int32_t>;

// One that the rest of its print makes a card: it is no fact of its own.
bool is_derived(const twoseat::Family& family, std::size_t mark) {
  return ((family.lexicon->derived_marks >> mark) & 1U) != 0;
}

Facts facts_of(const Laid& laid, CardId card) {
  const twoseat::Family& family = *laid.book->family;
  Facts facts;
  for (std::size_t i = 0; i < family.attributes.size(); ++i)
    facts[family.attributes[i].id] = twoseat::information(laid.table(), card, static_cast<std::uint8_t>(i));
  for (std::size_t i = 0; i < family.marks.size(); ++i)
    if (!is_derived(family, i))
      facts[std::string("mark ") + family.marks[i].id] =
          twoseat::has_mark(laid.table(), card, static_cast<std::uint8_t>(i));
  for (std::size_t i = 0; i < family.lexicon->restrictions.size(); ++i)
    facts[std::string("cannot ") + family.lexicon->restrictions[i].id] =
        twoseat::restricted(laid.table(), card, static_cast<std::uint8_t>(i));
  return facts;
}

// Compares with the position in which nothing was said; whether what was to change did.
bool changes_only(const Laid& before, const Laid& after, const std::string& fact) {
  const Facts was = facts_of(before, before.subject), is = facts_of(after, after.subject);
  const auto follows = consequences.find(fact);
  for (const auto& entry : is) {
    const std::string& name = entry.first;
    if (name == fact || (follows != consequences.end() && follows->second.count(name) > 0)) continue;
    CAPTURE(name);
    CHECK(entry.second == was.at(name));
  }
  CHECK(facts_of(before, before.bystander) == facts_of(after, after.bystander));
  const bool had_it = fact.starts_with("mark ") && was.at(fact) == 1;
  return had_it || is.at(fact) != was.at(fact);
}

// What a word changes, and how a card says it.
struct Sayable {
  std::string fact;
  Json action;         // as a card's text
  std::size_t word;    // the action
  std::uint16_t which; // of marks and restrictions
};

std::vector<Sayable> everything_sayable(const Rulebook& book) {
  std::vector<Sayable> all;
  const auto& family = *book.family;
  for (std::size_t i = 0; i < family.lexicon->actions.size(); ++i) {
    const ActionWord& word = family.lexicon->actions[i];
    if (word.lasting == Lasting::Number)
      all.push_back({family.attributes[word.attribute].id, {{word.id, 7}}, i, 0});
    if (word.lasting == Lasting::Mark)
      for (std::size_t mark = 0; mark < family.marks.size(); ++mark)
        if (!is_derived(family, mark))
          all.push_back({std::string("mark ") + family.marks[mark].id,
                         {{word.id, family.marks[mark].id}},
                         i,
                         static_cast<std::uint16_t>(mark)});
    if (word.lasting == Lasting::Restriction)
      for (std::size_t r = 0; r < family.lexicon->restrictions.size(); ++r)
        if ((r >= family.lexicon->first_permission) == word.permits)
          all.push_back({std::string("cannot ") + family.lexicon->restrictions[r].id,
                         {{word.id, family.lexicon->restrictions[r].id}},
                         i,
                         static_cast<std::uint16_t>(r)});
  }
  return all;
}

// Does it here and now, as an effect of the card itself.
void carry_out(Laid& laid, const Sayable& what, script::Change change, std::uint8_t until) {
  const ActionWord& word = laid.book->family->lexicon->actions[what.word];
  script::Node node;
  node.action = static_cast<std::uint16_t>(what.word);
  node.change = change;
  node.to = what.which;
  node.until = until;
  twoseat::Game game{*laid.book, laid.match, nullptr};
  twoseat::Context context = twoseat::context_of(game, laid.subject, twoseat::Seat::A);
  const CardId cards[] = {laid.subject};
  twoseat::Doing doing{node, context, twoseat::Seat::A, cards, 7};
  word.run(game, doing);
}

template <class Use>
void each_sayable(const Stage& stage, Use use) {
  std::string fault;
  const auto plain = lay_out(stage, Json::array(), &fault);
  REQUIRE_MESSAGE(plain, fault);
  for (const Sayable& what : everything_sayable(*plain->book)) {
    CAPTURE(stage.edition);
    CAPTURE(what.fact);
    use(*plain, what);
  }
}

} // namespace

TEST_CASE("What a continuous ability says changes only that") {
  for (const Stage& stage : stages) {
    std::size_t changed = 0;
    each_sayable(stage, [&](const Laid& plain, const Sayable& what) {
      const auto laid = lay_out(stage, {{{"kind", "cont"}, {"do", {what.action}}}});
      if (!laid) return; // it cannot be said of a card here
      const bool did = changes_only(plain, *laid, what.fact);
      CHECK(did);
      changed += did;
    });
    CAPTURE(stage.edition);
    CHECK(changed > 0);
  }
}

TEST_CASE(
    "What an effect puts in force changes only that, however long and whether it is added, set or lost") {
  for (const Stage& stage : stages)
    each_sayable(stage, [&](const Laid& plain, const Sayable& what) {
      const ActionWord& word = plain.book->family->lexicon->actions[what.word];
      if (word.run == nullptr) return;
      for (const script::Until until : {script::Until::Unsaid, script::Until::Game, script::Until::Turn})
        for (const script::Change change : {script::Change::By, script::Change::To,
                                            script::Change::OriginalTo, script::Change::LoseOriginal}) {
          if (word.lasting != Lasting::Number && change != script::Change::By) continue;
          Laid laid = plain;
          carry_out(laid, what, change, static_cast<std::uint8_t>(until));
          CAPTURE(static_cast<int>(change));
          const bool did = changes_only(plain, laid, what.fact);
          if (change == script::Change::By) CHECK(did);
        }
    });
}

TEST_CASE("A given ability changes only what it says, and nothing of it stays") {
  for (const Stage& stage : stages)
    each_sayable(stage, [&](const Laid&, const Sayable& what) {
      auto laid = lay_out(stage, {{{"kind", "cont"}, {"do", {what.action}}}});
      if (!laid) return;
      const twoseat::Face& face = laid->book->face(laid->match[laid->subject].def);
      twoseat::Modification gift;
      gift.subject = gift.source = laid->bystander; // which is the subject here
      gift.attribute = twoseat::given_ability;
      gift.operation = twoseat::Operation::Set;
      gift.duration = twoseat::Duration::Turn;
      gift.amount = face.first_ability;
      twoseat::Game game{*laid->book, laid->match, nullptr};
      Laid without = *laid;
      twoseat::modify(game, gift);
      std::swap(laid->subject, laid->bystander);
      std::swap(without.subject, without.bystander);
      CHECK(changes_only(without, *laid, what.fact));
      twoseat::expire(game, twoseat::Duration::Turn);
      CHECK(facts_of(*laid, laid->subject) == facts_of(without, without.subject));
    });
}

TEST_CASE("The words of a system have places for all their numbers") {
  for (const char* system : {"vanguard", "heroes", "berserk", "dragonball"}) {
    const Rulebook& book = twoseat::test::shipped_book(system);
    const auto& lexicon = *book.family->lexicon;
    CAPTURE(system);
    CHECK(book.family->attributes.size() <= twoseat::most_attributes);
    CHECK(book.family->marks.size() <= twoseat::most_marks);
    CHECK(lexicon.restrictions.size() <= twoseat::most_restrictions);
    CHECK(lexicon.actions.size() <= twoseat::most_actions);
    CHECK(lexicon.occasions.size() <= twoseat::Topics::most);
    CHECK(book.family->place_kinds.size() <= 32);
    CHECK(lexicon.states.size() <= 32);
    for (const twoseat::OccasionWord& occasion : lexicon.occasions) {
      CAPTURE(occasion.id);
      CHECK((occasion.causes >> std::min<std::size_t>(book.family->causes.size(), 63)) <= 1);
    }
  }
}
