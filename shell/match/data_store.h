// Cards, decks, layouts and words of systems, as far as they are here. Natively all of them lie in the program; the page
// fetches them when they are wanted, and what has come stays.
#pragma once
#include "engine/embedded_assets.h"
#include "engine/twoseat.h"
#include <deque>
#include <set>
#include <string>
#include <vector>

namespace twoseat {

// Data comes in files: one a system ("heroes"), and for each language but English one a system ("heroes.it") and one of the
// table's own words ("table.it").
class DataStore {
public:
  explicit DataStore(std::span<const EmbeddedAsset> embedded);

  std::span<const EmbeddedAsset> assets() const { return assets_; } // what points at them keeps doing so
  bool has(std::string_view system) const;
  // The files that are not here, of those that a system needs in a language, or the table and all systems that are here.
  std::vector<std::string> missing(std::string_view system, Language language) const;
  std::vector<std::string> missing(Language language) const;

  // {"cards/heroes.json": "...", ...}, as scripts/make-data.mjs writes it. False: it is not that, or was here; nothing changed.
  bool take(std::string_view name, std::string_view json);

private:
  bool lacks(const std::string& name) const { return !complete_ && names_.count(name) == 0; }

  bool complete_ = false; // nothing has to come
  std::set<std::string, std::less<>> names_;
  std::deque<std::string> texts_; // paths and contents of what came
  std::vector<EmbeddedAsset> assets_;
};

DataStore& data_here(); // the program's

} // namespace twoseat
