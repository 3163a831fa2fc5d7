// Reading a demo's file: every fault of it at once, each with its place.
#include "engine/demos/strict_json.h"
#include "engine/demos/words.h"
#include "engine/kernel/nesting.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

constexpr std::size_t deepest = 4, most_ways = 8; // of ways on that lie in each other, and beside each other

struct Reader {
  const Means& means;
  Sheet sheet;
  Demo demo;
  Words words;

  bool edition(const Node& root) {
    const Node system = root.at("system");
    const Node edition = root.at("edition");
    const Family& family = *means.book->family;
    if (!system || !edition) {
      root.fail("It must say its \"system\" and \"edition\".");
      return false;
    }
    demo.system = system.text();
    demo.edition = edition.text();
    if (demo.system != family.id)
      system.fail({"There is no system \"{system}\".", {FilledPhrase::name(demo.system)}});
    for (std::size_t i = 0; i < family.editions.size(); ++i)
      if (demo.edition == family.editions[i].id) {
        demo.edition_number = static_cast<std::uint8_t>(i);
        return demo.system == family.id;
      }
    edition.fail({"The system {system} has no edition \"{edition}\".",
                  {FilledPhrase::name(family.id), FilledPhrase::name(demo.edition)}});
    return false;
  }

  void also(const Node& list) {
    const auto& editions = means.book->family->editions;
    for (const Node& item : list.items()) {
      const std::string id = item.text();
      const auto found = std::find_if(editions.begin(), editions.end(),
                                      [&](const EditionInfo& edition) { return id == edition.id; });
      const auto number = static_cast<std::uint8_t>(found - editions.begin());
      if (found == editions.end() || number == demo.edition_number)
        item.fail({"The system {system} has no other edition \"{edition}\".",
                   {FilledPhrase::name(means.book->family->id), FilledPhrase::name(id)}});
      else
        demo.also.push_back(number);
    }
  }

  // Decks of the usual cards stand beside them.
  void usual_decks(Rulebook& book) {
    const Json usual = Json::parse(book.family->by_hand.cards, nullptr, false);
    if (!usual.is_object() || !usual.contains("decks")) return;
    for (Json deck : usual["decks"]) {
      deck["system"] = book.family->id;
      Result<Deck> read = means.read_deck(book, deck.dump(), "usual decks");
      if (read) book.decks.push_back(std::move(*read));
      for (Fault& fault : read.faults)
        sheet.faults.push_back(std::move(fault));
    }
  }

  void own_cards(const Node& root) {
    auto book = std::make_shared<Rulebook>(*means.book);
    for (Fault& fault : means.load_cards(*book, "usual cards", book->family->by_hand.cards))
      sheet.faults.push_back(std::move(fault));
    usual_decks(*book);
    words = {book.get(), book->family, {}};
    if (const Node cards = root.at("cards")) load_own_cards(words, means, cards, *book);
    demo.book = std::move(book);
  }

  void cited(const Node& root) {
    const Node list = root.at("rules");
    if (means.draft && (!list || (list.is_list() && list.json().empty()))) return;
    if (!list || !list.is_list() || list.json().empty())
      return root.fail("It must list the \"rules\" that it shows, at least one.");
    for (const Node& item : list.items()) {
      const std::string number = rule(item);
      if (std::find(demo.rules.begin(), demo.rules.end(), number) != demo.rules.end())
        item.fail({"Rule {rule} stands here twice.", {FilledPhrase::name(number)}});
      if (means.ledger != nullptr && !number.empty() && !means.ledger->has(number))
        item.fail({"The ledger of {edition} has no rule {rule}.",
                   {FilledPhrase::name(demo.edition), FilledPhrase::name(number)}});
      demo.rules.push_back(number);
    }
  }

  void parts_by(const Node& list) {
    if (demo.edition_number == 0)
      list.fail(
          {"It is of the edition that others part from: {edition}.", {FilledPhrase::name(demo.edition)}});
    for (const Node& item : list.items()) {
      demo.parts_by.push_back(rule(item));
      if (std::find(demo.rules.begin(), demo.rules.end(), demo.parts_by.back()) == demo.rules.end())
        item.fail({"Rule {rule} is not among the demo's rules.", {FilledPhrase::name(demo.parts_by.back())}});
    }
  }

  void shown_must_be_cited(const Check& check) {
    for (const std::string& number : check.shows)
      if (std::find(demo.rules.begin(), demo.rules.end(), number) == demo.rules.end())
        Node{sheet, nullptr, check.path + "/shows"}.fail(
            {"Rule {rule} is not among the demo's rules.", {FilledPhrase::name(number)}});
  }

  Check check(const Node& node) {
    Check result = read_check(words, means, node);
    demo.looks_back = demo.looks_back || result.when;
    shown_must_be_cited(result);
    return result;
  }

