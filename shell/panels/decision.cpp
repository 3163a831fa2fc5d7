// The open decision: one sentence above the hand, and its buttons.
#include "shell/match/seen.h"
#include "shell/panels/panels.h"
#include "shell/words/words.h"
#include <utility>

namespace twoseat {
namespace {

const Relation* attack_of(const App& app) {
  for (const Relation& relation : app.session.view.relations)
    if (relation.kind == app.layout().looks.battle.attacking) return &relation;
  return nullptr;
}

std::int32_t picked_shield(const App& app) {
  std::int32_t sum = 0;
  const int attribute = app.layout().looks.battle.shield;
  const SeatView& view = app.session.view;
  if (attribute < 0) return 0;
  for (const std::uint16_t option : app.choosing.picked)
    if (const CardView* card = find_card(view, subject(app.session.decision.options[option]));
        card != nullptr && card->def) {
      const std::int32_t shield = app.book().face(card->def).numbers[static_cast<std::size_t>(attribute)];
      sum += shield == absent ? 0 : shield;
    }
  return sum;
}

// How much shield would still be needed, when guarding is what is asked.
std::string guard_hint(const App& app) {
  const Relation* attack = attack_of(app);
  const Choice* choice = open_choice(app.choosing, app.session);
  if (attack == nullptr || choice == nullptr) return "";
  const CardView* attacker = find_card(app.session.view, attack->holder);
  const CardView* target = find_card(app.session.view, attack->other);
  const BattleLooks& battle = app.layout().looks.battle;
  if (attacker == nullptr || target == nullptr || battle.shield < 0) return "";
  const std::int32_t over = value_of(battle.attack, reading_of(*attacker)) -
                            value_of(battle.defence, reading_of(*target)) - picked_shield(app);
  if (over < 0) return battle.enough;
  const std::int32_t needed = (over / battle.step + 1) * battle.step;
  return needed > battle.most ? battle.hopeless
                              : replaced(battle.needed, "n", words::thousands(app.rules->say(), needed));
}

void add_options(const App& app, Prompt& prompt) {
  const Decision& decision = app.session.decision;
  const SeatView& view = app.session.view;
  const Choice* open = open_choice(app.choosing, app.session);
  const bool few = decision.option_count <= 3 && open == nullptr;
  if (open != nullptr) { // too few are chosen so far: it stands there, and waits
    const bool guards = attack_of(app) != nullptr, enough = can_finish(app.choosing, app.session);
    const std::size_t count = enough ? app.choosing.picked.size() : open->min;
    prompt.buttons.push_back({"done", words::done(*app.rules, *open, count, guards ? picked_shield(app) : 0),
                              Icon::Check, enough ? Style::Primary : Style::Plain, enough, false});
  }
  // What is done every time comes first; what is seldom wanted is never the one that is stressed, and neither is ending or
  // declining while a card could still do something.
  bool better = false;
  for (std::uint16_t i = 0; i < decision.option_count; ++i)
    better = better || (!is_plain(decision.options[i]) && !choice_of(decision, i).seldom);
  const auto add = [&](std::uint16_t i) {
    const Move& move = decision.options[i];
    const bool seldom = choice_of(decision, i).seldom, plain = is_plain(move);
    std::string said = words::option(*app.rules, view, move);
    const bool twice = !plain && std::any_of(prompt.buttons.begin(), prompt.buttons.end(),
                                             [&](const Button& other) { return other.text == said; });
    if (twice) return; // of two that are alike either will do, and on the table they are told apart
    const Style first = plain && better ? Style::Ready : Style::Primary;
    const bool stands_out =
        !seldom && std::none_of(prompt.buttons.begin(), prompt.buttons.end(), [&](const Button& other) {
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
        if (!move.place || subject(move)) add(i); // else it has its own button on the board
      }
}

// Cards that lie in piles are chosen from the pile spread out: a button for each such pile.
void add_piles(const App& app, Prompt& prompt) {
  const Decision& decision = app.session.decision;
  const SeatView& view = app.session.view;
  if (app.board.form == nullptr || decision.option_count <= 3) return; // so few have buttons of their own
  for (std::size_t i = 0; i < view.places.size(); ++i) {
    const PlaceId place{static_cast<std::uint8_t>(i + 1)};
    const Board::Laid* laid = app.board.find(place);
    const Show show = laid != nullptr ? laid->zone->show : Show::Pile;
    const bool pile = show == Show::Pile || show == Show::Fan || show == Show::Chip;
    if (!pile || in_play(*app.book().family, view[place])) continue;
    bool any = false;
    for (const CardView& card : known_cards(view, place))
      any = any || !options_of_card(app.session, card.id).empty();
    if (any)
      prompt.buttons.push_back({"spread:" + std::to_string(i + 1),
                                words::choose_in(*app.rules, words::place_name(*app.rules, view, place)),
                                Icon::None, prompt.buttons.empty() ? Style::Primary : Style::Plain, true,
                                false});
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
  if (session.computer != Seat::None && session.asked == session.computer) {
    const std::string_view puzzle = app.puzzle ? app.puzzle->state() : "";
    if (puzzle == "failed" || puzzle == "shown" || puzzle == "solved") return prompt; // it ends there
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
    if (session.take_back)
      prompt.hint = app.say(session.take_back->opens ? words::open_hands_wait : words::take_back_waits);
    else
      prompt.hint = words::question(*app.rules, session.view);
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
  if (app.choosing.held)
    if (const CardView* card = find_card(session.view, app.choosing.held); card != nullptr && card->def)
      prompt.hint = replaced(app.layout().looks.held, "card", app.book().print(card->def).name);
  if (prompt.hint.empty() && is_full(app.choosing, session)) prompt.hint = app.say(words::all_chosen);
  if (prompt.hint.empty()) prompt.hint = asked_of(app).name;
  if (prompt.hint.empty() && !session.view.entries.empty()) prompt.hint = what_waits(app);
  if (prompt.hint.empty() && open_choice(app.choosing, session) != nullptr) prompt.hint = guard_hint(app);
  add_options(app, prompt);
  add_piles(app, prompt);
  return prompt;
}

namespace {

void draw_buttons(App& app, const Prompt& prompt, const Rect& row, bool from_right) {
  const Paint& paint = app.ui.paint;
  const float gap = paint.px(8);
  float wanted = -gap;
  for (const Button& what : prompt.buttons)
    wanted += button_width(app.ui, what) + gap;
  const float squeeze = std::min(1.0F, row.w / std::max(1.0F, wanted));
  float x = from_right ? row.right() - wanted * squeeze : row.x + (row.w - wanted * squeeze) / 2;
  for (const Button& what : prompt.buttons) {
    const float w = button_width(app.ui, what) * squeeze;
    if (button(app.ui, {x, row.y, w, row.h}, what)) press_control(app, what.id);
    x += w + gap * squeeze;
  }
}

Button hint_button(const App& app, bool icon_only) {
  return {"hint", app.say(words::what_would_you_do), Icon::Lamp, Style::Ghost, true, icon_only};
}

// What the program would do: beside the question, where it may be asked.
void draw_lamp(App& app, Rect& row, bool centred) {
  if (!may_ask_hint(app)) return;
  const Paint& paint = app.ui.paint;
  const Rect at = cut_right(row, paint.px(44));
  if (centred) cut_left(row, at.w); // the words stay in the middle
  if (button(app.ui, around(at.center(), at.w, std::min(at.w, paint.px(44))), hint_button(app, true)))
    press_control(app, "hint");
}

// Where there is hardly any height: words at the left, few buttons at the right.
void draw_low(App& app, const Prompt& prompt, const std::string& line) {
  const Paint& paint = app.ui.paint;
  Rect rest = grown(app.board.decision, -paint.px(6));
  draw_lamp(app, rest, false);
  float wanted = 0;
  for (const Button& what : prompt.buttons)
    wanted += button_width(app.ui, what) + paint.px(8);
  draw_buttons(app, prompt, cut_right(rest, std::min(wanted, rest.w * 0.6F)), true);
  cut_right(rest, paint.px(8));
  ImFont* letters = paint.font(14, Weight::Bold);
  if (paragraph_height(letters, rest.w, line) > rest.h) letters = paint.font(12, Weight::Bold);
  const float height = paragraph_height(letters, rest.w, line);
  paragraph(paint, letters, {rest.x, rest.center().y - height / 2}, rest.w, paint.theme->ink, line);
}

// In the column: its buttons one below the other, as close to the hand as can be, and above them what is asked.
void draw_standing(App& app, const Prompt& prompt) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  Rect rest = grown(app.board.decision, -paint.px(10));
  if (may_ask_hint(app) && rest.h > paint.px(130 + 50 * static_cast<float>(prompt.buttons.size()))) {
    if (button(app.ui, cut_bottom(rest, paint.px(44)), hint_button(app, false))) press_control(app, "hint");
    cut_bottom(rest, paint.px(6));
  }
  const bool scarce = rest.h < paint.px(66 + 44 * static_cast<float>(prompt.buttons.size()));
  ImFont* bold = paint.font(scarce ? 12.0F : rest.w > paint.px(200) ? 16.0F : 14.0F, Weight::Bold);
  ImFont* small = paint.font(rest.w > paint.px(200) ? 14.0F : 12.0F);
  const float gap = paint.px(6);
  const auto count = static_cast<float>(prompt.buttons.size());
  const float sentence = paragraph_height(bold, rest.w, prompt.sentence);
  const float rule = scarce || prompt.rule.empty() ? 0 : paint.font(12)->FontSize + paint.px(2);
  const float hint = prompt.hint.empty() ? 0 : paragraph_height(small, rest.w, prompt.hint);
  const float least = paint.px(30);
  // The buttons come first: a sentence that is cut is told in full elsewhere.
  const float room = std::max(rest.h - sentence - rule - paint.px(8),
                              std::min(rest.h, (least + gap) * std::min(count, 1.5F) + gap));
  const float each = (room - hint + gap) / std::max(1.0F, count) - gap;
  // Of those that have no room half of the next one looks out, so that nobody takes a sliver for the end.
  const float seen = std::max(1.0F, std::floor((room - least / 2) / (least + gap)));
  const float squeezed = std::max(least, (room - (seen + 0.5F) * gap) / (seen + 0.5F));
  const float row = std::min(each >= least ? each : squeezed, paint.px(44));
  const float wanted = count * (row + gap) - gap;
  {
    const Rect view = cut_bottom(rest, std::min(wanted, room));
    ScrollView list(app.ui, app.buttons_scroll, view, wanted);
    for (std::size_t i = 0; i < prompt.buttons.size(); ++i) {
      const Button& what = prompt.buttons[i];
      const Rect at = list.place(static_cast<float>(i) * (row + gap), row);
      list.follow(what.id, at);
      if (button(app.ui, at, what)) press_control(app, what.id);
    }
  }
  cut_bottom(rest, paint.px(8));
  const bool hinted = hint > 0 && hint + sentence + rule <= rest.h;
  float y = rest.bottom() - sentence - rule - (hinted ? hint : 0);
  y = std::max(y, rest.y);
  paint.list->PushClipRect(rest.min(), {rest.right(), std::max(rest.y, rest.bottom() + paint.px(4))}, true);
  y += paragraph(paint, bold, {rest.x, y}, rest.w, theme.ink, prompt.sentence);
  paint.list->PopClipRect();
  if (hinted) y += paragraph(paint, small, {rest.x, y}, rest.w, theme.soft, prompt.hint);
  if (rule > 0) rule_link(app.ui, {rest.x, y, rest.w, rule}, prompt.rule);
}

// How far it has come, as a line that grows along the lower edge.
void draw_thought(App& app, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const auto share = static_cast<float>(progress(app.computer, app.session));
  const float height = paint.px(3);
  const Rect line{rect.x, rect.bottom() - height, rect.w, height};
  fill(paint, line, faded(paint.theme->line, 0.5F));
  fill(paint, {line.x, line.y, line.w * share, line.h}, paint.theme->can);
}

} // namespace

void draw_decision(App& app) {
  const Prompt prompt = prompt_of(app);
  if (std::exchange(app.buttons, prompt.buttons.size()) != prompt.buttons.size())
    app.ui.wake_by(app.ui.in.now); // what has no room for so many is laid out anew
  if (prompt.sentence.empty()) return;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  Rect rect = app.board.decision;
  if (!app.puzzle && computer_moves(app.session)) draw_thought(app, rect);
  if (app.board.around == Around::Column) return draw_standing(app, prompt);
  const bool mine = !prompt.rule.empty();
  if (app.board.upright) {
    const bool told =
        prompt.hint.empty() || prompt.hint == asked_of(app).name; // the slip on the table says whose
    const std::string line = told ? prompt.sentence : mine ? prompt.hint : prompt.sentence;
    if (rect.h < paint.px(80)) return draw_low(app, prompt, line);
    rect = grown(rect, -paint.px(8));
    rect.y += paint.px(4);
    const Rect row = cut_bottom(rect, paint.px(44));
    ImFont* letters = paint.font(14, Weight::Bold);
    rect.y -= paint.px(4);
    draw_lamp(app, rect, true);
    if (measure(letters, line).x <= rect.w)
      text_in(paint, letters, rect, theme.ink, line, Align::Center);
    else
      paragraph(paint, letters, {rect.x, rect.center().y - paragraph_height(letters, rect.w, line) / 2},
                rect.w, theme.ink, line);
    return draw_buttons(app, prompt, row, false);
  }
  rect = grown(rect, -paint.px(6));
  const float left = std::max(rect.x + paint.px(14), app.board.board.x + paint.px(4));
  rect = {left, rect.y, rect.w - 2 * (left - rect.x), rect.h};
  float wanted = 0;
  for (const Button& what : prompt.buttons)
    wanted += button_width(app.ui, what) + paint.px(8);
  if (!mine) { // nobody decides on the board now: sentence and button stand together in the middle
    const float words_width = std::max(measure(paint.font(18, Weight::Bold), prompt.sentence).x,
                                       measure(paint.font(14), prompt.hint).x);
    const float all = std::min(rect.w, words_width + paint.px(28) + wanted);
    rect = {std::round(rect.center().x - all / 2), rect.y, all, rect.h};
  }
  draw_lamp(app, rect, false);
  const Rect buttons = cut_right(rect, std::min(wanted, rect.w * 0.62F));
  draw_buttons(app, prompt, around(buttons.center(), buttons.w, paint.px(44)), true);
  const std::string under = prompt.hint.empty()   ? prompt.rule
                            : prompt.rule.empty() ? prompt.hint
                                                  : prompt.hint + "  " + prompt.rule;
  rect.w -= paint.px(12);
  ImFont* big = paint.font(18, Weight::Bold);
  for (const float size : {16.0F, 14.0F})
    if (measure(big, prompt.sentence).x > rect.w) big = paint.font(size, Weight::Bold);
  if (measure(big, prompt.sentence).x > rect.w) {
    const float height = paragraph_height(big, rect.w, prompt.sentence);
    paragraph(paint, big, {rect.x, rect.center().y - height / 2}, rect.w, theme.ink, prompt.sentence);
    return;
  }
  ImFont* small = paint.font(14);
  const float total = big->FontSize + (under.empty() ? 0 : small->FontSize);
  const float y = rect.center().y - total / 2;
  text_in(paint, big, {rect.x, y, rect.w, big->FontSize}, theme.ink, prompt.sentence);
  if (!under.empty())
    text_in(paint, small, {rect.x, y + big->FontSize, rect.w, small->FontSize}, theme.soft, under);
}

} // namespace twoseat
