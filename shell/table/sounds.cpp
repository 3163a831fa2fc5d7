// What is heard of the moment that was just reached. It is less than what is drawn: a card that its viewer may not know sounds
// like any other.
#include "shell/match/seen.h"
#include "shell/platform/page.h"
#include "shell/table/table.h"

namespace twoseat {
bool hurts(const App& app, const Event& event) {
  const auto& causes = app.layout().looks.hurts;
  const bool adds = event.kind == EventKind::Moved || event.amount > 0;
  return adds && find_card(shown_view(app), event.card) != nullptr &&
         std::find(causes.begin(), causes.end(), event.cause) != causes.end();
}

void sound_moment(App& app) {
  const Session& session = app.session;
  const Seat before = app.heard;
  app.heard = session.asked;
  if (!app.sound || !session.stepped || session.seat_link) return;
  bool moved = false, hurt = false, ended = false;
  bool thrown = false;
  for (const Event& event : happening(session)) {
    moved = moved || (event.kind == EventKind::Moved && event.from && event.to);
    hurt = hurt || hurts(app, event);
    thrown = thrown || event.kind == EventKind::Rolled;
    ended = ended || event.kind == EventKind::Ended;
  }
  if (moved) page::sound(page::Sound::Card);
  if (thrown && !app.motion.dice.empty()) page::sound(page::Sound::Dice);
  if (hurt) page::sound(page::Sound::Damage);
  if (ended)
    page::sound(page::Sound::End);
  else if (session.asked != Seat::None && session.asked != before)
    page::sound(page::Sound::Decision);
}

} // namespace twoseat
