// Keeps the set of what has not occurred yet and strikes off what a match shows.
#include "engine/cli/occurrence.h"

namespace twoseat::cli {
namespace {

using script::Kind;

constexpr Kind played_kinds[] = {Kind::Activated, Kind::Automatic, Kind::Order, Kind::Trigger};

std::string step_name(const Family& family, std::uint8_t procedure, std::uint8_t step) {
  return std::string(family.procedures[procedure].name) + ", " +
         family.procedures[procedure].steps[step].name;
}

bool has_kind(const Face& face, Kind kind) {
  return ((face.kinds >> static_cast<unsigned>(kind)) & 1U) != 0;
}

} // namespace

Occurrence::Occurrence(const Rulebook& book) : book_(book) {
  const Family& family = *book.family;
  const auto want_all = [&](const char* kind, std::span<const Named> names) {
    for (const Named& named : names)
      if (named.name[0] != 0) want(kind, named.id);
  };
  for (const Procedure& procedure : family.procedures)
    for (const Step& step : procedure.steps)
      want("step", std::string(procedure.name) + ", " + step.name);
  want_all("question", family.questions);
  want_all("verb", family.verbs);
  want_all("relation", family.relations);
  want_all("cause", family.causes);
  want_all("ending", family.outcome_reasons);
  if (family.lexicon != nullptr)
    for (const ActionWord& action : family.lexicon->actions)
      if (action.run != nullptr) want("action", action.id); // others are only said
  for (std::size_t i = 0; i < book.faces.size(); ++i) {
    const Face& face = book.faces[i];
    for (const Kind kind : played_kinds)
      if (has_kind(face, kind)) want("ability played", book.prints[i].id);
    if (has_kind(face, Kind::Continuous)) want("ability in force", book.prints[i].id);
  }
  wanted_ = never_.size();
}

void Occurrence::saw_step(std::uint8_t procedure, std::uint8_t number) {
  saw("step", step_name(*book_.family, procedure, number));
}

void Occurrence::cites(const Match& match, Rule rule) {
  if (std::string number = number_in(book_.family->editions[match.edition].id, rule); !number.empty())
    cited_.insert(std::move(number));
}

// Its continuous abilities where it lies, and what they do: no event tells of that.
void Occurrence::saw_in_force(const Match& match, CardId card) {
  const Face& face = book_.face(match[card].def);
  for (std::uint16_t i = 0; i < face.abilities; ++i) {
    const script::Ability& ability = book_.script.abilities[face.first_ability + i];
    const bool works = ability.places == 0 || ((ability.places >> match[match[card].place].kind) & 1U) != 0;
    if (ability.kind != Kind::Continuous || !works) continue;
    saw("ability in force", book_.print(match[card].def).id);
    for (std::size_t at = ability.first; at < std::size_t{ability.first} + ability.size; ++at)
      if (const script::Node& node = book_.script.nodes[at]; node.op == script::Op::Do)
        saw("action", book_.family->lexicon->actions[node.action].id);
  }
}

void Occurrence::saw_lasting(const Match& match) {
  for (const Relation& relation : match.relations)
    saw("relation", book_.family->relations[relation.kind].id);
  for (const Modification& change : match.modifications)
    saw("cause", book_.family->causes[change.cause].id);
  view(book_, match, Viewer::Spectator, seen_);
  for (const PartView& part : seen_.parts) // of what numbers are made up
    saw("cause", book_.family->causes[part.cause].id);
}

void Occurrence::decided(const Match& match, const Decision& decision) {
  const Family& family = *book_.family;
  saw_step(match.stack.back().procedure, match.stack.back().step);
  saw("question", family.questions[decision.question].id);
  cites(match, decision.rule);
  for (std::size_t i = 0; i < decision.choice_count; ++i) {
    saw("verb", family.verbs[decision.choices[i].verb].id);
    cites(match, decision.choices[i].rule);
  }
  for (std::size_t i = 0; i < match.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i + 1)};
    if (has_kind(book_.face(match[card].def), Kind::Continuous)) saw_in_force(match, card);
  }
  saw_lasting(match);
}

void Occurrence::happened(const Match& match, const Events& events) {
  const Family& family = *book_.family;
  for (const Event& event : events) {
    const auto number = static_cast<std::size_t>(event.amount);
    cites(match, event.rule);
    switch (event.kind) {
    case EventKind::Entered:
      saw_step(static_cast<std::uint8_t>(event.amount / 256), static_cast<std::uint8_t>(event.amount % 256));
      continue;
    case EventKind::Ended: saw("ending", family.outcome_reasons[match.outcome_reason].id); continue;
    case EventKind::Related: saw("relation", family.relations[number].id); break;
    case EventKind::Played: saw("ability played", book_.print(event.def).id); break;
    case EventKind::Did: saw("action", family.lexicon->actions[number].id); break;
    default: break;
    }
    saw("cause", family.causes[event.cause].id);
  }
}

} // namespace twoseat::cli
