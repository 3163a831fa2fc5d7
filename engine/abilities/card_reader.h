// Reading card files: what the files of every family have in common, with every fault named by file, card and field.
#pragma once
#include "engine/abilities/load.h"
#include <nlohmann/json.hpp>

namespace twoseat {

struct CardReader {
  static constexpr std::int32_t needed = -1; // for `if_missing`: it must be there

  std::string_view file;
  Faults& faults;
  std::string card; // its id, for faults
  std::string set;  // the file's cards were published in

  void fail(const std::string& field, FilledPhrase sentence, std::string citation = ""); // as in "[vge 1.1]"
  std::string text(const nlohmann::json& from, const char* field, bool must);
  std::int32_t number(const nlohmann::json& from, const char* field, std::int32_t if_missing,
                      std::int32_t most);
  bool flag(const nlohmann::json& from, const char* field);

  // A fault for every field that is not one of these. `inside`: of this field of the card
  void only(const nlohmann::json& from, std::initializer_list<std::string_view> known,
            const std::string& inside = "", std::initializer_list<std::string_view> also = {});

  // Id, name and flavour; a fault for every other field that is none of these.
  Print begin(const nlohmann::json& from, std::initializer_list<std::string_view> known);
  // Compiles its abilities and adds it to the book.
  void finish(Rulebook& book, Face face, Print print, const nlohmann::json& abilities);
};

// What else must be so before the ability does anything.
void add_condition(nlohmann::json& ability, nlohmann::json condition);

// Every card of a file, added to the book, or every fault of the file and none of its cards.
using ReadCard = void (*)(CardReader& reader, const nlohmann::json& from, Rulebook& book);
Faults read_cards(Rulebook& book, std::string_view file, std::string_view text, ReadCard read_card);

} // namespace twoseat
