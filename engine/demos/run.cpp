// Running a demo: its steps, from where they end each of its ways, and the same for each of its variants.
#include "engine/demos/play.h"
#include "engine/kernel/citation.h"
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

namespace twoseat::demos {

using Json = nlohmann::ordered_json;

void Play::finish(const std::vector<const Way*>& gone) {
  const auto says = [&](auto field) {
    return std::any_of(gone.begin(), gone.end(), [&](const Way* way) {
      return std::any_of(way->then.begin(), way->then.end(),
                         [&](const Check& c) { return (c.*field).has_value(); });
    });
  };
  const std::string then = gone.back()->path + "/then";
  Decision decision;
  const bool open = ask(table(), decision);
  if (open && !says(&Check::asked))
    fail(then, "A question is left open, and \"then\" does not say so (\"asked\").", "", situation(decision));
  if (!open && !match.places.empty() && !says(&Check::result))
    fail(then, "The match is over, and \"then\" does not say how (\"result\").");
  for (auto way = gone.rbegin(); way != gone.rend(); ++way)
    for (const Check& last : (*way)->then)
      check(last);
}

// As "then" says it.
std::string Play::end() const {
  if (over(match)) {
    const std::string winner = match.outcome == Outcome::Draw     ? "nobody"
                               : match.outcome == Outcome::WonByA ? "A"
                                                                  : "B";
    const char* reason = family().outcome_reasons[match.outcome_reason].id;
    return Json{{"result", {{"winner", winner}, {"reason", reason}}}}.dump();
  }
  Decision decision;
  ask(table(), decision);
  const char* question = family().questions[decision.question].id;
  return Json{{"asked", {{"seat", text(decision.seat)}, {"question", question}}}}.dump();
}

std::string_view played_in(const Demo& demo) {
  return demo.book->family->editions[demo.edition_number].id;
}

namespace {

class Run {
public:
  Report report;

  explicit Run(const Means& means) : means_(means) {}

  void from(const Demo& demo) {
    auto play = std::make_unique<Play>(means_, demo);
    table_ = demo.given || !demo.steps.empty() || !demo.ways.empty();
    gone_ = {&demo};
    if (!demo.path.empty()) head(demo, *play);
    if (!table_ || play->begin())
      along(demo, *play);
    else
      stop(*play);
  }

  // Once all has been run to its end.
  void cite(const Demo& demo) {
    if (stopped_) {
      report.end.clear();
      return;
    }
    report.carried = carried_;
    for (const std::string& rule : demo.rules)
      if (carries(demo, rule))
        report.shown.insert(rule);
      else if (claimed_.count(rule) > 0)
        report.claimed.insert(rule);
      else
        report.failures.push_back(
            {"/rules",
             {"Rule {rule} is cited, but nothing here shows it: no step, question, reason or event "
              "carries it, and no check says \"shows\".",
              {FilledPhrase::name(rule)}},
             "",
             ""});
  }

private:
  const Means& means_;
  std::set<std::string> carried_, claimed_;
  std::vector<const Way*> gone_; // the demo, and the ways taken one after the other
  bool table_ = false;
  bool stopped_ = false; // a run did not get to its end

  void head(const Way& way, Play& play) const {
    if (means_.trace) play.report.trace.push_back("= " + way.title.in[0]);
  }

  void along(const Way& way, Play& play) {
    for (const DemoStep& step : way.steps) {
      const auto before = static_cast<std::ptrdiff_t>(play.events.size());
      const bool fine = play.step(step);
      if (way.path.empty()) report.happened.emplace_back(play.events.begin() + before, play.events.end());
      if (!fine) return stop(play);
    }
    if (way.ways.empty()) return end(play);
    take(play); // what the ways have in common is told once
    for (const Way& next : way.ways) {
      const auto copy = std::make_unique<Play>(play);
      gone_.push_back(&next);
      head(next, *copy);
      along(next, *copy);
      gone_.pop_back();
    }
  }

  void stop(Play& play) {
    take(play);
    stopped_ = true;
  }

  void end(Play& play) {
    play.finish(gone_);
    take(play);
    carried_.insert(play.carried().begin(), play.carried().end());
    claimed_.insert(play.claimed().begin(), play.claimed().end());
    if (!table_ || !gone_[0]->path.empty()) return; // a variant's end is its own
    const std::string end = play.end();
    report.end = report.end.empty() || report.end == end ? end : "{}";
  }

  // A failure on one of several ways says which, where its path does not.
  void take(Play& play) {
    const Way& way = *gone_.back();
    for (Failure& failure : play.report.failures) {
      if (gone_.size() > 1 && !failure.path.starts_with(way.path))
        failure.sentence = {"After \"{name}\": {why}",
                            {FilledPhrase::name(way.title.in[0]), failure.sentence}};
      report.failures.push_back(std::move(failure));
    }
    report.trace.insert(report.trace.end(), play.report.trace.begin(), play.report.trace.end());
    play.report = {};
  }

  bool carries_all(const std::vector<std::string>& rules) const {
    return std::all_of(rules.begin(), rules.end(),
                       [&](const std::string& rule) { return carried_.count(rule) > 0; });
  }

  bool carries(const Demo& demo, const std::string& rule) const { // or all that it restates
    if (carried_.count(rule) > 0) return true;
    for (const std::vector<std::string>& said : first_numbers(demo.edition, rule))
      if (carries_all(said)) return true;
    if (means_.ledger == nullptr) return false;
    const auto restated = means_.ledger->restated.find(rule);
    return restated != means_.ledger->restated.end() && carries_all(restated->second);
  }
};

} // namespace

Demo in_edition(Demo demo, std::uint8_t edition) {
  demo.edition_number = edition;
  for (Demo& variant : demo.variants)
    variant.edition_number = edition;
  return demo;
}

Report run_demo(const Means& means, const Demo& demo) {
  Run run(means);
  run.from(demo);
  for (const Demo& variant : demo.variants)
    run.from(variant);
  run.cite(demo);
  return std::move(run.report);
}

} // namespace twoseat::demos
