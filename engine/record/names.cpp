#include "engine/record/names.h"

#include <llvm/ADT/StringExtras.h>

namespace reify {

std::string sanitizeName(llvm::StringRef text) {
  std::string clean;
  for (char c : text)
    if (llvm::isAlnum(c) || llvm::StringRef("$._-").contains(c))
      clean += c;
    else if (c == ' ')
      clean += '_';
    else
      clean += llvm::utohexstr((unsigned char)c);
  // Numbers are for values without a hint, and nothing else may start with a digit.
  return !clean.empty() && llvm::isDigit(clean.front()) ? "_" + clean : clean;
}

bool ValueNamer::isUsedInFunctions(StringId name) const {
  for (uint32_t scope = kModuleScope + 1; scope <= lastScope_; ++scope)
    if (isUsed(scope, name))
      return true;
  return false;
}

StringId ValueNamer::nextNumber(uint32_t scope) {
  uint32_t &next = numbers_[scope];
  for (;;)
    if (StringId name = tables_->intern(std::to_string(next++)); claim(scope, name))
      return name;
}

StringId ValueNamer::argumentName(uint32_t scope) {
  uint32_t &next = arguments_[scope];
  for (;;)
    if (StringId name = tables_->intern("arg" + std::to_string(next++)); claim(scope, name))
      return name;
}

StringId ValueNamer::name(uint32_t scope, llvm::StringRef wish) {
  if (wish.empty())
    return nextNumber(scope);
  const auto [stem, part] = wish.split('#');
  // The first part of a group takes the group's name as well.
  const bool isFree = part != "0" || claim(scope, tables_->intern(stem));
  if (const StringId wished = tables_->intern(wish); isFree && claim(scope, wished))
    return wished;
  if (llvm::isDigit(wish.front()))
    return nextNumber(scope);
  uint32_t &suffix = suffixes_[uint64_t(scope) << 32 | tables_->intern(stem).index];
  for (;;)
    if (StringId name = tables_->intern((stem + "_" + llvm::Twine(suffix++)).str()); claim(scope, name))
      return name;
}

} // namespace reify
