#include "engine/source/diagnostics.h"

#include <doctest/doctest.h>

using namespace reify;

TEST_CASE("a diagnostic prints like a compiler's, with as much of its place as is known") {
  Diagnostic diagnostic{Severity::Warning, "x.y", "careful", {"a.mlir", 3, 7}, {{"because", {"b.py", 2, 0}}}};
  CHECK(toString(diagnostic) == "a.mlir:3:7: warning: careful\nb.py:2: note: because");
  diagnostic.place = {"a.mlir", 0, 0};
  diagnostic.notes.clear();
  CHECK(toString(diagnostic) == "a.mlir: warning: careful");
  diagnostic.place = {};
  CHECK(toString(diagnostic) == "warning: careful");
}

TEST_CASE("only errors count as errors") {
  CHECK_FALSE(hasErrors({}));
  CHECK_FALSE(hasErrors({{Severity::Warning, "", "", {}, {}}}));
  CHECK(hasErrors({{Severity::Warning, "", "", {}, {}}, {Severity::Error, "", "", {}, {}}}));
}
