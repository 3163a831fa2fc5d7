// Wordings out of JSON, with every fault named by file and field.
#include "engine/abilities/wording.h"
#include "engine/abilities/lexicon.h"
#include "engine/kernel/family.h"
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"
#include <algorithm>
#include <deque>
#include <nlohmann/json.hpp>

namespace twoseat {
namespace {

struct Table {
  const char* name;
  std::span<const Word> Wording::*words;
};
constexpr Table tables[] = {
    {"places", &Wording::places},         {"tags", &Wording::tags},
    {"zones", &Wording::zones},           {"states", &Wording::states},
    {"marks", &Wording::marks},           {"gifts", &Wording::gifts},
    {"attributes", &Wording::attributes}, {"counters", &Wording::counters},
    {"keywords", &Wording::keywords},     {"restrictions", &Wording::restrictions},
    {"conditions", &Wording::conditions}, {"actions", &Wording::actions},
    {"occasions", &Wording::occasions},   {"replaced", &Wording::replaced},
    {"others", &Wording::others},         {"choices", &Wording::choices},
    {"reaches", &Wording::reaches},       {"arounds", &Wording::arounds},
    {"heads", &Wording::heads},
};
struct Single {
  const char* name;
  const char* Wording::*text;
};
constexpr Single singles[] = {{"card", &Wording::card},
                              {"unit", &Wording::unit},
                              {"order", &Wording::order},
                              {"sudden", &Wording::sudden}};

// A wording that owns its words.
struct Owned {
  std::deque<std::string> texts; // which stay where they are
  std::array<std::vector<Word>, std::size(tables)> words;
  Wording wording;

  const char* keep(const std::string& text) { return texts.emplace_back(text).c_str(); }
};

} // namespace

Result<std::shared_ptr<const Wording>> read_wording(std::string_view file, std::string_view text) {
  const auto fault = [&](const std::string& field, FilledPhrase sentence) {
    return Fault{FilledPhrase::name(std::string(file) + (field.empty() ? "" : ", " + field)), "",
                 std::move(sentence)};
  };
  const auto root = nlohmann::json::parse(text, nullptr, false);
  if (!root.is_object()) return fault("", "It must be a JSON object.");
  const auto owned = std::make_shared<Owned>();
  for (const auto& [field, value] : root.items()) {
    const auto named = [&name = field](const auto& entry) { return name == entry.name; };
    const auto* single = std::find_if(std::begin(singles), std::end(singles), named);
    const auto* table = std::find_if(std::begin(tables), std::end(tables), named);
    if (single != std::end(singles) && value.is_string()) {
      owned->wording.*single->text = owned->keep(value.get_ref<const std::string&>());
    } else if (table != std::end(tables) && value.is_object()) {
      std::vector<Word>& words = owned->words[static_cast<std::size_t>(table - tables)];
      for (const auto& [id, word] : value.items()) {
        if (!word.is_string()) return fault(field + "/" + id, "It must be a text.");
        words.push_back({owned->keep(id), owned->keep(word.get_ref<const std::string&>())});
      }
      owned->wording.*table->words = words;
    } else {
      return fault(field, "This field is not known here.");
    }
  }
  return std::shared_ptr<const Wording>(owned, &owned->wording);
}

const Wording* wording_of(const Rulebook& book, Language language) {
  if (book.family->lexicon == nullptr) return nullptr;
  return language == Language::English ? book.family->lexicon->english
                                       : book.wordings[static_cast<std::size_t>(language)].get();
}

} // namespace twoseat
