// Loops. `for` is a prim.Loop with a trip count and a condition that is always True; break and return
// turn the iterations that are left into empty ones. `while` is a loop with a condition; for export, where
// nothing may depend on a loop's condition, it is a `for` over a bounded range that breaks.
#include "engine/python/compile/loop_builder.h"

#include <limits>

namespace reify::python {

using namespace mlir;

FunctionCompiler::Iteration FunctionCompiler::iterationOf(const Node &node, Env &env) {
  auto args = node.list("args");
  std::string called = node.is("Call") ? dottedName(*node.child("func")) : "";
  if (called == "range") {
    if (args.empty() || args.size() > 3)
      refuse(node, "call", "range takes one to three ints");
    SmallVector<Value> bounds;
    for (const Node *arg : args)
      bounds.push_back(coerce(*arg, expression(*arg, env), intType(), "the bound"));
    if (bounds.size() == 1)
      return {bounds[0], [](Value index) { return index; }, intType()};
    Value step = bounds.size() == 3 ? bounds[2] : constant(node, int64_t(1));
    Value trips = emit(node, "aten.__range_length", {bounds[0], bounds[1], step}, intType());
    return {trips,
            [this, &node, start = bounds[0], step](Value index) {
              return emit(node, "aten.__derive_index", {index, start, step}, intType());
            },
            intType()};
  }
  if (called == "enumerate" && (args.size() == 1 || args.size() == 2)) {
    Iteration inner = iterationOf(*args[0], env);
    Value start = args.size() == 2 ? coerce(*args[1], expression(*args[1], env), intType()) : Value();
    Type type = torch::TupleType::get(context_, {intType(), inner.itemType});
    return {inner.trips,
            [this, &node, inner, start, type](Value index) -> Value {
              Value position = start ? emit(node, "aten.add.int", {index, start}, intType()) : index;
              return torch::PrimTupleConstructOp::create(builder_, place(node), type,
                                                         ValueRange{position, inner.item(index)});
            },
            type};
  }
  if (called == "zip" && !args.empty()) {
    std::vector<Iteration> parts;
    SmallVector<Type> types;
    Value trips;
    for (const Node *arg : args) {
      parts.push_back(iterationOf(*arg, env));
      types.push_back(parts.back().itemType);
      trips = trips ? emit(node, "prim.min.int", {trips, parts.back().trips}, intType()) : parts.back().trips;
    }
    Type type = torch::TupleType::get(context_, types);
    return {trips,
            [this, &node, parts, type](Value index) -> Value {
              SmallVector<Value> values;
              for (const Iteration &part : parts)
                values.push_back(part.item(index));
              return torch::PrimTupleConstructOp::create(builder_, place(node), type, values);
            },
            type};
  }
  if (called == "reversed" && args.size() == 1) {
    Iteration inner = iterationOf(*args[0], env);
    return {inner.trips,
            [this, &node, inner](Value index) {
              Value last = emit(node, "aten.sub.int", {inner.trips, constant(node, int64_t(1))}, intType());
              return inner.item(emit(node, "aten.sub.int", {last, index}, intType()));
            },
            inner.itemType};
  }
  Value value = expression(node, env);
  if (auto tuple = dyn_cast<torch::TupleType>(value.getType())) {
    auto types = tuple.getContainedTypes();
    if (types.empty() || !llvm::all_equal(types))
      refuse(node, "loop", "a loop over a tuple needs elements of one type");
    value = list(node, unpack(node, value), types.front());
  }
  auto type = dyn_cast<torch::ListType>(value.getType());
  if (!type)
    refuse(node, "loop",
           "a loop over " + pythonSpelling(value.getType()) +
               " is not allowed; allowed are range(...), lists, zip(...), enumerate(...) and reversed(...)");
  Value trips = emit(node, "aten.len.t", value, intType());
  return {trips,
          [this, &node, value, type](Value index) {
            return emit(node, "aten.__getitem__.t", {value, index}, type.getContainedType());
          },
          type.getContainedType()};
}

/// One round of a loop without carried values.
void FunctionCompiler::forEach(const Node &at, const Iteration &iteration, const std::function<void(Value)> &body) {
  OperationState state(place(at), torch::PrimLoopOp::getOperationName());
  Value yes = constant(at, true);
  state.addOperands({iteration.trips, yes});
  Branch made = branch(at, {}, [&](Branch &inside) {
    Value index = inside.region->addArgument(intType(), place(at));
    body(iteration.item(index));
    torch::PrimLoopConditionOp::create(builder_, place(at), yes, ValueRange());
  });
  state.addRegion(std::move(made.region));
  builder_.create(state);
}

unsigned FunctionCompiler::loop(const Node &node, Env &env) {
  if (node.is("AsyncFor"))
    refuse(node, "statement", "'async for' is not allowed");
  if (auto orelse = node.list("orelse"); !orelse.empty())
    refuse(*orelse[0], "loop", "'else' of a loop is not allowed; use a flag");
  if (loopDepth_ >= 20)
    refuse(node, "loop", "loops nested more than 20 deep are not allowed");
  std::optional<Iteration> iteration;
  LoopBuild build;
  auto written = node.list("body");
  build.body.assign(written.begin(), written.end());
  if (node.is("For")) {
    iteration = iterationOf(*node.child("iter"), env);
    build.trips = iteration->trips;
  } else if (limits_.forExport) {
    build.isBounded = true;
    build.trips = constant(node, kExportedRounds + 1); // the last one only sees that the condition fails
    build.body.insert(build.body.begin(), breakUnless(*node.child("test")));
    program_.report(Severity::Warning, module_, node, "export",
                    "torch-mlir does not follow the condition of a loop: this 'while' is written with at most " +
                        std::to_string(kExportedRounds) + " rounds, after which the result is unknown");
  } else {
    build.trips = constant(node, std::numeric_limits<int64_t>::max());
    build.test = node.child("test");
  }

  unsigned bodyExits = exitsOf(build.body);
  Names stores;
  addStores(node, stores);
  build.hasLeave = bodyExits & (kBreaks | kReturns);
  build.hasReturn = bodyExits & kReturns;
  for (const std::string &name : stores)
    if (auto known = env.find(name); known != env.end() && known->second.value) {
      build.carried.push_back(name);
      // What a name was narrowed to before need not hold in the next round.
      build.types.push_back(known->second.declared ? known->second.declared : known->second.value.getType());
    }
  size_t diagnosticsBefore = diagnostics_.size();
  bool refusedBefore = isRefused_;
  unsigned exits = kFalls;
  // A name that becomes Optional in the body is one from the start: then it is done over.
  while (!LoopBuilder(*this, node, iteration ? &*iteration : nullptr, build, env).run(exits)) {
    if (++retries_ > 200)
      refuse(node, "loop", "the types of the names in these loops do not settle; annotate them");
    diagnostics_.resize(diagnosticsBefore);
    isRefused_ = refusedBefore;
    build.types = build.widened;
  }
  for (const std::string &name : stores)
    if (!llvm::is_contained(build.carried, name))
      env[name] = {{}, {}, "is assigned in a loop only, which may have no rounds; give it a value before"};
  return exits;
}

/// `if not test: break`, as the file could say it.
const Node *FunctionCompiler::breakUnless(const Node &test) {
  auto make = [&](std::string_view kind) -> Node & {
    Node &made = made_.emplace_back();
    made.kind = kind;
    made.line = test.line, made.column = test.column, made.endLine = test.endLine;
    return made;
  };
  Node &negated = make("UnaryOp");
  negated.fields = {{"op", {&make("Not")}}, {"operand", {&test}}};
  Node &statement = make("If");
  statement.fields = {{"test", {&negated}}, {"body", {&make("Break")}}};
  return &statement;
}

/// Where a bounded loop has not come to its end, its results are nothing that may be used.
void FunctionCompiler::raiseUnless(const Node &node, Value hasEnded, SmallVectorImpl<Value> &values) {
  OperationState state(place(node), torch::PrimIfOp::getOperationName());
  state.addOperands(hasEnded);
  for (bool isEnded : {true, false}) {
    Branch side = branch(node, {}, [&](Branch &) {
      if (!isEnded)
        raise(node, constant(node, "the loop takes more than the " + std::to_string(kExportedRounds) +
                                       " rounds that were written out for it"));
      SmallVector<Value> yielded;
      for (Value value : values)
        yielded.push_back(isEnded ? value : uninitialized(node, value.getType()));
      torch::PrimIfYieldOp::create(builder_, place(node), yielded);
    });
    state.addRegion(std::move(side.region));
  }
  for (Value value : values)
    state.addTypes(value.getType());
  Operation *op = builder_.create(state);
  values.assign(op->result_begin(), op->result_end());
}

} // namespace reify::python
