// Changes Python text in the ways of a careless author, an editor gone wrong, and chance.
#pragma once
#include <random>
#include <string>
#include <vector>

namespace reify::test {

class Mutator {
public:
  /// `corpus`: whole files, of which parts are taken as well.
  Mutator(std::vector<std::string> corpus, unsigned seed) : corpus_(std::move(corpus)), random_(seed) {}
  std::string next();

private:
  unsigned below(size_t end) { return unsigned(random_() % std::max<size_t>(end, 1)); }
  const std::string &anyFile() { return corpus_[below(corpus_.size())]; }
  void bytes(std::string &text);
  void tokens(std::string &text);
  void lines(std::string &text);
  void blocks(std::string &text);
  void groups(std::string &text);

  std::vector<std::string> corpus_;
  std::mt19937 random_;
};

} // namespace reify::test
