// The Library panel: every op that has library functions, where these stand, how far they are tested;
// and below, the source of one with its coverage.
#pragma once
#include "views/command.h"
#include "views/library/model.h"

#include <memory>
#include <string>

namespace reify {

struct Scene;

struct LibraryState {
  LibraryQuery query;
  // What the rows were made for.
  std::shared_ptr<const Catalogue> catalogue;
  std::shared_ptr<const check::CheckReport> report;
  LibraryQuery madeFor;
  LibraryRows rows;
  TestTable tests;
  std::string selected; // symbol of a function, or name of an op
  // Of the source.
  std::string coverageOf; // file
  std::shared_ptr<const check::CheckReport> coverageReport;
  std::vector<LineCoverage> coverage;
  uint32_t revealed = 0; // OpenedLibrary::opened
};

void drawLibrary(const Scene &scene, LibraryState &state, Commands &out);
/// The lower half: a file of functions with line numbers and coverage.
void drawLibrarySource(const Scene &scene, LibraryState &state, Commands &out);
/// What would fill it, when it is empty.
std::string needsCatalogue(const Scene &scene);

} // namespace reify
