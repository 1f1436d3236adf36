#include "engine/catalogue/torch_figures.h"

#include <fstream>
#include <sstream>

namespace reify {

static bool usesBuiltin(const CatalogueOp &op) {
  for (FunctionRole role : {FunctionRole::Shape, FunctionRole::Dtype})
    if (const CatalogueFunction *function = op.find(role); function && function->home == FunctionHome::Builtin)
      return true;
  return false;
}

void addTorchFigures(const std::string &path, Catalogue &catalogue) {
  std::unordered_map<std::string, TorchFigures> byOp;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string op;
    TorchFigures figures;
    if (words >> op >> figures.calls >> figures.refused >> figures.agree && op[0] != '#')
      byOp[op] = figures;
  }
  for (CatalogueOp &op : catalogue.ops)
    if (auto known = byOp.find(op.name); known != byOp.end() && usesBuiltin(op))
      op.torch = known->second;
}

std::string toString(const TorchFigures &figures) {
  const std::string calls = std::to_string(figures.calls) + (figures.calls == 1 ? " call" : " calls");
  if (figures.agree == figures.calls)
    return calls + (figures.calls == 1 ? " agrees" : " agree");
  return std::to_string(figures.agree) + " of " + calls + " agree";
}

} // namespace reify
