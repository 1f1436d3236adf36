// Where statements begin and what names are bound to there, for stepping through the author's source.
#include "engine/dialect/ops/line_table.h"
#include "engine/python/compile/function_compiler.h"

namespace reify::python {

using namespace mlir;

void FunctionCompiler::mark(const Node &at, const Env &env, Value unless) {
  if (limits_.forExport)
    return; // torch-mlir steps through nothing
  std::vector<std::pair<std::string, Value>> locals;
  for (const auto &[name, variable] : env)
    if (variable.value && !name.starts_with('$'))
      locals.push_back({name, variable.value});
  createLineMark(builder_, place(at), locals, unless);
}

/// Docstrings and mere annotations do nothing, so Python does not stop at them either.
void FunctionCompiler::markStatement(const Node &node, const Env &env) {
  const Node *value = node.child("value");
  bool isEmpty = (node.is("Expr") && value->is("Constant")) || (node.is("AnnAssign") && !value);
  if (!isEmpty)
    mark(node, env);
}

void FunctionCompiler::collectMarks(func::FuncOp func) {
  if (limits_.forExport)
    return;
  std::vector<std::string> names;
  for (const Parameter &parameter : function_.parameters)
    names.push_back(parameter.name);
  collectLineMarks(func, names);
}

} // namespace reify::python
