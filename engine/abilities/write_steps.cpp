// What to do: steps joined into sentences, and what depends on something as a sentence of its own.
#include "engine/abilities/writer.h"

namespace twoseat {

using script::Node;
using script::Op;
using script::Select;
using script::Side;

// Steps in one sentence. Who acts is said once; "bare" leaves out the one who is named already ("your opponent may").
std::string TextWriter::join(const std::vector<Clause>& clauses, bool bare) const {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const Clause& clause = clauses[i];
    const bool goes_on = i > 0 ? clauses[i - 1].opponent : bare;
    std::string subject = clause.subject;
    if (clause.opponent && !goes_on && subject.empty()) subject = say_.opponent;
    parts.push_back(spaced({subject, clause.text}) + clause.end);
  }
  std::string all;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool last = i + 1 == parts.size();
    const bool other_actor =
        i > 0 && clauses[i - 1].opponent && !clauses[i].opponent && !clauses[i].statement && !bare;
    all += i == 0        ? ""
           : other_actor ? "; "
           : !last       ? say_.between_many
           : i == 1      ? say_.between_two
                         : say_.between_last;
    all += parts[i];
  }
  return all;
}

std::vector<TextWriter::Clause> TextWriter::clauses(Index first, Index end, Voice voice) {
  std::vector<Clause> all;
  const auto say = [&](std::string text) {
    Clause clause;
    clause.text = std::move(text);
    clause.statement = true;
    all.push_back(clause);
  };
  for (Index at = first; at < end;) {
    const Node& node = script_.nodes[at];
    const Index inside = static_cast<Index>(at + 1), after = static_cast<Index>(inside + node.size);
    switch (node.op) {
    case Op::If: {
      const std::string lead = lead_in(node.condition) + ", ";
      say(lead + in_one(inside, after));
      break;
    }
    case Op::Else: say(put(say_.otherwise, in_one(inside, after))); break;
    case Op::May: say(may(at, true)); break;
    case Op::Options: say(options_inside(at)); break;
    case Op::List: say(list_inside(at)); break;
    case Op::Repeat: say(repeat(at)); break;
    case Op::Again:
    case Op::Item:
    case Op::Option: break;
    default: action(at, end, voice, false, all); continue;
    }
    at = after;
  }
  return all;
}

std::string TextWriter::in_one(Index first, Index end) {
  return join(clauses(first, end, Voice::You), false);
}

// --- Costs, and what one may do -------------------------------------------------------------------------------

TextWriter::Index TextWriter::cost_end(Index may) const {
  Index at = static_cast<Index>(may + 1);
  while (at < may + 1 + script_.nodes[may].size && script_.nodes[at].cost)
    ++at;
  return at;
}

std::string TextWriter::cost(Index first, Index end) {
  std::vector<Clause> parts;
  for (Index at = first; at < end;)
    action(at, end, Voice::You, true, parts);
  std::string all;
  for (const Clause& part : parts)
    all += (all.empty() ? "" : " & ") + spaced({part.subject, part.text}) + part.end;
  return "[" + std::string(say_.cost) + "][" + all + "]";
}

std::string TextWriter::may(Index at, bool inside) {
  const Node& node = script_.nodes[at];
  const bool theirs = node.side == Side::Opponent;
  const Index paid = cost_end(at), end = static_cast<Index>(at + 1 + node.size);
  if (paid > at + 1) {
    const std::string pay =
        put(theirs ? say_.they_may_pay : say_.may_pay, cost(static_cast<Index>(at + 1), paid));
    const std::string then = put(theirs ? say_.if_they_do : say_.if_you_do, in_one(paid, end));
    return inside ? pay + say_.between_two + then : pay + ". " + capital(then);
  }
  const TextWriter before = *this;
  std::vector<Clause> steps = clauses(paid, end, Voice::May);
  const bool by_them = !steps.empty() && !steps[0].statement && steps[0].opponent == theirs;
  const char* pattern = theirs ? say_.they_may : say_.you_may;
  if (by_them) return put(pattern, join(steps, theirs));
  known_ = before.known_;
  it_ = before.it_;
  return put(pattern, put(say_.as_follows, in_one(paid, end)));
}

// "for each ..., ..., and ..."
std::string TextWriter::repeat(Index at) {
  const Node& node = script_.nodes[at];
  const Select& each = script_.selects[script_.amounts[node.amount].select];
  const std::string of = grammar_.things(say_, things(each, At::In), {Det::Each, 1, 1, {}});
  return put(say_.repeat, of, in_one(static_cast<Index>(at + 1), static_cast<Index>(at + node.size)));
}

// --- Options -----------------------------------------------------------------------------------------------------

