// What is wrong with a demo: of its file, or else of its run.
#pragma once
#include "fixture.h"
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace twoseat::test {

// "path: sentence", a line each.
inline std::vector<std::string> faults_of(const nlohmann::ordered_json& demo) {
  const std::string system = demo["system"];
  const demos::Means means = demo_means(shipped_book(system.c_str()));
  std::vector<std::string> result;
  const auto read = demos::read_demo(means, demo.dump(), "");
  for (const Fault& fault : read.faults)
    result.push_back(fault.where.text() + ": " + fault.sentence.text());
  if (!read) return result;
  for (const demos::Failure& failure : demos::run_demo(means, *read).failures)
    result.push_back(failure.path + ": " + failure.sentence.text());
  return result;
}

} // namespace twoseat::test
