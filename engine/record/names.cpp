#include "engine/record/names.h"

#include <mlir/AsmParser/AsmParserState.h>

#include <llvm/ADT/StringExtras.h>

namespace reify {

NameSource namesWritten(const mlir::AsmParserState &state) {
  NameSource names;
  auto spelled = [](const mlir::AsmParserState::SMDefinition &definition) {
    const char *begin = definition.loc.Start.getPointer();
    const char *end = definition.loc.End.getPointer();
    if (!begin || begin == end)
      return llvm::StringRef();
    llvm::StringRef text(begin, size_t(end - begin));
    return text.starts_with("%") ? text.drop_front().split('#').first : llvm::StringRef();
  };
  for (const auto &block : state.getBlockDefs())
    for (auto [index, argument] : llvm::enumerate(block.arguments))
      if (llvm::StringRef name = spelled(argument);
          !name.empty() && index < block.block->getNumArguments())
        names.try_emplace(block.block->getArgument(unsigned(index)), name.str());
  for (const auto &op : state.getOpDefs())
    for (auto [index, group] : llvm::enumerate(op.resultGroups)) {
      const unsigned end = index + 1 < op.resultGroups.size()
                               ? op.resultGroups[index + 1].startIndex
                               : op.op->getNumResults();
      llvm::StringRef name = spelled(group.definition);
      if (name.empty())
        continue;
      for (unsigned result = group.startIndex; result < end; ++result)
        names.try_emplace(op.op->getResult(result),
                          end - group.startIndex == 1
                              ? name.str()
                              : (name + "#" + llvm::Twine(result - group.startIndex)).str());
    }
  return names;
}

std::string sanitizeName(llvm::StringRef text) {
  std::string clean;
  if (!text.empty() && llvm::isDigit(text.front()))
    clean += '_'; // numbers are for values without a hint
  for (char c : text)
    if (llvm::isAlnum(c) || llvm::StringRef("$._-").contains(c))
      clean += c;
    else if (c == ' ')
      clean += '_';
    else
      clean += llvm::utohexstr((unsigned char)c);
  return clean;
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
    if (StringId name = tables_->intern((stem + "_" + llvm::Twine(suffix++)).str());
        claim(scope, name))
      return name;
}

} // namespace reify
