// What the page's board editor needs of the program: what a position is made of, and the table to lay it on.
#pragma once
#include "shell/app.h"

namespace twoseat::editing {

// Editions, places with the form in which the table lays them out, counters, moments and questions of a system, and how cards of it can lie. Shape: web/twoseat.d.ts.
std::string board_facts_json(App& app, std::string_view system);
// A position as the "given" of a demo stands in its file, with its system and edition: laid on the table, with both
// hands open. What is wrong with it, as [{"where", "rule", "sentence"}]; empty: it lies there.
std::string lay_position_json(App& app, std::string_view position);
// The same without the table, which stays as it is: {"faults": [...], "link": the position's, "over": how the match has
// ended there already, or null}.
std::string check_position_json(App& app, std::string_view position);
// What lies on the table, if whoever sits there may see all of it: {"demo": {"system", "edition", "given"}, "lost": [what
// a position cannot say, or why there is none], "closed": whether that is because a hand is covered}.
std::string table_position_json(App& app);
// Cards that a demo brings along, as the text of a JSON list: {"faults": [...], "cards": [as the deck builder's pool]}.
std::string own_cards_json(App& app, std::string_view system, std::string_view cards, Language language);

} // namespace twoseat::editing
