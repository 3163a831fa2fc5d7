// Words in brackets that stand for an icon of the printed card: "[AUTO]", "[Power]", "[Once per turn]". They are drawn as
// labels, and said without their brackets where nothing is drawn. What a cost says in brackets is a sentence, and no label.
#pragma once
#include <string>
#include <string_view>

namespace twoseat {

std::size_t
label_length(std::string_view text);           // of the label that the text begins with, in brackets; 0: none
std::string unlabelled(std::string_view text); // "gets [Power]+5000" is told as "gets Power +5000"

} // namespace twoseat
