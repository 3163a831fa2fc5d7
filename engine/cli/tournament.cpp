// twoseat tournament: players against each other, each pair with both seats and decks of every match exchanged.
#include "engine/cli/commands.h"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

enum class Style : std::uint8_t { Random, Greedy, Search };

struct Contestant {
  std::string name;
  Style style = Style::Random;
  std::uint32_t iterations = 0;
  std::vector<Weighed> weights; // of its own; none: its family's
};

// False: there are not as many as its family has.
bool weigh(Contestant& who, const Rulebook& book, const std::vector<std::int32_t>& worths) {
  const auto usual = evaluation_of(book).weights;
  if (worths.empty()) return true;
  if (worths.size() != usual.size()) return false;
  who.weights.assign(usual.begin(), usual.end());
  for (std::size_t i = 0; i < worths.size(); ++i)
    who.weights[i].worth = worths[i];
  return true;
}

// It lasts as long as its contestant.
Evaluation evaluation_by(const Contestant& who, const Rulebook& book) {
  Evaluation evaluation = evaluation_of(book);
  if (!who.weights.empty()) evaluation.weights = who.weights;
  return evaluation;
}

std::optional<Contestant> contestant(const std::string& word) {
  if (word == "random") return Contestant{word, Style::Random, 0, {}};
  if (word == "greedy") return Contestant{word, Style::Greedy, 0, {}};
  if (word.rfind("search:", 0) != 0) return std::nullopt;
  const std::string digits = word.substr(7);
  if (digits.empty() || digits.size() > 6 || digits.find_first_not_of("0123456789") != std::string::npos)
    return std::nullopt;
  const auto iterations = static_cast<std::uint32_t>(std::stoul(digits));
  if (iterations == 0) return std::nullopt;
  return Contestant{word, Style::Search, iterations, {}};
}

// "-100:60:25", in the order of the family's weights; none: that is no list of numbers.
std::optional<std::vector<std::int32_t>> worths_in(std::string list) {
  std::vector<std::int32_t> worths;
  list += ':';
  for (std::size_t colon; (colon = list.find(':')) != std::string::npos; list.erase(0, colon + 1)) {
    std::int32_t worth = 0;
    const char* end = list.data() + colon;
    const auto read = std::from_chars(list.data(), end, worth);
    if (read.ec != std::errc{} || read.ptr != end || std::abs(worth) > 10'000) return std::nullopt;
    worths.push_back(worth);
  }
  return worths;
}

// Who sits at one seat of one match.
class Sitting {
public:
  Sitting(const Rulebook& book, const Contestant& who, const Setup& setup, Seat seat)
      : book_(book), who_(who), chance_(Random::from_seed(setup.seed * 2 + index(seat))), sampler_(book),
        evaluation_(evaluation_by(who, book)), searcher_(book, evaluation_) {
    sampler_.know_decks(setup);
    searcher_.know_decks(setup);
  }

  Answer answer(const Match& match, const Decision& decision) {
    if (who_.style == Style::Random) return random_answer(decision, chance_);
    if (who_.style == Style::Greedy)
      return greedy_answer(evaluation_, sampler_, {book_, match}, decision, chance_);
    searcher_.consider(match, who_.iterations, chance_.next());
    searcher_.think(who_.iterations);
    return searcher_.answer();
  }

private:
  const Rulebook& book_;
  const Contestant& who_;
  Random chance_;
  Sampler sampler_;
  Evaluation evaluation_;
  SearchingPlayer searcher_;
};

// A match that goes on longer than this is nobody's.
constexpr std::size_t most_answers = 5000;

// 1: the first player of `who` won, 0: the second did; a half each otherwise.
double play(const Rulebook& book, const Setup& setup, const std::array<const Contestant*, 2>& who) {
  Result<Match> match = start(book, setup);
  if (!match) return 0.5;
  std::array<Sitting, 2> sittings{Sitting(book, *who[0], setup, Seat::A),
                                  Sitting(book, *who[1], setup, Seat::B)};
  Decision decision;
  for (std::size_t i = 0; i < most_answers && decide(book, *match, decision); ++i)
    apply_checked(book, *match, decision, sittings[index(decision.seat)].answer(*match, decision));
  return match->outcome == Outcome::WonByA ? 1 : match->outcome == Outcome::WonByB ? 0 : 0.5;
}

struct Pairing {
  const Contestant* first;
  const Contestant* second;
  std::uint64_t games = 0;
  double won = 0; // by the first
  double share() const { return won / static_cast<double>(games); }
};

// Wilson's interval of 95 %: "Probable Inference, the Law of Succession, and Statistical Inference", 1927.
std::array<double, 2> interval(const Pairing& pairing) {
  constexpr double z = 1.96;
  const auto n = static_cast<double>(pairing.games);
  const double p = pairing.share();
  const double middle = p + z * z / (2 * n);
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {(middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)};
}

double elo(double share) {
  const double bounded = std::clamp(share, 0.001, 0.999);
  return 400 * std::log10(bounded / (1 - bounded));
}

// Two matches at a time: the same decks and the same chance, with the seats exchanged.
Pairing compete(const Rulebook& book, const std::string& edition, const Contestant& first,
                const Contestant& second, std::uint64_t games, std::uint64_t seed) {
  std::vector<const Deck*> decks;
  for (const Deck& deck : book.decks)
    if (deck.edition == edition) decks.push_back(&deck);
  Pairing result{&first, &second};
  for (std::uint64_t i = 0; i < games; ++i) {
    const std::uint64_t match = i / 2;
    const Setup setup{edition,
                      {*decks[match % decks.size()], *decks[(match / decks.size() + match) % decks.size()]},
                      seed + match};
    const bool swapped = i % 2 == 1;
    const double won =
        swapped ? 1 - play(book, setup, {&second, &first}) : play(book, setup, {&first, &second});
    result.won += won;
    ++result.games;
  }
  return result;
}

void print(const std::vector<Pairing>& pairings, bool as_json) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const Pairing& pairing : pairings) {
    const std::array<double, 2> bounds = interval(pairing);
    if (as_json)
      rows.push_back({{"players", {pairing.first->name, pairing.second->name}},
                      {"games", pairing.games},
                      {"won", pairing.won},
                      {"share", pairing.share()},
                      {"interval", bounds},
                      {"elo", elo(pairing.share())}});
    else
      std::printf("%-12s beats %-12s %5.1f %% of %llu (%.1f to %.1f), Elo %+.0f\n",
                  pairing.first->name.c_str(), pairing.second->name.c_str(), 100 * pairing.share(),
                  static_cast<unsigned long long>(pairing.games), 100 * bounds[0], 100 * bounds[1],
                  elo(pairing.share()));
  }
  if (as_json) std::printf("%s\n", rows.dump().c_str());
}

