// What automatic abilities wait for, as card texts name it. [vge 11.9]
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon_words.h"

namespace twoseat::vanguard {
namespace {

constexpr std::uint64_t by(std::initializer_list<Cause> causes) {
  std::uint64_t bits = 0;
  for (const Cause cause : causes)
    bits |= std::uint64_t{1} << num(cause);
  return bits;
}
constexpr std::uint64_t placing = by({Cause::Ride, Cause::Call, Cause::Guard, Cause::Put, Cause::Stride,
                                      Cause::Dress, Cause::XoverDress, Cause::Legion, Cause::GGuard});
constexpr std::uint64_t by_ability = by({Cause::Effect, Cause::DrawTrigger, Cause::OverTrigger,
                                         Cause::PersonaRide, Cause::Gift}); // [vge 7.6.4.1.1]
constexpr std::int32_t timing(Timing which) {
  return num(which);
}
constexpr std::int32_t link(Link which) {
  return num(which);
}

// What effects do, too, so that it may be asked by whose. What only checks, plays and battles do is not among it.
constexpr OccasionWord done(OccasionWord word) {
  word.by_effects = true;
  return word;
}

// What effects say happened, without a change to see.
constexpr OccasionWord said_of(const char* id, Said what) {
  OccasionWord word;
  word.id = id;
  word.kind = EventKind::Said;
  word.causes = by({Cause::Effect});
  word.number = num(what);
  word.by_effects = true;
  return word;
}

constexpr OccasionWord of_units(OccasionWord word) {
  word.of_units = true;
  return word;
}

// A number of a card, or a counter of a player, became greater or less. [vge 1.3.6, 7.48.1]
constexpr OccasionWord changed(const char* id, Attribute attribute, std::int8_t change) {
  OccasionWord word;
  word.id = id;
  word.kind = EventKind::Modified;
  word.attribute = num(attribute);
  word.change = change;
  word.by_effects = true;
  return word;
}
constexpr OccasionWord counted(const char* id, Counter counter, std::int8_t change) {
  OccasionWord word;
  word.id = id;
  word.kind = EventKind::Counted;
  word.attribute = num(counter);
  word.change = change;
  word.of_player = true;
  return word;
}

// [vge 7.9 | vgi 10.3.1]
bool is_discarded(const Match& match, const Event& event) {
  return !decided(match).discards_from_hand_only || zone_of(event.from) == Zone::Hand;
}
constexpr OccasionWord discarded() {
  OccasionWord word = done({"discarded", EventKind::Moved});
  word.from = at(Zone::Deck) | at(Zone::Hand) | at(Zone::Gauge);
  word.to = at(Zone::Drop);
  word.replaceable = true;
  word.only_if = is_discarded;
  return word;
}

constexpr OccasionWord put_by_its_player() {
  OccasionWord word;
  word.id = "put-by-its-player";
  word.kind = EventKind::Moved;
  word.only_if = is_put_by_its_player;
  return word;
}

constexpr OccasionWord occasions[] = {
    {"", EventKind::Ended, 0, 0, 0, -2},
    done({"placed", EventKind::Moved, placing, 0, on_field, -1, false, false, true}), // [vge 7.17]
    done({"called", EventKind::Moved, by({Cause::Call, Cause::Guard, Cause::Put}), 0,
          on_field & ~at(Zone::Vanguard)}),                                      // [vge 6.2, 6.2.1.2]
    done({"rides", EventKind::Moved, by({Cause::Ride}), 0, at(Zone::Vanguard)}), // [vge 6.3]
    done({"ridden-upon", EventKind::Moved, by({Cause::Soul}), at(Zone::Vanguard), at(Zone::Soul), -1, false,
          true}),
    of_units(done(
        {"retired", EventKind::Moved, 0, on_field, at(Zone::Drop), -1, false, true, true})), // [vge 7.18.2]
    discarded(),
    of_units(done({"leaves-field", EventKind::Moved, 0, on_field, ~on_field, -1, false, true, true})),
    done({"put", EventKind::Moved, 0, 0, 0, -1, false, false, true}),
    put_by_its_player(),
    done({"drawn", EventKind::Moved, by({Cause::Draw}) | by_ability, at(Zone::Deck), at(Zone::Hand), -1,
          false, false, true}),
    done({"drawn-by-ability", EventKind::Moved, by_ability, at(Zone::Deck), at(Zone::Hand)}), // [vge 7.6.4.1]
    done({"stands", EventKind::Stood}),
    done({"rests", EventKind::Rested}),
    {"attacks", EventKind::Related, 0, 0, 0, link(Link::Attacking)},    // [vge 10.4.1.5.3]
    {"is-attacked", EventKind::Related, 0, 0, 0, link(Link::Attacked)}, // [vge 10.4.1.9]
    {"attacks-unit", EventKind::Related, 0, 0, 0, link(Link::Attacked), true},
    {"boosts", EventKind::Related, 0, 0, 0, link(Link::Boosting)}, // [vge 10.4.1.12.2]
    {"is-boosted", EventKind::Related, 0, 0, 0, link(Link::Boosting), true},
    {"harmonizes", EventKind::Related, 0, 0, 0, link(Link::Harmony)},    // [vge 14.36.1]
    {"hits", EventKind::Said, by({Cause::Hit, Cause::Attack}), 0, 0, 0}, // [vge 10.7.1.6, 10.7.1.8]
    {"hits-unit", EventKind::Said, by({Cause::Hit, Cause::Attack})}, // once for each unit [vge 10.7.1.6.1]
    {"does-not-hit", EventKind::Said, by({Cause::NoHit})},           // [vge 10.7.1.7]
    {"is-hit", EventKind::Said, by({Cause::Hit}), 0, 0, -1, true},
    {"drive-check", EventKind::Moved, by({Cause::DriveCheck}), 0, at(Zone::Trigger)},   // [vge 7.22]
    {"damage-check", EventKind::Moved, by({Cause::DamageCheck}), 0, at(Zone::Trigger)}, // [vge 7.23]
    {"damage-taken", EventKind::Moved, 0, 0, at(Zone::Damage), -1, false, false, true},
    done({"moves", EventKind::Moved, by({Cause::Move, Cause::Exchange, Cause::Intercept, Cause::Attach}),
          on_field, on_field}), // attached and loose again, too [vge 7.34.1, 6.9.2.2, 9.11.6]
    {"dresses", EventKind::Moved, by({Cause::Dress}), at(Zone::Hand), on_field},           // [vge 6.7.2.2]
    {"xoverdresses", EventKind::Moved, by({Cause::XoverDress}), at(Zone::Hand), on_field}, // [vge 6.8.3.3]
    {"attaches", EventKind::Moved, by({Cause::Attach}), 0, at(Zone::Vanguard)},            // [vge 6.9.2]
    {"dominated", EventKind::Said, by({Cause::Dominate})},                                 // [vge 7.39.1]
    said_of("sung", Said::Sung),                                                           // [vge 17.6.2.1]
    said_of("operated", Said::Operated),                                                   // [vge 17.11.2]
    said_of("armed", Said::Armed), // with the other one [vge 17.7.5]
    done({"imprisoned", EventKind::Moved, by({Cause::Imprison}), 0, at(Zone::OrderZone)}), // [vge 17.5.1.1]
    {"alchemixes", EventKind::Said, by({Cause::Alchemix}), 0, 0, 1},                       // [vge 6.10.6]
    {"is-alchemixed", EventKind::Said, by({Cause::Alchemix}), 0, 0, 0, false, true},       // [vge 6.10.7]
    {"legions", EventKind::Said, by({Cause::Legion})},                                     // [vge 6.4.2.1]
    done({"locked", EventKind::TurnedDown, by({Cause::Lock})}),                            // [vge 7.30.1.1]
    done({"unlocked", EventKind::TurnedUp, by({Cause::Unlock})}),                          // [vge 7.31.1]
    done({"deleted", EventKind::TurnedDown, by({Cause::Delete})}),                         // [vge 7.32.1]
    done({"turned-up", EventKind::TurnedUp}),
    done({"bound", EventKind::Moved, by({Cause::Bind}), 0, at(Zone::Bind), -1, false, false,
          true}),                                                                    // [vge 7.29]
    done({"gauge-put", EventKind::Moved, by({Cause::Gauge}), 0, at(Zone::Gauge)}),   // [vge 7.40.1]
    done({"strides", EventKind::Moved, by({Cause::Stride}), 0, at(Zone::Vanguard)}), // [vge 6.5.1]
    {"becomes-heart", EventKind::Said, by({Cause::Heart}), 0, 0, 1, false, true},    // [vge 6.5.2]
    {"heart-returns", EventKind::Said, by({Cause::Heart}), 0, 0, 0},                 // [vge 6.5.4.1]
    {"g-zone", EventKind::Moved, 0, 0, at(Zone::GZone), -1, false, true},            // [vge 9.11.7]
    {"guards", EventKind::Related, 0, 0, 0, link(Link::Guarding)},
    {"intercepts", EventKind::Related, 0, on_field, 0, link(Link::Intercepting)}, // [vge 10.5.1.2.4.1]
    changed("power-increased", Attribute::Power, 1), // by effects that are carried out, and triggers
    changed("power-decreased", Attribute::Power, -1),
    counted("energy-charged", Counter::Energy, 1),          // [vge 7.48.2.1]
    {"deck-looked-at", EventKind::Said, by({Cause::Look})}, // [vge 7.7.4]
    {"shuffled", EventKind::Shuffled, 0, at(Zone::Deck)},   // [vge 7.12.1]
    {"order-played", EventKind::Moved, by({Cause::Order}), 0, at(Zone::OrderArea)},
    {"turn", EventKind::Timed, 0, 0, 0, timing(Timing::Turn)},
    {"draw-phase", EventKind::Timed, 0, 0, 0, timing(Timing::DrawPhase)},
    {"g-assist-step", EventKind::Timed, 0, 0, 0, timing(Timing::GAssist)}, // [vge 9.5.2]
    {"ride-phase", EventKind::Timed, 0, 0, 0, timing(Timing::RidePhase)},
    {"stride-step", EventKind::Timed, 0, 0, 0, timing(Timing::StrideStep)},
    {"main-phase", EventKind::Timed, 0, 0, 0, timing(Timing::MainPhase)},
    {"battle-phase", EventKind::Timed, 0, 0, 0, timing(Timing::BattlePhase)},
    {"attack-step", EventKind::Timed, 0, 0, 0, timing(Timing::AttackStep)},
    {"guard-step", EventKind::Timed, 0, 0, 0, timing(Timing::GuardStep)},
    {"drive-step", EventKind::Timed, 0, 0, 0, timing(Timing::DriveStep)},
    {"damage-step", EventKind::Timed, 0, 0, 0, timing(Timing::DamageStep)},
    {"end-of-battle", EventKind::Timed, 0, 0, 0, timing(Timing::CloseStep)},
    {"end-of-turn", EventKind::Timed, 0, 0, 0, timing(Timing::EndPhase)},
    {"stand-up", EventKind::Timed, 0, 0, 0, timing(Timing::StandUp)},
    {"start-step", EventKind::Timed, 0, 0, 0, timing(Timing::StartStep)}, // [vgm 10.3.1.1 | vgi 7.2.1.1]
};

} // namespace

std::span<const OccasionWord> occasion_words() {
  return occasions;
}

} // namespace twoseat::vanguard
