// A match link: setup, then every answer coded against its decision, with proofs of the course along the way.
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/sharing/answer_code.h"
#include "engine/sharing/course_hash.h"
#include "engine/sharing/deck_code.h"
#include "engine/sharing/envelope.h"

namespace twoseat {
namespace {

constexpr std::uint64_t most_answers = 20000;
constexpr unsigned bits_for_answers = 15;
constexpr std::size_t answers_between_proofs = 32;
constexpr unsigned proof_bits = 8;
constexpr unsigned last_proof_bits = 16; // twice

struct Contents {
  Setup setup;
  Seat conceded = Seat::None;
  std::uint64_t length = 0;
};

// Nothing in the links of games without options.
template <class Io>
void pack_options(Io& io, const Rulebook& book, Setup& setup) {
  for (std::size_t i = 0; i < book.family->options.size(); ++i) {
    bool usual = setup.options[i] == Setup::usual;
    io.uniform(usual, 2);
    std::int16_t amount = usual ? std::int16_t{0} : setup.options[i];
    if (!usual) io.uniform(amount, static_cast<std::uint32_t>(book.family->options[i].most + 1));
    setup.options[i] = usual ? Setup::usual : amount;
  }
}

template <class Io>
void pack_contents(Io& io, const Rulebook& book, Contents& contents) {
  for (Deck& deck : contents.setup.decks)
    pack_deck(io, book, deck);
  io.require(size_of(contents.setup.decks[0]) + size_of(contents.setup.decks[1]) <= most_deck_cards);
  pack_bits(io, contents.setup.seed, 64);
  pack_options(io, book, contents.setup);
  io.uniform(contents.conceded, 3);
  pack_bits(io, contents.length, bits_for_answers);
  io.require(contents.length <= most_answers);
}

// In the reader: whether what was written is what the course is here.
bool prove(Writer& writer, const CourseHash& course, unsigned bits) {
  std::uint32_t proof = course.check(bits);
  writer.uniform(proof, 1U << bits);
  return true;
}
bool prove(Reader& reader, const CourseHash& course, unsigned bits) {
  std::uint32_t proof = 0;
  reader.uniform(proof, 1U << bits);
  return proof == course.check(bits) && !reader.failed();
}
template <class Io>
bool prove_end(Io& io, CourseHash& course, const Match& match, Seat conceded) {
  course.add_end(match, conceded);
  const bool first = prove(io, course, last_proof_bits);
  course.add_end(match, conceded);
  return prove(io, course, last_proof_bits) && first;
}

bool due(std::size_t answers) {
  return answers % answers_between_proofs == 0;
}

Fault no_such_decks() {
  return {"", "", "This match was played with decks or cards that this set of cards does not have."};
}

// Replays the answers; `good` is brought forward at every proof that holds. False as soon as one does not.
bool replay(const Rulebook& book, Reader& reader, const Contents& contents, CourseHash& course, Match& match,
            std::vector<Answer>& answers, ReplayedMatch& good) {
  Game game{book, match};
  Decision decision;
  while (answers.size() < contents.length) {
    Answer given;
    if (!ask(game, decision) || !read_answer(reader.coder, decision, given) || reader.failed()) return false;
    course.add(match, decision, given);
    answer(game, decision, given);
    answers.push_back(given);
    if (!due(answers.size())) continue;
    if (!prove(reader, course, proof_bits)) return false;
    good.match = match;
    good.departs_at = static_cast<std::uint32_t>(answers.size());
  }
  if (contents.conceded != Seat::None) {
    if (over(match)) return false;
    concede(game, contents.conceded);
  }
  return prove_end(reader, course, match, contents.conceded) && reader.coder.at_end();
}

} // namespace

// Empty if the journal is not one of a match that could be played.
std::string encode_match_link(const Rulebook& book, const Journal& journal) {
  Writer writer;
  write_head(writer, head_of(book, LinkKind::Match, journal.setup.edition));
  Contents contents{journal.setup, journal.conceded, journal.answers.size()};
  pack_contents(writer, book, contents);
  if (writer.failed()) return {};
  CourseHash course(book);
  course.add_setup(journal.setup);
  prove(writer, course, proof_bits);
  Match match;
  Game game{book, match};
  begin(game, journal.setup);
  Decision decision;
  std::size_t given = 0;
  for (const Answer& next : journal.answers) {
    if (!ask(game, decision) || check(decision, next) != AnswerFault::None) return {};
    write_answer(writer.coder, decision, next);
    course.add(match, decision, next);
    answer(game, decision, next);
    if (due(++given)) prove(writer, course, proof_bits);
  }
  if (journal.conceded != Seat::None) concede(game, journal.conceded);
  prove_end(writer, course, match, journal.conceded);
  const std::string link = seal(LinkKind::Match, writer.coder.finish());
  return link.size() <= longest_link ? link : std::string{};
}

Result<ReplayedMatch> decode_match_link(const Rulebook& book, std::string_view text) {
  auto unpacking = start_unpacking(book, LinkKind::Match, text);
  if (!unpacking) return unpacking.faults;
  Reader& reader = (*unpacking)->reader;
  const LinkHead& head = (*unpacking)->head;
  Contents contents;
  pack_contents(reader, book, contents);
  contents.setup.edition = head.edition;
  if (reader.failed()) return no_such_decks();
  CourseHash course(book);
  course.add_setup(contents.setup);
  if (!prove(reader, course, proof_bits)) return no_such_decks();

  Result<ReplayedMatch> result{ReplayedMatch{}};
  ReplayedMatch& replayed = *result;
  auto match = std::make_unique<Match>();
  Game game{book, *match};
  begin(game, contents.setup);
  replayed.match = *match;
  replayed.length = static_cast<std::uint32_t>(contents.length);
  replayed.journal.setup = std::move(contents.setup);
  if (replay(book, reader, contents, course, *match, replayed.journal.answers, replayed)) {
    replayed.match = *match;
    replayed.departs_at = replayed.length;
    replayed.journal.conceded = contents.conceded;
    const bool same_rulebook = head.rulebook == static_cast<std::uint32_t>(book.hash);
    replayed.course = same_rulebook ? Course::Exact : Course::SameCourse;
  } else {
    replayed.journal.answers.resize(replayed.departs_at);
    replayed.course = Course::Departs;
  }
  return result;
}

} // namespace twoseat
