// One Python function to one func.func. Variables become SSA values, joined at branches and carried
// through loops; early returns, break and continue become flags (see compile_control.cpp). What is not
// allowed throws Refused, which ends the statement it stands in; the next statement is compiled all
// the same, so that one run reports many errors.
#pragma once
#include "engine/dialect/ops/torch_ops.h"
#include "engine/python/program.h"
#include "engine/schema/op_table.h"

#include <mlir/Dialect/Func/IR/FuncOps.h>
#include <mlir/IR/Builders.h>

#include <functional>
#include <set>

namespace reify::python {

struct Refused {
  const Node *at;
  std::string id, message;
};

/// Ends the compilation of a function: what is nested too deep would be met again at each level.
struct TooDeep {
  const Node *at;
};

struct Variable {
  mlir::Value value;   // null: not usable, and `problem` says why ("" = said already)
  mlir::Type declared; // by an annotation or as a parameter; null if only inferred
  std::string problem;
};
using Env = std::map<std::string, Variable, std::less<>>;
using Names = std::set<std::string, std::less<>>;
using Nodes = std::vector<const Node *>;

/// How a list of statements can end. Raising is none of these.
enum Exit : unsigned { kFalls = 1, kReturns = 2, kBreaks = 4, kContinues = 8 };

/// The exits of a list of statements, from syntax alone.
unsigned exitsOf(std::span<const Node *const> body);
/// Names that statements bind, and names that they read.
void addStores(const Node &node, Names &names);
void addLoads(const Node &node, Names &names);

struct CompileLimits {
  bool forExport = false; // write what torch-mlir's own unroller gets right
};
/// Of a `while` in an exported library.
constexpr int64_t kExportedRounds = 64;

class FunctionCompiler {
public:
  FunctionCompiler(Program &program, Function &function, const OpTable &table, mlir::ModuleOp into,
                   CompileLimits limits, std::vector<Function *> &wanted, Diagnostics &diagnostics)
      : program_(program), function_(function), module_(*function.module), table_(table), into_(into),
        context_(into.getContext()), builder_(context_), limits_(limits), wanted_(wanted), diagnostics_(diagnostics) {}

  void compile();
  bool adoptResult();

private:
  mlir::Type typeAlone(const Node &value, Env &env);
  mlir::Value returned(const Node &value, Env &env);
  void compileCallee(const Node &at, Function &callee);
  // Places, constants, ops (emit.cpp)
  mlir::Location place(const Node &node) const;
  [[noreturn]] void refuse(const Node &node, std::string id, std::string message) const;
  mlir::Value constant(const Node &at, int64_t value);
  mlir::Value named(const Node &at, const std::string &name, int64_t value);
  mlir::Value constant(const Node &at, double value);
  mlir::Value constant(const Node &at, bool value);
  mlir::Value constant(const Node &at, llvm::StringRef value);
  mlir::Value none(const Node &at);
  template <typename Make> mlir::Value hoisted(const std::string &key, Make make);
  /// A schema op; torch.operator for one that the reference does not have.
  mlir::Value emit(const Node &at, llvm::StringRef name, mlir::ValueRange operands, mlir::Type result);
  void emitVoid(const Node &at, llvm::StringRef name, mlir::ValueRange operands);
  mlir::Operation *emitCall(const Node &at, Function &callee, mlir::ValueRange operands);
  mlir::Operation *exported(const Node &at, llvm::StringRef op, mlir::ValueRange operands, bool isKnown);
  mlir::Operation *emitOp(const Node &at, llvm::StringRef name, mlir::ValueRange operands, mlir::TypeRange results);
  mlir::Value derefine(const Node &at, mlir::Value value, mlir::Type to);
  mlir::Value list(const Node &at, mlir::ValueRange elements, mlir::Type element);
  mlir::Value uninitialized(const Node &at, mlir::Type type);
  llvm::SmallVector<mlir::Value> unpack(const Node &at, mlir::Value tuple);
  void raise(const Node &at, mlir::Value message);
  /// `value` as a `to`, where Python would take it for one; refuses otherwise.
  mlir::Value coerce(const Node &at, mlir::Value value, mlir::Type to, llvm::StringRef what = "this");
  bool fits(mlir::Type from, mlir::Type to) const;
  mlir::Type unify(mlir::Type a, mlir::Type b) const;
  mlir::Type intType() const { return torch::IntType::get(context_); }
  mlir::Type floatType() const { return torch::FloatType::get(context_); }
  mlir::Type boolType() const { return torch::BoolType::get(context_); }
  mlir::Type strType() const { return torch::StringType::get(context_); }
  mlir::Type numberType() const { return torch::NumberType::get(context_); }
  mlir::Type noneType() const { return torch::NoneType::get(context_); }
  mlir::Type tensorType() const { return torch::ValueTensorType::get(context_, std::nullopt, mlir::Type()); }
  mlir::Type listOf(mlir::Type element) const { return torch::ListType::get(element); }