std::string TextWriter::one_of(const Node& node) const {
  if (node.variable != 0) return put(say_.choose_many, number_word(say_, node.variable));
  if (node.side == Side::Opponent) return say_.they_choose_one;
  return node.until == 0 ? say_.choose_one : node.until == 1 ? say_.once_each_turn : say_.once_each_game;
}

std::string TextWriter::options_inside(Index at) {
  const Node& node = script_.nodes[at];
  std::string all = one_of(node);
  const Index end = static_cast<Index>(at + 1 + node.size);
  bool first = true;
  for (Index child = static_cast<Index>(at + 1); child < end && script_.nodes[child].op == Op::Option;) {
    const Index next = static_cast<Index>(child + 1 + script_.nodes[child].size);
    all += (first ? " " : say_.choose_inline) + in_one(static_cast<Index>(child + 1), next);
    first = false;
    child = next;
  }
  return all;
}

std::string TextWriter::options(Index at, const std::string& lead) {
  const Node& node = script_.nodes[at];
  std::string all = capital(lead + one_of(node));
  const Index end = static_cast<Index>(at + 1 + node.size);
  for (Index child = static_cast<Index>(at + 1); child < end && script_.nodes[child].op == Op::Option;) {
    const Index next = static_cast<Index>(child + 1 + script_.nodes[child].size);
    const auto known = known_;
    const int it = it_;
    all += "\n• " + sentences(static_cast<Index>(child + 1), next, "");
    known_ = known;
    it_ = it;
    child = next;
  }
  return all;
}

// --- Lists -------------------------------------------------------------------------------------------------------

std::string TextWriter::list_inside(Index at) {
  std::string all = say_.what_applies;
  bool first = true;
  each_item(at, [&](const Node& item, Index inside, Index next) {
    all += (first ? " " : say_.between_last) + lead_in(item.condition) + ", " + in_one(inside, next);
    first = false;
  });
  return all;
}

std::string TextWriter::list(Index at, const std::string& lead) {
  std::string all = capital(lead + say_.what_applies);
  each_item(at, [&](const Node& item, Index inside, Index next) {
    const auto known = known_;
    const int it = it_;
    all += "\n• " + sentences(inside, next, lead_in(item.condition) + ", ");
    known_ = known;
    it_ = it;
  });
  return all;
}

// --- Sentences -----------------------------------------------------------------------------------------------------

std::string TextWriter::sentences(Index first, Index end, std::string lead) {
  std::string all;
  std::vector<Clause> waiting;
  const char* gap = "";
  const auto emit = [&](const std::string& text) {
    all += gap + capital(lead + text) + ".";
    lead.clear();
    gap = " ";
  };
  const auto flush = [&] { // where the opponent has acted, what you do is a new sentence
    std::vector<Clause> now;
    for (const Clause& clause : waiting) {
      if (!now.empty() && now.back().opponent && !clause.opponent && !clause.statement) {
        emit(join(now, false));
        now.clear();
      }
      now.push_back(clause);
    }
    if (!now.empty()) emit(join(now, false));
    waiting.clear();
  };
  for (Index at = first; at < end;) {
    const Node& node = script_.nodes[at];
    if (node.op == Op::Choose || node.op == Op::Sort || node.op == Op::Do || node.op == Op::Declare) {
      action(at, end, Voice::You, false, waiting);
      continue;
    }
    if (node.op == Op::Option) { // a given ability, which its own action writes
      at = static_cast<Index>(at + 1 + node.size);
      continue;
    }
    flush();
    const Index inside = static_cast<Index>(at + 1), after = static_cast<Index>(inside + node.size);
    const bool all_of_it = all.empty() && after == end; // the whole text depends on it
    if (node.op == Op::If && all_of_it) return sentences(inside, end, lead + lead_in(node.condition) + ", ");
    if (node.op == Op::May && all_of_it && may_be_its_cost_ && node.side == Side::You &&
        cost_end(at) > inside) {
      lead += cost(inside, cost_end(at)) + ", ";
      return sentences(cost_end(at), end, lead);
    }
    if (node.op == Op::Repeat) {
      emit(repeat(at));
    } else if (node.op == Op::If) {
      const std::string if_ = lead_in(node.condition) + ", ";
      emit(if_ + in_one(inside, after));
    } else if (node.op == Op::Else) {
      emit(put(say_.otherwise, in_one(inside, after)));
    } else if (node.op == Op::May) {
      emit(may(at, false));
    } else if (node.op == Op::Options || node.op == Op::List) {
      all += gap + (node.op == Op::List ? list(at, lead) : options(at, lead));
      lead.clear();
      gap = "\n";
    }
    at = after;
  }
  flush();
  return all;
}

} // namespace twoseat
