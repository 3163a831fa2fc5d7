// The deck builder's share of the program: the page shows and edits, the engine knows and checks.
#include "shell/tools/deck_builder.h"
#include "shell/words/words.h"
#include <algorithm>
#include <map>

namespace twoseat {
namespace {

// The number that decks are balanced by: what a card costs, or what is needed for it.
Json rank_json(const Ruleset& rules, const Face& face) {
  for (const std::size_t rank : rules.layout.looks.card.ranks)
    if (rank < face.numbers.size() && face.numbers[rank] != absent) return face.numbers[rank];
  return nullptr;
}

bool same_number(const CardNumber& a, const CardNumber& b) {
  return a.amount.number == b.amount.number && a.joined == b.joined;
}

// The numbers that the system's cards show, each once: two kinds of price are one.
std::vector<const CardNumber*> numbers_of(const Ruleset& rules) {
  std::vector<const CardNumber*> out;
  for (const CardNumber& number : rules.layout.looks.card.numbers)
    if (std::none_of(out.begin(), out.end(),
                     [&](const CardNumber* known) { return same_number(*known, number); }))
      out.push_back(&number);
  return out;
}

Json numbers_json(const Ruleset& rules) {
  Json numbers = Json::array();
  for (const CardNumber* number : numbers_of(rules)) {
    const auto attribute = static_cast<std::size_t>(number->amount.number);
    numbers.push_back(number->joined.empty()
                          ? std::string(rules.say()(rules.family->attributes[attribute].name))
                          : number->word);
  }
  return numbers;
}

// As the cards show them, "1-2-3" for what is read as one; nothing where a card has none.
Json numbers_of_card(const Ruleset& rules, const Face& face) {
  Json numbers = Json::array();
  for (const CardNumber* number : numbers_of(rules)) {
    const std::int32_t value = face.numbers[static_cast<std::size_t>(number->amount.number)];
    std::string told = value == absent ? "" : std::to_string(value);
    for (const int more : number->joined)
      if (!told.empty()) told += "-" + std::to_string(face.numbers[static_cast<std::size_t>(more)]);
    numbers.push_back(std::move(told));
  }
  return numbers;
}

// What sort of card it is, and the marks that it bears.
Json sorts_of_card(const Ruleset& rules, const Face& face) {
  Json sorts = Json::array();
  const CardLooks& looks = rules.layout.looks.card;
  if (looks.kind_number >= 0) {
    const std::int32_t kind = face.numbers[static_cast<std::size_t>(looks.kind_number)];
    if (kind >= 0 && static_cast<std::size_t>(kind) < looks.kinds.size())
      sorts.push_back(looks.kinds[static_cast<std::size_t>(kind)]);
  }
  for (const CardMark& mark : looks.marks)
    if ((face.marks & mark.bit) != 0) sorts.push_back(mark.name);
  return sorts;
}

Json deck_json(const Rulebook& book, const Deck& deck) {
  Json json = {{"id", deck.id},
               {"name", deck.name},
               {"system", book.family->id},
               {"edition", deck.edition},
               {"format", deck.format}};
  for (std::size_t i = 0; i < book.family->deck_parts.size(); ++i) {
    Json& part = json[book.family->deck_parts[i].id] = Json::object();
    for (const DefId def : deck.parts[i])
      part[book.print(def).id] = part.value(book.print(def).id, 0) + 1;
  }
  return json;
}

// Editions and formats that decks of this system are built for: those of its own decks.
Json kinds_json(const Ruleset& rules) {
  Json kinds = Json::array();
  for (const Deck& deck : rules.book.decks) {
    const Json kind = {
        {"edition", deck.edition}, {"format", deck.format}, {"title", words::deck_kind(rules, deck)}};
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
  }
  return kinds;
}

// How many faults name a card, by its name, of a deck of this edition that has each card once.
std::map<std::string, int> faults_by_card(const Ruleset& rules, const EditionInfo& edition) {
  Deck all = rules.book.decks[decks_of(rules, edition.id).front()];
  for (auto& part : all.parts)
    part.clear();
  for (std::size_t i = 0; i < rules.book.prints.size(); ++i)
    all.parts[0].push_back(DefId{static_cast<std::uint16_t>(i + 1)});
  std::map<std::string, int> faults;
  for (const Fault& fault : check_deck(rules.book, edition.id, all))
    ++faults[fault.where.text()];
  return faults;
}

// Editions that do not know a card: in them more is wrong with it than in the first one.
void add_unknown(const Ruleset& rules, Json& cards) {
  const std::vector<const EditionInfo*> editions = editions_of(rules);
  if (editions.size() < 2) return;
  const auto first = faults_by_card(rules, *editions[0]);
  for (const EditionInfo* edition : editions) {
    const auto own = faults_by_card(rules, *edition);
    for (Json& card : cards) {
      const auto count = [&](const std::map<std::string, int>& of) {
        const auto at = of.find(card["name"].get<std::string>());
        return at == of.end() ? 0 : at->second;
      };
      if (count(own) > count(first)) card["unknown"].push_back(edition->id);
    }
  }
}

Result<Deck> read(App& app, std::string_view text, Ruleset*& rules) {
  rules = loaded(app, word_of(json_from_outside<Json>(text), "system"));
  if (rules == nullptr) return Fault{"system", "", "There is no such system."};
  Result<Deck> deck = read_deck(rules->book, text, "deck");
  if (!deck) return deck;
  Faults faults = check_deck(rules->book, deck->edition, *deck);
  return faults.empty() ? deck : Result<Deck>(std::move(faults));
}

} // namespace

Json pool_card_json(const Ruleset& rules, const Rulebook& book, DefId def, Language language) {
  const Print& print = book.print(def);
  return {{"id", print.id},
          {"name", print.name},
          {"line", words::card_line(rules, print.line)},
          {"nation", print.nation},
          {"rank", rank_json(rules, book.face(def))},
          {"numbers", numbers_of_card(rules, book.face(def))},
          {"sorts", sorts_of_card(rules, book.face(def))},
          {"text", card_text(book, def, language)}};
}

std::string deck_pool_json(App& app, std::string_view system, Language language) {
  Json json = {{"systems", systems_json(app)},
               {"parts", Json::array()},
               {"cards", Json::array()},
               {"decks", Json::array()}};
  const Ruleset* rules = loaded(app, system);
  if (rules == nullptr) return dump(json);
  json["kinds"] = kinds_json(*rules);
  const auto& ranks = rules->layout.looks.card.ranks;
  json["rank"] = ranks.empty() ? "" : std::string(rules->say()(rules->family->attributes[ranks[0]].name));
  json["numbers"] = numbers_json(*rules);
  for (const Named& part : rules->family->deck_parts)
    json["parts"].push_back({{"id", part.id}, {"name", part.name}, {"word", rules->say()(part.name)}});
  for (std::size_t i = 0; i < rules->book.faces.size(); ++i)
    json["cards"].push_back(
        pool_card_json(*rules, rules->book, DefId{static_cast<std::uint16_t>(i + 1)}, language));
  add_unknown(*rules, json["cards"]);
  for (const Deck& deck : rules->book.decks)
    json["decks"].push_back(deck_json(rules->book, deck));
  return dump(json);
}

std::string deck_faults_json(App& app, std::string_view text) {
  Ruleset* rules = nullptr;
  const Result<Deck> deck = read(app, text, rules);
  return dump(faults_json(deck.faults, rules != nullptr ? rules->say() : app.tongue.table));
}

bool take_deck(App& app, std::size_t seat, std::string_view text) {
  Ruleset* rules = nullptr;
  Result<Deck> deck = read(app, text, rules);
  if (!deck) {
    Message message{Notice::Fault, app.say(words::deck_not_legal), {}};
    for (const Fault& fault : deck.faults)
      message.lines.push_back(
          {fault.sentence.text(rules != nullptr ? rules->say() : app.tongue.table), fault.rule});
    tell(app.session, std::move(message));
    return false;
  }
  deck->id.clear(); // it is none of the rulebook's
  auto& decks = rules->book.decks;
  const auto known = std::find_if(decks.begin(), decks.end(), [&](const Deck& other) {
    return other.id.empty() && other.name == deck->name; // an earlier version of it
  });
  const auto at = static_cast<std::size_t>(known - decks.begin());
  if (known == decks.end()) decks.emplace_back();
  decks[at] = *std::move(deck.value);
  choose_deck(*rules, seat, at);
  choose_system(app, rules->family->id);
  app.sheet = Sheet::NewMatch;
  app.ui.wake_by(0);
  return true;
}

} // namespace twoseat
