// page.h in the browser. web/table.js hands its functions over as Module.page, and tells its news by twoseat_news.
#ifdef __EMSCRIPTEN__
#include "shell/match/turning_point.h"
#include "shell/panels/sending.h"
#include "shell/platform/page.h"
#include <array>
#include <emscripten/em_js.h>
#include <emscripten/em_macros.h>
#include <utility>

// clang-format off
EM_JS_DEPS(twoseat_page, "$UTF8ToString,$stringToUTF8");
EM_JS(void, twoseat_page_mirror, (const char* json, size_t length), {
  Module["page"]["mirror"](UTF8ToString(json, length));
});
EM_JS(void, twoseat_page_set_fragment, (const char* link, size_t length, int push), {
  Module["page"]["setFragment"](UTF8ToString(link, length), push !== 0);
});
EM_JS(void, twoseat_page_copy, (const char* text, size_t length), {
  Module["page"]["copy"](UTF8ToString(text, length));
});
EM_JS(void, twoseat_page_address, (char* out, size_t size), { stringToUTF8(Module["page"]["address"](), out, size); });
EM_JS(void, twoseat_page_frame_drawn, (), { Module["page"]["frameDrawn"](); });
EM_JS(void, twoseat_page_want, (const char* name, size_t length), { Module["page"]["want"](UTF8ToString(name, length)); });
EM_JS(void, twoseat_page_ready, (), { Module["page"]["ready"](); });
EM_JS(void, twoseat_page_failed, (const char* sentence, size_t length), {
  Module["page"]["failed"](UTF8ToString(sentence, length));
});
EM_JS(void, twoseat_page_show_rule, (const char* rule, size_t length), {
  Module["page"]["showRule"](UTF8ToString(rule, length));
});
EM_JS(void, twoseat_page_build_deck, (const char* system, size_t length), {
  Module["page"]["buildDeck"](UTF8ToString(system, length));
});
EM_JS(int, twoseat_page_keeps_matches, (), { return Module["page"]["keepsMatches"]() ? 1 : 0; });
EM_JS(void, twoseat_page_show_matches, (), { Module["page"]["showMatches"](); });
EM_JS(void, twoseat_page_send, (), { Module["page"]["send"](); });
EM_JS(void, twoseat_page_edit_board, (const char* system, size_t length), {
  Module["page"]["editBoard"](UTF8ToString(system, length));
});
EM_JS(void, twoseat_page_save_file, (const char* name, size_t length, const char* text, size_t text_length), {
  Module["page"]["saveFile"](UTF8ToString(name, length), UTF8ToString(text, text_length));
});
EM_JS(int, twoseat_page_has_part, (const char* name, size_t length, const char* control, size_t control_length), {
  return Module["page"]["hasPart"](UTF8ToString(name, length), UTF8ToString(control, control_length)) ? 1 : 0;
});
EM_JS(void, twoseat_page_leave_for, (int page), { Module["page"]["leaveFor"](["tutorials", "gallery", "compare", "start", "puzzles"][page]); });
EM_JS(void, twoseat_page_want_text, (int wanted), { Module["page"]["wantText"](wanted !== 0); });
EM_JS(void, twoseat_page_sound, (int what), { Module["page"]["sound"](what); });
EM_JS(int, twoseat_page_sound_wanted, (), { return Module["page"]["soundWanted"]() ? 1 : 0; });
EM_JS(void, twoseat_page_want_sound, (int wanted), { Module["page"]["wantSound"](wanted !== 0); });
EM_JS(int, twoseat_page_pictures_wanted, (), { return Module["page"]["picturesWanted"]() ? 1 : 0; });
EM_JS(void, twoseat_page_keep_pictures, (int wanted), { Module["page"]["keepPictures"](wanted !== 0); });
EM_JS(void, twoseat_page_want_pictures, (const char* json, size_t length), {
  Module["page"]["wantPictures"](UTF8ToString(json, length));
});
EM_JS(int, twoseat_page_reduced_motion, (), { return Module["page"]["reducedMotion"]() ? 1 : 0; });
EM_JS(void, twoseat_page_language, (char* out, size_t size), { stringToUTF8(Module["page"]["language"](), out, size); });
EM_JS(void, twoseat_page_language_of, (const char* edition, size_t length, char* out, size_t size), {
  stringToUTF8(Module["page"]["languageOf"](UTF8ToString(edition, length)), out, size);
});
EM_JS(int, twoseat_page_embedded, (), { return Module["page"]["embedded"]() ? 1 : 0; });
EM_JS(int, twoseat_page_prefers_light, (), { return Module["page"]["prefersLight"]() ? 1 : 0; });
// clang-format on

