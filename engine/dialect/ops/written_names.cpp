#include "engine/dialect/ops/written_names.h"

#include <mlir/AsmParser/AsmParserState.h>
#include <mlir/IR/Operation.h>

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
      if (llvm::StringRef name = spelled(argument); !name.empty() && index < block.block->getNumArguments())
        names.try_emplace(block.block->getArgument(unsigned(index)), name.str());
  for (const auto &op : state.getOpDefs())
    for (auto [index, group] : llvm::enumerate(op.resultGroups)) {
      const unsigned end =
          index + 1 < op.resultGroups.size() ? op.resultGroups[index + 1].startIndex : op.op->getNumResults();
      llvm::StringRef name = spelled(group.definition);
      if (name.empty())
        continue;
      for (unsigned result = group.startIndex; result < end; ++result)
        names.try_emplace(op.op->getResult(result), end - group.startIndex == 1
                                                        ? name.str()
                                                        : (name + "#" + llvm::Twine(result - group.startIndex)).str());
    }
  return names;
}

} // namespace reify
