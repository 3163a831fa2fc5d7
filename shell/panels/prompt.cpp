// What is asked, in one sentence, and the buttons that it has.
#include "shell/match/seen.h"
#include "shell/panels/panels.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <algorithm>

namespace twoseat {
namespace {

const Relation* attack_of(const App& app) {
  for (const Relation& relation : app.session.view.relations)
    if (relation.kind == app.layout().looks.battle.attacking) return &relation;
  return nullptr;
}

} // namespace

// How much shield would still be needed, when guarding is what is asked.
std::string guard_hint(const App& app) {
  const Relation* attack = attack_of(app);
  if (attack == nullptr || !guards(app)) return "";
  if (attacked_now(app, app.session.view).size() > 1) return ""; // each lacks something else
  const CardView* attacker = find_card(app.session.view, attack->holder);
  const CardView* target = find_card(app.session.view, attack->other);
  const BattleLooks& battle = app.layout().looks.battle;
  if (attacker == nullptr || target == nullptr || battle.shield < 0) return "";
  const SeatView& view = app.session.view;
  const std::int32_t over = fighting_sum(app, view, *attacker, battle.attack) -
                            fighting_sum(app, view, *target, battle.defence) - promised_shield(app);
  if (is_spared(app, target->id)) return battle.enough;
  const bool checks = view[attacker->place].kind == battle.checks;
  if (over < 0) return checks ? battle.enough_before_checks : battle.enough;
  const std::int32_t needed = (over / battle.step + 1) * battle.step;
  return needed > battle.most ? battle.hopeless
                              : replaced(checks ? battle.needed_before_checks : battle.needed, "n",
                                         words::thousands(app.rules->say(), needed));
}

namespace {

// What may be done with cards of this pile; nothing: it is none, or so few options have buttons of their own.
Options options_in_pile(const App& app, PlaceId place) {
  Options out;
  const SeatView& view = app.session.view;
  if (app.board.form == nullptr || app.session.decision.option_count <= 3) return out;
  const Board::Laid* laid = app.board.find(place);
  const Show show = laid != nullptr ? laid->zone->show : Show::Pile;
  const bool pile = show == Show::Pile || show == Show::Fan || show == Show::Chip;
  if (!pile || in_play(*app.book().family, view[place])) return out;
  for (const CardView& card : known_cards(view, place))
    for (const std::uint16_t option : options_of_card(app.session, card.id))
      out.push_back(option);
  return out;
}

// A single thing that is done with a single card: nobody has to look for it.
bool is_direct(const App& app, const Options& options) {
  return options.size() == 1 && !several(choice_of(app.session.decision, options[0]));
}

// Whether all that is asked for is of this kind, but for declining: it is what somebody comes for, then.
bool is_what_is_asked(const Decision& decision, std::uint8_t verb) {
  for (std::size_t i = 0; i < decision.option_count; ++i)
    if (!is_plain(decision.options[i]) && decision.options[i].verb != verb) return false;
  return true;
}

void add_direct(const App& app, Prompt& prompt) {
  const Decision& decision = app.session.decision;
  for (std::size_t i = 0; i < app.session.view.places.size(); ++i) {
    const Options options = options_in_pile(app, {static_cast<std::uint8_t>(i + 1)});
    if (!is_direct(app, options)) continue;
    const bool first =
        prompt.buttons.empty() && is_what_is_asked(decision, decision.options[options[0]].verb);
    prompt.buttons.push_back({"option:" + std::to_string(options[0]),
                              words::option(*app.rules, app.session.view, decision, options[0]), Icon::None,
                              first ? Style::Primary : Style::Plain, true, false});
  }
}

// Cards that lie in piles are chosen from the pile spread out: a button for each such pile.
void add_piles(const App& app, Prompt& prompt) {
  const SeatView& view = app.session.view;
  for (std::size_t i = 0; i < view.places.size(); ++i) {
    const PlaceId place{static_cast<std::uint8_t>(i + 1)};
    const Options options = options_in_pile(app, place);
    if (options.empty() || is_direct(app, options)) continue;
    prompt.buttons.push_back({"spread:" + std::to_string(i + 1),
                              words::choose_in(*app.rules, words::place_name(*app.rules, view, place)),
                              Icon::None, prompt.buttons.empty() ? Style::Primary : Style::Plain, true,
                              false});
  }
}

void add_options(const App& app, Prompt& prompt) {
  const Decision& decision = app.session.decision;
  const SeatView& view = app.session.view;
  const Choice* open = open_choice(app.choosing, app.session);
  const bool few = decision.option_count <= 3 && open == nullptr;
  const bool enough = open != nullptr && can_finish(app.choosing, app.session);
  const bool begun = enough || !app.choosing.picked.empty();
  if (open != nullptr && (begun || open->min > 1)) { // too few are chosen so far: it says how many, and waits
    const std::size_t count = enough ? app.choosing.picked.size() : open->min;
    prompt.buttons.push_back({"done", words::done(*app.rules, *open, count, promised_shield(app)),
                              Icon::Check, enough ? Style::Primary : Style::Plain, enough, false});
  }
  bool waits = false; // else what is picked would be lost without a word
  for (std::uint16_t i = 0; i < decision.option_count; ++i)
    waits = waits || drops_picks(app.choosing, app.session, i);
  if (waits)
    prompt.buttons.push_back({"put-back", app.say(words::put_back), Icon::Undo, Style::Plain, true, false});
  else
    add_direct(app, prompt);
  // What is done every time comes first; what is seldom wanted is never the one that is stressed, and neither is ending or
  // declining while a card could still do something, nor one of several things that cards could do.
  int better = 0;
  for (std::uint16_t i = 0; i < decision.option_count; ++i)
    better += !is_plain(decision.options[i]) && !choice_of(decision, i).seldom ? 1 : 0;
  const auto add = [&](std::uint16_t i) {
    const Move& move = decision.options[i];
    const bool seldom = choice_of(decision, i).seldom, plain = is_plain(move);
    std::string said = words::option(*app.rules, view, decision, i);
    const bool twice = !plain && std::any_of(prompt.buttons.begin(), prompt.buttons.end(),
                                             [&](const Button& other) { return other.text == said; });
    if (twice) return; // of two that are alike either will do, and on the table they are told apart
    const Style first = plain && better > 0 ? Style::Ready : Style::Primary;
    const bool stands_out =
        !seldom && (plain || better == 1) &&
        std::none_of(prompt.buttons.begin(), prompt.buttons.end(), [&](const Button& other) {
          return other.style == Style::Primary || other.style == first;
        });
    prompt.buttons.push_back({"option:" + std::to_string(i), std::move(said), Icon::None,
                              stands_out ? first : Style::Plain, true, false});
  };
  for (const bool seldom : {false, true})
    for (const bool plain : {false, true})
      for (std::uint16_t i = 0; i < decision.option_count; ++i) {
        const Move& move = decision.options[i];
        if (choice_of(decision, i).seldom != seldom || is_plain(move) != plain || (!plain && !few)) continue;
        if (drops_picks(app.choosing, app.session, i)) continue;
        if (!move.place || subject(move)) add(i); // else it has its own button on the board
      }
}

} // namespace

// What is done next; how much waits below it is said here where the board has no room for their list.
static std::string what_waits(const App& app) {
  const auto& entries = app.session.view.entries;
  std::string next = words::waiting(*app.rules, app.session.view, entries.back());
  if (entries.size() < 2 || app.board.form->waiting_size.x > 0) return next;
  return next + " · " + words::about_number(app.tongue.table, words::more_wait, entries.size() - 1);
}

// Where cards are lit for different things, and no button says which.
static std::string what_may_be_done(const App& app) {
  const Decision& decision = app.session.decision;
  std::vector<std::uint8_t> verbs;
  for (std::size_t i = 0; i < decision.option_count; ++i)
    if (std::find(verbs.begin(), verbs.end(), decision.options[i].verb) == verbs.end())
      verbs.push_back(decision.options[i].verb);
  std::string all;
  for (const std::uint8_t verb : verbs)
    all += (all.empty() ? "" : " · ") + words::verb(*app.rules, verb);
  return verbs.size() > 1 ? all : "";
}

// Nothing: the next one decides.
static std::string why_passed(const App& app) {
  const Session& session = app.session;
  if (session.take_back)
    return app.say(words::wishes[static_cast<std::size_t>(session.take_back->wish)].waits);
  if (!session.taken_back || looking_back(session)) return "";
  if (session.took_back == Seat::None) return app.say(words::was_taken_back);
  return words::about_player(app.tongue.table, words::took_back, session.names[index(session.took_back)]);
}

// A solved one has its ways on below the table.
static Prompt end_of_puzzle(const App& app) {
  Prompt prompt;
  const std::string_view state = app.puzzle->state();
  if (state == "solved") return prompt;
  prompt.sentence = app.say(state == "failed" ? words::puzzle_failed : words::puzzle_shown);
  prompt.hint = app.puzzle->why_failed(app.session);
  prompt.buttons.push_back({"lesson-next", app.say(words::try_again), Icon::Undo, Style::Ready, true, false});
  return prompt;
}

// A lesson that shows the next step by itself has the button that is stressed.
static bool is_told_by_lesson(const App& app) {
  const Lesson* lesson = app.lesson.get();
  return lesson != nullptr && !app.puzzle && !lesson->recording && !strayed(*lesson, app.session) &&
         lesson->step < lesson->steps.size() && task_of(*lesson, app.session) == nullptr;
}

Prompt prompt_of(const App& app) {
  const Session& session = app.session;
  Prompt prompt;
  if (session.seat_link) {
    prompt.sentence = app.say(words::seat_link_shown);
    prompt.buttons.push_back({running(session) ? "close-view" : "new-match",
                              app.say(running(session) ? words::back_to_match : words::new_match), Icon::None,
                              Style::Primary, true, false});
    return prompt;
  }
  if (!running(session)) return prompt;
  if (asks_to_agree(session)) return prompt; // the question lies over the table
  if (session.stage != Stage::Done) {
    prompt.sentence = app.say(words::what_happens);
    prompt.buttons.push_back({"go-on", app.say(words::go_on), Icon::None, Style::Plain, true, false});
    return prompt;
  }
  if (is_over(session) && !session.take_back) {
    prompt.sentence = words::result(*app.rules, session.view, session.names);
    if (app.sheet == Sheet::Over) return prompt; // the ways on lie over the table
    prompt.buttons.push_back({"new-match", app.say(words::new_match), Icon::None,
                              app.puzzle ? Style::Plain : Style::Primary, true,
                              false}); // after a puzzle another one is the way on
    return prompt;
  }
  if (app.puzzle && app.puzzle->is_over(session)) return end_of_puzzle(app);
  if (session.computer != Seat::None && session.asked == session.computer) {
    prompt.sentence = looking_back(session) ? app.say(words::looking_back)
                                            : words::about_player(app.tongue.table, words::thinks,
                                                                  session.names[index(session.computer)]);
    prompt.hint = words::question(*app.rules, session.view);
    if (!app.puzzle && computer_moves(session))
      prompt.buttons.push_back({"move-now", app.say(words::move_now), Icon::None, Style::Plain, true, false});
    return prompt;
  }
  const Seat next = expected(session);
  if (next != Seat::None) {
    const std::string& name = session.names[index(next)];
    const bool live = !looking_back(session);
    prompt.sentence = live || covered(session)
                          ? words::about_player(app.tongue.table, words::pass_device, name)
                          : app.say(words::looking_back);
    prompt.why = why_passed(app);
    prompt.hint = prompt.why.empty() ? words::question(*app.rules, session.view) : prompt.why;
    const char* const said = live || covered(session) ? words::i_am : words::pass_device;
    prompt.buttons.push_back({"confirm-seat", words::about_player(app.tongue.table, said, name), Icon::Hand,
                              live || covered(session) ? Style::Primary : Style::Plain, true, false});
    if (session.take_back)
      prompt.buttons.push_back(
          {"undo-refuse", app.say(words::refuse), Icon::None, Style::Plain, true, false});
    return prompt;
  }
  prompt.sentence = asked_question(app);
  if (session.open_hands) // nobody's seat turns to the front
    prompt.sentence = session.names[index(session.asked)] + ": " + prompt.sentence;
  prompt.rule = citation(edition_id(app.book(), shown_match(session)), session.decision.rule);
  if (looking_back(session)) prompt.hint = app.say(words::looking_back);
  if (app.choosing.held && !options_of_card(session, app.choosing.held).empty())
    if (const CardView* card = find_card(session.view, app.choosing.held); card != nullptr && card->def)
      prompt.hint = replaced(app.layout().looks.held, "card", app.book().print(card->def).name);
  if (prompt.hint.empty() && is_full(app.choosing, session)) prompt.hint = app.say(words::all_chosen);
  if (prompt.hint.empty()) prompt.hint = asked_of(app).name;
  if (prompt.hint.empty() && !session.view.entries.empty()) prompt.hint = what_waits(app);
  if (prompt.hint.empty()) prompt.hint = guard_hint(app);
  add_options(app, prompt);
  add_piles(app, prompt);
  if (prompt.hint.empty() && prompt.buttons.empty()) prompt.hint = what_may_be_done(app);
  if (is_told_by_lesson(app))
    for (Button& button : prompt.buttons)
      if (button.style == Style::Primary) button.style = Style::Ready;
  return prompt;
}

} // namespace twoseat