  void name(const Node& node, DemoStep& step) {
    const auto fields = node.fields();
    if (fields.size() != 1) return node.fail("It gives one card a name: {\"x\": \"A:hand#1\"}.");
    const auto& [alias, value] = fields.front();
    const bool taken = words.book->find(alias) || words.lost.count(alias) > 0 ||
                       find_named(words.family->place_kinds, alias.substr(0, alias.find(':'))) >= 0;
    if (taken || alias.empty() || alias.find_first_of("#:") != std::string::npos)
      value.fail("A name for a card must not be a place or a card's id, and has no # or : in it.");
    step.name = {alias, card(words, value)};
    words.aliases.insert(alias);
  }

  // "asked guard", or "asked otherwise"
  Until until(const Node& node, bool once) {
    constexpr std::string_view asked = "asked ";
    const std::string said = node.text();
    if (once) node.fail("Only a move that is made can be made several times, and no learner's.");
    if (!said.starts_with(asked)) node.fail("It is \"asked\" and a question, or \"asked otherwise\".");
    if (!said.starts_with(asked) || said == "asked otherwise") return {};
    return {named(node, said.substr(asked.size()), words.family->questions, "question")};
  }

  void step(const Node& node, Way& way) {
    DemoStep result;
    result.path = node.path();
    if (!node.only({"A", "B", "card", "cards", "on", "to", "number", "dice", "until", "refused", "learner",
                    "then", "name", "show", "say"}))
      return;
    if (const Node say = node.at("say")) result.say = told(say);
    if (const Node then = node.at("then")) result.check = check(then);
    if (const Node named = node.at("name")) name(named, result);
    const bool moves = node.has("A") || node.has("B");
    const Seat who = node.has("A") == node.has("B") ? Seat::None : node.has("A") ? Seat::A : Seat::B;
    if (const Node shown = node.at("show")) result.show = read_sights(words, shown, who);
    if (const Node learner = node.at("learner")) result.learner = read_task(words, learner, who);
    if (moves) {
      bool tried = false;
      MoveWord made = move(words, node, tried);
      if (const Node end = node.at("until")) made.until = until(end, tried || made.concede || result.learner);
      if (const Node fall = node.at("dice")) {
        made.dice = dice(words, fall);
        if (tried || made.concede || made.until) fall.fail("Only a move that is made once makes dice fall.");
      }
      if (tried != node.has("refused"))
        node.fail("{\"A\": \"try ...\", ..., \"refused\": [rules]}: a try and its refusal belong together.");
      if (tried)
        result.refused = RefusedCheck{std::move(made), rules(node.at("refused"))};
      else
        result.move = std::move(made);
    }
    if (result.learner && (!result.move || result.move->concede))
      node.at("learner").fail("A learner makes a move that answers a question: not a try, not a concession.");
    if (result.show && !moves && !node.has("say"))
      node.at("show").fail("It shows something, and tells nothing about it: \"say\" is missing.");
    if (moves + node.has("then") + node.has("name") > 1)
      node.fail("A step is a move, a try, a name or a look (\"then\"), one of them.");
    else if (!moves && !node.has("then") && !node.has("name") && !node.has("say"))
      node.fail("A step says what somebody does.");
    way.steps.push_back(std::move(result));
  }

  void steps(const Node& list, Way& way, std::size_t depth) {
    const std::vector<Node> all = list.items();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (!all[i].has("then one of"))
        step(all[i], way);
      else if (i + 1 < all.size())
        all[i]
            .at("then one of")
            .fail("It must be the last of the steps: nothing comes after it but its ways.");
      else
        ways(all[i], way, depth + 1);
  }

  // What is said before the choice is told before it.
  void ways(const Node& node, Way& from, std::size_t depth) {
    const Node choice = node.at("then one of");
    if (!node.only({"say", "then one of"})) return;
    if (const Node say = node.at("say")) {
      from.steps.emplace_back();
      from.steps.back().path = node.path();
      from.steps.back().say = told(say);
    }
    const auto named = choice.fields();
    if (choice.is_object() && (named.size() < 2 || named.size() > most_ways))
      choice.fail({"It names the ways on, at least 2 and at most {n}: {example}.",
                   {most_ways, FilledPhrase::name(R"({"A guards": [...], "A does not": [...]})")}});
    if (depth > deepest) return choice.fail({"Ways on lie in each other {n} deep at most.", {deepest}});
    for (const auto& [name, value] : named)
      from.ways.push_back(way(name, value, depth));
  }

  // A list of steps, or that with a title in several languages and an end of its own.
  Way way(const std::string& name, const Node& node, std::size_t depth) {
    Way result;
    result.path = node.path();
    result.title.in[0] = name;
    if (node.is_object() && !node.only({"title", "steps", "then"})) return result;
    const Node list = node.is_object() ? node.at("steps") : node;
    if (name.empty()) node.fail("A way on has a name.");
    if (!list || !list.is_list() || list.json().empty()) {
      node.fail({"A way on is the list of its steps, or {form}.",
                 {FilledPhrase::name(R"({"title": ..., "steps": [...], "then": ...})")}});
      return result;
    }
    if (const Node title = node.at("title")) result.title = told(title);
    const auto aliases = words.aliases; // names that are given on this way mean nothing on the others
    steps(list, result, depth);
    const Node then = node.at("then");
    if (then && then.is_list() && then.json().empty()) then.fail("It checks nothing.");
    for (const Node& item : then.items())
      result.then.push_back(check(item));
    words.aliases = aliases;
    return result;
  }

