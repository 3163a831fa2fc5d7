// The published schema of Heroes cards knows every word that the game gives to the card language.
#include "engine/twoseat.h"
#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

using namespace twoseat;

TEST_CASE("The schema of Heroes card files knows every word") {
  std::ifstream in(TWOSEAT_SOURCE_DIR "/assets/schema/heroes-cards.schema.json");
  std::ostringstream text;
  text << in.rdbuf();
  const std::string schema = text.str();
  const Family& family = *find_system("heroes");
  const auto known = [&](const auto& table) {
    for (const auto& entry : table) {
      const std::string id = entry.id;
      INFO(id);
      if (!id.empty()) CHECK(schema.find("\"" + id + "\"") != std::string::npos);
    }
  };
  known(family.lexicon->places);
  known(family.lexicon->states);
  known(family.lexicon->actions);
  known(family.lexicon->occasions);
  known(family.lexicon->restrictions);
  known(family.marks);
  known(family.attributes);
}
