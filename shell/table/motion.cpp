// Easing.
#include "shell/table/motion.h"

namespace twoseat {
namespace {

float eased(double t) {
  const double rest = 1 - std::clamp(t, 0.0, 1.0);
  return static_cast<float>(1 - rest * rest * rest);
}

bool same(const Pose& a, const Pose& b) {
  return std::abs(a.center.x - b.center.x) < 0.5F && std::abs(a.center.y - b.center.y) < 0.5F &&
         std::abs(a.height - b.height) < 0.5F && std::abs(a.degrees - b.degrees) < 0.5F &&
         std::abs(a.face - b.face) < 0.01F;
}

Pose between(const Pose& a, const Pose& b, float t) {
  return {mix(a.center, b.center, t), mix(a.height, b.height, t), mix(a.degrees, b.degrees, t),
          mix(a.face, b.face, t)};
}

} // namespace

void follow(Motion& motion, const Scene& scene, const std::map<std::uint16_t, Pose>& arrivals, double now,
            bool cut) {
  std::map<std::uint16_t, Glide> next;
  for (const Sprite& sprite : scene.sprites) {
    if (!sprite.id) continue;
    Glide glide{sprite.pose, sprite.pose, now - 1};
    if (!cut) {
      if (const auto was = motion.glides.find(sprite.id.value); was != motion.glides.end()) {
        glide = was->second;
        if (!same(glide.to, sprite.pose)) {
          glide.from = pose_now(motion, sprite, now);
          glide.begins = now;
        }
        glide.to = sprite.pose;
      } else if (const auto from = arrivals.find(sprite.id.value); from != arrivals.end()) {
        glide = {from->second, sprite.pose, now};
      }
    }
    next.emplace(sprite.id.value, glide);
  }
  motion.glides.swap(next);
}

Pose pose_now(const Motion& motion, const Sprite& sprite, double now) {
  const auto found = motion.glides.find(sprite.id.value);
  if (!sprite.id || found == motion.glides.end()) return sprite.pose;
  const double t = (now - found->second.begins) / Motion::glide_seconds;
  return t >= 1 ? found->second.to : between(found->second.from, found->second.to, eased(t));
}

bool gliding(const Motion& motion, const Sprite& sprite, double now) {
  const auto found = motion.glides.find(sprite.id.value);
  return sprite.id && found != motion.glides.end() && now - found->second.begins < Motion::glide_seconds;
}

bool rolling(const Motion& motion, double now) {
  return !motion.dice.empty() && now - motion.rolled < Motion::roll_seconds;
}

bool moving(const Motion& motion, double now) {
  for (const auto& [id, glide] : motion.glides)
    if (now - glide.begins < Motion::glide_seconds) return true;
  for (const Flyer& flyer : motion.flyers)
    if (now - flyer.begins < Motion::glide_seconds) return true;
  return rolling(motion, now);
}

// Of thousands it shows whole ones.
std::int32_t count_now(Count& count, CardId card, std::int32_t value, double now, bool cut) {
  if (count.card != card || cut) count = {card, value, value, now};
  const std::int32_t unit = count.from % 1000 == 0 && count.to % 1000 == 0 ? 1000 : 1;
  const double t = std::clamp((now - count.begins) / Motion::count_seconds, 0.0, 1.0);
  const std::int32_t all = (count.to - count.from) / unit;
  const auto steps = static_cast<std::int32_t>(t * all);
  const std::int32_t shown = t >= 1 ? count.to : count.from + steps * unit;
  if (count.to != value) count = {card, shown, value, now};
  return shown;
}

const Spotlight* spotlight_now(Motion& motion, double now) {
  while (!motion.spotlights.empty() && motion.spotlights.front().ends <= now)
    motion.spotlights.erase(motion.spotlights.begin());
  return motion.spotlights.empty() ? nullptr : &motion.spotlights.front();
}

void skip_spotlight(Motion& motion, double now) {
  if (motion.spotlights.empty()) return;
  const double left = motion.spotlights.front().ends - now;
  motion.spotlights.erase(motion.spotlights.begin());
  for (Spotlight& spotlight : motion.spotlights)
    spotlight.begins -= left, spotlight.ends -= left;
}

} // namespace twoseat
