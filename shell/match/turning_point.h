// A moment that decided a match: told with what was played and what was better, and saved as a lesson that asks for the better
// move. What its seat could not know then does not get into the lesson: cards lie there that may lie there as well.
#pragma once
#include "engine/twoseat.h"
#include "shell/words/link_names.h"
#include <string>
#include <string_view>

namespace twoseat {

struct App;

namespace page {
void save_file(std::string_view name, std::string_view text); // JSON, as something that was downloaded
}

namespace words {
inline constexpr const char* you = "You";
inline constexpr const char* point_told = "{when}. {who}: {played} ({chance}). Better: {better} ({best}).";
inline constexpr const char* point_asked = "{when}. {who}: there is something better than this. {played}";
inline constexpr const char* point_remark = "That was played: {chance}. The better move: {best}.";
inline constexpr const char* save_point = "Save as a lesson";
inline constexpr const char* your_curve =
    "The curve is your chance: each moment judged from what its player knew then. The match is over: "
    "everything is told.";
} // namespace words

namespace proving {

// As the sheet names them: whoever plays alone is "You", and what plays the other seat is the computer, unless they have names.
PlayersNames told_names(const App& app);
std::string percent(double chance); // "41%"

std::string in_words(const App& app, const Judged& judged);
// A demo's text, which passes as a test; empty: no words of demos tell this moment.
std::string lesson_of(const App& app, const Judged& judged);

} // namespace proving
} // namespace twoseat