  // Statements (compile_statements.cpp)
  unsigned block(const Nodes &body, Env &env, const Names &live);
  unsigned statement(const Node &node, Env &env);
  void assign(const Node &target, const Node &at, mlir::Value value, Env &env);
  llvm::SmallVector<mlir::Value> unpackList(const Node &at, mlir::Value value, mlir::Type element, size_t count);
  void bind(const std::string &name, const Node &at, mlir::Value value, Env &env);
  void assignment(const Node &node, Env &env);
  void annotatedAssignment(const Node &node, Env &env);
  void augmentedAssignment(const Node &node, Env &env);
  void assertion(const Node &node, Env &env);
  mlir::Value raisedMessage(const Node &node, Env &env);
  void poison(const Node &node, Env &env);

  // For line stepping (source_lines.cpp)
  void mark(const Node &at, const Env &env, mlir::Value unless = {});
  void markStatement(const Node &node, const Env &env);
  void collectMarks(mlir::func::FuncOp func);

  // Branches and loops (compile_control.cpp, compile_loops.cpp)
  struct Branch {
    std::unique_ptr<mlir::Region> region;
    Env env;
    unsigned exits = kFalls;
  };
  using Emit = std::function<void(Branch &)>;
  /// Throws TooDeep where branches and loops would be nested further than anybody means.
  Branch branch(const Node &at, const Env &env, const Emit &emit);
  unsigned join(const Node &at, mlir::Value condition, Branch &yes, Branch &no, Env &env, const Names &stores,
                const Names &live);
  unsigned ifStatement(const Node &node, const Nodes &rest, Env &env, const Names &live, bool &tookRest);
  /// Runs `rest` unless a flag says that the statements before it have ended the block.
  unsigned guardRest(const Node &at, unsigned exits, const Nodes &rest, Env &env, const Names &live);
  mlir::Value flag(const Node &at, const char *name, unsigned set, const Branch &branch);
  unsigned loop(const Node &node, Env &env);
  /// What a `for` goes over: how often, and the value of each round.
  struct Iteration {
    mlir::Value trips;
    std::function<mlir::Value(mlir::Value index)> item;
    mlir::Type itemType;
  };
  Iteration iterationOf(const Node &iterated, Env &env);
  struct LoopBuild;
  class LoopBuilder;
  const Node *breakUnless(const Node &test);
  void raiseUnless(const Node &node, mlir::Value hasEnded, llvm::SmallVectorImpl<mlir::Value> &values);
  void forEach(const Node &at, const Iteration &iteration, const std::function<void(mlir::Value)> &body);
  mlir::Value choose(const Node &at, mlir::Value condition, const std::function<mlir::Value()> &yes,
                     const std::function<mlir::Value()> &no, mlir::Type type = {});
  void narrow(const Node &test, bool outcome, Env &env);

  // Expressions (compile_expressions.cpp, compile_operators.cpp)
  mlir::Value expression(const Node &node, Env &env, mlir::Type want = {});
  mlir::Value expressionUnguarded(const Node &node, Env &env, mlir::Type want);
  mlir::Value literal(const Node &node);
  mlir::Value name(const Node &node, Env &env, mlir::Type want);
  mlir::Value attribute(const Node &node, Env &env, mlir::Type want);
  std::optional<mlir::Value> knownName(const Node &node, const std::string &dotted, mlir::Type want);
  mlir::Value condition(const Node &node, Env &env);
  mlir::Value truthOf(const Node &at, mlir::Value value);
  mlir::Value connective(const Node &node, Env &env, size_t from, bool asCondition);
  mlir::Value conditional(const Node &node, Env &env, mlir::Type want);
  mlir::Value comparison(const Node &node, Env &env);
  mlir::Value comparisonChain(const Node &node, Env &env, mlir::Value left, size_t from);
  mlir::Value compare(const Node &at, const Node &op, mlir::Value left, mlir::Value right);
  mlir::Value identity(const Node &at, bool isSame, mlir::Value left, mlir::Value right);
  mlir::Value identityOfValues(const Node &at, bool isSame, mlir::Value left, mlir::Value right);
  mlir::Value membership(const Node &at, mlir::Value item, mlir::Value container);
  mlir::Value unary(const Node &node, Env &env);
  mlir::Value binary(const Node &node, Env &env, mlir::Type want);
  mlir::Value binaryOf(const Node &at, const Node &op, mlir::Value left, mlir::Value right);
  mlir::Value arithmetic(const Node &at, llvm::StringRef op, mlir::Value left, mlir::Value right);
  mlir::Value listDisplay(const Node &node, Env &env, mlir::Type want);
  mlir::Value tupleDisplay(const Node &node, Env &env, mlir::Type want);
  mlir::Value comprehension(const Node &node, Env &env, mlir::Type want);
  void comprehensionLoop(const Node &node, size_t generator, Env &env, mlir::Value out, mlir::Type want,
                         mlir::Type &element);
  mlir::Value subscript(const Node &node, Env &env);
  mlir::Value slice(const Node &node, mlir::Value value, Env &env);
  mlir::Value element(const Node &at, mlir::Value value, const Node &index, Env &env);
  mlir::Value formatted(const Node &node, Env &env);
  std::optional<int64_t> constantInt(const Node &node);

