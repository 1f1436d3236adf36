// What statements bind, read, and how they end, from syntax alone.
#include "engine/python/compile/function_compiler.h"

namespace reify::python {

static unsigned exitsOf(const Node &node) {
  if (node.is("Return"))
    return kReturns;
  if (node.is("Break"))
    return kBreaks;
  if (node.is("Continue"))
    return kContinues;
  if (node.is("Raise"))
    return 0;
  if (node.is("Assert")) {
    const Node *test = node.child("test");
    return test->constant == ConstantKind::Bool && test->text == "0" ? 0u : unsigned(kFalls);
  }
  if (node.is("If"))
    return exitsOf(node.list("body")) | exitsOf(node.list("orelse"));
  if (node.is("For"))
    return kFalls | (exitsOf(node.list("body")) & kReturns);
  if (node.is("While")) {
    unsigned body = exitsOf(node.list("body"));
    const Node *test = node.child("test");
    bool isEndless = test->constant == ConstantKind::Bool && test->text == "1";
    return (isEndless && !(body & kBreaks) ? 0u : unsigned(kFalls)) | (body & kReturns);
  }
  return kFalls;
}

unsigned exitsOf(std::span<const Node *const> body) {
  unsigned exits = kFalls;
  for (const Node *node : body) {
    if (!(exits & kFalls))
      break;
    exits = (exits & ~kFalls) | exitsOf(*node);
  }
  return exits;
}

static void addTarget(const Node &target, Names &names) {
  if (target.is("Name"))
    names.insert(target.text);
  for (const Node *each : target.list("elts"))
    if (each)
      addTarget(*each, names);
  if (const Node *value = target.is("Starred") ? target.child("value") : nullptr)
    addTarget(*value, names);
}

void addStores(const Node &node, Names &names) {
  if (node.is("Assign"))
    for (const Node *target : node.list("targets"))
      addTarget(*target, names);
  else if (node.is("Delete"))
    for (const Node *target : node.list("targets"))
      addTarget(*target, names);
  else if (node.is("AnnAssign") || node.is("AugAssign") || node.is("For"))
    addTarget(*node.child("target"), names);
  if (node.is("If") || node.is("For") || node.is("While"))
    for (const char *field : {"body", "orelse"})
      for (const Node *each : node.list(field))
        addStores(*each, names);
}

void addLoads(const Node &node, Names &names) {
  if (node.is("Name"))
    names.insert(node.text);
  for (const auto &[field, nodes] : node.fields)
    for (const Node *each : nodes)
      if (each)
        addLoads(*each, names);
}

} // namespace reify::python
