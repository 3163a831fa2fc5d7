// The two players: whose turn it is, who is asked, and how the match stands.
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

bool won(const SeatView& view, Seat seat) {
  return view.outcome == (seat == Seat::A ? Outcome::WonByA : Outcome::WonByB);
}

struct Standing {
  std::int32_t value = 0, of = 0;
  bool warns = false;
};

Standing standing_of(const App& app, const Meter& meter, Seat seat) {
  const SeatView& view = shown_view(app);
  Standing out{value_of(meter.value, view, seat), value_of(meter.of, view, seat), false};
  out.warns = meter.warn > 0 &&
              (meter.shape == MeterShape::Pips ? out.value >= out.of - meter.warn : out.value <= meter.warn);
  return out;
}

std::string words_of(const Meter& meter, const Standing& standing) {
  return replaced(replaced(meter.text, "n", std::to_string(standing.value)), "of",
                  std::to_string(standing.of));
}

// Where there is no room for a sentence, the numbers alone.
std::string words_in(const Meter& meter, const Standing& standing, ImFont* letters, float width) {
  std::string words = words_of(meter, standing);
  if (measure(letters, words).x <= width) return words;
  return std::to_string(standing.value) + (standing.of > 0 ? "/" + std::to_string(standing.of) : "");
}

void draw_pips(const Paint& paint, ImVec2 at, const Meter& meter, const Standing& standing, float size) {
  const Theme& theme = *paint.theme;
  const ImU32 tone = colour_of(theme, meter.tone);
  for (int i = 0; i < standing.of; ++i) {
    const Rect pip = rounded({at.x + static_cast<float>(i) * size * 1.35F, at.y, size, size});
    const bool warns = i >= standing.of - meter.warn;
    if (i < standing.value)
      fill(paint, pip, tone, paint.px(3));
    else
      outline(paint, pip, warns ? faded(tone, 0.7F) : theme.soft, paint.px(3), paint.hair());
  }
}

// What is there, lit; what is spent, a ring; what is still to come, a dot.
void draw_coins(const Paint& paint, const Rect& rect, const Meter& meter, const Standing& standing) {
  const Theme& theme = *paint.theme;
  const int most = std::max(1, std::max(meter.most, standing.of));
  const bool one_row = rect.w > rect.h * static_cast<float>(most) * 0.9F;
  const int across = one_row ? most : (most + 1) / 2, rows = (most + across - 1) / across;
  const float step = std::min(rect.w / static_cast<float>(across), rect.h / static_cast<float>(rows));
  const float r = step * 0.41F;
  const ImVec2 first{rect.center().x - step * static_cast<float>(across - 1) / 2,
                     rect.center().y - step * static_cast<float>(rows - 1) / 2};
  const ImU32 tone = colour_of(theme, meter.tone);
  for (int i = 0; i < most; ++i) {
    const int row = i / across;
    const ImVec2 at{std::round(first.x + step * static_cast<float>(i % across)),
                    std::round(first.y + step * static_cast<float>(row))};
    if (i < standing.value) {
      // As bright on paper, where the rim alone has the token's strength.
      paint.list->AddCircleFilled(at, r, theme.light ? colour_of(dark_theme, meter.tone) : tone);
      if (theme.light) paint.list->AddCircle(at, r - paint.hair() / 2, tone, 0, paint.hair() * 1.5F);
      paint.list->AddCircle(at, r * 0.72F, faded(theme.light ? tone : theme.on_accent, 0.45F), 0,
                            paint.hair());
    } else if (i < standing.of) {
      paint.list->AddCircle(at, r * 0.94F, faded(tone, 0.65F), 0, paint.hair() * 1.5F);
    } else {
      paint.list->AddCircleFilled(at, std::max(paint.hair(), r * 0.16F), faded(theme.soft, 0.6F));
    }
  }
}

