#include "engine/python/compile/loop_builder.h"

#include <llvm/Support/SaveAndRestore.h>

namespace reify::python {

using namespace mlir;

FunctionCompiler::LoopBuilder::LoopBuilder(FunctionCompiler &compiler, const Node &node, const Iteration *iteration,
                                           LoopBuild &build, Env &env)
    : compiler_(compiler), node_(node), iteration_(iteration), build_(build), env_(env),
      no_(compiler.constant(node, false)), yes_(compiler.constant(node, true)),
      hasValue_(build.hasReturn && compiler.function_.result), leaveAt_(build.carried.size()),
      returnAt_(leaveAt_ + build.hasLeave), valueAt_(returnAt_ + build.hasReturn) {}

bool FunctionCompiler::LoopBuilder::run(unsigned &exits) {
  carryAll();
  Value condition = build_.test ? compiler_.condition(*build_.test, env_) : yes_;
  live_ = Names(build_.carried.begin(), build_.carried.end());
  if (node_.is("While"))
    addLoads(*node_.child("test"), live_);
  llvm::SaveAndRestore depth(compiler_.loopDepth_, compiler_.loopDepth_ + 1);
  build_.widened.clear();
  Branch body = compiler_.branch(node_, env_, [&](Branch &inside) { makeBody(inside); });
  if (!isStable_) {
    for (size_t i = build_.widened.size(); i < build_.carried.size(); ++i)
      build_.widened.push_back(build_.types[i]); // the round was not looked at that far
    return false;
  }
  bindAfter(makeLoop(condition, body));
  const Node *self = &node_;
  exits = exitsOf(std::span(&self, 1));
  return true;
}

void FunctionCompiler::LoopBuilder::carry(Value value, Type type) {
  initial_.push_back(compiler_.coerce(node_, value, type));
  types_.push_back(type);
}

void FunctionCompiler::LoopBuilder::carryAll() {
  for (auto [name, type] : llvm::zip(build_.carried, build_.types))
    carry(env_[name].value, type);
  if (build_.hasLeave)
    carry(no_, compiler_.boolType());
  if (build_.hasReturn)
    carry(no_, compiler_.boolType());
  if (hasValue_) {
    Type type = compiler_.function_.result;
    carry(compiler_.uninitialized(node_, type), type);
  }
}

void FunctionCompiler::LoopBuilder::makeBody(Branch &inside) {
  const Location location = compiler_.place(node_);
  index_ = inside.region->addArgument(compiler_.intType(), location);
  for (Type type : types_)
    arguments_.push_back(inside.region->addArgument(type, location));
  for (auto [i, name] : llvm::enumerate(build_.carried))
    inside.env[name].value = arguments_[i];
  if (build_.hasLeave && !build_.test)
    makeRoundsUntilLeft(inside);
  else
    makeRound(inside);
  if (!isStable_)
    return;
  Value goesOn = nextCondition(inside);
  torch::PrimLoopConditionOp::create(compiler_.builder_, location, goesOn, yielded_);
}

/// Rounds after a break are empty.
void FunctionCompiler::LoopBuilder::makeRoundsUntilLeft(Branch &inside) {
  Branch left = compiler_.branch(node_, inside.env, [](Branch &) {});
  Branch runs = compiler_.branch(node_, inside.env, [&](Branch &body) { makeRound(body); });
  if (!isStable_)
    return;
  OpBuilder &builder = compiler_.builder_;
  OperationState state(compiler_.place(node_), torch::PrimIfOp::getOperationName());
  state.addOperands(arguments_[leaveAt_]);
  state.addTypes(types_);
  for (auto [side, values] : {std::pair(&left, &arguments_), std::pair(&runs, &yielded_)}) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(&side->region->front());
    torch::PrimIfYieldOp::create(builder, compiler_.place(node_), *values);
    state.addRegion(std::move(side->region));
  }
  Operation *op = builder.create(state);
  yielded_.assign(op->result_begin(), op->result_end());
}

