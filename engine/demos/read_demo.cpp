// Reading a demo's file: every fault of it at once, each with its place.
#include "engine/demos/words.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

constexpr std::size_t most_bytes = 1'000'000;

// Fields that stand twice in one object would silently overwrite each other.
struct Doubles {
  std::vector<std::set<std::string>> open;
  std::string found;

  bool operator()(int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) open.emplace_back();
    if (event == Json::parse_event_t::object_end && !open.empty()) open.pop_back();
    if (event == Json::parse_event_t::key && !open.empty() &&
        !open.back().insert(parsed.get<std::string>()).second && found.empty())
      found = parsed.get<std::string>();
    return true;
  }
  FilledPhrase fault() const {
    return {"The field \"{name}\" stands twice in one object.", {FilledPhrase::name(found)}};
  }
};

// Reads a text and remembers how far the parser came.
struct Progress {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at;
  const char** furthest;

  reference operator*() const { return *at; }
  Progress& operator++() {
    *furthest = ++at;
    return *this;
  }
  bool operator==(const Progress& o) const { return at == o.at; }
  bool operator!=(const Progress& o) const { return at != o.at; }
};

// Where a JSON text stops making sense, in lines as editors count them.
FilledPhrase not_json(std::string_view text) {
  const char* const begin = text.data();
  const char* end = begin;
  if (Json::accept(Progress{begin, &end}, Progress{begin + text.size(), &end})) return "It is not JSON.";
  return {"It is not JSON (line {n}).", {1 + std::count(begin, end, '\n')}};
}

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
    if (const Node cards = root.at("cards")) load_own(cards, *book);
    demo.book = std::move(book);
  }

  // One of them faulty, none is there; what speaks of them is not at fault for that.
  void load_own(const Node& cards, Rulebook& book) {
    if (!cards.is_list()) return cards.fail("It must be a list of cards.");
    Faults faults = means.load_cards(book, "", Json{{"cards", cards.json()}}.dump());
    for (Fault& fault : faults) {
      fault.where = FilledPhrase::name(demo.file + "/cards" + place_of(fault, cards.json()));
      sheet.faults.push_back(std::move(fault));
    }
    for (const Json& card : cards.json())
      if (!faults.empty()) words.lost.insert(id_of(card));
  }

  static std::string id_of(const Json& card) {
    const auto id = card.is_object() ? card.find("id") : card.end();
    return card.is_object() && id != card.end() && id->is_string() ? id->get<std::string>() : "";
  }

  // ", id, field" as "/0/field".
  static std::string place_of(const Fault& fault, const Json& cards) {
    const std::string said = fault.where.text();
    for (std::size_t i = 0; i < cards.size(); ++i)
      for (const std::string& name : {id_of(cards[i]), "card " + std::to_string(i + 1)}) {
        const std::string head = ", " + name;
        if (said == head) return "/" + std::to_string(i);
        if (said.starts_with(head + ", "))
          return "/" + std::to_string(i) + "/" + said.substr(head.size() + 2);
      }
    return said;
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

  void shown_must_be_cited(const Check& check) {
    for (const std::string& number : check.shows)
      if (std::find(demo.rules.begin(), demo.rules.end(), number) == demo.rules.end())
        Node{sheet, nullptr, check.path + "/shows"}.fail(
            {"Rule {rule} is not among the demo's rules.", {FilledPhrase::name(number)}});
  }

  Check check(const Node& node) {
    Check result = read_check(words, means, node);
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

  void step(const Node& node) {
    DemoStep result;
    result.path = node.path();
    if (!node.only({"A", "B", "card", "cards", "on", "to", "number", "until", "refused", "learner", "then",
                    "name", "show", "say"}))
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
    demo.steps.push_back(std::move(result));
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
    for (const Node& item : root.at("steps").items())
      step(item);
    const Node then = root.at("then");
    if (!then && means.draft) return;
    if (!then || (then.is_list() && then.json().empty()))
      return root.fail("It must say what is true \"then\".");
    for (const Node& item : then.items())
      demo.then.push_back(check(item));
  }
};

} // namespace

Heading heading_of(std::string_view json) {
  const Json root = Json::parse(json, nullptr, false);
  const auto text = [&](const char* field) {
    return root.is_object() && root.contains(field) && root[field].is_string()
               ? root[field].get<std::string>()
               : "";
  };
  return {text("system"), text("edition")};
}

OwnCards read_own_cards(const Means& means, std::string_view cards) {
  OwnCards own{{}, *means.book, {}};
  const auto fault = [&](FilledPhrase sentence) { own.faults.push_back({"", "", std::move(sentence)}); };
  if (cards.size() > most_bytes) return fault("It is longer than any demo."), own;
  Doubles doubles;
  const Json json = Json::parse(cards, std::ref(doubles), false);
  if (json.is_discarded()) return fault(not_json(cards)), own;
  if (!json.is_array()) return fault("It must be a list of cards."), own;
  if (!doubles.found.empty()) fault(doubles.fault());
  means.load_cards(own.book, "usual cards", own.book.family->by_hand.cards);
  own.first = {static_cast<std::uint16_t>(own.book.faces.size() + 1)};
  const Faults faults = means.load_cards(own.book, "", Json{{"cards", json}}.dump());
  own.faults.insert(own.faults.end(), faults.begin(), faults.end());
  return own;
}

Result<Demo> read_demo(const Means& means, std::string_view text, std::string_view file) {
  Reader reader{means, {std::string(file), {}}, {}, {}};
  reader.demo.file = file;
  const auto only_fault = [&](FilledPhrase sentence) {
    return Fault{std::string(file), "", std::move(sentence)};
  };
  if (text.size() > most_bytes) return only_fault("It is longer than any demo.");
  Doubles doubles;
  const Json json = Json::parse(text, std::ref(doubles), false);
  if (json.is_discarded()) return only_fault(not_json(text));
  const Node root{reader.sheet, &json, ""};
  if (!root.is_object()) return only_fault("It must be a JSON object.");
  if (!doubles.found.empty()) root.fail(doubles.fault());
  root.only(
      {"$schema", "title", "narration", "rules", "system", "edition", "cards", "given", "steps", "then"});
  if (!reader.edition(root)) return reader.sheet.faults;
  reader.own_cards(root);
  reader.cited(root);
  reader.body(root);
  if (!reader.sheet.faults.empty()) return reader.sheet.faults;
  return std::move(reader.demo);
}

} // namespace twoseat::demos