void draw_bar(const Paint& paint, const Rect& rect, const Meter& meter, const Standing& standing) {
  const Theme& theme = *paint.theme;
  const float part =
      standing.of <= 0
          ? 0
          : std::clamp(static_cast<float>(standing.value) / static_cast<float>(standing.of), 0.0F, 1.0F);
  fill(paint, rounded(rect), mixed(theme.well, theme.line, 0.8F), rect.h / 2);
  if (part > 0)
    fill(paint, rounded({rect.x, rect.y, std::max(rect.h, rect.w * part), rect.h}),
         colour_of(theme, meter.tone), rect.h / 2);
}

// Of coins that nobody says how many there could be, only how many there are is told.
bool is_plain(const Meter& meter, const Standing& standing) {
  return meter.shape == MeterShape::Sign ||
         (meter.shape == MeterShape::Coins && meter.most == 0 && standing.of == 0);
}

// On a plate beside the field: the picture, and what it says.
void draw_meter(const Paint& paint, Rect& rest, const Meter& meter, const Standing& standing) {
  const Theme& theme = *paint.theme;
  const ImU32 ink = standing.warns ? theme.danger : theme.ink;
  if (is_plain(meter, standing)) {
    const bool tight = rest.h < paint.px(46) || rest.w < paint.px(64);
    Rect line = cut_top(rest, paint.px(tight ? 17 : 24));
    icon(paint, meter.icon, {line.x + paint.px(10), line.center().y}, paint.px(tight ? 15 : 19),
         colour_of(theme, meter.tone));
    cut_left(line, paint.px(tight ? 22 : 26));
    ImFont* letters = paint.font(tight ? 14.0F : 16.0F, Weight::Bold);
    return text_in(paint, letters, line, ink, words_in(meter, standing, letters, line.w));
  }
  if (meter.shape == MeterShape::Bar) {
    const bool tight =
        rest.h < paint.px(58); // what lies in hand is told before it is drawn how much there is
    Rect line = cut_top(rest, paint.px(tight ? 20 : 24));
    icon(paint, meter.icon, {line.x + paint.px(9), line.center().y}, paint.px(16),
         colour_of(theme, meter.tone));
    cut_left(line, paint.px(24));
    ImFont* letters = paint.font(16, Weight::Bold);
    text_in(paint, letters, line, ink, words_in(meter, standing, letters, line.w));
    if (tight) return;
    cut_top(rest, paint.px(2));
    draw_bar(paint, cut_top(rest, paint.px(7)), meter, standing);
    cut_top(rest, paint.px(6));
    return;
  }
  const Rect picture = cut_top(rest, paint.px(18));
  if (meter.shape == MeterShape::Coins)
    draw_coins(paint, picture, meter, standing);
  else
    draw_pips(paint, {picture.x + paint.px(2), picture.y + paint.px(1)}, meter, standing,
              std::min(paint.px(15), picture.w / (1.35F * static_cast<float>(std::max(1, standing.of)))));
  if (rest.h < paint.px(18)) return; // the picture says it
  text_in(paint, paint.font(14, Weight::Bold), cut_top(rest, paint.px(24)), ink, words_of(meter, standing));
}

// On the line of an upright screen, from the right.
void draw_line_meter(const Paint& paint, Rect& rest, const Meter& meter, const Standing& standing,
                     bool turn) {
  const Theme& theme = *paint.theme;
  const ImU32 ink = turn ? theme.on_accent : theme.ink;
  if (meter.shape == MeterShape::Pips) {
    const float pip =
        std::min(paint.px(11), std::floor(rest.w / (1.35F * static_cast<float>(std::max(1, standing.of)))));
    const Rect pips = cut_right(rest, pip * 1.35F * static_cast<float>(standing.of));
    if (turn)
      fill(paint, grown({pips.x, pips.center().y - pip / 2, pips.w - pip * 0.35F, pip}, paint.px(3)),
           theme.table, paint.px(4));
    return draw_pips(paint, {pips.x, pips.center().y - pip / 2}, meter, standing, pip);
  }
  ImFont* letters = paint.font(14, Weight::Bold);
  const bool sign = meter.shape == MeterShape::Sign;
  const std::string number =
      sign ? ""
           : std::to_string(standing.value) + (meter.shape == MeterShape::Coins && !is_plain(meter, standing)
                                                   ? "/" + std::to_string(standing.of)
                                                   : "");
  const float w = measure(letters, number).x;
  text_in(paint, letters, cut_right(rest, w), standing.warns && !turn ? theme.danger : ink, number);
  const Rect mark = cut_right(rest, paint.px(turn ? 21 : 17));
  if (turn)
    paint.list->AddCircleFilled(mark.center(), paint.px(9), theme.table); // gold and silver told apart
  icon(paint, meter.icon, {mark.center().x, mark.center().y}, paint.px(13), colour_of(theme, meter.tone));
}

