#include "engine/query/function_view.h"

#include "engine/query/values.h"
#include "engine/source/source_language.h"
#include "engine/trace/attribute_text.h"

#include <algorithm>
#include <map>

namespace reify {
namespace {

/// The symbol of the function that the step is about, or the nearest step around it that is about
/// one.
StringId functionOf(const Trace &trace, uint32_t cursor) {
  for (uint32_t flat = cursor;; flat = trace.parent(flat)) {
    const Trace::StepRef ref = trace.at(flat);
    if (!ref.step->function.isNone())
      return ref.step->function;
    if (ref.inner && ref.depth == 0u + trace.steps[ref.outer].depth + 1 && !ref.inner->function.isNone())
      return ref.inner->function;
    if (!ref.inner && ref.step->derivation != Step::kNoDerivation)
      return trace.derivations[ref.step->derivation]->function;
    if (flat == 0)
      return {};
  }
}

const LibraryFunction *findFunction(const Trace &trace, StringId name) {
  for (const LibraryFunction &function : trace.functions)
    if (function.name == name)
      return &function;
  return nullptr;
}

/// The function whose source the place is in: a helper that was inlined, as a rule.
const LibraryFunction *functionAt(const Trace &trace, const Place &place) {
  if (!place.isKnown())
    return nullptr;
  for (const LibraryFunction &function : trace.functions) {
    const Place &start = trace.tables.place(function.place);
    const auto lines = uint32_t(std::count(function.text.begin(), function.text.end(), '\n'));
    if (start.file == place.file && start.line <= place.line && place.line <= start.line + lines)
      return &function;
  }
  return nullptr;
}

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// "a, b, c", the last ones of many.
std::string lastOf(const std::vector<std::string> &texts, std::string_view separator) {
  constexpr size_t kMost = 8;
  std::string out;
  for (size_t i = texts.size() > kMost ? texts.size() - kMost : 0; i < texts.size(); ++i) {
    if (!out.empty())
      out += separator;
    else if (i != 0)
      out = "…, ";
    out += texts[i];
  }
  return out;
}

/// How far the run has come when a step has worked on a line: beyond its last stop there.
uint32_t stopsSeen(const Trace &trace, const LineTrace &lines, const FunctionView &view) {
  uint32_t seen = kNoLine;
  for (uint32_t i = 0; i < lines.stops.size(); ++i) {
    const Place &place = trace.tables.place(lines.stops[i].place);
    if (place.line == view.currentLine && place.file == view.file)
      seen = i + 1;
  }
  return seen;
}

/// Behind each line of MLIR: what its results came to, latest values last: "%3 = 2", "%d = 2, 3, ?".
void addResults(const Trace &trace, const Derivation &derivation, const LibraryFunction &function, uint32_t stop,
                FunctionView &view) {
  const Place &start = trace.tables.place(function.place);
  std::map<uint32_t, std::vector<std::string>> values;
  for (const EvaluatedOp &entry : derivation.evaluation) {
    const Place &place = trace.tables.place(entry.place);
    if (entry.stops <= stop && !entry.value.isNone() && place.file == start.file)
      values[place.line].emplace_back(trace.tables.string(entry.value));
  }
  for (FunctionLine &line : view.lines) {
    auto found = values.find(line.number);
    // The names stand in the line itself.
    const size_t percent = line.text.find('%'), equals = line.text.find(" = ");
    if (found != values.end() && percent < equals && equals != std::string::npos)
      line.values = line.text.substr(percent, equals - percent) + " = " + lastOf(found->second, ", ");
  }
}

/// Behind each line of Python: the locals that it changed when it last ran in this call.
void addChanges(const Trace &trace, const LineTrace &lines, uint32_t stop, FunctionView &view) {
  auto callOf = [&](uint32_t index) {
    uint32_t scope = lines.stops[index].scope;
    while (lines.scopes[scope].kind != LineScopeKind::Call)
      scope = lines.scopes[scope].parent;
    return scope;
  };
  const uint32_t call = callOf(stop);
  std::map<uint32_t, std::string> changes;
  const LineStop *before = nullptr;
  for (uint32_t i = 0; i <= stop; ++i) {
    if (callOf(i) != call)
      continue;
    const LineStop &now = lines.stops[i];
    std::vector<std::string> texts;
    for (uint32_t k = 0; before && k < now.localCount; ++k) {
      const LocalValue &local = lines.locals[now.firstLocal + k];
      const auto *old = lines.locals.data() + before->firstLocal;
      const bool isSame = std::any_of(old, old + before->localCount, [&](const LocalValue &other) {
        return other.name == local.name && other.value == local.value;
      });
      if (!isSame)
        texts.push_back(std::string(trace.tables.string(local.name)) + " = " +
                        std::string(trace.tables.string(local.value)));
    }
    if (before)
      changes[trace.tables.place(before->place).line] = lastOf(texts, "; ");
    before = &now;
  }
  for (FunctionLine &line : view.lines)
    if (auto found = changes.find(line.number); found != changes.end())
      line.values = found->second;
}

/// "%x: !torch.list<int>" and so on, between the parentheses of the definition.
std::vector<std::string_view> parametersOf(std::string_view text) {
  const size_t open = text.find('(');
  if (open == text.npos)
    return {};
  const std::string_view rest = text.substr(open + 1);
  int depth = 0;
  for (size_t i = 0; i < rest.size(); ++i) {
    depth += rest[i] == '(' || rest[i] == '<' ? 1 : rest[i] == '>' ? -1 : 0;
    if (rest[i] == ')' && depth-- == 0)
      return splitList(rest.substr(0, i));
  }
  return {};
}

std::string operandValue(const IrState &state, ValueRef value, bool isDtype) {
  const TorchType &type = state.type(value);
  if (type.isTensor()) {
    if (!isDtype)
      return type.sizes ? sizesText(type) : "unknown rank";
    return "(" + (type.sizes ? std::to_string(type.sizes->size()) : "?") + ", " +
           (type.dtype.empty() ? "?" : type.dtype) + ")";
  }
  std::string constant = constantText(state, value);
  return constant.empty() ? "unknown" : constant;
}

void addOperands(const IrState &state, OpRef op, bool isDtype, std::string_view text, FunctionView &view) {
  const std::vector<std::string_view> parameters = parametersOf(text);
  const OpVersion *version = op.op ? state.version(op) : nullptr;
  const size_t known = version ? version->operandCount : 0;
  for (size_t i = 0; i < std::max(parameters.size(), known); ++i) {
    FunctionOperand &operand = view.operands.emplace_back();
    operand.name = "#" + std::to_string(i);
    if (i < parameters.size()) {
      const size_t colon = parameters[i].find(':');
      operand.name = parameters[i].substr(0, colon);
      if (colon != std::string_view::npos)
        operand.type = parameters[i].substr(std::min(colon + 2, parameters[i].size()));
    }
    if (i < known)
      operand.value = operandValue(state, state.operand(op, *version, i), isDtype);
  }
}

} // namespace

FunctionView makeFunctionView(const Trace &trace, uint32_t cursor, const IrState &state, const LineView &line,
                              bool isAtLine) {
  FunctionView view;
  const Trace::StepRef ref = trace.at(cursor);
  const StringId main = functionOf(trace, cursor);
  const Place &worked = trace.tables.place(ref.step->functionPlace);
  // Ops that the rewriter makes around the call come from the model, not from the function.
  const bool isWorked = ref.inner && functionAt(trace, worked);
  const Place &at = !isAtLine && (isWorked || !line.place.isKnown()) ? worked : line.place;
  const LibraryFunction *function = functionAt(trace, at);
  if (!function)
    function = findFunction(trace, main);
  if (!function) {
    view.name = trace.tables.string(main);
    view.emptyReason =
        main.isNone() ? "This step is not about a library function." : "The library has no source for this function.";
    return view;
  }
  const Place &start = trace.tables.place(function->place);
  view.name = trace.tables.string(function->name);
  view.origin = function->isBuiltin ? "built-in" : start.file;
  view.file = start.file;
  view.overrides = function->overrides;
  uint32_t number = start.line;
  const std::vector<uint32_t> &code = function->codeLines;
  for (std::string &text : linesOf(function->text)) {
    view.lines.push_back({std::move(text), number, "", std::ranges::binary_search(code, number)});
    ++number;
  }
  if (at.file == start.file && at.line >= start.line && at.line < number)
    view.currentLine = at.line;

  const uint32_t index = trace.steps[ref.outer].derivation;
  if (index == Step::kNoDerivation)
    return view;
  const Derivation &derivation = *trace.derivations[index];
  const bool isPython = isPythonPath(start.file);
  if (!isPython)
    addResults(trace, derivation, *function, isAtLine ? line.at.line : stopsSeen(trace, derivation.lines, view), view);
  else if (line.at.line != kNoLine && function->name == trace.tables.find(line.function))
    addChanges(trace, derivation.lines, line.at.line, view);
  if (function->name == main)
    addOperands(state, {trace.model.identity(trace.steps[ref.outer].op), false},
                trace.steps[ref.outer].subject == StepSubject::Dtype, function->text, view);
  return view;
}

} // namespace reify
