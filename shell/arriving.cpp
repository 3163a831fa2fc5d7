// Which systems and languages are here, and what has to wait for data that is on its way.
#include "shell/app.h"
#include "shell/match/data_store.h"
#include "shell/platform/page.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <algorithm>
#include <utility>

namespace twoseat {

// Only between two frames: layouts are read anew.
Faults speak(App& app, Language language) {
  app.language = language;
  if (language == app.tongue.language) return {};
  Result<Tongue> tongue = read_tongue(language, data_here().assets());
  if (!tongue) return tongue.faults;
  app.tongue = *std::move(tongue.value);
  for (Ruleset& rules : app.rulesets)
    translate(rules, data_here().assets());
  if (app.lesson) translate(app.lesson->rules, data_here().assets());
  retell(app.session);
  return {};
}

Faults set_up(App& app, std::string_view system) {
  app.session.tongue = &app.tongue;
  if (Faults faults = speak(app, language_of(page::language(), Language::English)); !faults.empty())
    return faults;
  app.rulesets = find_rulesets(data_here().assets(), app.tongue);
  if (app.rulesets.empty()) return {Fault{"layouts", "", "There is no layout of any system."}};
  while (app.draft.system + 1 < app.rulesets.size() && app.rulesets[app.draft.system].family->id != system)
    ++app.draft.system;
  if (app.rulesets[app.draft.system].family->id != system) app.draft.system = 0;
  app.rules = &app.rulesets[app.draft.system];
  app.draft.seed = fresh_seed();
  app.light = page::prefers_light();
  app.embedded = page::embedded();
  app.sound = page::sound_wanted();
  app.pictured = page::pictures_wanted();
  app.reduced_motion = page::reduced_motion();
  app.session.parts = [&app](const Events& events) { return parts_of(app, events); };
  app.sheet = Sheet::NewMatch;
  return {};
}

bool choose_system(App& app, std::string_view id) {
  const auto found = std::find_if(app.rulesets.begin(), app.rulesets.end(),
                                  [&](const Ruleset& rules) { return rules.family->id == id; });
  if (found == app.rulesets.end()) return true; // as it was
  const Faults faults = load(*found, data_here().assets());
  if (faults.empty()) app.draft.system = static_cast<std::size_t>(found - app.rulesets.begin());
  Message message{Notice::Fault, app.say(words::no_data), {}};
  for (const Fault& fault : faults)
    message.lines.push_back({fault.told(app.tongue.table), fault.rule});
  if (!faults.empty()) tell(app.session, std::move(message));
  return faults.empty();
}

namespace {

constexpr std::string_view chooses = "system:", speaks = "language:", begins = "start-match"; // controls

bool is_control(const page::News& news, std::string_view prefix) {
  return news.kind == page::News::Kind::Control && news.text.starts_with(prefix);
}

} // namespace

std::string system_of(const page::News& news) {
  if (news.kind == page::News::Kind::Demo) {
    const std::string_view text = news.text;
    return demos::heading_of(text.substr(std::min(text.find('\n'), text.size()))).system;
  }
  if (news.kind == page::News::Kind::Deck) return demos::heading_of(news.text).system;
  if (is_control(news, chooses)) return news.text.substr(chooses.size());
  return news.kind == page::News::Kind::Link ? system_of_link(news.text) : "";
}

std::vector<std::string> data_missing(const App& app, const page::News& news) {
  if (is_control(news, speaks))
    return data_here().missing(language_of(news.text.substr(speaks.size()), app.language));
  const std::string system = system_of(news);
  if (find_system(system) == nullptr) return {}; // it is told what is wrong with it
  return data_here().missing(system, app.language);
}

bool must_wait(App& app, const page::News& news) {
  const bool wanted =
      news.kind != page::News::Kind::Control || is_control(news, chooses) || is_control(news, begins);
  std::optional<page::News>& slot = is_control(news, speaks) ? app.waiting_language : app.waiting;
  if (wanted || is_control(news, speaks)) slot.reset(); // by what is wanted now
  const std::vector<std::string> missing = data_missing(app, news);
  if (missing.empty()) return false;
  slot = news;
  for (const std::string& name : missing)
    page::want(name);
  return true;
}

void data_came(App& app) {
  if (app.tongue.language == Language::English) return;
  if (Result<Tongue> tongue = read_tongue(app.tongue.language, data_here().assets())) {
    app.tongue = *std::move(tongue.value);
    for (Ruleset& rules : app.rulesets)
      translate(rules, data_here().assets());
    if (app.lesson) translate(app.lesson->rules, data_here().assets());
    retell(app.session);
  }
}

} // namespace twoseat