int count_of(const SeatView& view, Seat seat, const Tally& tally) {
  const PlaceId place = find_place(view, seat, tally.zone);
  return place ? view[place].count : 0;
}

bool on_board(const Form& form, std::size_t meter) {
  return std::any_of(form.meters.begin(), form.meters.end(),
                     [meter](const MeterPlace& place) { return place.meter == meter; });
}

void draw_card_plate(App& app, Seat seat, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const SeatView& view = shown_view(app);
  const Looks& looks = app.layout().looks;
  const ImU32 accent = theme.seat(static_cast<int>(index(seat)));
  const bool turn = view.turn_player == seat && view.outcome == Outcome::Ongoing;
  const bool mine = seat == app.board.below && !covered(app.session);
  const bool decided = app.puzzle && app.puzzle->is_over(app.session);
  const bool asked = view.asked == seat && view.outcome == Outcome::Ongoing && !decided;
  Rect rest = rect;
  const bool small = rect.h < paint.px(96);
  Rect head = cut_top(rest, paint.px(small ? 24 : 34));
  fill(paint, head, turn ? accent : faded(theme.raised, 0.9F), paint.px(8));
  if (won(view, seat)) outline(paint, head, theme.gold, paint.px(8), paint.px(2));
  if (!turn) fill(paint, {head.x, head.y, paint.px(4), head.h}, accent, paint.px(2));
  const ImU32 ink = turn ? theme.on_accent : theme.ink;
  const bool narrow = head.w < paint.px(110);
  cut_left(head, paint.px(narrow ? 8 : 12)), cut_right(head, paint.px(narrow ? 3 : 8));
  if (small && !looks.tallies.empty() && head.w > paint.px(110)) { // what has no room below
    const std::string first =
        looks.tallies[0].name + " " + std::to_string(count_of(view, seat, looks.tallies[0]));
    text_in(paint, paint.font(12), cut_right(head, measure(paint.font(12), first).x), ink, first);
    cut_right(head, paint.px(6));
  }
  const std::string& name = app.session.names[index(seat)];
  ImFont* letters_of_name = paint.font(small ? 14.0F : 16.0F, Weight::Bold);
  for (const float css : {14.0F, 12.0F})
    if (measure(letters_of_name, name).x > head.w) letters_of_name = paint.font(css, Weight::Bold);
  text_in(paint, letters_of_name, head, ink, name);
  cut_top(rest, paint.px(small ? 4 : 8));
  for (std::size_t i = 0; i < looks.meters.size(); ++i)
    if (!on_board(*app.board.form, i))
      if (const Meter& meter = looks.meters[i]; is_there(meter, view, seat))
        draw_meter(paint, rest, meter, standing_of(app, meter, seat));
  std::string cards;
  for (const Tally& tally : looks.tallies)
    cards += (cards.empty() ? "" : "   ") + tally.name + " " + std::to_string(count_of(view, seat, tally));
  const bool state_below = turn || asked; // which is told before the counts where there is no room for both,
  if (rest.h >= paint.px(state_below && !small ? 42 : 20) && measure(paint.font(12), cards).x <= rest.w)
    text_in(paint, paint.font(12), cut_top(rest, paint.px(20)), theme.soft, cards);
  if (won(view, seat)) {
    Rect state = cut_top(rest, paint.px(26));
    icon(paint, Icon::Crown, {state.x + paint.px(10), state.center().y}, paint.px(16), theme.gold);
    cut_left(state, paint.px(26));
    text_in(paint, paint.font(16, Weight::Bold), state, theme.gold, app.say(words::wins));
  }
  if (!state_below || rest.h < paint.px(14)) return; // the sentence above the hand tells it, too
  const Rect state = cut_top(rest, paint.px(22));
  ImFont* letters = paint.font(12, Weight::Bold);
  const std::string said = app.say(asked  ? (mine ? words::you_decide : words::decides)
                                   : mine ? words::your_turn
                                          : words::has_turn);
  if (measure(letters, said).x <= state.w) text_in(paint, letters, state, asked ? theme.can : accent, said);
}