namespace twoseat::page {
namespace {

// News arrive from the browser's events, between two frames, and wait here for the next.
std::vector<News>& inbox() {
  static std::vector<News> news;
  return news;
}

} // namespace

void mirror(std::string_view json) {
  twoseat_page_mirror(json.data(), json.size());
}
void set_fragment(std::string_view link, bool push) {
  twoseat_page_set_fragment(link.data(), link.size(), push ? 1 : 0);
}
void copy(std::string_view text) {
  twoseat_page_copy(text.data(), text.size());
}

std::string address() {
  std::array<char, 4096> text{}; // an address is ASCII; longer ones no browser opens by a link
  twoseat_page_address(text.data(), text.size());
  return text.data();
}

void frame_drawn() {
  twoseat_page_frame_drawn();
}
void want(std::string_view name) {
  twoseat_page_want(name.data(), name.size());
}
void ready() {
  twoseat_page_ready();
}
void failed(std::string_view sentence) {
  twoseat_page_failed(sentence.data(), sentence.size());
}
void show_rule(std::string_view rule) {
  twoseat_page_show_rule(rule.data(), rule.size());
}
void build_deck(std::string_view system) {
  twoseat_page_build_deck(system.data(), system.size());
}
bool keeps_matches() {
  return twoseat_page_keeps_matches() != 0;
}
void show_matches() {
  twoseat_page_show_matches();
}
void send() {
  twoseat_page_send();
}
void save_file(std::string_view name, std::string_view text) {
  twoseat_page_save_file(name.data(), name.size(), text.data(), text.size());
}
void edit_board(std::string_view system) {
  twoseat_page_edit_board(system.data(), system.size());
}
bool has_part(std::string_view name, std::string_view control) {
  return twoseat_page_has_part(name.data(), name.size(), control.data(), control.size()) != 0;
}
void leave_for(Beside page) {
  twoseat_page_leave_for(static_cast<int>(page));
}
bool has_pages() {
  return true;
}
void want_text(bool wanted) {
  twoseat_page_want_text(wanted ? 1 : 0);
}
void sound(Sound what) {
  twoseat_page_sound(static_cast<int>(what));
}
bool sound_wanted() {
  return twoseat_page_sound_wanted() != 0;
}
void want_sound(bool wanted) {
  twoseat_page_want_sound(wanted ? 1 : 0);
}
bool pictures_wanted() {
  return twoseat_page_pictures_wanted() != 0;
}
void keep_pictures(bool wanted) {
  twoseat_page_keep_pictures(wanted ? 1 : 0);
}
void want_pictures(std::string_view json) {
  twoseat_page_want_pictures(json.data(), json.size());
}
bool reduced_motion() {
  return twoseat_page_reduced_motion() != 0;
}
bool embedded() {
  return twoseat_page_embedded() != 0;
}
bool prefers_light() {
  return twoseat_page_prefers_light() != 0;
}

std::string language() {
  std::array<char, 16> text{};
  twoseat_page_language(text.data(), text.size());
  return text.data();
}

std::string language_of(std::string_view edition) {
  std::array<char, 16> text{};
  twoseat_page_language_of(edition.data(), edition.size(), text.data(), text.size());
  return text.data();
}

std::vector<News> take_news() {
  return std::exchange(inbox(), {});
}

} // namespace twoseat::page

extern "C" EMSCRIPTEN_KEEPALIVE void twoseat_news(int kind, const char* text, int number) {
  using twoseat::page::News;
  if (kind < 0 || kind > static_cast<int>(News::Kind::Picture)) return;
  twoseat::page::inbox().push_back({static_cast<News::Kind>(kind), text, number});
}
#endif
