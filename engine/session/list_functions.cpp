#include "engine/session/list_functions.h"

#include "engine/source/asset_files.h"

#include <algorithm>
#include <map>

namespace reify {

std::string readablePath(const std::string &file, bool isBuiltin, const AssetPaths &assets) {
  return isBuiltin ? builtinSourcePath(assets, file) : file;
}

namespace {

FunctionRole roleOf(FunctionKind kind) {
  switch (kind) {
  case FunctionKind::Shape:
    return FunctionRole::Shape;
  case FunctionKind::Dtype:
    return FunctionRole::Dtype;
  case FunctionKind::Decomposition:
    return FunctionRole::Decomposition;
  case FunctionKind::HasValueSemantics:
    return FunctionRole::ValueSemantics;
  }
  return FunctionRole::Shape;
}

FunctionHome homeOf(Origin origin) {
  return origin == Origin::UserFile ? FunctionHome::UserFile
         : origin == Origin::Model  ? FunctionHome::Model
                                    : FunctionHome::Builtin;
}

/// Whether the op is a function from values to values, and what it writes or shares if it is not.
std::string aliasingOf(const OpRow &row) {
  if (row.hasValueSemantics())
    return "from values to values";
  std::string written, shared;
  for (const SchemaValue &operand : row.schema().operands)
    if (std::string &into = operand.isWritten ? written : shared; operand.isAliased)
      into += (into.empty() ? "" : ", ") + std::string(operand.name);
  if (!written.empty() && row.functional())
    return "writes " + written + ", as " + std::string(row.functional()->name.substr(6)) + " gives it";
  if (!written.empty())
    return "writes " + written;
  return shared.empty() ? "may share or write anything" : "its result may share memory with " + shared;
}

void addSchema(CatalogueOp &op, const OpTable &table) {
  const OpRow *row = table.find("torch." + op.name);
  if (!row)
    return;
  op.schema = row->text;
  op.schemaPlace = row->place();
  op.aliasing = aliasingOf(*row);
  op.hasUserSchema = row->origin == SchemaOrigin::User;
}

} // namespace

Catalogue listFunctions(const Library &library, const OpTable &table, const AssetPaths &assets) {
  std::map<std::string, CatalogueOp, std::less<>> ops;
  library.forEachEntry([&](llvm::StringRef key, FunctionKind kind, const LibraryEntry &entry) {
    CatalogueFunction function;
    function.role = roleOf(kind);
    function.home = homeOf(entry.origin);
    function.symbol = entry.symbol;
    function.place = entry.place;
    function.path = readablePath(function.place.file, function.home == FunctionHome::Builtin, assets);
    ops[key.str()].functions.push_back(std::move(function));
  });
  for (const OpRow &row : table.rows())
    if (row.origin == SchemaOrigin::User && row.name.starts_with("torch."))
      ops[std::string(row.name.substr(6))];
  Catalogue catalogue;
  for (auto &[name, op] : ops) {
    op.name = name;
    addSchema(op, table);
    std::ranges::stable_sort(op.functions, {}, [](const CatalogueFunction &f) { return std::pair(f.role, f.home); });
    for (size_t i = 1; i < op.functions.size(); ++i)
      op.functions[i].counts = op.functions[i].role != op.functions[i - 1].role;
    catalogue.ops.push_back(std::move(op));
  }
  return catalogue;
}

} // namespace reify
