// Every part of a match that "given" has a word for is written; every part that is there and has none is named.
#include "engine/demos/write_given.h"
#include "engine/demos/given_draft.h"
#include "engine/demos/play.h"
#include "engine/kernel/moves.h"
#include "engine/sharing/position_cards.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

struct Writer : GivenDraft {
  std::uint16_t newest = 0; // of the cards that were laid so far

  using GivenDraft::GivenDraft;

  // --- Cards ---

  void name_hosts() {
    for (std::size_t i = 0; i < match.places.size(); ++i)
      for (const CardId id : cards_in(match, {static_cast<std::uint8_t>(i + 1)}))
        if (const CardId host = match[id].host; host && name_of(host).empty())
          names["host-" + std::to_string(names.size() + 1)] = host;
  }

  std::string name_of(CardId id) const {
    for (const auto& [name, card] : names)
      if (card == id) return name;
    return "";
  }

  static Json viewers(Viewers who) {
    if (who == everybody) return "all";
    Json json = Json::array();
    for (const auto& [viewer, name] :
         {std::pair{Viewer::A, "A"}, std::pair{Viewer::B, "B"}, std::pair{Viewer::Spectator, "spectator"}})
      if (includes(who, viewer)) json.push_back(name);
    return json;
  }

  static constexpr const char* unnamed = "Some of what is noted about cards is left out.";
  Json states(std::uint8_t bits) {
    Json json = Json::array();
    for (std::size_t i = 0; i < 8; ++i) {
      if (((bits >> i) & 1U) == 0) continue;
      if (const std::string id = id_of(family.states, i); !id.empty())
        json.push_back(id);
      else
        lose(unnamed);
    }
    return json;
  }

  Json counters(const Card& card) {
    Json json = Json::object();
    for (std::size_t i = 0; i < card.counters.size(); ++i) {
      if (card.counters[i] == 0) continue;
      if (const std::string id = id_of(family.card_counters, i); !id.empty())
        json[id] = card.counters[i];
      else
        lose(unnamed);
    }
    return json;
  }

  Json laid(CardId id, const Place& place) {
    const Card& card = match[id];
    const bool covered = ((family.by_hand.covered >> place.kind) & 1U) != 0;
    Json json = {{"card", table.book.print(card.def).id}};
    if (card.orientation == Orientation::Rest) json["rest"] = true;
    if ((card.facing == Facing::Down) != covered) json["face"] = card.facing == Facing::Down ? "down" : "up";
    if (card.shown_to != nobody) json["shown to"] = viewers(card.shown_to);
    if (card.owner != place.seat) json["owner"] = text(card.owner);
    if (card.origin != family.by_hand.origin(place.kind)) {
      if (card.origin < family.deck_parts.size())
        json["began in"] = family.deck_parts[card.origin].id;
      else
        lose("Where some cards began the game is left out.");
    }
    if (card.role != 0) {
      if (const std::string role = id_of(family.roles, card.role); !role.empty())
        json["role"] = role;
      else
        lose(unnamed);
    }
    if (card.states != 0) json["state"] = states(card.states);
    if (const Json counted = counters(card); !counted.empty()) json["counters"] = counted;
    if (const std::string name = name_of(id); !name.empty()) json["name it"] = name;
    if (card.host) json["under"] = name_of(card.host);
    return json;
  }

  // Cards that are alike and lie together are one entry with a count.
  Json cards(PlaceId id) {
    Json list = Json::array();
    std::vector<std::pair<Json, int>> runs;
    for (const CardId card : cards_in(match, id)) {
      Json one = laid(card, match[id]);
      if (!runs.empty() && runs.back().first == one && !one.contains("name it"))
        ++runs.back().second;
      else
        runs.emplace_back(std::move(one), 1);
    }
    for (auto& [one, count] : runs) {
      if (count > 1) one["count"] = count;
      list.push_back(one.size() == 1 ? one["card"] : one);
    }
    return list;
  }

  // Since when a card's continuous abilities are in force; 0: it has none.
  std::uint16_t since(CardId id) const {
    const auto continuous = 1U << static_cast<unsigned>(script::Kind::Continuous);
    return (table.book.face(match[id].def).kinds & continuous) != 0 ? match[id].stamp : std::uint16_t{0};
  }

