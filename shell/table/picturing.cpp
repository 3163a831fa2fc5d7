// Which cards' pictures a match needs: all of its cards', whoever may know them, so that what is fetched and when tells nothing.
#include "shell/table/table.h"
#include <cctype>
#include <set>
#include <tuple>

namespace twoseat {
namespace {

// As scripts/make-art.mjs names the files: a card of two colours goes with its first.
std::string group_of(const Print& print) {
  std::string group = print.nation.substr(0, print.nation.find('/'));
  for (char& c : group)
    c = c == ' ' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return group.empty() ? "none" : group;
}

std::vector<PictureWish> pictures_of(const App& app) {
  const Rulebook& book = app.book();
  std::set<std::uint16_t> defs;
  const auto add = [&](DefId def) {
    if (!def) return;
    defs.insert(def.value);
    if (const DefId back = book.face(def).other_side) defs.insert(back.value);
  };
  if (app.session.seat_link) { // of that match nothing else is here
    for (const CardView& card : app.session.seat_link->cards)
      add(card.def);
  } else if (running(app.session)) {
    for (const Card& card : shown_match(app.session).cards)
      add(card.def);
  }
  std::vector<PictureWish> wishes;
  const int size = picture_size(app.ui.paint.s, defs.size());
  for (const std::uint16_t def : defs) {
    const Print& print = book.print(DefId{def});
    wishes.push_back({print.id, group_of(print), size});
  }
  return wishes;
}

} // namespace

void follow_pictures(App& app) {
  const decltype(app.pictured_as) state{app.session.tables, app.session.moved_to, app.pictured,
                                        app.ui.paint.s, app.rules};
  if (app.pictured_as == state) return;
  app.pictured_as = state;
  std::vector<PictureWish> wishes = app.pictured ? pictures_of(app) : std::vector<PictureWish>{};
  const std::string_view system = app.rules->family->id;
  if (!app.pictures.plays(system, wishes)) app.pictures.play(system, std::move(wishes));
}

} // namespace twoseat
