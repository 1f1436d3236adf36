// A small interpreter of Python for what stands beside library functions: constants of the file, decorators and
// the plain functions that make lists of invocations. It works on the syntax tree; Python never runs the file.
// Steps and memory are bounded. What it does not know is Unreadable, at its place.
#pragma once
#include "engine/check/interpreter/python_values.h"

#include <functional>
#include <optional>
#include <span>

namespace reify::check {

class Interpreter {
public:
  Interpreter(std::string path);

  /// Runs a statement outside of functions. What fails leaves the names that it binds unknown, with the reason.
  void statement(const python::Node &node);
  /// The value of an expression outside of functions. Throws Unreadable.
  Value evaluate(const python::Node &node);
  /// A value of a kind that invocations may have. Throws Unreadable at `at`.
  Literal literal(const python::Node &at, const Value &value);
  /// The elements of a list, tuple, set, dict or string. Throws Unreadable.
  std::vector<Value> elementsOf(const python::Node &at, const Value &value);
  void startBudget() { left_ = {kMostSteps, kMostMemory}; }
  /// One of several expressions may use half of what is left, so that one that fails leaves some to the others, and
  /// all together use no more than one. Gives what is kept back.
  Budget startShare();
  void endShare(const Budget &keptBack);

private:
  using Node = python::Node;
  enum class Flow : uint8_t { Next, Break, Continue, Return };
  struct Arguments {
    std::vector<Value> positional;
    std::vector<std::pair<std::string, Value>> keywords;
  };
  using Native = Value (Interpreter::*)(const Node &at, const std::string &name, Arguments &arguments);
  static constexpr uint64_t kMostSteps = 3'000'000, kMostMemory = 32'000'000;
  static constexpr unsigned kDeepest = 100;

  [[noreturn]] void fail(const Node &at, std::string message) const { throw Unreadable{&at, std::move(message)}; }
  void spend(const Node &at, uint64_t steps = 1);
  void take(const Node &at, uint64_t memory);

  // Making values (interpreter_values.cpp)
  Object &object(const Node &at);
  Value make(const Node &at, ValueKind kind, std::vector<Value> items = {});
  Value text(const Node &at, std::string text);
  Value named(const Node &at, ValueKind kind, std::string name, std::optional<Value> of = {});
  static Value integer(int64_t value);
  static Value boolean(bool value);
  static Value floating(double value);
  static Value dtype(int64_t code);
  bool truth(const Node &at, const Value &value);
  bool equal(const Node &at, const Value &a, const Value &b, unsigned depth = 0);
  int compare(const Node &at, const Value &a, const Value &b);
  bool contains(const Node &at, const Value &container, const Value &item);
  size_t findKey(const Node &at, const Value &dict, const Value &key);
  void setKey(const Node &at, const Value &dict, const Value &key, const Value &value);
  void addToSet(const Node &at, const Value &set, const Value &item);
  void needHashable(const Node &at, const Value &value);
  std::string shown(const Node &at, const Value &value, bool isQuoted, unsigned depth = 0);
  static const char *nameOf(ValueKind kind);
  int64_t intOf(const Node &at, const Value &value);
  double floatOf(const Node &at, const Value &value);
  std::string textOf(const Node &at, const Value &value);

  // Statements (interpreter_statements.cpp)
  Flow block(std::span<const Node *const> body, Scope &scope);
  Flow execute(const Node &node, Scope &scope);
  Flow forLoop(const Node &node, Scope &scope);
  Flow whileLoop(const Node &node, Scope &scope);
  void assign(const Node &target, const Value &value, Scope &scope);
  void augment(const Node &node, Scope &scope);
  void bind(const std::string &name, const Value &value, Scope &scope);
  void import(const Node &node, Scope &scope);
  void importFrom(const Node &node, Scope &scope);
  Value function(const Node &def, Scope &scope);
  void leaveUnknown(const Node &node, const Unreadable &why);

