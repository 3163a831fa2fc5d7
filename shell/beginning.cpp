// How a match comes onto the table: as the draft says, once more, or out of a link.
#include "shell/app.h"
#include "shell/platform/page.h"
#include "shell/words/link_names.h"
#include "shell/words/words.h"
#include <algorithm>
#include <chrono>
#include <utility>

namespace twoseat {
namespace {

std::uint64_t seed_number(const std::string& text) {
  std::uint64_t number = 0, mixed = 14695981039346656037ULL;
  bool digits = !text.empty() && text.size() <= 18;
  for (const char c : text) {
    digits = digits && c >= '0' && c <= '9';
    number = number * 10 + static_cast<std::uint64_t>(c - '0');
    mixed = (mixed ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  }
  return digits ? number : mixed;
}

// Digits only; what is usual, or left out, is none of a table's options.
std::int16_t option_number(const std::string& text, const OptionInfo& info) {
  const int number = text.empty() ? info.usual : std::min(std::atoi(text.c_str()), int{info.most});
  return number == info.usual ? Setup::usual : static_cast<std::int16_t>(number);
}

} // namespace

std::string fresh_seed() {
  const auto ticks = std::chrono::system_clock::now().time_since_epoch().count();
  return std::to_string((static_cast<std::uint64_t>(ticks) * 6364136223846793005ULL >> 33U) % 1000000U);
}

// Each is called something, and not what the other one is: "Pass the device to Ann" has to say to whom.
static PlayersNames told_apart(PlayersNames names) {
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    if (names[seat].find_first_not_of(' ') == std::string::npos) names[seat] = seat == 0 ? "A" : "B";
  if (names[0] == names[1])
    names[1] = names[1].size() + 2 > longest_name ? "B" : names[1] + " 2"; // links hold no more
  return names;
}

void begin_match(App& app) {
  const Ruleset& rules = app.rulesets[app.draft.system];
  if (rules.book.decks.empty()) return;
  const Deck& first = rules.book.decks[rules.decks[0]];
  Setup setup{first.edition, {first, rules.book.decks[rules.decks[1]]}, seed_number(app.draft.seed)};
  for (std::size_t i = 0; i < rules.family->options.size(); ++i)
    setup.options[i] = option_number(app.draft.options[i], rules.family->options[i]);
  PlayersNames names = told_apart(app.draft.names);
  if (app.draft.computer && names[1] == usual_names()[1]) names[1] = app.say(words::computer);
  app.session.computer = app.draft.computer ? Seat::B : Seat::None;
  app.computer.strength = app.draft.computer.value_or(Strength::Easy);
  begin_match(app.session, rules.book, setup, names);
  end_lesson(app);
  app.draft.seed = fresh_seed();
  app.sheet = Sheet::None;
}

// As it was, by another chance.
void play_again(App& app, bool swapped) {
  Session& session = app.session;
  if (!session.has_journal) return;
  Setup setup = session.journal.setup;
  setup.seed = seed_number(fresh_seed());
  if (swapped) std::swap(setup.decks[0], setup.decks[1]);
  const PlayersNames names = session.names;
  begin_match(session, *session.book, setup, names);
  app.sheet = Sheet::None;
}

// At the curtain nobody knows whose hand would lie open.
Seat seat_for_computer(const Session& session) {
  if (session.computer != Seat::None) return session.computer;
  return session.holder == Seat::None ? Seat::None : other(session.holder);
}

bool may_change_computer(const App& app) {
  const Session& session = app.session;
  return running(session) && !session.seat_link && !app.lesson && !is_over(session) && !session.take_back &&
         seat_for_computer(session) != Seat::None;
}

std::string suffix_of(const App& app) {
  return names_suffix(app.session.names) + computer_suffix({app.session.computer, app.computer.strength});
}

std::string link_of(const App& app) {
  if (app.lesson && !app.session.seat_link) return address_of(*app.lesson);
  const std::string link = best_link(app.session);
  return app.session.seat_link || link.empty() ? link : link + suffix_of(app);
}

void open_link(App& app, std::string_view text) {
  const std::size_t drafted = app.draft.system;
  const std::optional<NamedLink> named = split_names(text);
  const Result<LinkHead> head = named ? read_head(named->link) : Fault{};
  if (!named)
    tell(app.session, {Notice::Fault, app.say(words::link_broken), {{app.say(words::names_broken), ""}}});
  // A link of no system at all, or of one without a layout, gets its sentence from the engine.
  if (!named || (head && !choose_system(app, head.value->system)) ||
      !open_link(app.session, app.rulesets[app.draft.system].book, named->link, named->names)) {
    app.draft.system = drafted;
    if (!app.linked.empty())
      page::set_fragment(app.linked, false); // what is broken does not stay in the address
    return;
  }
  if (named->computer.seat != Seat::None && !app.session.seat_link) {
    app.computer.strength = named->computer.strength;
    let_computer_play(app.session, named->computer.seat);
  }
  if (named->open_hands && !app.session.seat_link) set_open_hands(app.session, *named->open_hands);
  if (app.session.seat_link)
    show_rules(app);
  else
    end_lesson(app),
        tell(app.session, std::exchange(app.session.message, {})); // of the link, to whoever looks now
  app.linked = link_of(app);                                       // it stands in the address already
  app.sheet = Sheet::None;
}

} // namespace twoseat