void draw_line_plate(App& app, Seat seat, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const SeatView& view = shown_view(app);
  const Looks& looks = app.layout().looks;
  const ImU32 accent = theme.seat(static_cast<int>(index(seat)));
  const bool turn = view.turn_player == seat && view.outcome == Outcome::Ongoing;
  const bool winner = won(view, seat);
  Rect rest = grown(rect, -paint.px(1));
  const bool two_lines = rest.h > paint.px(36);
  if (turn)
    fill(paint, rest, accent);
  else
    fill(paint, {rest.x, rest.y, paint.px(4), rest.h}, accent);
  const ImU32 ink = turn ? theme.on_accent : theme.ink;
  rest.x += paint.px(12), rest.w -= paint.px(two_lines ? 20 : 24);
  Rect named = two_lines ? cut_top(rest, std::round(rest.h / 2)) : Rect{};
  const bool scarce = !two_lines && rest.w < paint.px(200); // what is fought for comes first
  if (!looks.tallies.empty() && !scarce) {
    const Tally& first = looks.tallies[0];
    const std::string right = first.name + " " + std::to_string(count_of(view, seat, first));
    text_in(paint, paint.font(14), cut_right(rest, measure(paint.font(14), right).x), ink, right);
  }
  for (const Meter& meter : looks.meters) {
    if (!is_there(meter, view, seat)) continue;
    cut_right(rest, paint.px(two_lines ? 5 : 14));
    draw_line_meter(paint, rest, meter, standing_of(app, meter, seat), turn);
  }
  cut_right(rest, paint.px(8));
  if (!two_lines) named = rest;
  const char* sentence = two_lines ? "{name}"
                         : turn    ? words::turn_of_name
                         : winner  ? words::name_wins
                                   : "{name}";
  if (named.w > paint.px(24))
    text_in(paint, paint.font(14, Weight::Bold), named, ink,
            words::about_player(app.tongue.table, sentence, app.session.names[index(seat)]));
}

} // namespace

bool is_there(const Meter& meter, const SeatView& view, Seat seat) {
  return meter.shape != MeterShape::Sign || value_of(meter.value, view, seat) > 0;
}

std::string standing_words(const Meter& meter, const SeatView& view, Seat seat) {
  return words_of(meter, {value_of(meter.value, view, seat), value_of(meter.of, view, seat), false});
}

void draw_plates(App& app) {
  const Board& board = app.board;
  const Paint& paint = app.ui.paint;
  for (const Seat seat : both_seats) {
    const bool below = seat == board.below;
    for (const MeterPlace& place : board.form->meters) {
      const Meter& meter = app.layout().looks.meters[place.meter];
      Rect rect = unit_rect(board, around(place.at, place.size.x, place.size.y), seat);
      const Standing standing = standing_of(app, meter, seat);
      const Rect words = cut_bottom(rect, paint.px(18));
      draw_coins(paint, rect, meter, standing);
      text_in(paint, paint.font(14, Weight::Bold), words, paint.theme->ink,
              words_in(meter, standing, paint.font(14, Weight::Bold), words.w), Align::Center);
    }
    if (board.lines)
      draw_line_plate(app, seat, below ? board.plate_below : board.plate_above);
    else
      draw_card_plate(app, seat, plate_rect(board, seat));
  }
}

} // namespace twoseat
