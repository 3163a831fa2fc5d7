// The steps of a demo: moves that are made, and moves that are tried in vain.
#include "engine/abilities/usable.h"
#include "engine/demos/node.h"
#include "engine/demos/play.h"
#include "engine/kernel/citation.h"
#include "engine/seats/secrets.h"
#include "engine/seats/view.h"
#include "engine/sharing/link.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

std::vector<std::string> numbers(const std::string& edition, const Reasons& reasons) {
  std::set<std::string> found;
  for (const Reason& reason : reasons)
    found.insert(number_in(edition, reason.rule));
  return {found.begin(), found.end()};
}

bool leaves_a_choice(const Decision& decision) {
  if (decision.choice_count != 1) return decision.choice_count > 1;
  return decision.choices[0].count > decision.choices[0].min;
}

} // namespace

void Play::fail(const std::string& path, FilledPhrase sentence, std::string expected, std::string found) {
  report.failures.push_back({path, std::move(sentence), std::move(expected), std::move(found)});
}

Game Play::game() {
  Game playing{*demo.book, match, &events};
  if (demo.looks_back) playing.snapshots = &snapshots_;
  return playing;
}

LogEntry entry_of(const std::string& edition, const Event& event) {
  const bool done = event.kind != EventKind::Entered || event.sets;
  return {static_cast<std::uint8_t>(event.kind), number_in(edition, event.rule), event.card, event.seat,
          done};
}

void Play::note() {
  for (; told_ < events.size(); ++told_) {
    const Event& event = events[told_];
    if (means.trace) trace_event(event);
    if (event.kind == EventKind::Did || event.kind == EventKind::Settled) continue; // no part of the log
    log_.push_back(entry_of(demo.edition, event));
    if (log_.back().done) carry(event.rule);
  }
  Decision decision;
  if (!ask(table(), decision)) return;
  if (means.trace) trace_question(decision);
  log_.push_back({asked_kind, number_in(demo.edition, decision.rule), {}, decision.seat});
  if (leaves_a_choice(decision)) carry(decision.rule);
}

// What must hold at every decision of every demo: a sound position, links that keep it, views without secrets.
bool Play::sound() {
  const auto wrong = [&](FilledPhrase sentence) {
    fail("", std::move(sentence));
    return false;
  };
  for (const Fault& fault : unsound(table()))
    return wrong({"The position is not sound. {why}", {fault.sentence}});
  const Result<Match> linked = decode_position_link(*demo.book, encode_position_link(*demo.book, match));
  if (!linked || !(*linked == match)) return wrong("A link does not bring this position back.");
  Random dice = Random::from_seed(match.answers);
  for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator}) {
    SeatView before;
    SeatView after;
    view(table(), viewer, before);
    const Match scrambled = scramble_secrets(table(), viewer, dice);
    view({*demo.book, scrambled}, viewer, after);
    if (!(before == after))
      return wrong({"What {viewer} sees shows what may not be known there.", {text(viewer)}});
  }
  return true;
}

std::string Play::question(const Decision& decision) const {
  return std::string(family().questions[decision.question].id) + " " + citation(demo.edition, decision.rule);
}

std::string Play::situation(const Decision& decision) const {
  if (decision.seat == Seat::None) return "Nobody is asked anything: the match is over.";
  std::string offered;
  for (std::size_t i = 0; i < decision.choice_count; ++i)
    offered += std::string(i == 0 ? "" : ", ") + family().verbs[decision.choices[i].verb].id + " (" +
               std::to_string(decision.choices[i].count) + ")";
  return text(decision.seat) + " is asked: " + question(decision) + "; offered are " + offered + ".";
}

Reasons Play::reasons(const MoveWord& word, const Meant& meant, const OtherNumber& other) const {
  Move move;
  move.verb = word.verb;
  move.card = meant.cards.empty() ? CardId{} : meant.cards[0];
  move.target = meant.on;
  move.place = meant.to;
  move.number = number_meant(table(), move.verb, move.card, word.number.value_or(0));
  Reasons result;
  if (other.found)
    result.push({other.rule, static_cast<std::uint16_t>(Unusable::OtherNumber), {}, other.min, other.max});
  else
    family().why_not(table(), word.seat, move, result);
  return result;
}

FilledPhrase Play::explained(const char* sentence, const Reasons& reasons) const {
  std::string result;
  for (const Reason& reason : reasons)
    result += " " + twoseat::explain(table(), reason, phrases()) + " " + citation(demo.edition, reason.rule);
  return {"{sentence}{why}", {sentence, FilledPhrase::name(result)}};
}

