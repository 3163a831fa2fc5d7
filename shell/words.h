// Everything that the table says in English, in one place, to be translated.
#pragma once
#include "engine/twoseat.h"
#include "shell/ruleset.h"
#include <array>
#include <string>
#include <string_view>

namespace twoseat::words {

using Names = std::array<std::string, 2>;

// --- Messages
inline constexpr const char* link_broken = "This link cannot be opened";
inline constexpr const char* no_lesson = "This demo cannot be shown";
inline constexpr const char* deck_not_legal = "This match cannot begin";
inline constexpr const char* not_allowed = "Not now";
inline constexpr const char* same_course =
    "This match was played with other card data, but its course is the same.";
inline constexpr const char* no_match_link =
    "This match began from a position, so there is no link to all of it. The position was copied instead.";
inline constexpr const char* no_data = "The table cannot be set, its own data is damaged:";
inline constexpr const char* no_window = "The table cannot be drawn here. Switching hardware acceleration "
                                         "on, or a current browser, may help. The reason:";
std::string departs(std::uint32_t at, std::uint32_t length);

// --- Buttons and titles
inline constexpr const char* undo = "Undo";
inline constexpr const char* redo = "Redo";
inline constexpr const char* first = "To the beginning";
inline constexpr const char* last = "To the latest move";
inline constexpr const char* log = "Log";
inline constexpr const char* menu = "Menu";
inline constexpr const char* close = "Close";
inline constexpr const char* new_match = "New match";
inline constexpr const char* welcome = "Take a seat, both of you";
inline constexpr const char* notice = "Not affiliated with the makers of any game.";
inline constexpr const char* wins = "Wins";
inline constexpr const char* build_deck = "Build a deck";
inline constexpr const char* edit_board = "Set up a position";
inline constexpr const char* start_match = "Start the match";
inline constexpr const char* copy_match = "Copy link to the match";
inline constexpr const char* copy_position = "Copy link to this position";
inline constexpr const char* copy_seat = "Copy link to what I see";
inline constexpr const char* concede = "Concede";
inline constexpr const char* concede_question = "Give up this match?";
inline constexpr const char* concede_yes = "Concede";
inline constexpr const char* concede_no = "Play on";
inline constexpr const char* open_hands_on = "Open hands: on";
inline constexpr const char* open_hands_off = "Open hands: off";
inline constexpr const char* to_light = "Light table";
inline constexpr const char* to_dark = "Dark table";
inline constexpr const char* help = "Keys and help";
inline constexpr const char* agree = "Allow it";
inline constexpr const char* refuse = "Leave it";
inline constexpr const char* dismiss = "Close message";
inline constexpr const char* back_to_match = "Back to the match";
inline constexpr const char* seat_link_shown = "You are looking through one seat's eyes, from a link.";
inline constexpr const char* looking_back =
    "An earlier moment. Play on from here, or go back to the latest move.";
inline constexpr const char* choose_here = "Choose";
inline constexpr const char* nobody_knows = "Hidden card";
inline constexpr const char* about =
    "Twoseat, a rules table for trading card games. Not affiliated with, or endorsed by, the makers of any "
    "game; the names of games belong to their owners. The cards and their world are this project's own.";
inline constexpr const char* keys[] = {
    "Arrows, Tab: move over what may be chosen",
    "Enter: choose it      Space: toggle it, or press the green button",
    "U or Ctrl+Z: undo      Ctrl+Y: redo      Home, End: first, latest",
    "L: log      Esc: close      ?: this list",
    "Hover or press long on a card to read it; drag it to play it.",
};
inline constexpr const char* game = "Game";
inline constexpr const char* decks_title = "Decks and names";
inline constexpr const char* seed = "Seed";
inline constexpr const char* next_deck = "Another deck";

std::string name_field(std::size_t seat, const std::string& name); // "Name of the second seat: Bo"
std::string pass_device(const std::string& name);                  // "Pass the device to Bo"
std::string i_am(const std::string& name);                         // "I am Bo"
std::string waits_for(const std::string& name);
std::string take_back_title(const std::string& asker, const std::string& other);
std::string result(const Rulebook& book, const SeatView& view, const Names& names);
std::string turn_of(std::uint32_t turn, Seat player, const Names& names); // "Turn 3, Ada"

// --- Where the match stands: "Turn 3, Ada, battle phase, drive step" and its rule.
struct WhereText {
  std::string turn, steps;
  Rule rule;
};
WhereText where(const Rulebook& book, const SeatView& view, const Names& names);

// --- Decisions
std::string question(const Rulebook& book, const SeatView& view);
std::string option(const Ruleset& rules, const SeatView& view, const Move& move);
std::string option_short(const Ruleset& rules, const SeatView& view,
                         const Move& move); // for a chooser at the card
std::string more_wait(std::size_t count);   // "3 more wait"
std::string waiting(const Ruleset& rules, const SeatView& view, const EntryView& entry); // on the stack
// The primary button of a choice of several.
std::string done(const Ruleset& rules, const Choice& choice, std::size_t picked, std::int32_t sum);

// --- "Why not?"
inline constexpr const char* why_not = "Why not?";
inline constexpr const char* nothing_from_there =
    "By the rules alone no card does anything from there; only abilities that say so do.";
std::string why_not_title(const Rulebook& book, const SeatView& view, CardId card);
std::string may_do(const Rulebook& book, std::uint8_t verb); // "Call: possible now."
std::string cannot_do(const Rulebook& book, std::uint8_t verb, const std::string& why); // "Call: ..."

std::string capital(std::string text);
std::string place_name(const Rulebook& book, const SeatView& view, PlaceId place);
std::string choose_in(const std::string& place);
std::string thousands(std::int32_t value); // 10 000 as people read it: "10,000"

} // namespace twoseat::words
