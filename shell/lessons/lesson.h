// A rule demo at the table: its course is known beforehand, and whoever plays along with it is still in the lesson.
#pragma once
#include "shell/match/ruleset.h"
#include "shell/match/session.h"

namespace twoseat {

struct Lesson {
  std::string
      id; // "vge/drive-check"; of one that came with its link "lesson=..."; under another edition "...&edition=vgi"
  demos::Lesson demo;
  Ruleset rules;                        // of its system, with the demo's own cards
  std::vector<std::size_t> chosen;      // at each of its forks, as far as the learner has chosen
  std::vector<demos::LessonStep> steps; // along what was chosen
  std::vector<Match> course;            // [i]: after i acts; what only tells is none
  std::uint64_t filled = 0;             // bit k: at some moment of it a place of this kind has a card
  std::size_t step = 0;                 // how many steps have been shown
  std::size_t followed = 0;             // as many moments of the session are those of the course
  bool free = false;                    // played on from here without it, as long as nobody goes back to it
  bool hinted = false;                  // the learner asked for the hint
  bool right = false;                   // the step that was shown last is the learner's own doing
  bool recording =
      false; // it is being written, and shown to nobody: what is played from its end on are new steps
};

// Takes the demo's text; rules are those of its system. Faults: why it is no lesson.
Result<std::unique_ptr<Lesson>> read_lesson(std::string id, std::string_view json, const Ruleset& rules,
                                            bool draft = false);

void lay_course(Lesson& lesson); // of what was chosen, by its rules

// Where a lesson goes one of several ways on, after so many steps. Of one that begins in several positions the first is which.
struct Fork {
  std::size_t step = 0;
  std::size_t depth = 0; // how many lie before it
  std::vector<const demos::LessonWay*> ways;
  std::optional<std::size_t> chosen;
};

// Those that the learner stands at; at the end of a way the one that it was chosen at: the others can be seen, too.
std::vector<Fork> forks_of(const Lesson& lesson, const Session& session);
void choose(Lesson& lesson, Session& session, std::size_t depth, std::size_t way); // it begins
// As an address says it ("1.0"), before the lesson is begun; what is no way of it is passed over.
void choose(Lesson& lesson, std::string_view ways);
// The step by which a way begins, perhaps another than the one that was chosen, where this answer is how it begins.
const demos::LessonStep* act_of_another_way(const Lesson& lesson, const Session& session,
                                            const Answer& given);
// The way of whoever has answered where the lesson forks as that way begins. False: no other way was taken.
bool choose_as_played(Lesson& lesson, const Session& session);

bool is_act(const demos::LessonStep& step);
std::size_t acts_before(const Lesson& lesson, std::size_t step);
Match after(const Rulebook& book, const Match& before, const demos::LessonStep& act);
const Match& position_before(const Lesson& lesson); // the step that was shown last
void begin(Lesson& lesson, Session& session);
// Brings the lesson to where the session is, after somebody answered, went back, or looked elsewhere.
void follow(Lesson& lesson, const Session& session);
std::string address_of(const Lesson& lesson);               // "demo=vge/drive-check&way=1&step=2", behind '#'
bool strayed(const Lesson& lesson, const Session& session); // the match goes on without the lesson

void play_on(Lesson& lesson, Session& session); // from here without the lesson

// What the learner is asked to do now; nullptr: nothing. Any other answer is told so instead of being taken.
const demos::LessonTask* task_of(const Lesson& lesson, const Session& session);
const demos::Sights& sights_of(const Lesson& lesson, const Session& session); // what is to be looked at now

// To the position after so many steps: what lies ahead is played, what lies behind is looked at.
void show_step(Lesson& lesson, Session& session, std::size_t step);

} // namespace twoseat
