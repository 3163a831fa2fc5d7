// twoseat: play-outs, deck checks, links, demos and benchmarks of the rules engine.
// Exit codes: 0 fine, 1 found wrong, 2 bad usage.
#include "engine/cli/commands.h"
#include <cstdio>
#include <memory>

namespace twoseat::cli {
namespace {

constexpr const char* help =
    "twoseat systems [--json]\n"
    "twoseat playout [--system vanguard|heroes|berserk] [--edition ID] [--decks A,B] [--seed N] "
    "[--games N] [--check] [--until-covered] [--json]\n"
    "twoseat deck check FILE [--edition ID] [--json]\n"
    "twoseat card [--lang en|ms|it|id] [--system ID] [--edition ID] [--file CARDS.json] [--json] ID|NAME "
    "...|--all\n"
    "twoseat link encode (--match|--position|--seat A|B) FILE.json [--rulebook FILE]\n"
    "twoseat link decode LINK [--json] [--rulebook FILE]\n"
    "twoseat demo [--json] [--lang en|ms|it|id] [--given|--moment] [--trace] FILE|FOLDER ...\n"
    "twoseat coverage [--edition ID] [--section 1-13] [--json]\n"
    "twoseat compare --editions ID,ID [--json] FILE|LINK|FOLDER\n"
    "twoseat hint [--player search:400] [--seed N] [--after N] [--json] FILE|LINK\n"
    "twoseat review [--json] MATCH.json|LINK\n"
    "twoseat bench [--json]\n"
    "twoseat rulebook [--system ID] [--hash]\n"
    "twoseat tournament [--system ID] [--edition ID] [--players random,greedy,search:200] [--games N] "
    "[--seed N] "
    "[--json] | twoseat tournament [--system ID] --weights [--json]\n"
    "twoseat puzzle check [--json] [--limit N] FILE|FOLDER ...\n"
    "twoseat puzzle find [--system ID] [--edition ID] [--games N] [--seed N] [--limit N] [--iterations N] "
    "[--json]\n"
    "twoseat picture LINK|FILE -o FILE.png [--size WxH] [--scale S] [--light] [--lang en|ms|it|id]\n"
    "twoseat vocabulary [--system ID] [--json]\n";

struct Command {
  const char* name;
  int (*run)(const Words&);
};

constexpr Command commands[] = {{"systems", systems_command},   {"playout", playout_command},
                                {"deck", deck_command},         {"card", card_command},
                                {"link", link_command},         {"demo", demo_command},
                                {"coverage", coverage_command}, {"compare", compare_command},
                                {"hint", hint_command},         {"bench", bench_command},
                                {"rulebook", rulebook_command}, {"tournament", tournament_command},
                                {"puzzle", puzzle_command},     {"vocabulary", vocabulary_command},
                                {"review", review_command},     {"picture", picture_command}};

int run(int count, char** arguments) {
  if (count < 2) return usage("Say what to do; `twoseat help` lists it.");
  const std::string name = arguments[1];
  if (name == "help" || name == "--help" || name == "-h") {
    std::fputs(help, stdout);
    return fine;
  }
  for (const Command& command : commands)
    if (name == command.name) return command.run(Words(arguments + 2, arguments + count));
  return usage("There is no command \"" + name + "\"; `twoseat help` lists them.");
}

} // namespace

const Rulebook* rulebook_of(const std::string& system) {
  static std::map<std::string, std::unique_ptr<Rulebook>> loaded;
  std::unique_ptr<Rulebook>& book = loaded[system];
  if (book) return book.get();
  Result<Rulebook> result = load_rulebook(system, embedded_assets());
  for (const Fault& fault : result.faults)
    usage(fault.line());
  if (result) book = std::make_unique<Rulebook>(std::move(*result));
  return book.get();
}

const Rulebook* rulebook_of_edition(const std::string& edition) {
  for (const Family* family : systems())
    for (const EditionInfo& info : family->editions)
      if (edition == info.id) return rulebook_of(family->id);
  usage("There is no edition \"" + edition + "\"; `twoseat systems` lists them.");
  return nullptr;
}

} // namespace twoseat::cli

int main(int count, char** arguments) {
  return twoseat::cli::run(count, arguments);
}