void FunctionCompiler::LoopBuilder::makeRound(Branch &body) {
  auto flag = [&](const char *name, unsigned set) { return compiler_.flag(node_, name, set, body); };
  if (iteration_)
    compiler_.assign(*node_.child("target"), *node_.child("iter"), iteration_->item(index_), body.env);
  if (build_.test)
    compiler_.narrow(*build_.test, true, body.env);
  body.exits = compiler_.block(build_.body, body.env, live_);
  // Python looks at the loop's head again, unless the round has left the loop.
  if (body.exits & (kFalls | kContinues))
    compiler_.mark(node_, body.env, build_.hasLeave ? flag("$leave", kReturns | kBreaks) : Value());
  for (size_t i = 0; i < build_.carried.size(); ++i)
    if (!yieldCarried(i, body))
      return;
  if (build_.hasLeave)
    yielded_.push_back(flag("$leave", kReturns | kBreaks));
  if (build_.hasReturn)
    yielded_.push_back(flag("$return", kReturns));
  if (hasValue_) {
    Value value = (body.exits & kReturns) ? body.env["$value"].value : Value();
    yielded_.push_back(value ? value : arguments_[valueAt_]);
  }
}

/// False if the round gives the name a type that the loop does not carry.
bool FunctionCompiler::LoopBuilder::yieldCarried(size_t i, Branch &body) {
  const std::string &name = build_.carried[i];
  const Variable &after = body.env[name];
  const bool goesOn = body.exits & (kFalls | kBreaks | kContinues);
  if (!after.value && goesOn && !after.problem.empty())
    compiler_.refuse(node_, "loop", "'" + name + "' " + after.problem);
  Value value = goesOn ? after.value : Value();
  Type wide = typeAfter(i, value ? value.getType() : types_[i]);
  build_.widened.push_back(wide);
  isStable_ &= wide == types_[i];
  if (isStable_)
    yielded_.push_back(value ? compiler_.coerce(node_, value, types_[i]) : arguments_[i]);
  return isStable_;
}

/// What a name must be of that a round gives a value of type `given`.
Type FunctionCompiler::LoopBuilder::typeAfter(size_t i, Type given) {
  const Type before = types_[i];
  if (given == before)
    return before;
  const std::string &name = build_.carried[i];
  const Type declared = env_[name].declared;
  Type wide = declared && before != declared ? declared : compiler_.unify(before, given);
  if (!wide && compiler_.fits(given, before))
    wide = before;
  if (!wide)
    compiler_.refuse(node_, "loop",
                     "'" + name + "' is " + pythonSpelling(before) + " before this loop and " + pythonSpelling(given) +
                         " after a round; give it one type");
  return wide;
}

Value FunctionCompiler::LoopBuilder::nextCondition(Branch &inside) {
  if (!build_.test)
    return yes_;
  auto condition = [&] { return compiler_.condition(*build_.test, inside.env); };
  if (!build_.hasLeave)
    return condition();
  return compiler_.choose(node_, yielded_[leaveAt_], [&] { return no_; }, condition, compiler_.boolType());
}

SmallVector<Value> FunctionCompiler::LoopBuilder::makeLoop(Value condition, Branch &body) {
  OperationState state(compiler_.place(node_), torch::PrimLoopOp::getOperationName());
  state.addOperands({build_.trips, condition});
  state.addOperands(initial_);
  state.addTypes(types_);
  state.addRegion(std::move(body.region));
  SmallVector<Value> after(compiler_.builder_.create(state)->getResults());
  if (build_.isBounded)
    compiler_.raiseUnless(node_, after[leaveAt_], after);
  return after;
}

void FunctionCompiler::LoopBuilder::bindAfter(ArrayRef<Value> after) {
  for (auto [i, name] : llvm::enumerate(build_.carried)) {
    env_[name].value = after[i];
    env_[name].problem.clear();
  }
  if (!build_.hasReturn)
    return;
  for (const char *name : {"$stop", "$leave", "$return"})
    env_[name] = {after[returnAt_], compiler_.boolType(), ""};
  if (hasValue_)
    env_["$value"] = {after[valueAt_], {}, ""};
}

} // namespace reify::python
