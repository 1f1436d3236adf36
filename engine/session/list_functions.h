// Makes the catalogue of a library that is loaded. Knows MLIR, unlike read_catalogue.h.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/library/library.h"
#include "engine/schema/op_table.h"
#include "engine/source/assets.h"

namespace reify {

Catalogue listFunctions(const Library &library, const OpTable &table, const AssetPaths &assets);
/// Where the file of a place is to be read: built-in functions name theirs beside the assets.
std::string readablePath(const std::string &file, bool isBuiltin, const AssetPaths &assets);

} // namespace reify