  // The places of a seat in the order in which cards are to be laid there: of continuous abilities the older come first.
  std::vector<PlaceId> places_of(Seat seat) {
    std::vector<std::pair<std::uint16_t, PlaceId>> found;
    for (std::size_t i = 0; i < match.places.size(); ++i) {
      const PlaceId id{static_cast<std::uint8_t>(i + 1)};
      if (match[id].seat != seat) continue;
      std::uint16_t oldest = 0;
      for (const CardId card : cards_in(match, id))
        if (oldest == 0) oldest = since(card);
      found.emplace_back(oldest, id);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<PlaceId> result;
    for (const auto& [oldest, id] : found) {
      result.push_back(id);
      for (const CardId card : cards_in(match, id)) {
        if (const std::uint16_t now = since(card); now != 0) {
          if (now < newest) lose("Which of two cards with continuous abilities came first is left out.");
          newest = now;
        }
      }
    }
    return result;
  }

  void half(Seat seat) {
    Json half = Json::object();
    for (const PlaceId id : places_of(seat)) {
      const Place& place = match[id];
      const auto usual = std::any_of(family.by_hand.usual.begin(), family.by_hand.usual.end(),
                                     [&](const Usual& u) { return u.place == place.kind; });
      if (place.count > 0 || usual) half[family.place_kinds[place.kind].id] = cards(id);
    }
    for (std::size_t i = 0; i < match[seat].counters.size(); ++i) {
      const std::int32_t amount = match[seat].counters[i];
      const std::string id = id_of(family.counters, i);
      if (amount < 0 || amount > 1000 || (amount != 0 && id.empty()))
        lose("Numbers of players below 0 or above 1000 are left out.");
      else if (amount != 0)
        half["counters"][id] = amount;
    }
    given[text(seat)] = std::move(half);
  }

  // --- Where in the turn ---

  std::string step_word(std::size_t procedure, std::size_t step) const {
    const auto& steps = family.procedures[procedure].steps;
    if (step >= steps.size()) return "";
    for (const std::string_view word : {steps[step].name, steps[step].rule.number})
      for (std::size_t i = 0; i < steps.size() && !word.empty(); ++i)
        if (word == steps[i].name || word == steps[i].rule.number) {
          if (i == step) return std::string(word);
          break;
        }
    return "";
  }

  bool is_phase() const {
    Match other = match;
    other.stack.clear();
    return !match.stack.empty() && stack_phase(family, other, match.stack.back()) && other == match;
  }

  bool frame(const Frame& frame) {
    const std::string step = step_word(frame.procedure, frame.step);
    const Procedure& procedure = family.procedures[frame.procedure];
    Json about = Json::array();
    for (std::size_t i = 0; i < frame.locals.size(); ++i) {
      const bool is_card = procedure.locals[i] == Local::Card && frame.card(i);
      if (is_card && card(frame.card(i)).empty()) return false;
      about.push_back(is_card ? Json(card(frame.card(i))) : Json(frame.locals[i]));
    }
    while (!about.empty() && about.back() == 0)
      about.erase(about.size() - 1);
    Json json = {{"procedure", procedure.name}, {"step", step}};
    if (frame.seat != Seat::None) json["seat"] = text(frame.seat);
    if (!about.empty()) json["about"] = std::move(about);
    given["under way"].push_back(std::move(json));
    return !step.empty() && frame.flags == 0;
  }

  void moment() {
    given["turn"] = match.turn;
    if (match.turn > 0) given["turn player"] = text(match.turn_player);
    if (match.first_player != Seat::None) given["first player"] = text(match.first_player);
    if (match.battle != 0) given["battles"] = match.battle;
    if (match.stack.empty()) return;
    const Frame& top = match.stack.back();
    if (is_phase() && (top.step == 0 || !step_word(top.procedure, top.step).empty())) {
      const bool usual = std::string_view(family.procedures[top.procedure].name) == family.by_hand.phase;
      if (!usual) given["phase"] = family.procedures[top.procedure].name;
      if (top.step != 0) given["step"] = step_word(top.procedure, top.step);
      return;
    }
    const bool whole =
        std::all_of(match.stack.begin(), match.stack.end(), [&](const Frame& each) { return frame(each); });
    if (whole) return;
    given.erase("under way");
    lose("What is under way is left out: it goes on from the beginning of the main phase.");
  }

  // --- What has no words ---

  void name_the_rest() {
    if (over(match)) lose("That the match is over is left out.");
    if (!match.effects.empty() || !match.bound.empty() || !match.replaced.empty())
      lose("The effect that is being carried out is left out.");
    if (!match.entries.empty()) lose("What waits on the stack is left out.");
    Match plain;
    lay_out(table.book, match.edition, plain);
    for (std::size_t i = 0; i < match.places.size(); ++i) {
      const Place& place = match.places[i];
      if (place.seat == Seat::None && place.count > 0) lose("Cards in places of no seat are left out.");
      if (i >= plain.places.size() || place.types != plain.places[i].types)
        lose("Markers and other changes of places are left out.");
    }
  }
};

} // namespace

WrittenGiven write_given(const Table& table) {
  Writer writer(table);
  writer.name_hosts();
  writer.moment();
  for (const Seat seat : both_seats)
    writer.half(seat);
  writer.in_force();
  writer.name_the_rest();
  return {writer.given.dump(), std::move(writer.lost)};
}

} // namespace twoseat::demos
