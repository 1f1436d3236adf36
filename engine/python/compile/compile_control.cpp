// Branches. A statement list ends in one or more ways (Exit); where more than one is possible at run time,
// flags say which it was:
//   $stop   the list ended before its last statement
//   $leave  by a break or a return: the loop is over
//   $return by a return, whose value is $value
// An if that may end the list takes the statements behind it into the branch that goes on, where that is
// one branch; only where both may go on and one may also end are flags needed. Flags are results of
// prim.If and are carried by loops, so no loop needs a condition of its own: torch-mlir's unroller
// follows trip counts only.
#include "engine/python/compile/function_compiler.h"

#include <llvm/Support/SaveAndRestore.h>

namespace reify::python {

using namespace mlir;

/// Chains of comparisons, and ifs that return one after the other, nest in each other as much as what is
/// written so.
static constexpr unsigned kDeepest = 300;

FunctionCompiler::Branch FunctionCompiler::branch(const Node &at, const Env &env, const Emit &emit) {
  if (branchDepth_ >= kDeepest)
    throw TooDeep{&at};
  llvm::SaveAndRestore depth(branchDepth_, branchDepth_ + 1);
  OpBuilder::InsertionGuard guard(builder_);
  Branch made{std::make_unique<Region>(), env, kFalls};
  builder_.createBlock(made.region.get());
  emit(made);
  return made;
}

/// Whether the flag (of the exits in `set`) is known from the exits, or the value that holds it.
Value FunctionCompiler::flag(const Node &at, const char *name, unsigned set, const Branch &branch) {
  if (!(branch.exits & set))
    return constant(at, false);
  if (!(branch.exits & ~set))
    return constant(at, true);
  auto known = branch.env.find(name);
  return known == branch.env.end() || !known->second.value ? constant(at, true) : known->second.value;
}

namespace {
struct Flag {
  const char *name;
  unsigned set; // exits for which it is true
};
constexpr Flag kFlags[] = {
    {"$stop", kReturns | kBreaks | kContinues}, {"$leave", kReturns | kBreaks}, {"$return", kReturns}};
/// Exits after which a block's variables still matter.
constexpr unsigned kGoesOn = kFalls | kBreaks | kContinues;
} // namespace

/// Makes the prim.If of two branches. Of `stores`, the names that are `live` become its results.
unsigned FunctionCompiler::join(const Node &at, Value condition, Branch &yes, Branch &no, Env &env, const Names &stores,
                                const Names &live) {
  unsigned exits = yes.exits | no.exits;
  struct Result {
    std::string name;
    Value yes, no; // null: not needed on this path
    Type type, declared;
  };
  std::vector<Result> results;
  std::vector<std::pair<std::string, size_t>> aliases; // flags that are equal
  auto merge = [&](const std::string &name, const Variable &a, const Variable &b, bool needsA, bool needsB) {
    auto poisoned = [&](std::string problem) { env[name] = {{}, {}, std::move(problem)}; };
    if ((needsA && !a.value) || (needsB && !b.value)) {
      const Variable &missing = needsA && !a.value ? a : b;
      bool isSilent = !missing.value && missing.problem.empty() && (yes.env.contains(name) && no.env.contains(name));
      return poisoned(isSilent ? "" : "is not assigned on every path that leads here");
    }
    if (needsA && needsB && a.value == b.value) {
      env[name] = a;
      return;
    }
    Type declared = a.declared ? a.declared : b.declared;
    Type type = !needsA ? b.value.getType() : !needsB ? a.value.getType() : unify(a.value.getType(), b.value.getType());
    if (needsA && needsB && declared && a.value.getType() != b.value.getType())
      type = declared;
    if (!type)
      return poisoned("is " + pythonSpelling(a.value.getType()) + " on one path and " +
                      pythonSpelling(b.value.getType()) + " on another; give it one type");
    results.push_back({name, needsA ? a.value : Value(), needsB ? b.value : Value(), type, declared});
  };
  auto find = [](const Env &from, const std::string &name) {
    auto known = from.find(name);
    return known == from.end() ? Variable{{}, {}, "is not defined"} : known->second;
  };
  for (const std::string &name : stores)
    if (live.contains(name))
      merge(name, find(yes.env, name), find(no.env, name), yes.exits & kGoesOn, no.exits & kGoesOn);
    else if (exits & kGoesOn)
      env[name] = {{}, {}, "has no value here"};
  if ((exits & kReturns) && function_.result)
    merge("$value", find(yes.env, "$value"), find(no.env, "$value"), yes.exits & kReturns, no.exits & kReturns);
  for (auto [name, set] : kFlags) {
    env.erase(name);
    if (!(exits & set) || !(exits & ~set) || (loopDepth_ == 0 && StringRef(name) != "$stop"))
      continue;
    Value a = flag(at, name, set, yes), b = flag(at, name, set, no);
    auto same = llvm::find_if(results, [&](const Result &r) { return r.yes == a && r.no == b; });
    if (same != results.end())
      aliases.push_back({name, size_t(same - results.begin())});
    else
      merge(name, {a, boolType(), ""}, {b, boolType(), ""}, true, true);
  }

  OperationState state(place(at), torch::PrimIfOp::getOperationName());
  state.addOperands(condition);
  for (Branch *side : {&yes, &no}) {
    OpBuilder::InsertionGuard guard(builder_);
    builder_.setInsertionPointToEnd(&side->region->front());
    SmallVector<Value> values;
    for (const Result &result : results) {
      Value value = side == &yes ? result.yes : result.no;
      values.push_back(value ? coerce(at, value, result.type) : uninitialized(at, result.type));
    }
    torch::PrimIfYieldOp::create(builder_, place(at), values);
    state.addRegion(std::move(side->region));
  }
  for (const Result &result : results)
    state.addTypes(result.type);
  Operation *op = builder_.create(state);
  for (auto [result, value] : llvm::zip(results, op->getResults()))
    env[result.name] = {value, result.declared, ""};
  for (const auto &[name, index] : aliases)
    env[name] = {op->getResult(unsigned(index)), boolType(), ""};
  return exits;
}

unsigned FunctionCompiler::guardRest(const Node &at, unsigned exits, const Nodes &rest, Env &env, const Names &live) {
  if (rest.empty())
    return exits;
  Branch before{nullptr, env, exits};
  Value stopped = flag(at, "$stop", kReturns | kBreaks | kContinues, before);
  Branch yes = branch(at, env, [&](Branch &inside) { inside.exits = exits & ~kFalls; });
  Branch no = branch(at, env, [&](Branch &inside) { inside.exits = block(rest, inside.env, live); });
  Names stores;
  for (const Node *node : rest)
    addStores(*node, stores);
  return join(at, stopped, yes, no, env, stores, live);
}

unsigned FunctionCompiler::ifStatement(const Node &node, const Nodes &rest, Env &env, const Names &live,
                                       bool &tookRest) {
  const Node &test = *node.child("test");
  Value holds = condition(test, env);
  auto toNodes = [](std::span<const Node *const> nodes) { return Nodes(nodes.begin(), nodes.end()); };
  Nodes yesBody = toNodes(node.list("body")), noBody = toNodes(node.list("orelse"));
  unsigned yesExits = exitsOf(yesBody), noExits = exitsOf(noBody);
  bool isPlain = !((yesExits | noExits) & ~kFalls);
  // One branch ends the list: the rest belongs to the other. (A mere raise needs no nesting.)
  tookRest = !isPlain && (!(yesExits & kFalls) != !(noExits & kFalls));
  if (tookRest) {
    Nodes &goesOn = (yesExits & kFalls) ? yesBody : noBody;
    goesOn.insert(goesOn.end(), rest.begin(), rest.end());
  }
  Names stores, after = live;
  for (const Nodes *body : {&yesBody, &noBody})
    for (const Node *each : *body)
      addStores(*each, stores);
  if (!tookRest)
    for (const Node *each : rest)
      addLoads(*each, after);
  auto side = [&](const Nodes &body, bool outcome) {
    return branch(node, env, [&](Branch &inside) {
      narrow(test, outcome, inside.env);
      inside.exits = block(body, inside.env, after);
    });
  };
  Branch yes = side(yesBody, true), no = side(noBody, false);
  unsigned yesEnds = yes.exits, noEnds = no.exits;
  unsigned exits = join(node, holds, yes, no, env, stores, after);
  // Where one side never comes back, the other's condition holds from here on.
  if ((exits & kFalls) && !tookRest && (!(yesEnds & kFalls) || !(noEnds & kFalls))) {
    Env facts = env;
    narrow(test, yesEnds & kFalls, facts);
    for (auto &[name, variable] : facts)
      if (!stores.contains(name))
        env[name] = variable;
  }
  return exits;
}

/// prim.If for a value; `type` null: the type that both sides have in common.
Value FunctionCompiler::choose(const Node &at, Value condition, const std::function<Value()> &yes,
                               const std::function<Value()> &no, Type type) {
  Branch sides[2];
  Value values[2];
  for (int i : {0, 1})
    sides[i] = branch(at, {}, [&](Branch &) { values[i] = i == 0 ? yes() : no(); });
  if (!type)
    type = unify(values[0].getType(), values[1].getType());
  if (!type && fits(values[0].getType(), values[1].getType()))
    type = values[1].getType();
  if (!type && fits(values[1].getType(), values[0].getType()))
    type = values[0].getType();
  if (!type)
    refuse(at, "type",
           "this is " + pythonSpelling(values[0].getType()) + " or " + pythonSpelling(values[1].getType()) +
               "; both must have one type");
  OperationState state(place(at), torch::PrimIfOp::getOperationName());
  state.addOperands(condition);
  state.addTypes(type);
  for (int i : {0, 1}) {
    OpBuilder::InsertionGuard guard(builder_);
    builder_.setInsertionPointToEnd(&sides[i].region->front());
    torch::PrimIfYieldOp::create(builder_, place(at), coerce(at, values[i], type));
    state.addRegion(std::move(sides[i].region));
  }
  return builder_.create(state)->getResult(0);
}

static bool isNone(const Node &node) { return node.constant == ConstantKind::None; }

/// What the outcome of a test says of names: those compared with None are something, or None.
void FunctionCompiler::narrow(const Node &test, bool outcome, Env &env) {
  if (test.is("UnaryOp") && test.child("op")->is("Not"))
    return narrow(*test.child("operand"), !outcome, env);
  if (test.is("BoolOp")) {
    if (test.child("op")->is("And") == outcome)
      for (const Node *part : test.list("values"))
        narrow(*part, outcome, env);
    return;
  }
  const Node *subject = nullptr;
  bool isGiven = false;
  if (test.is("Compare") && test.list("ops").size() == 1 && isNone(*test.child("comparators"))) {
    const Node &op = *test.child("ops");
    subject = test.child("left");
    if (!op.is("Is") && !op.is("IsNot"))
      return;
    isGiven = op.is("IsNot") == outcome;
  } else if (test.is("Call") && test.child("func")->isName("isinstance") && test.list("args").size() == 2) {
    subject = test.list("args")[0];
    isGiven = outcome;
  }
  if (!subject || !subject->is("Name"))
    return;
  auto known = env.find(subject->text);
  if (known == env.end() || !known->second.value)
    return;
  Value value = known->second.value;
  auto optional = dyn_cast<torch::OptionalType>(value.getType());
  if (!optional) {
    // isinstance of a number that can be more than one type
    if (isGiven && test.is("Call") && isa<torch::NumberType, torch::UnionType>(value.getType())) {
      AnnotationResult type = typeOfAnnotation(*test.list("args")[1], context_);
      if (type.type && isa<torch::IntType, torch::FloatType>(type.type))
        known->second.value = emit(*subject, "prim.unchecked_cast", value, type.type);
    }
    return;
  }
  if (isGiven)
    known->second.value = emit(*subject, "prim.unchecked_cast", value, optional.getContainedType());
  else if (test.is("Compare"))
    known->second.value = none(*subject);
}

} // namespace reify::python
