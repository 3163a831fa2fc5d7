// Everything that the table itself says, in one place: in English, which is also the key of the other languages'
// phrases in assets/words/table.json. Whoever shows one of these asks the phrasebook for it: app.say(words::undo).
#pragma once
#include "engine/twoseat.h"
#include "shell/match/ruleset.h"
#include <array>
#include <string>
#include <string_view>

namespace twoseat::words {

using Names = std::array<std::string, 2>;

// --- Messages
inline constexpr const char* link_broken = "This link cannot be opened";
inline constexpr const char* names_broken = "The players' names in it cannot be read.";
inline constexpr const char* not_two_editions = "These are not two editions of this game.";
inline constexpr const char* one_edition = "This game is played by one rulebook here.";
inline constexpr const char* not_so_many = "It has not so many answers.";
inline constexpr const char* no_lesson = "This demo cannot be shown";
inline constexpr const char* deck_not_legal = "This match cannot begin";
inline constexpr const char* not_allowed = "Not now";
inline constexpr const char* not_this = "That is allowed, but the lesson asks for something else.";
inline constexpr const char* puzzle_proving = "Your last answer is still being looked through.";
inline constexpr const char* puzzle_over =
    "This line is only shown. Try again from where it was still right.";
inline constexpr const char* puzzle_failed = "That fails: it is over.";
inline constexpr const char* puzzle_shown = "That was one way to do it.";
inline constexpr const char* try_again = "Try again";
inline constexpr const char* no_puzzle = "This is no puzzle that can be played here.";
inline constexpr const char* same_course =
    "This match was played with other card data, but its course is the same.";
inline constexpr const char* no_match_link =
    "This match began from a position, so there is no link to all of it. The position was copied instead.";
inline constexpr const char* no_lesson_link =
    "On this table lie cards that only its lesson knows: there is no link to it but the lesson's own.";
inline constexpr const char* no_data = "The table cannot be set, its own data is damaged:";
inline constexpr const char* no_window = "The table cannot be drawn here. Switching hardware acceleration "
                                         "on, or a current browser, may help. The reason:";
inline constexpr const char* departed =
    "The rules or cards have changed since this match was played: it departs at answer {at} of {length}. You "
    "see it up to there.";
std::string departs(const Phrasebook& say, std::uint32_t at, std::uint32_t length);

// --- Buttons and titles
inline constexpr const char* undo = "Undo";
inline constexpr const char* redo = "Redo";
inline constexpr const char* first = "To the beginning";
inline constexpr const char* last = "To the latest move";
inline constexpr const char* history = "History";
inline constexpr const char* log = "Log";
inline constexpr const char* menu = "Menu";
inline constexpr const char* close = "Close";
inline constexpr const char* card_detail = "Card detail";
inline constexpr const char* new_match = "New match";
inline constexpr const char* welcome = "Take your seats";
inline constexpr const char* notice = "Not affiliated with the makers of any game.";
inline constexpr const char* build_deck = "Build a deck";
inline constexpr const char* matches = "Your matches";
inline constexpr const char* edit_board = "Set up a position";
inline constexpr const char* tutorials = "Tutorials";
inline constexpr const char* gallery = "Demos";
inline constexpr const char* puzzles = "Puzzles";
inline constexpr const char* compare = "What changes in another edition?";
inline constexpr const char* no_position = "This is no position in JSON.";
inline constexpr const char* foreign_cards =
    "Only demos have these cards, so they cannot be laid on the table: {cards}.";
inline constexpr const char* no_table = "No match lies on the table.";
inline constexpr const char* hands_closed =
    "A hand is covered: the editor would show it. Open both hands first.";
inline constexpr const char* unsayable = "From here on no words of demos mean exactly what was answered.";
inline constexpr const char* again = "Again";
inline constexpr const char* swap_decks = "Swap decks";
inline constexpr const char* course = "How it went";
inline constexpr const char* course_thinking = "The match is being looked through: {number} %";
inline constexpr const char* course_chance = "Chance of winning";
inline constexpr const char* turn_by_turn = "{what}, turn by turn";
inline constexpr const char* lives = "lives";
inline constexpr const char* course_even = "Nobody gave much away.";
inline constexpr const char* course_note = "The curve is the chance of {name}: each moment judged from what "
                                           "its player knew then. The match is over: "
                                           "everything is told to both.";
inline constexpr const char* course_most = "The cards that did most damage";
inline constexpr const char* look_through = "Look through it";
inline constexpr const char* somebody_wins = "{name} wins";
inline constexpr const char* nobody_wins = "A draw";
inline constexpr const char* start_match = "Start the match";
inline constexpr const char* start_page = "Start page";
inline constexpr const char* menu_match = "The match";
inline constexpr const char* menu_advice = "Advice";
inline constexpr const char* menu_share = "Links to share";
inline constexpr const char* menu_table = "How the table looks";
inline constexpr const char* menu_language = "Language";
inline constexpr const char* menu_more = "Other pages";
inline constexpr const char* copy_match = "Copy link to the match";
inline constexpr const char* copy_position = "Copy link to this position";
inline constexpr const char* copy_seat = "Copy link to what I see";
inline constexpr const char* concede = "Concede";
inline constexpr const char* concede_question = "Give up this match?";
inline constexpr const char* concede_yes = "Concede";
inline constexpr const char* concede_no = "Play on";
inline constexpr const char* computer = "Computer";
inline constexpr const char* a_person = "A person";
inline constexpr const char* strengths[] = {"Computer: easy", "medium", "hard"};
inline constexpr const char* move_now = "Move now";
inline constexpr const char* what_would_you_do = "What would you do?";
inline constexpr const char* stop_hint = "That is enough";
inline constexpr const char* close_hint = "Close the suggestion";
inline constexpr const char* hints_on = "Suggestions against the computer: on";
inline constexpr const char* hints_off = "Suggestions against the computer: off";
inline constexpr const char* nothing_to_weigh = "There is nothing to choose between.";
inline constexpr const char* open_hands_on = "Open hands: on";
inline constexpr const char* open_hands_off = "Open hands: off";
inline constexpr const char* sound_on = "Sound: on";
inline constexpr const char* sound_off = "Sound: off";
inline constexpr const char* pictures_on = "Pictures: on";
inline constexpr const char* pictures_off = "Pictures: off";
inline constexpr const char* to_light = "Light table";
inline constexpr const char* to_dark = "Dark table";
inline constexpr const char* help = "Keys and help";
inline constexpr const char* odds = "Odds";
inline constexpr const char* put_back = "Put back"; // what was picked, and nothing else
inline constexpr const char* letters_only = "Latin and Cyrillic letters";
inline constexpr const char* odds_none = "Nothing comes off a deck now.";
inline constexpr const char* odds_unseen = "Not seen yet of that deck list: {n}. Any of them may be next.";
inline constexpr const char* odds_any = "at least one of {n}:";
inline constexpr const char* agree = "Allow it";
inline constexpr const char* refuse = "Leave it";
inline constexpr const char* dismiss = "Close message";
inline constexpr const char* back_to_match = "Back to the match";
inline constexpr const char* seat_link_shown = "You are looking through one seat's eyes, from a link.";
inline constexpr const char* what_happens = "See what comes of it.";
inline constexpr const char* go_on = "Go on";
inline constexpr const char* since_you_decided = "Since you last decided";
inline constexpr const char* earlier_lines = "{n} more before:";
inline constexpr const char* looking_back =
    "An earlier moment. Play on from here, or go back to the latest move.";
inline constexpr const char* about =
    "Twoseat, a rules table for trading card games. Not affiliated with, or endorsed by, the makers of any "
    "game; the names of games belong to their owners. The cards and their world are this project's own.";
inline constexpr const char* keys[] = {
    "Arrows, Tab: move over what may be chosen",
    "Enter: choose it      Space: toggle it, or press the green button",
    "U or Ctrl+Z: undo      Ctrl+Y: redo      Home, End: first, latest",
    "L: log      Esc: close      ?: this list",
    "H: what would you do?",
    "Hover or press long on a card to read it; drag it to play it.",
    "Right click, or a long press on an empty place: why not?",
};
inline constexpr int gestures = 2; // so many of them, at the end, are done by hand
inline constexpr const char* edition = "Edition";
inline constexpr const char* will_speak = "Its match is shown in {name}.";
inline constexpr const char* seed = "Seed";
inline constexpr const char* seed_explained = "The same seed shuffles and rolls the same.";

// --- How somebody stands
inline constexpr const char* wins = "Wins";
inline constexpr const char* you_decide = "You decide";
inline constexpr const char* decides = "Decides now";
inline constexpr const char* your_turn = "Your turn";
inline constexpr const char* has_turn = "Has the turn";
inline constexpr const char* at_rest = "at rest";
inline constexpr const char* face_down = "face down";
inline constexpr const char* none = "none"; // a number that a card has not
inline constexpr const char* both = "Both";
inline constexpr const char* somebody = "Somebody";

// --- Sentences about a player: {name}
inline constexpr const char* first_name = "Name of the first seat: {name}";
inline constexpr const char* second_name = "Name of the second seat: {name}";
inline constexpr const char* deck_of = "{name}'s deck";
inline constexpr const char* pass_device = "Pass the device to {name}";
inline constexpr const char* second_seat = "Who plays the second seat: {name}";
inline constexpr const char* computer_on = "Let the computer play {name}";
inline constexpr const char* computer_off = "Play both seats yourselves";
inline constexpr const char* thinks = "{name} is thinking";
inline constexpr const char* i_am = "I am {name}";
inline constexpr const char* chances_are = "Chances of winning, estimated from what {name} may know.";
inline constexpr const char* turn_of_name = "{name}'s turn";
inline constexpr const char* name_wins = "{name} wins";
inline constexpr const char* side_of_name = "{name}'s";
std::string about_player(const Phrasebook& say, std::string_view sentence, const std::string& name);

inline constexpr const char* end_seen = "When the match had ended, everything could be looked at.";
// What the other seat is asked for, by Wish; and what the curtain says of it meanwhile.
struct WishWords {
  const char *waits, *question;
};
inline constexpr WishWords wishes[] = {
    {"A move is to be taken back",
     "{asker} wants to take a move back. {other}, is that all right? Since then:"},
    {"Both hands are to lie open",
     "{asker} wants both hands to lie open from now on. {other}, is that all right?"},
    {"The computer is to play one of the seats",
     "{asker} wants the computer to play for {other} from now on. {other}, is that all right?"},
};
inline constexpr const char* took_back = "{name} took a move back";
inline constexpr const char* was_taken_back = "A move was taken back";
inline constexpr const char* cards_seen = "Hidden cards were looked at.";
// `sentence`: one of those that ask
std::string asked_by(const Phrasebook& say, std::string_view sentence, const std::string& asker,
                     const std::string& other);
inline constexpr const char* result_draw = "A draw: {why}.";
inline constexpr const char* loser_why = "{loser}: {why}.";
inline constexpr const char* result_won = "{winner} wins. {loser}: {why}.";
std::string result(const Ruleset& rules, const SeatView& view, const Names& names);
std::string reason_of_end(const Ruleset& rules, const SeatView& view, const Names& names); // without who won
inline constexpr const char* set_up = "Set-up";
inline constexpr const char* turn_number = "Turn {n}, {name}";
std::string turn_of(const Phrasebook& say, std::uint32_t turn, Seat player, const Names& names);

// --- Sentences with a number: {n}
inline constexpr const char* more_wait = "{n} more wait";
inline constexpr const char* more_lines = "and {n} more.";
inline constexpr const char* thinks_so_long = "Thinking it over, for {n} seconds at most";
// A sentence with a line of moves: {line}
inline constexpr const char* expected_then = "Then I expect: {line}.";
std::string about_line(const Phrasebook& say, std::string_view sentence, const std::string& line);
std::string about_number(const Phrasebook& say, std::string_view sentence, std::size_t n);

// --- Where the match stands: "Turn 3, Ann, battle phase, drive step" and its rule.
struct WhereText {
  std::string turn, steps;
  Rule rule;
};
WhereText where(const Ruleset& rules, const SeatView& view, const Names& names);

// --- Decisions
inline constexpr const char* with_card = "{verb} {card}[ on {target}]";
inline constexpr const char* without_card = "{verb}[ {target}]";
inline constexpr const char* nothing = "{verb} nothing";
inline constexpr const char* so_many = "{verb} {n}";
inline constexpr const char* up_to_so_many = "{verb} up to {n}";
inline constexpr const char* so_many_or_more = "{verb} {least} to {n}";
inline constexpr const char* progress = "{n} of {of}";
inline constexpr const char* all_chosen = "All are chosen. Tap one to take it back.";
inline constexpr const char* their_cell = "their {cell}"; // where cells of both seats have the same names
inline constexpr const char* left = "left";
inline constexpr const char* right = "right";
inline constexpr const char* a_card = "a card";
inline constexpr const char* hidden_card = "a hidden card";
inline constexpr const char* look_in = "Look in the {place}";
std::string question(const Ruleset& rules, const SeatView& view);
// What is asked where several may be chosen: "Choose up to 3".
std::string several_asked(const Ruleset& rules, std::uint8_t verb, std::size_t least, std::size_t most);
std::string progress_of(const Phrasebook& say, std::size_t n, std::size_t of); // "1 of 3"
std::string verb(const Ruleset& rules, std::uint8_t verb);                     // "Ride"
std::string option(const Ruleset& rules, const SeatView& view, const Move& move);
// Of the options of a decision: where others of that name lie elsewhere, with where its cards do.
std::string option(const Ruleset& rules, const SeatView& view, const Decision& decision, std::uint16_t which);
std::vector<std::string> options(const Ruleset& rules, const SeatView& view, const Decision& decision);
std::string option_short(const Ruleset& rules, const SeatView& view,
                         const Move& move); // for a chooser at the card
std::string waiting(const Ruleset& rules, const SeatView& view, const EntryView& entry); // on the stack
// What an answer does: its picks, or that it picks none.
std::string moves(const Ruleset& rules, const SeatView& view, std::uint8_t verb, std::span<const Move> picks);
// The primary button of a choice of several.
std::string done(const Ruleset& rules, const Choice& choice, std::size_t picked, std::int32_t sum);

// --- "Why not?"
inline constexpr const char* why_not = "Why not?";
inline constexpr const char* nothing_from_there =
    "By the rules alone no card does anything from there; only abilities that say so do.";
inline constexpr const char* not_asked_now = "That is not what is asked now.";
inline constexpr const char* why_not_of = "{card}: why not?";
inline constexpr const char* nothing_to_there =
    "By the rules alone no card is put there; only abilities that say so do it.";
inline constexpr const char* possible = "{verb}: possible now.";
inline constexpr const char* idle = "Not in force: {why}";
// Of automatic abilities, by twoseat::Fate (of what is hidden nothing is told); and what keeps one from triggering now.
inline constexpr const char* fates[] = {
    "“{when}”: this has not happened this turn.", "“{when}”: it did not trigger. {why}",
    "“{when}”: it triggered this turn.", "“{when}”: it triggered, but could do nothing. {why}"};
inline constexpr const char* cannot_trigger = "“{when}”: it could not trigger now. {why}";
std::string why_not_title(const Ruleset& rules, const SeatView& view, CardId card);
std::string why_not_title(const Ruleset& rules, const SeatView& view, PlaceId place);
// "Call: possible now.", "Activate (2): ..." `number`: which of several abilities; 0: there is one.
std::string may_do(const Ruleset& rules, std::uint8_t verb, std::size_t number);
std::string cannot_do(const Ruleset& rules, std::uint8_t verb, std::size_t number, const std::string& why);
std::string not_in_force(const Ruleset& rules, const std::string& why);
// One of `fates`, or cannot_trigger.
std::string what_became(const Ruleset& rules, const char* phrase, std::uint16_t ability,
                        const std::string& why = {});

std::string capital(std::string text);
std::string place_name(const Ruleset& rules, const SeatView& view, PlaceId place);
std::string cell_name(const Ruleset& rules, const SeatView& view, PlaceId place); // perhaps "their c2"
std::string choose_in(const Ruleset& rules, const std::string& place);
// The line under a card's name: its parts, each in words.
std::string card_line(const Ruleset& rules, const std::string& line);
// The format of a deck; where the decks of a system are of several editions, which: "Premium", "Berserk Online".
std::string deck_kind(const Ruleset& rules, const Deck& deck);
std::string deck_format(const Ruleset& rules, const Deck& deck);            // alone: "Premium"
std::string edition_name(const Ruleset& rules, const EditionInfo& edition); // "Malay edition"
std::string thousands(const Phrasebook& say, std::int32_t value); // 10 000 as people read it: "10,000"

} // namespace twoseat::words
