// The whole of a library as a list: every op that some function or schema of the user's is about, the
// functions it has, where each stands and which one counts. Plain data, read from a loaded library
// (engine/session/read_catalogue.h); the window's browser and `reify ops` show it.
#pragma once
#include "engine/catalogue/results.h"

#include <optional>
#include <string_view>
#include <unordered_map>

namespace reify {

enum class FunctionRole : uint8_t { Shape, Dtype, Decomposition, ValueSemantics };
/// "shape", "dtype", "decomposition", "value semantics"; the first three are the checker's names too.
std::string_view toString(FunctionRole role);

/// Where a function comes from; earlier ones win over later ones.
enum class FunctionHome : uint8_t { UserFile, Model, Builtin };
std::string_view toString(FunctionHome home); // "user", "model", "built-in"

struct CatalogueFunction {
  FunctionRole role = FunctionRole::Shape;
  FunctionHome home = FunctionHome::Builtin;
  bool counts = true; // else another one, which stands before it, is used in its place
  std::string symbol; // "__torch_mlir_shape_fn.my.scale"
  Place place;        // of its definition, as messages show it
  std::string path;   // of the same file, to read it from
};

/// How far the built-in functions of an op agree with PyTorch on calls that were drawn for it.
struct TorchFigures {
  unsigned calls = 0, refused = 0, agree = 0; // `refused` by PyTorch
  bool operator==(const TorchFigures &) const = default;
};
/// "240 calls agree", "238 of 240 calls agree".
std::string toString(const TorchFigures &figures);

struct CatalogueOp {
  std::string name;   // "my.scale"
  std::string schema; // "my::scale(Tensor self, float factor) -> Tensor"; "" where none is known
  Place schemaPlace;
  bool hasUserSchema = false;
  std::vector<CatalogueFunction> functions; // by role, those that count first
  std::optional<TorchFigures> torch;        // where built-in functions count
  std::string aliasing; // "from values to values", "writes self": what the schema tells; "" without one

  /// The function of that role that is used; null for none.
  const CatalogueFunction *find(FunctionRole role) const;
  bool has(FunctionHome home) const;
};

struct Catalogue {
  std::vector<CatalogueOp> ops; // by name
  const CatalogueOp *find(std::string_view name) const;
};

/// Whether `text` is what the pattern means: with `*` or `?` in it as a glob of the whole text, else as
/// a part of it. Letters' case does not count; an empty pattern matches everything.
bool matchesPattern(std::string_view pattern, std::string_view text);

/// How far a function is tested, in a word and figures.
enum class TestState : uint8_t {
  NotChecked, // no check has run over it
  Untested,   // one has, and there is no invocation
  Passed,
  Failed, // something failed, raised or could not be run
};
struct TestFigures {
  TestState state = TestState::NotChecked;
  unsigned passed = 0, failed = 0, raised = 0, broken = 0;
  unsigned lines = 0, missedLines = 0, missedBranches = 0;
  bool hasCoverage() const { return lines > 0; }
};
/// "3 passed, 1 failed", "untested", "not checked".
std::string toString(const TestFigures &figures);
/// "9 of 10 lines, 1 branch missing"; "" where no coverage is known.
std::string coverageText(const TestFigures &figures);

/// Results of a check by function. The report must outlive it; null for no check.
class TestTable {
public:
  TestTable() = default;
  explicit TestTable(const check::CheckReport *report);
  /// The result for a function of the catalogue; null where there is none.
  const check::FunctionResult *find(const CatalogueOp &op, const CatalogueFunction &function) const;
  TestFigures figures(const CatalogueOp &op, const CatalogueFunction &function) const;
  /// Of all functions of the op that count: sums, and the worst state.
  TestFigures figures(const CatalogueOp &op) const;

private:
  std::unordered_map<std::string, const check::FunctionResult *> byKey_; // "shape my.scale"
};
TestFigures figuresOf(const check::FunctionResult &result);

/// What a line of source is to the coverage of the functions in its file.
struct LineCoverage {
  enum Kind : uint8_t { None, Reached, Missed } kind = None;
  bool neverTrue = false, neverFalse = false; // of a condition on the line
};
/// By line (index 0 = line 1) of the file; as long as the last line that something is known of.
std::vector<LineCoverage> lineCoverage(const check::CheckReport &report, std::string_view file);

} // namespace reify
