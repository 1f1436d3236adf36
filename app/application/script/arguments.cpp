#include "app/application/script/arguments.h"

#include "views/selection.h"

namespace reify::script {

namespace fs = std::filesystem;

// "%4", "inner:%4", "#17", "inner:#17": a name, or the number in the history where there is no name that says it.
constexpr std::string_view kInner = "inner:";

static std::string numbered(uint32_t index, bool inner) {
  return (inner ? std::string(kInner) : "") + "#" + std::to_string(index);
}

/// Values of that name; with an inner one those in the refinement at the step.
static std::vector<ValueRef> named(const Snapshot &snapshot, std::string_view name, bool inner) {
  std::vector<ValueRef> found;
  const History *history = historyOf(snapshot, inner);
  if (!history)
    return found;
  for (uint32_t i = 0; i < history->values.size(); ++i)
    if (snapshot.trace->tables.string(history->values[i].name) == name.substr(1))
      found.push_back({ValueId(i), inner});
  return found;
}

std::string readValue(const std::string &text, const ScriptContext &context, ValueRef &value) {
  const bool inner = text.starts_with(kInner);
  const std::string name = inner ? text.substr(kInner.size()) : text;
  if (name.size() < 2 || (name[0] != '%' && name[0] != '#'))
    return "the name of a value is wanted, as %4, not '" + text + "'";
  if (name[0] == '#') {
    uint32_t index = 0;
    const auto [stop, error] = std::from_chars(name.data() + 1, name.data() + name.size(), index);
    if (error != std::errc() || stop != name.data() + name.size())
      return "a number is wanted after the #, not '" + name.substr(1) + "'";
    value = {ValueId(index), inner};
    const History *history = context.snapshot ? historyOf(*context.snapshot, inner) : nullptr;
    return context.snapshot && (!history || index >= history->values.size()) ? "there is no value " + text : "";
  }
  if (!context.snapshot)
    return "";
  const std::vector<ValueRef> found = named(*context.snapshot, name, inner);
  if (found.empty())
    return "there is no value " + text;
  value = found.front();
  return "";
}

std::string writeValue(ValueRef value, const ScriptContext &context) {
  const History *history = context.snapshot ? historyOf(*context.snapshot, value.inner) : nullptr;
  if (history && value.value.index < history->values.size()) {
    const std::string name =
        "%" + std::string(context.snapshot->trace->tables.string(history->values[value.value.index].name));
    const std::vector<ValueRef> found = named(*context.snapshot, name, value.inner);
    if (name.size() > 1 && !found.empty() && found.front() == value)
      return (value.inner ? std::string(kInner) : "") + name;
  }
  return numbered(value.value.index, value.inner);
}

std::string readOp(const std::string &text, const ScriptContext &context, OpRef &op) {
  const bool inner = text.starts_with(kInner);
  const std::string name = inner ? text.substr(kInner.size()) : text;
  const History *history = context.snapshot ? historyOf(*context.snapshot, inner) : nullptr;
  if (name.size() > 1 && name[0] == '#') {
    uint32_t index = 0;
    const auto [stop, error] = std::from_chars(name.data() + 1, name.data() + name.size(), index);
    if (error != std::errc() || stop != name.data() + name.size())
      return "a number is wanted after the #, not '" + name.substr(1) + "'";
    op = {OpId(index), inner};
    return context.snapshot && (!history || index >= history->ops.size()) ? "there is no op " + text : "";
  }
  if (name.size() < 2 || name[0] != '%')
    return "the name of an op's result is wanted, as %4, not '" + text + "'";
  for (uint32_t i = 0; history && i < history->ops.size(); ++i) {
    const auto results = history->resultsOf(OpId(i));
    if (!results.empty() &&
        context.snapshot->trace->tables.string(history->values[results.front().index].name) == name.substr(1)) {
      op = {OpId(i), inner};
      return "";
    }
  }
  return context.snapshot ? "there is no op whose result is " + text : "";
}

std::string writeOp(OpRef op, const ScriptContext &context) {
  const History *history = context.snapshot ? historyOf(*context.snapshot, op.inner) : nullptr;
  if (history && op.op.index < history->ops.size()) {
    const auto results = history->resultsOf(op.op);
    if (!results.empty()) {
      const std::string name = writeValue({results.front(), op.inner}, context);
      OpRef found;
      if (name.find('%') != name.npos && readOp(name, context, found).empty() && found == op)
        return name;
    }
  }
  return numbered(op.op.index, op.inner);
}

/// Relative ones begin at the script. What is not there either way is left as it is: the name of a built-in file.
std::string readPath(const std::string &text, const ScriptContext &context) {
  const fs::path path = text;
  if (path.is_absolute())
    return text;
  std::error_code ignored;
  const fs::path full = (fs::path(context.folder) / path).lexically_normal();
  return fs::exists(full, ignored) || text.find('/') == text.npos ? full.string() : text;
}

std::string writePath(const std::string &path) {
  std::error_code ignored;
  return fs::exists(path, ignored) ? fs::absolute(path, ignored).lexically_normal().string() : path;
}

} // namespace reify::script
