// Demo files: whatever is wrong with one gets a sentence, and nothing in one brings the program down.
#include "files.h"
#include "fixture.h"
#include <filesystem>
#include <nlohmann/json.hpp>

using namespace twoseat::test;
using twoseat::Result;
namespace demos = twoseat::demos;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

demos::Means means() {
  return twoseat::demo_means(shipped_book());
}

// 0: it passes; otherwise how many things are wrong, each said in a sentence.
std::size_t faults(const std::string& text) {
  const Result<demos::Demo> demo = read_demo(means(), text, "test");
  for (const twoseat::Fault& fault : demo.faults)
    CHECK(fault.sentence.text().back() == '.');
  if (!demo) return demo.faults.size();
  const demos::Report report = run_demo(means(), *demo);
  for (const demos::Failure& failure : report.failures)
    CHECK_FALSE(failure.sentence.empty());
  return report.failures.size();
}

std::vector<fs::path> shipped() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/assets/demos/vge"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

// Every place of the file in turn becomes something that it should not be.
void spoil(Json& whole, Json& at, int& spoilt) {
  static const Json wrong[] = {nullptr,      -1,  1000000000,    true,           "x",
                               "front-left", "A", Json::array(), Json::object(), Json::array({"..."})};
  if (at.is_structured())
    for (auto& child : at)
      spoil(whole, child, spoilt);
  const Json kept = at;
  for (const Json& value : wrong) {
    at = value;
    faults(whole.dump());
    ++spoilt;
  }
  at = kept;
}

} // namespace

TEST_CASE("The demos of the project pass") {
  for (const fs::path& file : shipped()) {
    CAPTURE(file.string());
    CHECK(faults(read_file(file)) == 0);
  }
  CHECK(shipped().size() >= 16);
}

TEST_CASE("A demo with any of its places spoilt is refused in sentences, or runs to its end") {
  int spoilt = 0;
  for (const char* name : {"persona-ride", "ride-from-the-ride-deck", "exchange-a-column", "turn-order"}) {
    Json demo =
        Json::parse(read_file(std::string(TWOSEAT_SOURCE_DIR) + "/assets/demos/vge/" + name + ".json"));
    spoil(demo, demo, spoilt);
  }
  CHECK(spoilt > 1000);
}

TEST_CASE("A demo cut off anywhere is refused") {
  const std::string whole = read_file(shipped().front());
  for (std::size_t length = 0; length + 2 < whole.size(); length += 7)
    CHECK(faults(whole.substr(0, length)) > 0);
}