  // Expressions (interpreter_expressions.cpp)
  Value expression(const Node &node, Scope &scope);
  Value constant(const Node &node);
  Value name(const Node &node, Scope &scope);
  Value attribute(const Node &node, Scope &scope);
  Value external(const Node &at, const std::string &name);
  Value display(const Node &node, ValueKind kind, Scope &scope);
  Value dictDisplay(const Node &node, Scope &scope);
  Value comprehension(const Node &node, Scope &scope);
  void generate(const Node &node, size_t from, Scope &scope, const std::function<void(Scope &)> &each);
  Value connective(const Node &node, Scope &scope);
  Value comparison(const Node &node, Scope &scope);
  Value subscript(const Node &node, Scope &scope);
  Value sliced(const Node &node, const Value &value, Scope &scope);
  Value formatted(const Node &node, Scope &scope);

  // Operators (interpreter_operators.cpp)
  Value unary(const Node &node, Scope &scope);
  Value binary(const Node &at, const Node &op, const Value &left, const Value &right);
  std::optional<Value> arithmetic(const Node &at, std::string_view op, const Value &left, const Value &right);
  std::optional<Value> intArithmetic(const Node &at, std::string_view op, int64_t left, int64_t right);
  std::optional<Value> setArithmetic(const Node &at, std::string_view op, const Value &left, const Value &right);
  Value repeated(const Node &at, const Value &value, int64_t times);

  // Calls (interpreter_calls.cpp, interpreter_builtins.cpp, interpreter_methods.cpp)
  Value call(const Node &node, Scope &scope);
  Arguments argumentsOf(const Node &node, Scope &scope);
  Value apply(const Node &at, const Value &callee, Arguments arguments);
  Value applyFunction(const Node &at, const Object &function, Arguments &arguments);
  void bindParameters(const Node &at, const Object &function, Arguments &arguments, Scope &scope);
  Value builtin(const Node &at, const std::string &name, Arguments &arguments);
  std::optional<Value> conversion(const Node &at, const std::string &name, Arguments &arguments);
  std::optional<Value> sequenceBuiltin(const Node &at, const std::string &name, Arguments &arguments);
  std::optional<Value> extreme(const Node &at, const std::string &name, Arguments &arguments);
  bool isInstance(const Node &at, const Value &value, const Value &type);
  void sort(const Node &at, std::vector<Value> &items, Arguments &arguments);
  Value callExternal(const Node &at, const std::string &name, Arguments &arguments);
  Value product(const Node &at, Arguments &arguments);
  Value method(const Node &at, const Object &method, Arguments &arguments);
  std::optional<Value> listMethod(const Node &at, const Value &list, const std::string &name, Arguments &arguments);
  std::optional<Value> setMethod(const Node &at, const Value &set, const std::string &name, Arguments &arguments);
  std::optional<Value> dictMethod(const Node &at, const Value &dict, const std::string &name, Arguments &arguments);
  std::optional<Value> textMethod(const Node &at, const Value &value, const std::string &name, Arguments &arguments);

  // What reify_library and torch-mlir's own tests bring (interpreter_framework.cpp)
  static bool isOfFramework(std::string_view name);
  Value framework(const Node &at, const std::string &name, Arguments &arguments);
  Value invocation(const Node &at, bool mustRaise, Arguments &arguments);
  Value tensor(const Node &at, const std::string &name, Arguments &arguments);
  struct Generated {
    std::vector<Literal> tensors;
    std::vector<int64_t> errors, outputErrors; // dtypes
    std::vector<Argument> arguments;
  };
  std::vector<Value> bindNative(const Node &at, std::span<const char *const> names, Arguments &arguments);
  std::vector<int64_t> dtypes(const Node &at, const Value &value);
  std::vector<Literal> tensorsOf(const Node &at, const Value &count, const Value &shapes, size_t otherwise);
  Value sameDtype(const Node &at, Arguments &arguments);
  Value twoTensors(const Node &at, Arguments &arguments);
  void addGenerated(const Node &at, const Generated &made, const std::vector<int64_t> &codes, bool mustRaise,
                    std::vector<Value> &into);
  Place placeOf(const Node &at) const;

  std::string path_;
  std::deque<Object> objects_;
  std::deque<Scope> scopes_;
  Scope globals_;
  Budget left_{kMostSteps, kMostMemory};
  unsigned depth_ = 0;
  const Node *outermost_ = nullptr; // the call outside of functions that is at work
};

/// Names that statements of a file bind, in branches and loops too.
void addBoundNames(const python::Node &node, std::vector<std::string> &names);

} // namespace reify::check