int print_weights(const Evaluation& evaluation, bool as_json) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const Weighed& each : evaluation.weights)
    if (as_json)
      rows.push_back({{"what", each.what}, {"worth", each.worth}});
    else
      std::printf("%6d  %s\n", each.worth, each.what);
  if (as_json) std::printf("%s\n", rows.dump().c_str());
  return fine;
}

} // namespace

int tournament_command(const Words& words) {
  const auto arguments =
      parse(words, {"--json", "--weights"}, {"--system", "--edition", "--players", "--games", "--seed"});
  if (!arguments) return bad_usage;
  if (!arguments->words.empty()) return usage("\"" + arguments->words[0] + "\" is not known here.");
  const std::string system = arguments->value("--system", "vanguard");
  const Family* family = find_system(system);
  if (family == nullptr) return usage("There is no system \"" + system + "\"; `twoseat systems` lists them.");
  const std::string edition = arguments->value("--edition", family->editions[0].id);
  if (std::none_of(family->editions.begin(), family->editions.end(),
                   [&](const EditionInfo& info) { return edition == info.id; }))
    return usage("The system " + system + " has no edition \"" + edition + "\".");
  const auto games = arguments->number("--games", 40), seed = arguments->number("--seed", 1);
  if (!games || !seed) return bad_usage;
  if (*games == 0) return usage("A tournament needs at least one match.");
  const Rulebook* book = rulebook_of(system);
  if (book == nullptr) return found_wrong;
  if (arguments->has("--weights")) return print_weights(evaluation_of(*book), arguments->has("--json"));
  std::vector<Contestant> players;
  std::string list = arguments->value("--players", "random,greedy,search:200") + ",";
  for (std::size_t comma; (comma = list.find(',')) != std::string::npos; list.erase(0, comma + 1)) {
    const std::string word = list.substr(0, comma);
    const std::size_t at = word.find('@');
    auto player = contestant(word.substr(0, at));
    if (!player)
      return usage("There is no player \"" + word +
                   "\"; there are random, greedy, and search:N with a number of iterations.");
    const auto worths =
        at == std::string::npos ? std::vector<std::int32_t>{} : worths_in(word.substr(at + 1));
    player->name = word;
    if (!worths || !weigh(*player, *book, *worths))
      return usage("\"" + word + "\" does not weigh what " + system +
                   " counts: behind @ stand as many numbers as `twoseat tournament --weights` lists, with : "
                   "between them.");
    players.push_back(*std::move(player));
  }
  std::vector<Pairing> pairings;
  for (std::size_t i = 0; i < players.size(); ++i)
    for (std::size_t j = i + 1; j < players.size(); ++j)
      pairings.push_back(compete(*book, edition, players[j], players[i], *games, *seed));
  print(pairings, arguments->has("--json"));
  return fine;
}

} // namespace twoseat::cli
