// What the dialect derives of each op from its schema line and facts.txt (value semantics, reading
// only, writing twin) against PyTorch's own annotations and what its kernels were seen to do, which
// tests/library/aliasing.py keeps. differences/aliasing.txt has each difference with its class.
#include "tests/dialect/torch_context.h"

#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace reify;

namespace {

/// Lines "NAME rest", without comments.
std::map<std::string, std::string> linesOf(const std::string &file) {
  std::ifstream in(REIFY_SOURCE_DIR "/tests/library/" + file);
  REQUIRE(in);
  std::map<std::string, std::string> found;
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line[0] != '#') {
      const size_t end = std::min(line.find(' '), line.size());
      CHECK_MESSAGE(found.emplace(line.substr(0, end), line.substr(std::min(end + 1, line.size()))).second, line);
    }
  return found;
}

struct Difference {
  std::string reference, ours;
};

/// The rows of a list of differences (tests/evidence.py, which checks their classes).
std::map<std::string, Difference> knownDifferences() {
  std::ifstream in(REIFY_SOURCE_DIR "/tests/library/differences/aliasing.txt");
  REQUIRE(in);
  std::map<std::string, Difference> found;
  std::string name;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string field, rest;
    words >> field >> std::ws;
    std::getline(words, rest);
    if (line.starts_with("    "))
      (field == "ours" ? found[name].ours : found[name].reference) = rest;
    else if (!line.empty() && line[0] != '#' && line[0] != '[' && field != "proof:")
      name = line;
  }
  return found;
}

/// How the row differs from PyTorch's facts, "" if it does not.
std::string differences(const OpRow &row, const std::string &facts) {
  std::set<std::string> words;
  std::istringstream in(facts);
  for (std::string word; in >> word;)
    words.insert(word.substr(0, word.find('=')));
  std::string text;
  auto compare = [&](bool ours, bool theirs, const char *what) {
    if (ours != theirs)
      text += std::string(text.empty() ? "" : ", ") + (ours ? "" : "no ") + what;
  };
  const bool aliases = words.contains("aliases") || words.contains("may-alias") || words.contains("seen-aliasing") ||
                       words.contains("seen-writing") || words.contains("varying");
  compare(row.hasValueSemantics(), !aliases, "value semantics");
  compare(row.isReadOnly(), !words.contains("writes") && !words.contains("seen-writing"), "reading only");
  compare(row.isInplaceTwin(), words.contains("inplace"), "writing twin");
  return text;
}

} // namespace

TEST_CASE("value semantics, reading only and writing twins are as PyTorch annotates them") {
  std::shared_ptr<const OpTable> table = test::shippedTable();
  std::map<std::string, std::string> facts = linesOf("aliasing.txt");
  std::map<std::string, Difference> known = knownDifferences();
  size_t compared = 0;
  for (const OpRow &op : table->rows()) {
    const std::string name(op.name.substr(sizeof("torch.") - 1));
    auto found = facts.find(name);
    if (found == facts.end())
      continue; // an op of other packages than PyTorch
    ++compared;
    const std::string difference = differences(op, found->second);
    auto row = known.find(name);
    CHECK_MESSAGE(difference.empty() == (row == known.end()), name, ": ", difference, "; PyTorch: ", found->second);
    if (row == known.end())
      continue;
    CHECK_MESSAGE(row->second.ours == difference, name);
    CHECK_MESSAGE(row->second.reference == (found->second.empty() ? "nothing" : found->second), name);
    known.erase(row);
  }
  for (const auto &[name, row] : known)
    FAIL_CHECK(name, " differs no more, or is no op: ", row.ours);
  MESSAGE(compared, " ops compared");
  CHECK(compared > 4000);
}