  // Whether each of its ways says what is true at its end.
  static bool ends(const Way& way) {
    return !way.then.empty() || (!way.ways.empty() && std::all_of(way.ways.begin(), way.ways.end(), ends));
  }

  // The demo once more, with what is other in its position and its end. Only of one without faults: each would stand here again.
  void variants(const Node& root) {
    const Node list = root.at("variants");
    if (!list || !sheet.faults.empty()) return;
    const auto named = list.fields();
    if (list.is_object() && named.empty())
      list.fail({"It names positions that are other than \"given\": {example}.",
                 {FilledPhrase::name(R"({"with one life": {"given": {"A": {"damage": 5}}}})")}});
    for (const auto& [name, value] : named) {
      Json whole = root.json();
      whole.erase("variants");
      if (patch(name, value, whole)) variant(Node{sheet, &whole, value.path()});
    }
  }

  // As RFC 7396 merges: objects field by field, null takes a field out, everything else stands in place of what was there.
  static bool patch(const std::string& name, const Node& node, Json& whole) {
    if (!node.only({"title", "given", "then"})) return false;
    const Node given = node.at("given");
    const Json before = whole.value("given", Json::object());
    if (given && given.is_object()) whole["given"].merge_patch(given.json());
    const bool other = given && given.is_object() && whole["given"] != before;
    if (name.empty()) node.fail("A variant has a name.");
    if (!other) node.fail("It says what is other in its position (\"given\").");
    if (name.empty() || !other) return false;
    if (const Node then = node.at("then")) whole["then"].merge_patch(then.json());
    whole["title"] = node.has("title") ? node.at("title").json() : Json(name);
    return true;
  }

  void variant(const Node& whole) {
    Reader own{means, {sheet.file, {}}, {}, {words.book, words.family, {}}};
    own.demo.path = whole.path();
    own.demo.file = demo.file;
    own.demo.system = demo.system;
    own.demo.edition = demo.edition;
    own.demo.edition_number = demo.edition_number;
    own.demo.rules = demo.rules;
    own.demo.book = demo.book;
    own.body(whole);
    sheet.faults.insert(sheet.faults.end(), own.sheet.faults.begin(), own.sheet.faults.end());
    demo.variants.push_back(std::move(own.demo));
  }

  void body(const Node& root) {
    if (const Node title = root.at("title"))
      demo.title = told(title);
    else if (!means.draft)
      root.fail("It must have a \"title\".");
    if (const Node narration = root.at("narration"))
      demo.narration = told_paragraphs(narration);
    else if (!means.draft)
      root.fail("It must have a \"narration\".");
    if (const Node given = root.at("given")) demo.given = read_given(words, means, given);
    steps(root.at("steps"), demo, 0);
    for (const Node& item : root.at("then").items())
      demo.then.push_back(check(item));
    if (!means.draft && !ends(demo)) root.fail("It must say what is true \"then\".");
  }
};

} // namespace

Heading heading_of(std::string_view json) {
  const Json root = json_from_outside<Json>(json);
  const auto text = [&](const char* field) {
    return root.is_object() && root.contains(field) && root[field].is_string()
               ? root[field].get<std::string>()
               : "";
  };
  return {text("system"), text("edition")};
}

Result<Demo> read_demo(const Means& means, std::string_view text, std::string_view file) {
  Reader reader{means, {std::string(file), {}}, {}, {}};
  reader.demo.file = file;
  const auto only_fault = [&](FilledPhrase sentence) {
    return Fault{std::string(file), "", std::move(sentence)};
  };
  const StrictJson read = read_strictly(text);
  if (read.malformed) return only_fault(*read.malformed);
  const Node root{reader.sheet, &read.json, ""};
  if (!root.is_object()) return only_fault("It must be a JSON object.");
  if (read.doubled) root.fail(*read.doubled);
  root.only({"$schema", "title", "narration", "rules", "system", "edition", "also", "parts by", "cards",
             "given", "steps", "then", "variants", "task"});
  if (!reader.edition(root)) return reader.sheet.faults;
  if (const Node also = root.at("also")) reader.also(also);
  reader.own_cards(root);
  reader.cited(root);
  if (const Node parts_by = root.at("parts by")) reader.parts_by(parts_by);
  reader.body(root);
  if (const Node task = root.at("task")) reader.demo.task = read_puzzle_task(reader.words, task);
  reader.variants(root);
  if (!reader.sheet.faults.empty()) return reader.sheet.faults;
  return std::move(reader.demo);
}

} // namespace twoseat::demos
