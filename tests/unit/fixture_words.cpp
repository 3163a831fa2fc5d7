// How doctest prints our words when a check fails.
#include "fixture.h"

namespace doctest {
String StringMaker<twoseat::vanguard::Zone>::convert(twoseat::vanguard::Zone zone) {
  return twoseat::vanguard::vocabulary.zones[twoseat::vanguard::num(zone)].name;
}
String StringMaker<twoseat::Seat>::convert(twoseat::Seat seat) {
  return seat == twoseat::Seat::A ? "A" : seat == twoseat::Seat::B ? "B" : "nobody";
}
String StringMaker<std::vector<std::string>>::convert(const std::vector<std::string>& list) {
  std::string all;
  for (const std::string& entry : list)
    all += (all.empty() ? "" : ", ") + entry;
  return all.c_str();
}
} // namespace doctest