// Whether the open question can be answered so, whatever is wrong otherwise.
bool Play::is_answer(const Decision& decision, const MoveWord& word) {
  if (decision.seat != word.seat) return false;
  const std::size_t failures = report.failures.size();
  Meant what;
  const bool clear = meant(word, what);
  report.failures.resize(failures);
  return clear && !answers_meant(table(), decision, word, what).empty();
}

bool Play::answer(const Decision& decision, const MoveWord& word, Answer& answer) {
  const std::string wanted = text(word.seat) + ": " + family().verbs[word.verb].id;
  if (decision.seat != word.seat) {
    fail(word.path, {"The demo answers for {seat}, who is not asked.", {FilledPhrase::name(text(word.seat))}},
         wanted, situation(decision) + settled_since());
    return false;
  }
  Meant what;
  if (!meant(word, what)) return false;
  OtherNumber other;
  const std::vector<Answer> found = answers_meant(table(), decision, word, what, &other);
  if (found.size() == 1) {
    answer = found[0];
    return true;
  }
  if (found.empty())
    fail(word.path, explained("This is not offered.", reasons(word, what, other)), wanted,
         situation(decision) + settled_since());
  else
    fail(word.path, {"This could mean {n} different moves.", {found.size()}}, wanted, situation(decision));
  return false;
}

bool Play::make_once(const MoveWord& word) {
  Game playing = game();
  if (word.concede) {
    if (over(match)) fail(word.path, "The match is over; nobody can concede any more.");
    if (over(match)) return false;
    concede(playing, word.seat);
  } else {
    Decision decision;
    ask(table(), decision);
    Answer given;
    if (word.dice.empty() && !is_answer(decision, word) && was_settled(word)) return true;
    if (!answer(decision, word, given) || !foretell(word, decision, given)) return false;
    carry(decision.choice(given).rule); // what is offered and not taken shows nothing
    for (std::size_t i = 0; i < given.picks.size(); ++i)
      moved.push_back(decision.picked(given, i));
    if (means.trace) trace_answer(decision, given);
    answered.push_back(given);
    said_ = answered_at_ = events.size();
    answered_in_log_ = log_.size();
    snapshots_.clear();
    twoseat::answer(playing, decision, given);
  }
  note();
  return sound();
}

// At least once, and then as long as the same is asked.
bool Play::make_until(const MoveWord& word) {
  constexpr int most = 200;
  Decision first;
  ask(table(), first);
  for (int times = 0; times < most; ++times) {
    if (!make_once(word)) return false;
    Decision now;
    if (!ask(table(), now)) {
      if (!word.until->question) return true;
      fail(word.path, "What it waits for is not asked: the match is over.");
      return false;
    }
    if (word.until->question ? now.question == *word.until->question
                             : now.question != first.question || now.seat != first.seat)
      return true;
  }
  fail(word.path, "What it waits for is not asked.");
  return false;
}

bool Play::make(const MoveWord& word) {
  return word.until ? make_until(word) : make_once(word);
}

bool Play::try_in_vain(const RefusedCheck& refused) {
  Decision decision;
  Meant what;
  if (!meant(refused.move, what)) return false;
  moved = {{refused.move.verb, what.to, what.cards.empty() ? CardId{} : what.cards[0], what.on, 0}};
  const std::string wanted = "refused by " + text(refused.rules);
  OtherNumber other;
  if (ask(table(), decision) && decision.seat == refused.move.seat &&
      !answers_meant(table(), decision, refused.move, what, &other).empty()) {
    fail(refused.move.path, "This should be refused, and is offered.", wanted, "offered");
    return true;
  }
  const Reasons found = reasons(refused.move, what, other);
  refusal.assign(found.begin(), found.end());
  std::vector<std::string> by = numbers(demo.edition, found);
  for (const std::string& rule : by)
    carried_.insert(rule);
  std::vector<std::string> rules = refused.rules;
  std::sort(rules.begin(), rules.end());
  std::sort(by.begin(), by.end());
  if (by != rules)
    fail(refused.move.path, explained("It is refused by other rules.", found), wanted,
         "refused by " + text(by));
  return true;
}

bool Play::step(const DemoStep& step) {
  moved.clear();
  answered.clear();
  chance.reset();
  if (step.learner && !remark(step)) return false;
  if (step.move && !make(*step.move)) return false;
  if (step.refused && !try_in_vain(*step.refused)) return false;
  if (step.check) check(*step.check);
  if (step.name) {
    const CardId named = card(step.name->second, Seat::None);
    if (!named) return false;
    aliases_[step.name->first] = named;
  }
  return look(step);
}

} // namespace twoseat::demos
