// The compiler's state while it reads one ability: the script it appends to, the names of variables, the faults.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/abilities/load.h"
#include "engine/kernel/match.h"
#include <nlohmann/json.hpp>

namespace twoseat {

// One of the ways to say something: the field that tells it from the others, and those that may stand beside it.
struct Form {
  const char* field = "";
  std::array<const char*, 5> beside{};
};

class Compiler {
public:
  Compiler(Rulebook& book, std::string where, Faults& faults)
      : book_(book), words_(*book.family->lexicon), where_(std::move(where)), faults_(faults) {}

  // Compiles an ability and says where it lies, for those that effects give.
  script::Index ability_number(const nlohmann::json& from, const std::string& field);

private:
  using json = nlohmann::json;
  using Index = script::Index;
  struct Target {
    Index select = 0;
    std::uint8_t variable = 0;
  };

  // compiler.cpp: abilities as a whole
  void only_where_they_mean_something(const json& from, const std::string& field,
                                      const script::Ability& ability);
  std::uint16_t keyword(const nlohmann::json& from, const std::string& field);
  struct KeywordAsked {
    std::uint16_t keyword = 0;
    std::int32_t number = 0;
  };
  KeywordAsked keyword_asked(const nlohmann::json& from, const std::string& field);
  bool always_speaks(const script::Ability& ability) const;
  void keyword_before(const nlohmann::json& from, const std::string& field, script::Ability& ability);
  void label(const json& from, const std::string& field, script::Ability& ability);
  void note_uses(const script::Ability& ability, std::size_t given);
  void replacement(const json& from, const std::string& field, script::Ability& ability);
  script::Index given_ability(const ActionWord& word, const nlohmann::json& from, const std::string& field);
  void must_wait_for_a_moment(const script::Ability& ability, const std::string& field);
  void must_be_restrictable(const script::Node& node, const std::string& field);
  // compile_when.cpp: on what it triggers
  void when(const json& from, const std::string& field, script::Ability& ability);
  void at_once(const json& from, const std::string& field, script::Ability& ability);
  void one_of_two(const json& from, const std::string& field, script::Ability& ability);
  Index whom(const json& from, const std::string& field, bool anywhere = false);
  Index whose_effect(const json& from, const std::string& field, const script::Ability& ability);
  // compile_costs.cpp: what is paid for calls, and instead of the costs of abilities
  void call_cost(const json& from, const std::string& field, script::Ability& ability);
  void other_cost(const json& from, const std::string& field, script::Ability& ability);
  // compile_filters.cpp: which cards
  Index filter(const json& from, const std::string& field, bool anywhere = false);
  script::Noun noun(const std::string& word, const std::string& field);
  void check_around(const script::Select& select, const std::string& field);
  void check_named(const nlohmann::json& from, const script::Select& select, const std::string& field);
  void filter_field(const std::string& key, const json& value, const std::string& field,
                    script::Select& select);
  void check_either(const script::Select& select, const std::string& field);
  void words_of(const json& value, const std::string& field, bool wanted, script::Select& select);
  void range(const json& value, std::uint8_t attribute, const std::string& field, script::Select& select);
  // compile_words.cpp: how many, whether
  void halve(const nlohmann::json& value, const std::string& field, script::Amount& amount);
  Index amount(const json& from, const std::string& field);
  Index condition(const json& from, const std::string& field);
  void condition_list(const json& from, script::Test test, const std::string& field, Index at);
  // compile_places.cpp: where it is done
  void must_lie_where_it_is_done(const ActionWord& word, const json& from, const std::string& field);

  // compile_actions.cpp: what to do
  void actions(const json& from, const std::string& field, bool cost);
  void action(const json& from, const std::string& field, bool cost);
  void choose_x(const json& cost, const std::string& field);
  void control_if(const json& from, const std::string& field);
  void control_may(const json& from, const std::string& field);
  void control_options(const json& from, const std::string& field);
  void control_list(const json& from, const std::string& field);
  void control_repeat(const json& from, const std::string& field);
  std::uint8_t so_many_options(const json& from, const std::string& field);
  void control_declare(const json& from, const std::string& field);
  void once_at_most(const json& from, const std::string& field, std::size_t options);
  void plain_action(std::uint16_t number, const json& argument, const json& from, const std::string& field,
                    bool cost);
  // compile_targets.cpp: what it is done to
  Index in_any_order(Index select, script::Side by, std::uint16_t action = 0);
  Index last_of(Index amount);
  Target target(const json& from, const std::string& field, bool cost);
  Target choose(const json& from, const std::string& field, bool cost);
  // compile_ensemble.cpp: what chosen cards must be together
  bool has_ensemble(const json& from) const;
  void ensemble(const json& from, const std::string& field, script::Node& node);

  // compile_beside.cpp: what stands beside it
  void beside(const ActionWord& word, const json& from, const std::string& field, script::Node& node);
  void must_be_read(const ActionWord& word, const json& from, const std::string& field);
  std::uint8_t span(const ActionWord& word, const json& from, const std::string& field);
  script::Change change_to(const nlohmann::json& from, const std::string& field);
  void cheaper(const nlohmann::json& from, const std::string& field, script::Node& node);

  // compile_readers.cpp: small readers
  std::uint32_t places(const json& from, const std::string& field, Index& word);
  Index one_of_places(const json& from, const std::string& field, std::uint32_t of);
  std::uint8_t one_zone(const json& from, const std::string& field, std::uint32_t of);
  void fail(const std::string& field, FilledPhrase sentence);
  script::Index tag(const json& from, const std::string& field);
  std::string text(const json& from, const std::string& field);
  std::int32_t number(const json& from, const std::string& field);
  std::int32_t number(const json& from, const std::string& field, std::int32_t least, std::int32_t most);
  bool yes(const json& from, const std::string& field);
  void needs_yes(const json& from, const std::string& field);
  void only_form(std::span<const Form> forms, const Form& own, const json& from, const std::string& field);
  bool flag(const json& from, const char* key, const std::string& field);
  script::Side side(const json& from, const std::string& field);
  std::uint8_t variable(const std::string& name, const std::string& field, bool make);
  Index name_test(const std::string& text, bool whole);
  bool known_keys(const json& from, const std::string& field, std::initializer_list<const char*> keys);

  template <class Table>
  std::size_t find(const Table& table, const std::string& id) const {
    for (std::size_t i = 0; i < std::size(table); ++i)
      if (id == table[i].id) return i;
    return std::size(table);
  }

  Rulebook& book_;
  const Lexicon& words_;
  std::string where_;
  Faults& faults_;
  std::vector<std::string> variables_;
  bool continuous_ = false;
  bool acts_ = false;                           // something is done already
  bool counts_ = false;                         // it is asked whether cards are such
  bool tells_it_ = false, tells_other_ = false; // of the event: cards that "it" and "other" are
  bool set_up_ = false;                         // the next ability is set up about a card, which is "it"
  bool in_list_ = false, declares_ = false, lists_ = false, several_ = false;
  bool has_x_ = false; // in the cost
  int depth_ = 0;
};

} // namespace twoseat
