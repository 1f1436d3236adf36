// A function as a whole, and its result where no annotation says it, or a wrong one does.
#include "engine/python/compile/function_compiler.h"

#include <llvm/Support/SaveAndRestore.h>

namespace reify::python {

using namespace mlir;

void FunctionCompiler::compile() {
  llvm::SaveAndRestore isInWork(function_.isInWork, true);
  SmallVector<Type> types;
  for (const Parameter &parameter : function_.parameters)
    types.push_back(parameter.type);
  SmallVector<Type> results;
  if (function_.result)
    results.push_back(function_.result);
  builder_.setInsertionPointToEnd(into_.getBody());
  auto func =
      func::FuncOp::create(builder_, place(*function_.def), function_.symbol, builder_.getFunctionType(types, results));
  if (function_.kind.empty())
    func.setPrivate();
  entry_ = func.addEntryBlock();
  Env env;
  for (auto [parameter, argument] : llvm::zip(function_.parameters, entry_->getArguments())) {
    // The built-in library's parameters are called as schemas have them.
    argument.setLoc(program_.isBuiltin()
                        ? place(*parameter.at)
                        : Location(NameLoc::get(builder_.getStringAttr(parameter.name), place(*parameter.at))));
    env[parameter.name] = {argument, parameter.type, ""};
  }
  builder_.setInsertionPointToEnd(entry_);
  auto body = function_.def->list("body");
  size_t before = diagnostics_.size();
  unsigned exits = 0;
  try {
    exits = block(Nodes(body.begin(), body.end()), env, {});
  } catch (const Refused &refused) { // of a condition, which has no statement of its own
    if (!refused.message.empty())
      program_.error(module_, *refused.at, refused.id, refused.message);
    isRefused_ = true;
  } catch (const TooDeep &tooDeep) {
    program_.error(scope_ ? *scope_ : module_, *tooDeep.at, "nesting",
                   "branches and loops are nested too deep here; comparisons in a chain, and what follows an 'if' "
                   "that returns, count as nested: split this into functions");
    isRefused_ = true;
  }
  bool failed = llvm::any_of(llvm::drop_begin(diagnostics_, before),
                             [](const Diagnostic &d) { return d.severity == Severity::Error; });
  const Node &last = *body.back();
  if (!failed && (exits & kFalls) && function_.result) {
    program_.error(module_, *function_.def, "missing-return",
                   "the function '" + function_.name + "' can end without a return; every path must return " +
                       pythonSpelling(function_.result));
    failed = true;
  }
  function_.isRefused |= failed || isRefused_;
  if (failed || isRefused_)
    return;
  if (!function_.result) {
    func::ReturnOp::create(builder_, place(last));
  } else {
    Value result = (exits & kReturns) ? env["$value"].value : uninitialized(last, function_.result);
    func::ReturnOp::create(builder_, place(last), result);
  }
  collectMarks(func);
}

/// The type of an expression by itself; null where it has none.
Type FunctionCompiler::typeAlone(const Node &value, Env &env) {
  try {
    return expression(value, env).getType();
  } catch (const Refused &) {
    return {};
  }
}

Value FunctionCompiler::returned(const Node &value, Env &env) {
  try {
    Value result = expression(value, env, function_.result);
    return coerce(value, result, function_.result, "the returned value");
  } catch (const Refused &) {
    if (!otherResult_)
      otherResult_ = typeAlone(value, env);
    throw;
  }
}

/// What the function returns, after an attempt that said otherwise; false where that is no help.
bool FunctionCompiler::adoptResult() {
  if (!otherResult_ || !function_.kind.empty() || program_.isBuiltin())
    return false;
  const Type before = function_.result;
  if (function_.infersResult) {
    Type both = before ? unify(before, otherResult_) : otherResult_;
    if (!both || both == before)
      return false;
    function_.result = both;
    return true;
  }
  function_.infersResult = true;
  function_.result = {};
  return true;
}

/// What was said of the function itself; other functions are not compiled again.
static void forgetAttempt(const Function &function, size_t before, Diagnostics &diagnostics) {
  auto isOfIt = [&](const Diagnostic &d) {
    return d.place.file == function.module->path && d.place.line >= function.def->line &&
           d.place.line <= function.def->endLine && d.id != "python.unfound";
  };
  diagnostics.erase(std::remove_if(diagnostics.begin() + long(before), diagnostics.end(), isOfIt), diagnostics.end());
}

void compileFunction(Program &program, Function &function, const OpTable &table, ModuleOp into, CompileLimits limits,
                     std::vector<Function *> &wanted, Diagnostics &diagnostics) {
  constexpr int kAttempts = 4;
  const Type annotated = function.result;
  const bool isAnnotated = !function.infersResult, wasRefused = function.isRefused;
  for (int attempt = 1;; ++attempt) {
    const size_t before = diagnostics.size();
    FunctionCompiler compiler(program, function, table, into, limits, wanted, diagnostics);
    compiler.compile();
    // Only for a function that others call: of one that nobody calls the annotation is all that is known.
    const bool mayAdopt = program.depth > 0 || function.infersResult;
    if (!function.isRefused || !mayAdopt || attempt == kAttempts || !compiler.adoptResult())
      break;
    forgetAttempt(function, before, diagnostics);
    function.isRefused = wasRefused;
    into.lookupSymbol(function.symbol)->erase();
  }
  if (isAnnotated && function.infersResult && !function.isRefused && function.def->child("returns"))
    program.report(Severity::Warning, *function.module, *function.def->child("returns"), "annotation",
                   "'" + function.name + "' is annotated '-> " + pythonSpelling(annotated) + "', but returns " +
                       pythonSpelling(function.result));
}

} // namespace reify::python
