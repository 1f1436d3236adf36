// Names of SSA values: those that the user wrote, else the hints that MLIR's own printer follows.
// Unique within a function and stable over a whole run: a name is never given twice.
#pragma once
#include "engine/dialect/ops/written_names.h"
#include "engine/trace/tables.h"

#include <mlir/IR/Operation.h>

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>

#include <algorithm>
#include <string>

namespace reify {

class ValueNamer {
public:
  explicit ValueNamer(Tables &tables) : tables_(&tables) {}

  /// A name for a value of the function numbered `scope`: `wish`, or like it where that is taken. A
  /// wish "" asks for the next free number.
  StringId name(uint32_t scope, llvm::StringRef wish);
  /// "arg0", "arg1"...: what MLIR calls the arguments of entry blocks.
  StringId argumentName(uint32_t scope);

private:
  static constexpr uint32_t kModuleScope = 1;

  /// Functions see the names of the module around them and must not repeat them, wherever these
  /// come to stand.
  bool claim(uint32_t scope, StringId name) {
    lastScope_ = std::max(lastScope_, scope);
    if (scope == kModuleScope ? isUsedInFunctions(name) : isUsed(kModuleScope, name))
      return false;
    return used_.insert(key(scope, name)).second;
  }
  static uint64_t key(uint32_t scope, StringId name) { return uint64_t(scope) << 32 | name.index; }
  bool isUsed(uint32_t scope, StringId name) const { return used_.contains(key(scope, name)); }
  bool isUsedInFunctions(StringId name) const;
  StringId nextNumber(uint32_t scope);

  Tables *tables_;
  llvm::DenseSet<uint64_t> used_;
  uint32_t lastScope_ = 0;
  llvm::DenseMap<uint32_t, uint32_t> numbers_; // by scope
  llvm::DenseMap<uint32_t, uint32_t> arguments_;
  llvm::DenseMap<uint64_t, uint32_t> suffixes_; // by scope and wish
};

/// `text` as MLIR's printer spells it in a value name: letters, digits and "$._-" stay, a blank
/// becomes
/// '_', anything else its hexadecimal code.
std::string sanitizeName(llvm::StringRef text);

} // namespace reify
