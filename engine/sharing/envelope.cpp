// Sealing and opening, and every sentence about a link that is not one of ours or came in pieces.
#include "engine/sharing/envelope.h"
#include "engine/kernel/family.h"
#include "engine/sharing/base64url.h"

namespace twoseat {
namespace {

constexpr std::string_view letters = "mps";
constexpr const char* kind_names[] = {"match", "position", "seat"};
constexpr std::size_t check_begins = 2;
constexpr std::size_t payload_begins = 8;

// Pairs that links name by their number here; it must never change. Any other pair is spelled out.
struct Known {
  const char *system, *edition;
};
constexpr Known known_pairs[] = {{"vanguard", "vge"},   {"vanguard", "vgm"}, {"vanguard", "vgi"},
                                 {"dragonball", "dbs"}, {"berserk", "bsk"},  {"berserk", "bso"},
                                 {"heroes", "bsh"}};
constexpr std::uint32_t room_for_pairs = 32;
constexpr std::uint32_t spelled_out = room_for_pairs - 1;

constexpr std::string_view id_letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
constexpr std::uint32_t longest_id = 24;

Fault fault(FilledPhrase sentence) {
  return {"", "", std::move(sentence)};
}

// Links break over lines in mail, and stand between words and stops in messages.
std::string bare(std::string_view text) {
  if (const std::size_t at = text.rfind('#'); at != std::string_view::npos) text.remove_prefix(at + 1);
  std::string digits;
  for (const char c : text) {
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
    if (base64url_value(c) < 0) break;
    digits += c;
  }
  return digits;
}

std::string proof(char letter, char version, std::string_view payload) {
  std::uint64_t hash = hash_text(payload, hash_text(std::string{letter, version}));
  hash ^= hash >> 30U;
  std::string digits(1, base64url_digit(static_cast<std::uint32_t>(payload.size() % 64)));
  for (unsigned i = 0; i < 5; ++i)
    digits += base64url_digit(static_cast<std::uint32_t>(hash >> (6 * i)));
  return digits;
}

// How many characters stand behind what was once sealed; 0: that is no beginning of this link.
std::size_t superfluous(const std::string& link) {
  const std::string found = link.substr(check_begins, payload_begins - check_begins);
  const auto length =
      static_cast<std::size_t>(base64url_value(found[0])); // of what was sealed, less whole 64s
  const std::string_view payload = std::string_view(link).substr(payload_begins);
  for (std::size_t whole = length; whole < payload.size(); whole += 64)
    if (proof(link[0], link[1], payload.substr(0, whole)) == found) return payload.size() - whole;
  return 0;
}

template <class Io>
void pack_id(Io& io, std::string& id) {
  auto length = static_cast<std::uint32_t>(id.size());
  io.uniform(length, longest_id + 1);
  std::string result;
  for (std::uint32_t i = 0; i < length; ++i) {
    auto letter = static_cast<std::uint32_t>(i < id.size() ? id_letters.find(id[i]) : 0);
    io.uniform(letter, static_cast<std::uint32_t>(id_letters.size()));
    result += id_letters[letter % id_letters.size()];
  }
  id = result;
}

template <class Io>
void pack_head(Io& io, LinkHead& head) {
  std::uint32_t pair = spelled_out;
  for (std::uint32_t i = 0; i < std::size(known_pairs); ++i)
    if (head.system == known_pairs[i].system && head.edition == known_pairs[i].edition) pair = i;
  io.uniform(pair, room_for_pairs);
  if (pair < std::size(known_pairs)) {
    head.system = known_pairs[pair].system;
    head.edition = known_pairs[pair].edition;
  } else {
    pack_id(io, head.system);
    pack_id(io, head.edition);
  }
  pack_32_bits(io, head.rulebook);
}

} // namespace

std::uint64_t hash_text(std::string_view text, std::uint64_t from) {
  for (const char c : text)
    from = (from ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return from ^ (from >> 29U);
}

std::string seal(LinkKind kind, std::span<const std::uint8_t> payload) {
  const char letter = letters[static_cast<std::size_t>(kind)];
  const char version = base64url_digit(schema_version);
  const std::string digits = to_base64url(payload);
  return std::string{letter, version} + proof(letter, version, digits) + digits;
}

Result<Opened> open(std::string_view text) {
  if (text.size() > longest_link)
    return fault({"This is too long for a Twoseat link, which has at most {n} characters.", {longest_link}});
  const std::string link = bare(text);
  if (link.empty()) return fault("There is no link here.");
  const std::size_t kind = letters.find(link[0]);
  if (kind == std::string_view::npos)
    return fault("This is not a Twoseat link: copy it whole, from its beginning.");
  if (link.size() < payload_begins)
    return fault({"This link breaks off after character {n}.", {link.size()}});
  const int version = base64url_value(link[1]);
  if (version > schema_version)
    return fault({"This link was made by a newer Twoseat (schema {n}; this one reads {own}), or its second "
                  "character is "
                  "mistyped.",
                  {version, schema_version}});
  if (version < schema_version)
    return fault({"The second character of this link is mistyped: there is no schema {n}.", {version}});
  const std::string_view payload = std::string_view(link).substr(payload_begins);
  const std::string found = link.substr(check_begins, payload_begins - check_begins);
  const std::string expected = proof(link[0], link[1], payload);
  if (found == expected) return Opened{static_cast<LinkKind>(kind), from_base64url(payload)};
  if (const std::size_t more = superfluous(link); more > 0)
    return fault(more == 1 ? FilledPhrase("This link has one character too many at its end.")
                           : FilledPhrase("Characters too many at the end of this link: {n}.", {more}));
  return fault(found[0] != expected[0]
                   ? "This link is incomplete: characters of it are missing, most likely from its end."
                   : "This link is damaged: at least one of its characters was changed.");
}

void write_head(Writer& writer, const LinkHead& head) {
  LinkHead copy = head;
  pack_head(writer, copy);
}

LinkHead read_head(Reader& reader) {
  LinkHead head;
  pack_head(reader, head);
  head.version = schema_version;
  return head;
}

LinkHead head_of(const Rulebook& book, LinkKind kind, std::string_view edition) {
  return {kind, schema_version, book.family->id, std::string(edition), static_cast<std::uint32_t>(book.hash)};
}

Result<LinkHead> read_head(std::string_view text) {
  Result<Opened> opened = open(text);
  if (!opened) return opened.faults;
  Reader reader(opened->payload);
  LinkHead head = read_head(reader);
  head.kind = opened->kind;
  if (reader.failed()) return unreadable();
  return head;
}

Result<std::unique_ptr<Unpacking>> start_unpacking(const Rulebook& book, LinkKind kind,
                                                   std::string_view text) {
  Result<Opened> opened = open(text);
  if (!opened) return opened.faults;
  if (opened->kind != kind)
    return fault(
        {"This is a {kind} link, not a {wanted} link.",
         {kind_names[static_cast<std::size_t>(opened->kind)], kind_names[static_cast<std::size_t>(kind)]}});
  auto unpacking = std::make_unique<Unpacking>(std::move(*opened));
  unpacking->head = read_head(unpacking->reader);
  unpacking->head.kind = kind;
  const LinkHead& head = unpacking->head;
  if (unpacking->reader.failed()) return unreadable();
  const Family& family = *book.family;
  if (head.system != family.id)
    return fault({"This link is of the system \"{system}\", not of {wanted}.",
                  {FilledPhrase::name(head.system), FilledPhrase::name(family.name)}});
  for (std::size_t i = 0; i < family.editions.size(); ++i)
    if (head.edition == family.editions[i].id) {
      unpacking->edition = static_cast<std::uint8_t>(i);
      return unpacking;
    }
  return fault({"This link is of an edition of {system} that this Twoseat does not know: \"{edition}\".",
                {FilledPhrase::name(family.name), FilledPhrase::name(head.edition)}});
}

Fault unreadable() {
  return fault("The content of this link makes no sense: it was not made by Twoseat.");
}

} // namespace twoseat
