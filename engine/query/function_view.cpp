#include "engine/query/function_view.h"

#include "engine/query/attribute_text.h"
#include "engine/query/values.h"

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
    if (ref.inner && ref.depth == 0u + trace.steps[ref.outer].depth + 1 &&
        !ref.inner->function.isNone())
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
const LibraryFunction *functionAt(const Trace &trace, PlaceId id) {
  const Place &place = trace.tables.place(id);
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

/// What the interpreter saw up to the current line, latest values last: "%3 = 2", "%d = 2, 3, ?".
void addValues(const Trace &trace, const Derivation &derivation, const LibraryFunction &function,
               FunctionView &view) {
  const Place &start = trace.tables.place(function.place);
  const std::vector<EvaluatedOp> &all = derivation.evaluation;
  auto lineOf = [&](const EvaluatedOp &entry) {
    const Place &place = trace.tables.place(entry.place);
    return place.file == start.file ? place.line : 0u;
  };
  size_t seen = all.size();
  if (view.currentLine != 0)
    for (size_t i = 0; i < all.size(); ++i)
      if (lineOf(all[i]) == view.currentLine)
        seen = i + 1;
  constexpr size_t kMost = 8;
  std::map<uint32_t, std::vector<std::string_view>> values;
  for (size_t i = 0; i < seen; ++i)
    if (!all[i].value.isNone())
      values[lineOf(all[i])].push_back(trace.tables.string(all[i].value));
  for (FunctionLine &line : view.lines) {
    auto found = values.find(line.number);
    if (found == values.end())
      continue;
    // The names stand in the line itself.
    const size_t percent = line.text.find('%'), equals = line.text.find(" = ");
    if (percent != std::string::npos && equals != std::string::npos && percent < equals)
      line.values = line.text.substr(percent, equals - percent) + " = ";
    const size_t count = found->second.size();
    for (size_t i = count > kMost ? count - kMost : 0; i < count; ++i) {
      line.values += i == 0 ? "" : i + kMost == count ? "..., " : ", ";
      line.values += found->second[i];
    }
  }
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

void addOperands(const IrState &state, OpRef op, bool isDtype, std::string_view text,
                 FunctionView &view) {
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

FunctionView makeFunctionView(const Trace &trace, uint32_t cursor, const IrState &state) {
  FunctionView view;
  const Trace::StepRef ref = trace.at(cursor);
  const StringId main = functionOf(trace, cursor);
  const LibraryFunction *function = functionAt(trace, ref.step->functionPlace);
  if (!function || trace.tables.place(ref.step->functionPlace).file.empty())
    function = findFunction(trace, main);
  if (!function) {
    view.name = trace.tables.string(main);
    view.emptyReason = main.isNone() ? "This step is not about a library function."
                                     : "The library has no source for this function.";
    return view;
  }
  const Place &start = trace.tables.place(function->place);
  view.name = trace.tables.string(function->name);
  view.origin = function->isBuiltin ? "built-in" : start.file;
  view.file = start.file;
  view.overrides = function->overrides;
  uint32_t number = start.line;
  for (std::string &text : linesOf(function->text))
    view.lines.push_back({std::move(text), number++, ""});
  const Place &at = trace.tables.place(ref.step->functionPlace);
  if (at.file == start.file && at.line >= start.line && at.line < number)
    view.currentLine = at.line;

  const uint32_t derivation = trace.steps[ref.outer].derivation;
  if (derivation == Step::kNoDerivation)
    return view;
  addValues(trace, *trace.derivations[derivation], *function, view);
  if (function->name == main)
    addOperands(state, {trace.model.identity(trace.steps[ref.outer].op), false},
                view.name.find("dtype_fn") != std::string::npos, function->text, view);
  return view;
}

} // namespace reify
