// What the first meter of the layout counts, turn by turn; where there is none, the lives of all who fight. Damage is whose it was
// that struck last.
#include "shell/match/standing.h"
#include "shell/app.h"
#include "shell/match/seen.h"
#include "shell/match/turning_point.h"
#include "shell/table/table.h"
#include "shell/words/words.h"

namespace twoseat::proving {
namespace {

const Meter* meter_of(const Looks& looks) {
  const auto counts = [](const Meter& meter) {
    return meter.shape == MeterShape::Pips || meter.shape == MeterShape::Bar;
  };
  const auto found = std::find_if(looks.meters.begin(), looks.meters.end(), counts);
  return found == looks.meters.end() ? nullptr : &*found;
}

std::int32_t lives_of(const App& app, const SeatView& view, Seat seat) {
  const Looks& looks = app.layout().looks;
  std::int32_t sum = 0;
  for (const CardNumber& number : looks.card.numbers)
    for (const CardView& card : view.cards) {
      if (number.icon != Icon::Heart || !card.place || side_of(looks, card) != seat) continue;
      if (!in_play(*app.book().family, view[card.place])) continue;
      const std::int32_t value = value_of(number.amount, reading_of(card));
      if (value != absent) sum += value;
    }
  return sum;
}

Stood stood_at(const App& app, std::size_t moment) {
  const auto seen = std::make_unique<SeatView>();
  see_all(*app.session.book, app.session.moments[moment].match, *seen);
  Stood out;
  out.moment = moment;
  const Meter* meter = meter_of(app.layout().looks);
  for (const Seat seat : both_seats) {
    std::int32_t& value = out.values[index(seat)];
    value = meter != nullptr ? value_of(meter->value, *seen, seat) : lives_of(app, *seen, seat);
    out.words += (seat == Seat::A ? "" : " – ") +
                 (meter != nullptr ? standing_words(*meter, *seen, seat) : std::to_string(value));
  }
  return out;
}

bool is_among(const std::vector<std::uint16_t>& causes, const Event& event) {
  return std::find(causes.begin(), causes.end(), event.cause) != causes.end();
}

// A card that goes where damage lies, or leaves where life did.
bool is_damage(const App& app, const Event& event) {
  const Meter* meter = meter_of(app.layout().looks);
  const auto counts = [&](PlaceId place) {
    return place && meter != nullptr && shown_view(app)[place].kind == meter->value.zone;
  };
  return event.kind == EventKind::Moved && (counts(event.from) || counts(event.to));
}

struct Tally {
  std::vector<Deed> deeds;
  void add(Seat seat, DefId def, std::int32_t amount) {
    if (!def || seat == Seat::None || amount <= 0) return;
    for (Deed& deed : deeds)
      if (deed.seat == seat && deed.def == def) {
        deed.amount += amount;
        return;
      }
    deeds.push_back({seat, def, amount});
  }
};

constexpr std::size_t most_deeds = 3;

std::vector<Deed> deeds_of(const App& app) {
  const Looks& looks = app.layout().looks;
  Tally tally;
  Event striker; // it began the attack
  for (const Moment& moment : app.session.moments)
    for (const Event& event : moment.events) {
      if (event.kind == EventKind::Related && event.amount == looks.battle.attacking) striker = event;
      if (!is_among(looks.hurts, event)) continue;
      if (is_damage(app, event) && striker.card && striker.seat != event.seat)
        tally.add(striker.seat, striker.def, 1);
      else if (event.kind != EventKind::Moved && event.other)
        tally.add(moment.match[event.other].owner, event.other_def, event.amount);
    }
  std::stable_sort(tally.deeds.begin(), tally.deeds.end(),
                   [](const Deed& a, const Deed& b) { return a.amount > b.amount; });
  if (tally.deeds.size() > most_deeds) tally.deeds.resize(most_deeds);
  return std::move(tally.deeds);
}

} // namespace

Standing standing_of(const App& app) {
  Standing out;
  const Meter* meter = meter_of(app.layout().looks);
  out.counts = words::capital(std::string(app.rules->say()(meter != nullptr ? meter->name : words::lives)));
  for (const std::size_t start : app.session.turn_starts)
    out.turns.push_back(stood_at(app, start));
  out.turns.push_back(stood_at(app, app.session.moments.size() - 1));
  out.deeds = deeds_of(app);
  return out;
}

// What the lines count, and whose they are.
void draw_standing_head(const App& app, const Standing& standing, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  ImFont* letters = paint.font(12);
  const PlayersNames names = told_names(app);
  Rect rest = rect;
  for (const Seat seat : {Seat::B, Seat::A}) {
    const std::string& name = names[index(seat)];
    text_in(paint, letters, cut_right(rest, measure(letters, name).x), theme.soft, name);
    const Rect mark = cut_right(rest, paint.px(16));
    fill(paint, rounded(around({mark.x + paint.px(5), mark.center().y}, paint.px(10), paint.px(3))),
         theme.seat(static_cast<int>(index(seat))));
    cut_right(rest, paint.px(10));
  }
  text_in(paint, letters, rest, theme.soft, replaced(app.say(words::turn_by_turn), "what", standing.counts));
}

// Two lines in steps, in the seats' colours.
void draw_standing(const App& app, const Standing& standing, const Rect& rect, std::size_t length) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  fill(paint, rect, theme.well, paint.px(8));
  Rect in = grown(rect, -paint.px(8));
  const Rect numbers = cut_right(in, paint.px(34));
  std::int32_t most = 1;
  for (const Stood& stood : standing.turns)
    most = std::max({most, stood.values[0], stood.values[1]});
  for (const Seat seat : both_seats) {
    const ImU32 colour = theme.seat(static_cast<int>(index(seat)));
    const float aside = seat == Seat::A ? 0 : paint.px(2); // where both stand alike, both are seen
    const auto y_of = [&](const Stood& stood) {
      return in.bottom() -
             (in.h - aside) * static_cast<float>(stood.values[index(seat)]) / static_cast<float>(most) -
             aside;
    };
    const auto x_of = [&](const Stood& stood) {
      return in.x +
             in.w * static_cast<float>(stood.moment) / static_cast<float>(std::max<std::size_t>(1, length));
    };
    const float thick = paint.px(2);
    for (std::size_t i = 1; i < standing.turns.size(); ++i) {
      const float x = x_of(standing.turns[i - 1]), next = x_of(standing.turns[i]);
      const float y = y_of(standing.turns[i - 1]), then = y_of(standing.turns[i]);
      fill(paint, rounded({x, y - thick, next - x, thick}), colour);
      fill(paint, rounded({next - thick, std::min(y, then) - thick, thick, std::abs(then - y) + thick}),
           colour);
    }
    Rect number = numbers;
    const Rect upper = cut_top(number, numbers.h / 2);
    text_in(paint, paint.font(14, Weight::Bold), seat == Seat::A ? upper : number, colour,
            std::to_string(standing.turns.back().values[index(seat)]), Align::Right);
  }
}

void draw_deed(const App& app, const Deed& deed, std::int32_t greatest, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const ImU32 colour = paint.theme->seat(static_cast<int>(index(deed.seat)));
  const float share = static_cast<float>(deed.amount) / static_cast<float>(std::max(1, greatest));
  fill(paint, rounded({rect.x, rect.y, rect.w * share, rect.h}), faded(colour, 0.28F), paint.px(4));
  const float pad = paint.px(8);
  text_in(paint, paint.font(14), {rect.x + pad, rect.y, rect.w - 2 * pad, rect.h}, paint.theme->ink,
          in_words(app, deed));
}

std::string in_words(const App& app, const Deed& deed) {
  return app.session.book->print(deed.def).name + " (" + told_names(app)[index(deed.seat)] +
         "): " + std::to_string(deed.amount);
}

} // namespace twoseat::proving
