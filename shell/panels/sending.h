// What the table has of the page's sheet "Send": its entry, its key, and when there is something to be sent.
#pragma once

namespace twoseat {

struct App;

bool may_send(const App& app);

namespace page {
void send(); // shows the sheet; natively there is none
}

namespace words {
inline constexpr const char* send = "Send a link, picture or text";
inline constexpr const char* key_of_send = "S: send a link, picture or text";
} // namespace words

} // namespace twoseat
