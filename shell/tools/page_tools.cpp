// Systems and faults for the tools of the page.
#include "shell/tools/page_tools.h"
#include "shell/match/data_store.h"
#include <algorithm>

namespace twoseat {

std::string dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json systems_json(const App& app) {
  Json json = Json::array();
  for (const Ruleset& rules : app.rulesets)
    json.push_back({{"id", rules.family->id}, {"title", rules.title}});
  return json;
}

Ruleset* loaded(App& app, std::string_view system) {
  const auto found = std::find_if(app.rulesets.begin(), app.rulesets.end(),
                                  [&](const Ruleset& rules) { return rules.family->id == system; });
  return found != app.rulesets.end() && load(*found, data_here().assets()).empty() ? &*found : nullptr;
}

Json faults_json(const Faults& faults, const Phrasebook& say) {
  Json json = Json::array();
  for (const Fault& fault : faults)
    json.push_back(
        {{"where", fault.where.text(say)}, {"rule", fault.rule}, {"sentence", fault.sentence.text(say)}});
  return json;
}

std::string word_of(const Json& json, const char* field) {
  return json.is_object() && json.contains(field) && json[field].is_string() ? json[field].get<std::string>()
                                                                             : "";
}

} // namespace twoseat
