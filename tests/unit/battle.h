// One battle of a test: a unit on A's front left circle attacks B's vanguard, or a rear-guard of B's.
// It stops where B is asked to guard.
#pragma once
#include "fixture.h"

namespace twoseat::test {

struct Battle {
  Scene scene;
  CardId attacker, target;

  explicit Battle(const char* from_the_left) { attacker = scene.rear(A, Zone::FrontLeft, from_the_left); }
  void vanguard_is_attacked() {
    scene.begin(Proc::BattlePhase);
    target = scene.on(B, Zone::Vanguard);
    scene.attack(attacker, target);
  }
  void rear_guard_is_attacked(const char* id) {
    target = scene.rear(B, Zone::FrontRight, id);
    scene.begin(Proc::BattlePhase);
    scene.attack(attacker, target);
  }
  bool hit() const { return scene.when("10.7.1.6", EventKind::Said) > 0; }
  bool missed() const { return scene.when("10.7.1.7", EventKind::Said) > 0; }
};

} // namespace twoseat::test
