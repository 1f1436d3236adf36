#include "engine/session/library_spellings.h"

#include "engine/library/library.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/SymbolTable.h>

#include <functional>

namespace reify {

using namespace mlir;

SpellingsOfOps spellingsIn(ModuleOp model) {
  SpellingsOfOps spellings;
  model.walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() == "torch")
      spellings[libraryKey(op)].insert(spellingOf(nameInTorchMlir(op)));
  });
  return spellings;
}

namespace {

const std::set<NameSpelling> kBoth = {NameSpelling::Plain, NameSpelling::Torch};

/// A function that calls `function`, behind it.
void addOtherName(func::FuncOp function, StringRef symbol) {
  OpBuilder builder(function->getContext());
  builder.setInsertionPointAfter(function);
  Location location = function.getLoc();
  auto other = func::FuncOp::create(builder, location, symbol, function.getFunctionType());
  Block *body = other.addEntryBlock();
  for (unsigned i = 0; i < body->getNumArguments(); ++i)
    body->getArgument(i).setLoc(function.getArgument(i).getLoc());
  builder.setInsertionPointToStart(body);
  auto call = func::CallOp::create(builder, location, function, body->getArguments());
  func::ReturnOp::create(builder, location, call.getResults());
}

void spell(ModuleOp library, const std::function<const std::set<NameSpelling> &(StringRef key)> &wantedFor) {
  llvm::StringMap<func::FuncOp> known;
  SmallVector<func::FuncOp> functions(library.getOps<func::FuncOp>());
  for (func::FuncOp function : functions)
    known[function.getSymName()] = function;
  llvm::StringMap<std::string> renamed;
  for (func::FuncOp function : functions) {
    auto named = functionOfSymbol(function.getSymName());
    if (!named || function.isDeclaration())
      continue;
    const std::set<NameSpelling> &wanted = wantedFor(keyOfName(named->second));
    bool keepsName = wanted.contains(spellingOf(named->second));
    for (NameSpelling spelling : wanted) {
      std::string symbol = functionSymbol(named->first, spelled(named->second, spelling));
      if (known.contains(symbol)) // by the author's own hand, or this very name
        continue;
      if (keepsName) {
        addOtherName(function, symbol);
      } else {
        renamed[function.getSymName()] = symbol;
        function.setSymName(symbol);
        keepsName = true;
      }
      known[symbol] = function;
    }
  }
  if (!renamed.empty())
    library.walk([&](func::CallOp call) {
      if (auto name = renamed.find(call.getCallee()); name != renamed.end())
        call.setCallee(name->second);
    });
}

} // namespace

void spellForTorchMlir(ModuleOp library, const SpellingsOfOps &wanted) {
  spell(library, [&](StringRef key) -> const std::set<NameSpelling> & {
    auto told = wanted.find(key);
    return told == wanted.end() ? kBoth : told->second;
  });
}

void spellForTorchMlir(ModuleOp library, const std::set<NameSpelling> &wanted) {
  spell(library, [&](StringRef) -> const std::set<NameSpelling> & { return wanted; });
}

} // namespace reify
