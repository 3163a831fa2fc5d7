// Mostly there is nothing of this, and then it costs one bit a list.
#include "engine/sharing/position_effects.h"
#include "engine/abilities/repeating.h"
#include "engine/kernel/information.h"
#include "engine/sharing/envelope.h"
#include <algorithm>

namespace twoseat {
namespace {

struct Models {
  NumberModel size, ability, number, generation, marks;
  BitModel there = seldom, left = seldom, followed = seldom, textless = seldom;
  RoundModel amount;
};

template <class Io, class Vector>
void pack_size(Io& io, Models& models, Vector& vector) {
  auto size = vector.size();
  io.number(models.size, size, static_cast<std::uint32_t>(Vector::capacity()));
  while (Io::reads && vector.size() < size && !vector.full())
    vector.push({});
}

template <class Io>
void pack_card_id(Io& io, const Match& match, CardId& card) {
  io.uniform(card.value, static_cast<std::uint32_t>(match.cards.size() + 1));
}

// The names that it had, up to the first that is none.
template <class Io>
void pack_names(Io& io, Models& models, Reference& reference) {
  for (std::uint16_t& name : reference.names) {
    bool any = name != 0;
    io.flag(models.there, any);
    if (!any) break;
    io.uniform(name, 0xffff);
  }
  bool textless = reference.textless != 0;
  io.flag(models.textless, textless);
  reference.textless = textless ? 1 : 0;
}

template <class Io>
void pack_reference(Io& io, Models& models, const Match& match, Reference& reference) {
  bool there = bool(reference.card);
  io.flag(models.there, there);
  if (!there) return;
  pack_card_id(io, match, reference.card);
  io.number(models.generation, reference.generation, 0xffff);
  io.uniform(reference.def.value, 0xffff);
  io.uniform(reference.place.value, 256);
  bool left = reference.left != Left::No;
  io.flag(models.left, left);
  if (!left) return;
  bool followed = reference.left == Left::Followed;
  io.flag(models.followed, followed);
  reference.left = followed ? Left::Followed : Left::Gone;
  for (std::uint32_t* bits : {&reference.marks[0], &reference.marks[1], &reference.states})
    for (unsigned half = 0; half < 32; half += 16) {
      std::uint32_t part = (*bits >> half) & 0xffffU;
      io.number(models.marks, part, 0xffff);
      *bits = (*bits & ~(0xffffU << half)) | part << half;
    }
  for (std::int32_t& number : reference.numbers) {
    bool has_none = number == absent;
    io.flag(models.there, has_none);
    if (has_none)
      number = absent;
    else
      pack_round(io, models.amount, number);
  }
  pack_names(io, models, reference);
}

template <class Io, class Item>
void pack_subjects(Io& io, Models& models, const Match& match, Item& item) {
  pack_reference(io, models, match, item.source);
  pack_reference(io, models, match, item.subject);
  pack_reference(io, models, match, item.other);
  io.number(models.ability, item.ability, 0xffff);
  io.uniform(item.seat, 3);
  pack_round(io, models.amount, item.amount);
}

template <class Io>
void pack_entry(Io& io, Models& models, const Match& match, StackEntry& entry) {
  for (CardId* card : {&entry.source, &entry.target, &entry.helper})
    pack_card_id(io, match, *card);
  io.number(models.generation, entry.source_generation, 0xffff);
  io.number(models.generation, entry.target_generation, 0xffff);
  io.number(models.ability, entry.ability, 0xffff);
  io.number(models.number, entry.flags, 0xffff);
  io.uniform(entry.place.value, 256);
  io.uniform(entry.seat, 3);
  io.uniform(entry.kind, 256);
  io.number(models.number, entry.effect, 255);
  for (std::int8_t& number : entry.numbers) {
    auto bits = static_cast<std::uint8_t>(number);
    io.number(models.number, bits, 255);
    number = static_cast<std::int8_t>(bits);
  }
}

template <class Io>
void pack_all(Io& io, const Rulebook& book, Match& match) {
  Models models;
  pack_size(io, models, match.standby);
  for (std::size_t i = 0; i < match.standby.size() && !io.failed(); ++i) {
    pack_subjects(io, models, match, match.standby[i]);
    io.uniform(match.standby[i].secret, 2);
  }
  pack_size(io, models, match.effects);
  for (std::size_t i = 0; i < match.effects.size() && !io.failed(); ++i) {
    Effect& effect = match.effects[i];
    pack_subjects(io, models, match, effect);
    io.number(models.number, effect.at, 0xffff);
    io.uniform(effect.flags, 256);
    io.number(models.number, effect.picks, 0xffff);
  }
  pack_size(io, models, match.bound);
  for (std::size_t i = 0; i < match.bound.size() && !io.failed(); ++i) {
    Bound& bound = match.bound[i];
    pack_reference(io, models, match, bound.card);
    io.number(models.number, bound.effect, 255);
    io.number(models.number, bound.variable, 255);
    io.number(models.number, bound.spare, 0xffff);
  }
  pack_size(io, models, match.uses);
  for (std::size_t i = 0; i < match.uses.size() && !io.failed(); ++i) {
    Use& use = match.uses[i];
    pack_card_id(io, match, use.card);
    io.number(models.generation, use.generation, 0xffff);
    io.number(models.ability, use.ability, 0xffff);
    io.uniform(use.seat, 3);
    io.uniform(use.duration, 7);
  }
  pack_size(io, models, match.replaced);
  for (std::size_t i = 0; i < match.replaced.size() && !io.failed(); ++i) {
    Replaced& replaced = match.replaced[i];
    pack_card_id(io, match, replaced.card);
    io.number(models.generation, replaced.generation, 0xffff);
    pack_card_id(io, match, replaced.source);
    io.number(models.ability, replaced.ability, 0xffff);
    io.uniform(replaced.stage, 3);
    io.number(models.number, replaced.depth, 255);
  }
  if (book.family->lexicon == nullptr || book.family->lexicon->declared == nullptr) return; // nothing waits
  pack_size(io, models, match.entries);
  for (std::size_t i = 0; i < match.entries.size() && !io.failed(); ++i)
    pack_entry(io, models, match, match.entries[i]);
}

// --- Soundness ------------------------------------------------------------------------------------------------

// What a card was is kept only once it is that no longer.
bool has_nothing_kept(const Reference& reference) {
  return reference.marks == decltype(reference.marks){} && reference.states == 0 &&
         reference.numbers == decltype(reference.numbers){} &&
         reference.names == decltype(reference.names){} && reference.textless == 0;
}

bool sound(const Rulebook& book, const Match& match, const Reference& reference) {
  if (reference.left > Left::Followed) return false;
  if (!reference.card)
    return reference.generation == 0 && !reference.def && !reference.place && reference.left == Left::No &&
           has_nothing_kept(reference);
  if (reference.left == Left::No && !has_nothing_kept(reference)) return false;
  if (reference.card.value > match.cards.size() || !book.has(reference.def)) return false;
  if (std::any_of(reference.names.begin(), reference.names.end(),
                  [&](std::uint16_t name) { return name > book.names.size(); }))
    return false;
  return reference.place && reference.place.value <= match.places.size();
}

template <class Item>
bool sound_item(const Rulebook& book, const Match& match, const Item& item) {
  return sound(book, match, item.source) && sound(book, match, item.subject) &&
         sound(book, match, item.other) && item.ability < book.script.abilities.size() &&
         (item.seat == Seat::A || item.seat == Seat::B) && item.amount >= -most_amount &&
         item.amount <= most_amount;
}

// To an effect, to an ability that stands by with it, or to a rule.
bool sound_bond(const Match& match, const Bound& bound) {
  return bound.effect < match.effects.size() ||
         (is_kept_by_the_rules(bound) && bound.card.left == Left::Gone && bound.spare == 0) ||
         std::any_of(match.standby.begin(), match.standby.end(),
                     [&](const Standby& standby) { return is_waiting_with(standby, bound); });
}

// Its locals are the event: which card, where to, by what cause.
bool sound_replacing(const Rulebook& book, const Match& match, const Frame& frame) {
  const std::uint16_t to = frame.locals[1], cause = frame.locals[2];
  return frame.card(0) && to != 0 && to <= match.places.size() && cause < book.family->causes.size();
}

} // namespace

void pack_running(Writer& writer, const Rulebook& book, Match& match) {
  pack_all(writer, book, match);
}
void pack_running(Reader& reader, const Rulebook& book, Match& match) {
  pack_all(reader, book, match);
}

const char* unsound_running(const Rulebook& book, const Match& match) {
  for (const Standby& standby : match.standby) // without a source: the question whether something stands by
    if (!sound_item(book, match, standby) || standby.secret > 1 ||
        bool(standby.source.card) != (standby.ability != 0) || (!standby.source.card && standby.secret == 0))
      return "An ability that stands by in this position does not exist.";
  for (const Effect& effect : match.effects) {
    if (!sound_item(book, match, effect) || !effect.source.card || effect.ability == 0)
      return "An effect under way in this position does not exist.";
    const script::Ability& ability = book.script.abilities[effect.ability];
    if (effect.at < ability.first || effect.at > ability.first + ability.size)
      return "An effect under way in this position stands outside of its text.";
  }
  for (const Bound& bound : match.bound)
    if (!bound.card.card || !sound(book, match, bound.card) || !sound_bond(match, bound) ||
        (bound.variable < own_variables && (bound.spare & 0xffU) > match.places.size()))
      return "An effect under way in this position has chosen a card that does not exist.";
  for (const Use& use : match.uses)
    if (use.card.value > match.cards.size() || use.ability == 0 ||
        use.ability >= book.script.abilities.size() || (use.seat != Seat::A && use.seat != Seat::B) ||
        use.duration > Duration::Moment)
      return "An ability is said to have been used that does not exist.";
  for (const Replaced& replaced : match.replaced)
    if (!replaced.card || replaced.card.value > match.cards.size() || !replaced.source ||
        replaced.source.value > match.cards.size() || replaced.ability == 0 ||
        replaced.ability >= book.script.abilities.size() || replaced.stage > Replacing::Declined ||
        replaced.depth > match.stack.size())
      return "An event that is replaced in this position is about a card that does not exist.";
  for (const StackEntry& entry : match.entries)
    if (entry.source.value > match.cards.size() || entry.target.value > match.cards.size() ||
        entry.helper.value > match.cards.size() || entry.place.value > match.places.size() ||
        (entry.seat != Seat::A && entry.seat != Seat::B) || entry.effect > match.effects.size() ||
        entry.ability >= book.script.abilities.size())
      return "Something that was declared in this position does not exist.";
  if (book.family->lexicon == nullptr) return match.effects.empty() ? nullptr : "This game has no effects.";
  const Lexicon& words = *book.family->lexicon;
  std::size_t running = 0;
  for (const Frame& frame : match.stack) {
    running += frame.procedure == words.effect_procedure ? 1U : 0U;
    if (words.replace_procedure != 0 && frame.procedure == words.replace_procedure &&
        !sound_replacing(book, match, frame))
      return "It stands in the middle of something that cannot be going on.";
  }
  std::size_t declared = 0; // the last effect that was, and does not run yet; each lies above those before it
  bool in_order = true;
  for (const StackEntry& entry : match.entries) {
    if (entry.effect == 0) continue;
    in_order = in_order && entry.effect > declared;
    declared = entry.effect;
    ++running;
  }
  const bool top_runs = match.stack.empty() || match.stack.back().procedure != words.effect_procedure ||
                        declared < match.effects.size();
  return in_order && top_runs && running == match.effects.size()
             ? nullptr
             : "The effects under way in this position do not fit what is going on.";
}

} // namespace twoseat
