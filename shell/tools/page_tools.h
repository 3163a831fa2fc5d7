// What the page's own tools share: systems by name, and faults as JSON.
#pragma once
#include "shell/app.h"
#include <nlohmann/json.hpp>

namespace twoseat {

using Json = nlohmann::ordered_json;

std::string dump(const Json& json);
Json systems_json(const App& app);                  // [{"id", "title"}]
Ruleset* loaded(App& app, std::string_view system); // nullptr: there is none such, or its data is damaged
Json faults_json(const Faults& faults, const Phrasebook& say); // [{"where", "rule", "sentence"}]
std::string word_of(const Json& json, const char* field);      // empty: it has no such text

} // namespace twoseat
