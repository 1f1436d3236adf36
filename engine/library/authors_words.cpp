#include "engine/library/authors_words.h"

#include "engine/dialect/torch_dialect.h"
#include "engine/dialect/types/torch_types.h"
#include "engine/python/types.h"
#include "engine/schema/op_table.h"
#include "engine/schema/python_signature.h"

#include <llvm/ADT/StringSet.h>

namespace reify {

using namespace mlir;

bool isOfPython(func::FuncOp function) { return StringRef(placeOf(function.getLoc()).file).ends_with(".py"); }

std::string pythonName(StringRef symbol) {
  auto key = keyOfSymbol(symbol);
  if (!key)
    return symbol.str();
  static constexpr StringRef kKinds[] = {"shape", "dtype", "decomposition", "has_value_semantics"};
  std::string name;
  for (char c : key->second)
    name += c == '.' ? "〇" : std::string(1, c);
  return name + "〡" + kKinds[size_t(key->first)].str();
}

std::string pythonWord(Type type) { return python::pythonSpelling(type); }

std::string argumentWord(Type type) {
  return isa<torch::BaseTensorType>(type) ? "a tensor" : python::pythonSpelling(type);
}

std::string parameterName(func::FuncOp function, unsigned index) {
  if (function.isDeclaration())
    return "";
  auto named = dyn_cast<NameLoc>(function.getArgument(index).getLoc());
  return named ? named.getName().str() : "";
}

std::vector<int> alignParameters(size_t arguments, size_t parameters,
                                 llvm::function_ref<bool(size_t argument, size_t parameter)> fits) {
  // The longest common subsequence of the two, by what fits.
  std::vector<std::vector<unsigned>> best(arguments + 1, std::vector<unsigned>(parameters + 1));
  for (size_t i = arguments; i-- > 0;)
    for (size_t j = parameters; j-- > 0;)
      best[i][j] = std::max({fits(i, j) ? best[i + 1][j + 1] + 1 : 0u, best[i + 1][j], best[i][j + 1]});
  std::vector<int> aligned(arguments, -1);
  for (size_t i = 0, j = 0; i < arguments && j < parameters;) {
    if (fits(i, j) && best[i][j] == best[i + 1][j + 1] + 1)
      aligned[i++] = int(j++);
    else if (best[i + 1][j] >= best[i][j + 1])
      ++i;
    else
      ++j;
  }
  return aligned;
}

std::string wantedDefinition(func::FuncOp function, FunctionKind kind, Operation *op, ArrayRef<Type> parameters,
                             Type result, ArrayRef<int> aligned) {
  const std::string name = pythonName(function.getSymName());
  const auto *dialect = op->getContext()->getLoadedDialect<torch::TorchDialect>();
  const OpRow *row = dialect ? dialect->table().find("torch." + libraryKey(op)) : nullptr;
  static constexpr StringRef kKinds[] = {"shape", "dtype", "decomposition", "has_value_semantics"};
  if (row && !row->schema().isVararg)
    return pythonDef(row->schema(), kKinds[size_t(kind)], name);
  std::string text = "def " + name + "(";
  llvm::StringSet<> taken;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    taken.insert(parameterName(function, i));
  for (size_t i = 0; i < parameters.size(); ++i) {
    std::string parameter = i < aligned.size() && aligned[i] >= 0 ? parameterName(function, unsigned(aligned[i])) : "";
    if (parameter.empty()) {
      parameter = "argument" + std::to_string(i + 1) +
                  (kind == FunctionKind::Dtype && isa<torch::TupleType>(parameters[i]) ? "_rank_dtype" : "");
      while (!taken.insert(parameter).second)
        parameter += "_";
    }
    // What None stands for, only the op's schema could tell.
    const bool isAligned = i < aligned.size() && aligned[i] >= 0;
    Type type = isAligned ? function.getArgumentTypes()[size_t(aligned[i])] : parameters[i];
    text += (i ? ", " : "") + parameter + ": " + (isa<torch::NoneType>(type) ? "Any" : pythonWord(type));
  }
  return text + ") -> " + pythonWord(result) + ":";
}

} // namespace reify