  // Calls (compile_calls.cpp, compile_builtins.cpp, compile_torch.cpp)
  mlir::Value call(const Node &node, Env &env, mlir::Type want);
  mlir::Value callFunction(const Node &node, Function &callee, Env &env);
  mlir::Value callBuiltin(const Node &node, llvm::StringRef name, Env &env, mlir::Type want);
  mlir::Value convert(const Node &node, llvm::StringRef name, Env &env);
  mlir::Value extreme(const Node &node, llvm::StringRef name, Env &env);
  mlir::Value isInstance(const Node &node, Env &env);
  mlir::Value intrinsic(const Node &node, llvm::StringRef name, Env &env);
  mlir::Value method(const Node &node, Env &env);
  mlir::Value listMethod(const Node &node, mlir::Value value, Env &env);
  mlir::Value stringMethod(const Node &node, mlir::Value value, Env &env);
  void extend(const Node &at, mlir::Value value, mlir::Value other);
  mlir::Value argument(const Node &at, mlir::Value value, const Parameter &parameter, llvm::StringRef what);

  // Tensors as PyTorch's users write them (compile_tensors.cpp)
  mlir::Value tensorAttribute(const Node &node, mlir::Value tensor);
  mlir::Value tensorMethod(const Node &node, mlir::Value value, Env &env);
  mlir::Value tensorSubscript(const Node &node, mlir::Value value, Env &env);
  mlir::Value applyIndex(const Node &item, mlir::Value value, int64_t &dim, llvm::SmallVectorImpl<mlir::Value> &chosen,
                         Env &env);
  mlir::Value tensorBinary(const Node &at, const Node &op, mlir::Value left, mlir::Value right);
  mlir::Value tensorCompare(const Node &at, llvm::StringRef name, mlir::Value left, mlir::Value right);
  mlir::Value castTo(const Node &node, mlir::Value tensor, int64_t dtype);
  struct Argument {
    std::string keyword;
    const Node *at;
    mlir::Value value; // null for a display that waits for its type
  };
  mlir::Value callTorch(const Node &node, llvm::StringRef name, std::vector<Argument> arguments);
  void gatherSizes(const Node &node, std::vector<Argument> &arguments, size_t first);
  std::vector<Argument> argumentsOf(const Node &node, Env &env);
  mlir::Value schemaDefault(const Node &at, const SchemaValue &parameter);
  bool matches(const OpSchema &schema, const std::vector<Argument> &arguments,
               std::vector<const Argument *> &byParameter, int &cost);
  mlir::Value fitArgument(const Node &at, mlir::Value value, const SchemaType &type);
  const Node *onlyArgument(const Node &node, llvm::StringRef name);

  Program &program_;
  Function &function_;
  SourceModule &module_;
  const OpTable &table_;
  mlir::ModuleOp into_;
  mlir::MLIRContext *context_;
  mlir::OpBuilder builder_;
  CompileLimits limits_;
  std::vector<Function *> &wanted_;
  Diagnostics &diagnostics_;
  mlir::Block *entry_ = nullptr;
  mlir::Operation *lastConstant_ = nullptr;
  std::map<std::string, mlir::Value> constants_;
  std::map<void *, const OpSchema *> tupleFields_; // what the elements of an op's results are called
  std::deque<Node> made_;                          // nodes that the file does not have
  SourceModule *scope_ = nullptr;                  // whose names count, while a constant of another module is compiled
  bool isMessage_ = false;                         // what is compiled is only the text of an exception
  bool isRefused_ = false;                         // some statement was, whether or not that was reported here
  unsigned loopDepth_ = 0, branchDepth_ = 0, retries_ = 0;
  mlir::Type otherResult_;                 // of a return that does not fit the function's result
  std::set<const Node *> constantsInWork_; // of the module: to see one that is made of itself
};

/// Compiles a function into the module, again where what it returns is not what its annotation says.
void compileFunction(Program &program, Function &function, const OpTable &table, mlir::ModuleOp into,
                     CompileLimits limits, std::vector<Function *> &wanted, Diagnostics &diagnostics);

} // namespace reify::python
