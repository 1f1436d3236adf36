// The rows of the library browser: ops that the filters let through, and the functions of those that
// are open.
#pragma once
#include "engine/catalogue/catalogue.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace reify {

enum class LibraryFilter : uint8_t { All, User, Model, Builtin, Problems, Untested, Differs, Count };
std::string_view toString(LibraryFilter filter);

struct LibraryRow {
  uint32_t op = 0;       // index into Catalogue::ops
  int32_t function = -1; // index into its functions; -1 for the op itself
};

struct LibraryQuery {
  std::string text; // matchesPattern of the name or the schema
  LibraryFilter filter = LibraryFilter::All;
  std::set<std::string> open; // names of ops whose functions are shown
  bool operator==(const LibraryQuery &) const = default;
};

/// Those of the user's files and of the model stand first, else by name.
struct LibraryRows {
  std::vector<LibraryRow> rows;
  uint32_t ops = 0; // that are among them
};
LibraryRows makeLibraryRows(const Catalogue &catalogue, const TestTable &tests, const LibraryQuery &query);

/// "shape, dtype" and so on: what an op has, each role once.
std::string rolesOf(const CatalogueOp &op);
/// "user", "built-in", "user, overrides built-in".
std::string homesOf(const CatalogueOp &op);
/// A sign for a state, so that colour is never the only one.
const char *glyphOf(TestState state);

} // namespace reify
