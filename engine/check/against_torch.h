// Library functions compared with the real ops: sizes, dtypes, exceptions.
#pragma once
#include "engine/check/checker.h"
#include "engine/check/torch_process.h"
#include "engine/schema/schema.h"

#include <map>
#include <optional>

namespace reify::check {

/// Of one thread. Functions of one op should come to the same one: answers are kept.
class TorchComparison {
public:
  TorchComparison(LoadedLibrary &loaded, const CheckInputs &inputs);
  /// Compares the invocations, then those of the sweep, if that is asked for. What differs becomes the
  /// verdict of the invocation; the sweep's failures are added, made small.
  void compare(const CheckedFunction &checked, FunctionResult &result);
  /// Why nothing can be compared, once it is known.
  const std::string &fatal() const { return fatal_; }

private:
  struct Difference {
    std::string what; // "" for none; equal for failures of one kind
    std::string expected, got;
    Place place;
  };
  Difference differ(const CheckedFunction &checked, FunctionKind kind, const std::vector<Literal> &arguments);
  Difference differInResults(const TorchAnswer &answer, FunctionKind kind, const Evaluation &evaluation);
  bool otherFunctionRaises(const CheckedFunction &checked, FunctionKind kind, const std::vector<Literal> &arguments);
  const TorchAnswer &ask(const std::string &op, const std::vector<Literal> &arguments);
  Difference differInNumbers(const CheckedFunction &checked, const std::vector<Literal> &arguments, bool &isLost);
  static std::string kindOf(const Difference &difference);
  const OpSchema *schemaOf(const CheckedFunction &checked, std::string &problem);
  void compareNumbers(const CheckedFunction &checked, const std::vector<Literal> &arguments, InvocationResult &result);
  void sweep(const CheckedFunction &checked, FunctionKind kind, FunctionResult &result);

  LoadedLibrary &loaded_;
  const CheckInputs &inputs_;
  Checker checker_;
  TorchProcess process_;
  std::map<std::string, TorchAnswer> answers_; // of one op
  std::string answersOf_;
  struct AskedSchema {
    std::string text; // the schema points into it
    std::optional<OpSchema> schema;
  };
  std::map<std::string, AskedSchema> schemas_;
  std::string fatal_;
};

} // namespace reify::check
