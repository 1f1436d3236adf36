#include "views/library/model.h"

#include <algorithm>

namespace reify {

std::string_view toString(LibraryFilter filter) {
  constexpr std::string_view kNames[] = {"all ops",       "user's",   "model's",       "built-in",
                                         "with problems", "untested", "not as PyTorch"};
  static_assert(std::size(kNames) == size_t(LibraryFilter::Count));
  return kNames[size_t(filter)];
}

static bool passes(const CatalogueOp &op, const TestTable &tests, LibraryFilter filter) {
  switch (filter) {
  case LibraryFilter::All:
  case LibraryFilter::Count:
    return true;
  case LibraryFilter::User:
    return op.hasUserSchema || op.has(FunctionHome::UserFile);
  case LibraryFilter::Model:
    return op.has(FunctionHome::Model);
  case LibraryFilter::Builtin:
    return op.has(FunctionHome::Builtin);
  case LibraryFilter::Problems:
    // A schema of the user's without the functions that give a type is one, too.
    return tests.figures(op).state == TestState::Failed ||
           (op.hasUserSchema && (!op.find(FunctionRole::Shape) || !op.find(FunctionRole::Dtype)));
  case LibraryFilter::Untested:
    return std::ranges::any_of(op.functions, [&](const CatalogueFunction &function) {
      return tests.figures(op, function).state == TestState::Untested;
    });
  case LibraryFilter::Differs:
    return op.torch && op.torch->agree < op.torch->calls;
  }
  return true;
}

static bool isOwn(const CatalogueOp &op) {
  return op.hasUserSchema || op.has(FunctionHome::UserFile) || op.has(FunctionHome::Model);
}

LibraryRows makeLibraryRows(const Catalogue &catalogue, const TestTable &tests, const LibraryQuery &query) {
  LibraryRows result;
  auto add = [&](uint32_t index) {
    const CatalogueOp &op = catalogue.ops[index];
    if (!matchesPattern(query.text, op.name) || !passes(op, tests, query.filter))
      return;
    ++result.ops;
    result.rows.push_back({index, -1});
    if (query.open.contains(op.name))
      for (int32_t f = 0; f < int32_t(op.functions.size()); ++f)
        result.rows.push_back({index, f});
  };
  for (bool own : {true, false})
    for (uint32_t i = 0; i < catalogue.ops.size(); ++i)
      if (isOwn(catalogue.ops[i]) == own)
        add(i);
  return result;
}

std::string rolesOf(const CatalogueOp &op) {
  std::string text;
  for (FunctionRole role :
       {FunctionRole::Shape, FunctionRole::Dtype, FunctionRole::Decomposition, FunctionRole::ValueSemantics})
    if (op.find(role))
      text += (text.empty() ? "" : ", ") + std::string(role == FunctionRole::ValueSemantics ? "value" : toString(role));
  return text.empty() ? "none" : text;
}

std::string homesOf(const CatalogueOp &op) {
  std::string text;
  bool overrides = false;
  for (FunctionHome home : {FunctionHome::UserFile, FunctionHome::Model, FunctionHome::Builtin})
    if (std::ranges::any_of(op.functions, [&](const CatalogueFunction &f) { return f.home == home && f.counts; }))
      text += (text.empty() ? "" : ", ") + std::string(toString(home));
  for (const CatalogueFunction &function : op.functions)
    overrides |= !function.counts;
  if (text.empty())
    return op.hasUserSchema ? "schema only" : "";
  return overrides ? text + " (overrides)" : text;
}

const char *glyphOf(TestState state) {
  constexpr const char *kGlyphs[] = {"·", "⚠", "✓", "✗"};
  return kGlyphs[size_t(state)];
}

} // namespace reify
