// What a test hears of the page that it stands in for.
#pragma once
#include <string>

namespace twoseat::test {

std::string told_to_page(); // since the last call: sounds, sheets that were opened

} // namespace twoseat::test
