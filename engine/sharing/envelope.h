// What all links have in common: a text around packed bytes, and a head that says what they belong to.
//
// Text: one letter (m, p, s), one digit for the schema version, six digits that prove the rest to be whole
// (one of its length, five of its content), then the payload. All of it are base64url digits.
#pragma once
#include "engine/kernel/rulebook.h"
#include "engine/sharing/link.h"
#include "engine/sharing/scribe.h"
#include <memory>

namespace twoseat {

constexpr std::uint8_t schema_version = 1;
constexpr std::size_t longest_link = 65536;

std::string seal(LinkKind kind, std::span<const std::uint8_t> payload);

struct Opened {
  LinkKind kind = LinkKind::Match;
  std::vector<std::uint8_t> payload;
};
Result<Opened> open(std::string_view text);

void write_head(Writer& writer, const LinkHead& head);
LinkHead read_head(Reader& reader);

LinkHead head_of(const Rulebook& book, LinkKind kind, std::string_view edition);

// A payload that is open and of the right kind and system, with its head read.
struct Unpacking {
  Opened opened;
  Reader reader;
  LinkHead head;
  std::uint8_t edition = 0; // the family's number

  explicit Unpacking(Opened from) : opened(std::move(from)), reader(opened.payload) {}
};
Result<std::unique_ptr<Unpacking>> start_unpacking(const Rulebook& book, LinkKind kind,
                                                   std::string_view text);

// Faults that every kind of link can have.
Fault unreadable();

std::uint64_t hash_text(std::string_view text, std::uint64_t from = 0xcbf29ce484222325ULL);

} // namespace twoseat
