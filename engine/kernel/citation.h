// Citations in the numbers of the edition that is played.
#pragma once
#include "engine/kernel/rule.h"
#include <vector>

namespace twoseat {

// Families cite the first of their editions. Another one has numbers of its own for the same rules (assets/editions); where it
// has no such rule the first one's is said, "[vge 9.8.2]". A rule that only a later edition has comes with its name: "vgi 4.8.2".
std::string citation(std::string_view edition, Rule rule);
std::string number_in(std::string_view edition,
                      Rule rule); // the same without brackets: "10.5.1.2", or "vge 9.8.2"
// The other way round: which rules of the first edition together say what this one does. Several such lists where a rulebook
// has used a number more than once; none in the first edition itself.
std::vector<std::vector<std::string>> first_numbers(std::string_view edition, std::string_view number);

} // namespace twoseat
