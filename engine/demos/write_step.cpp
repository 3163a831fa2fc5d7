// Words are tried from the shortest on, and read back as a demo's are: the first that mean the answer alone are taken.
#include "engine/demos/write_step.h"
#include "engine/demos/play.h"
#include "engine/demos/words.h"
#include "engine/kernel/nesting.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

// What a move says besides its verb and cards, as bits.
constexpr unsigned says_on = 1, says_to = 2, says_number = 4;
constexpr std::array<unsigned, 8> shortest_first{0,
                                                 says_on,
                                                 says_to,
                                                 says_number,
                                                 says_on | says_to,
                                                 says_on | says_number,
                                                 says_to | says_number,
                                                 says_on | says_to | says_number};

struct Writer {
  const Table& table;
  const Names& names;
  Words words;

  Writer(const Table& of_table, const Names& of_names) : table(of_table), names(of_names) {
    words.book = &table.book;
    words.family = table.book.family;
    for (const auto& [name, card] : names)
      words.aliases.insert(name);
  }

  CardId read_card(const std::string& text, Seat about) const {
    Sheet sheet;
    const Json json = text;
    const CardWord word = demos::card(words, Node{sheet, &json, ""}, text);
    return sheet.faults.empty() ? card_meant(cards_meant(table, names, word, about), word) : CardId{};
  }

  std::string seat_before(Seat seat, Seat about) const { return seat == about ? "" : text(seat) + ":"; }

  // "#2" if it is the second of those that these words could mean.
  std::string numbered(const std::string& text, CardId card, Seat about) const {
    for (int i = 1; i <= static_cast<int>(table.match.cards.size()); ++i)
      if (std::string with = text + "#" + std::to_string(i); read_card(with, about) == card) return with;
    return "";
  }

  std::string card(CardId id, Seat about) const {
    for (const auto& [name, named] : names)
      if (named == id) return name;
    const Card& card = table.match[id];
    if (!card.place) return "";
    const Place& place = table.match[card.place];
    const std::string seat = seat_before(place.seat, about);
    const std::string where = table.book.family->place_kinds[place.kind].id;
    const std::string& what = table.book.print(card.def).id;
    for (const std::string& text : {seat + where, seat + what, seat + where + ":" + what})
      if (read_card(text, about) == id) return text;
    const std::string among_its_like = numbered(seat + where + ":" + what, id, about);
    return among_its_like.empty() ? numbered(seat + where, id, about) : among_its_like;
  }

  // Every answer that the step could mean, read as a demo's step is.
  std::vector<Answer> read_step(const Json& step, const Decision& decision) const {
    Sheet sheet;
    bool tried = false;
    const MoveWord word = demos::move(words, Node{sheet, &step, ""}, tried);
    if (!sheet.faults.empty()) return {};
    Meant meant;
    for (const CardWord& one : word.cards)
      meant.cards.push_back(card_meant(cards_meant(table, names, one, word.seat), one));
    if (word.on) meant.on = card_meant(cards_meant(table, names, *word.on, word.seat), *word.on);
    if (word.to) meant.to = place_meant(table.match, *word.to, word.seat);
    const bool clear =
        std::all_of(meant.cards.begin(), meant.cards.end(), [](CardId id) { return bool(id); });
    if (!clear || (word.on && !meant.on) || (word.to && !meant.to)) return {};
    return answers_meant(table, decision, word, meant);
  }

  Json step(const Decision& decision, const Answer& answer, bool listed, unsigned says) const {
    const Seat seat = decision.seat;
    Json json = {{text(seat), table.book.family->verbs[decision.choice(answer).verb].id}};
    if (listed) json["cards"] = Json::array();
    for (std::size_t i = 0; i < answer.picks.size(); ++i) {
      const Move& move = decision.picked(answer, i);
      const CardId with = listed && !move.card ? move.target : move.card;
      if (listed)
        json["cards"].push_back(with ? card(with, seat) : "");
      else if (with)
        json["card"] = card(with, seat);
    }
    const Move move = answer.picks.empty() ? Move{} : decision.picked(answer);
    if ((says & says_on) != 0 && move.target) json["on"] = card(move.target, seat);
    if ((says & says_to) != 0 && move.place) {
      const Place& place = table.match[move.place];
      json["to"] = seat_before(place.seat, seat) + table.book.family->place_kinds[place.kind].id;
    }
    if ((says & says_number) != 0) json["number"] = number_said(table, move);
    return json;
  }
};

} // namespace

std::string write_card(const Table& table, const Names& names, CardId card, Seat about) {
  return Writer(table, names).card(card, about);
}

std::string write_step(const Table& table, const Names& names, const Decision& decision,
                       const Answer& answer) {
  const Writer writer(table, names);
  for (const bool listed : {answer.picks.size() != 1, true})
    for (const unsigned says : shortest_first) {
      const bool bare = !listed && !decision.picked(answer).card && decision.picked(answer).target;
      if (bare && (says & says_on) == 0) continue; // a move on a card names it, even where there is no other
      const Json step = writer.step(decision, answer, listed, says);
      const std::vector<Answer> meant = writer.read_step(step, decision);
      if (meant.size() == 1 && meant[0] == answer) return step.dump();
    }
  return "";
}

std::optional<Answer> read_answer(const Table& table, const Names& names, const Decision& decision,
                                  std::string_view step) {
  const Json json = json_from_outside<Json>(step);
  if (!json.is_object()) return {};
  const std::vector<Answer> meant = Writer(table, names).read_step(json, decision);
  return meant.size() == 1 ? std::optional(meant[0]) : std::nullopt;
}

std::string write_concession(Seat seat) {
  return Json{{text(seat), "concede"}}.dump();
}

} // namespace twoseat::demos
