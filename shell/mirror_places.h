// Where what the mirror tells can be clicked now: [x, y, width, height] in CSS pixels, or null where it cannot.
#pragma once
#include "shell/app.h"
#include <nlohmann/json.hpp>

namespace twoseat {

using Json = nlohmann::json;

Json rect_json(const App& app, const Rect& rect);
Json target_rect(const App& app, const std::string& id); // of a button that nothing covers
// Of an option: its button, its circle when its card is held, else its card.
Json option_rect(const App& app, std::uint16_t option);

} // namespace twoseat
