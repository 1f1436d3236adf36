#include "engine/query/ir/op_printer.h"

#include "engine/trace/attribute_text.h"

#include <algorithm>

namespace reify {

bool isLibraryFunction(const IrState &state, OpRef function) {
  if (function.inner)
    return true;
  const OpVersion *version = state.version(function);
  if (!version || state.record(function).form != OpForm::Func)
    return false;
  auto name = attribute(state.properties(*version), "sym_name");
  return (name && name->starts_with("\"__torch_mlir_")) || attribute(state.attributes(*version), "torch.library");
}

//===-- Lines ---------------------------------------------------------------------------------===//

void OpPrinter::begin(OpRef op, unsigned depth) {
  line_ = Line();
  line_.text.assign(size_t(depth) * 2, ' ');
  line_.op = op;
  line_.depth = uint16_t(depth);
  line_.isLibrary = isLibrary_;
}

void OpPrinter::end(bool opensRegion) {
  line_.opensRegion = opensRegion;
  lines_.push_back(std::move(line_));
}

void OpPrinter::token(TokenKind kind, std::string_view text) {
  line_.tokens.push_back({uint32_t(line_.text.size()), uint32_t(text.size()), kind, {}, false});
  line_.text += text;
}

void OpPrinter::value(ValueRef value) {
  const uint32_t begin = uint32_t(line_.text.size());
  line_.text += '%';
  line_.text += state_.valueName(value);
  line_.tokens.push_back({begin, uint32_t(line_.text.size()) - begin, TokenKind::Value, value.value, value.inner});
}

void OpPrinter::values(const std::vector<ValueRef> &values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (i)
      text(", ");
    value(values[i]);
  }
}

void OpPrinter::typeOf(ValueRef value) { type(state_.type(value).text); }

void OpPrinter::typesOf(const std::vector<ValueRef> &values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (i)
      text(", ");
    typeOf(values[i]);
  }
}

/// One type stands alone, unless it is a function type; none or several are in parentheses.
void OpPrinter::resultTypes(const std::vector<ValueRef> &results) {
  const bool isBare = results.size() == 1 && !state_.type(results[0]).text.starts_with('(');
  text(isBare ? "" : "(");
  typesOf(results);
  text(isBare ? "" : ")");
}

void OpPrinter::functionType(const std::vector<ValueRef> &inputs, const std::vector<ValueRef> &results) {
  text("(");
  typesOf(inputs);
  text(") -> ");
  resultTypes(results);
}

/// Large dense literals are shortened, if asked for.
void OpPrinter::attributeValue(std::string_view value) {
  constexpr size_t kLongest = 80;
  const TokenKind kind = value.starts_with('"')   ? TokenKind::String
                         : value.starts_with('@') ? TokenKind::Symbol
                                                  : TokenKind::Attribute;
  const size_t dense = value.find("dense<");
  const size_t close = value.rfind("> : ");
  if (!options_.elideLargeLiterals || dense == value.npos || close == value.npos || close - dense < kLongest)
    return token(kind, value);
  std::string shortened(value.substr(0, dense + 30));
  shortened += "...";
  shortened += value.substr(close);
  token(kind, shortened);
}

void OpPrinter::dictionary(std::string_view first, std::string_view second) {
  if (first.empty() && second.empty())
    return;
  text(" {");
  attributeValue(first);
  if (!first.empty() && !second.empty())
    text(", ");
  attributeValue(second);
  text("}");
}

/// `spelled` is "@name" or a quoted name.
void OpPrinter::symbol(bool inner, std::string_view spelled) {
  if (spelled.starts_with('@'))
    spelled.remove_prefix(1);
  std::string quoted = spelled.starts_with('"') ? std::string(spelled) : '"' + std::string(spelled) + '"';
  std::string name(quoted, 1, quoted.size() - 2);
  if (std::string_view renamed = state_.symbol(inner, quoted); !renamed.empty())
    name = renamed;
  auto isPlain = [](char c) { return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.'; };
  const bool isBare = !name.empty() && !isdigit((unsigned char)name[0]) && name[0] != '$' && name[0] != '.' &&
                      std::all_of(name.begin(), name.end(), isPlain);
  token(TokenKind::Symbol, isBare ? "@" + name : "@\"" + name + '"');
}

/// As MLIR writes it: callsite(... at ...) and fused[...] where there is more than one place.
static std::string locationText(const Tables &tables, PlaceId id, unsigned depth = 0) {
  const Place &place = tables.place(id);
  std::string text = "\"";
  for (char c : place.file) {
    if (c == '"' || c == '\\')
      text += '\\';
    text += c;
  }
  text += "\":" + std::to_string(place.line) + ":" + std::to_string(place.column);
  const PlaceId next = tables.nextPlace(id);
  constexpr unsigned kDeepest = 64;
  if (next.isNone() || depth == kDeepest)
    return text;
  const std::string rest = locationText(tables, next, depth + 1);
  return tables.isCalledFromNext(id) ? "callsite(" + text + " at " + rest + ")" : "fused[" + text + ", " + rest + "]";
}

void OpPrinter::location(OpRef op) {
  if (options_.remarks && state_.record(op).isUnknown)
    token(TokenKind::Comment, " // no schema");
  if (!options_.locations)
    return;
  const PlaceId place = state_.record(op).place;
  const Tables &tables = state_.trace().tables;
  token(TokenKind::Comment,
        tables.place(place).isKnown() ? " loc(" + locationText(tables, place) + ")" : " loc(unknown)");
}

//===-- Ops -----------------------------------------------------------------------------------===//

std::vector<ValueRef> OpPrinter::operands() const {
  std::vector<ValueRef> operands;
  operands.reserve(at_.version->operandCount);
  for (size_t i = 0; i < at_.version->operandCount; ++i)
    operands.push_back(state_.operand(at_.op, *at_.version, i));
  return operands;
}

/// "%a, %b = ", and "%x:2 = " for parts of a group.
void OpPrinter::resultNames() {
  const std::vector<ValueRef> results = state_.results(at_.op);
  if (results.empty())
    return;
  for (size_t i = 0; i < results.size();) {
    text(i ? ", " : "");
    const std::string_view name = state_.valueName(results[i]);
    const std::string_view stem = name.substr(0, name.find('#'));
    const uint32_t begin = uint32_t(line_.text.size());
    line_.text += '%';
    line_.text += stem;
    line_.tokens.push_back(
        {begin, uint32_t(line_.text.size()) - begin, TokenKind::Value, results[i].value, results[i].inner});
    size_t end = i + 1;
    if (stem.size() != name.size()) {
      while (end < results.size() && state_.valueName(results[end]).starts_with(stem) &&
             state_.valueName(results[end]).substr(stem.size()).starts_with('#'))
        ++end;
      text(":" + std::to_string(end - i));
    }
    i = end;
  }
  text(" = ");
}

bool OpPrinter::isOpen(OpRef calculate) const {
  return !options_.foldCalculations || std::find(opened_.begin(), opened_.end(), calculate) != opened_.end() ||
         (!calculate.inner && !options_.openCalculation.isNone() &&
          calculate.op == state_.trace().model.identity(options_.openCalculation));
}

void OpPrinter::print(OpRef op, unsigned depth) {
  const OpVersion *version = state_.version(op);
  if (!version)
    return;
  const Current outer = at_;
  const OpRecord &record = state_.record(op);
  at_ = {op,
         version,
         record.form,
         state_.trace().tables.string(record.name),
         state_.properties(*version),
         state_.attributes(*version),
         depth,
         outer.form};
  begin(op, depth);
  if ((at_.form == OpForm::ShapeCalculate || at_.form == OpForm::DtypeCalculate) && !isOpen(op)) {
    printBadge();
  } else {
    const Line untouched = line_;
    if (!printForm()) {
      line_ = untouched;
      printGeneric();
    }
    location(op);
    end();
  }
  at_ = outer;
}

/// False where the op cannot be written in its form as it is now: an unexpected region or
/// attribute.
bool OpPrinter::printForm() {
  switch (at_.form) {
  case OpForm::Generic:
    return printModuleOp();
  case OpForm::Module:
  case OpForm::Func:
    return printFunction();
  case OpForm::Return:
  case OpForm::Call:
    return printCall();
  case OpForm::Flat:
  case OpForm::CastArrow:
  case OpForm::IfYield:
    if (!state_.blocks(at_.op).empty())
      return false;
    printFlat();
    return true;
  case OpForm::TupleConstruct:
    if (at_.version->operandCount == 0) // its own form cannot be read back
      return false;
    printFlat();
    return true;
  case OpForm::Constant:
  case OpForm::Literal:
    return printConstant();
  case OpForm::Functional:
  case OpForm::Operator:
  case OpForm::Cast:
  case OpForm::CopyToTensor:
  case OpForm::Overwrite:
  case OpForm::Vararg:
    return printTyped();
  case OpForm::If:
    return printIf();
  case OpForm::Loop:
    return printLoop();
  case OpForm::LoopCondition:
    return printLoopCondition();
  case OpForm::ShapeCalculate:
  case OpForm::DtypeCalculate:
    return printCalculate();
  case OpForm::SymbolicInt:
  case OpForm::BindSymbolicShape:
    return printSymbolic();
  case OpForm::RuntimeAssert:
    return printWithMessage();
  }
  return false;
}

void OpPrinter::printFlat(const char *arrow) {
  resultNames();
  token(TokenKind::OpName, at_.name);
  const std::vector<ValueRef> inputs = operands(), results = state_.results(at_.op);
  if (!inputs.empty())
    text(" ");
  values(inputs);
  dictionary(at_.properties, at_.attributes);
  if (inputs.empty() && results.empty())
    return;
  text(" : ");
  typesOf(inputs);
  if (!inputs.empty() && !results.empty())
    text(arrow);
  typesOf(results);
}

bool OpPrinter::printConstant() {
  const auto literal = attribute(at_.properties, "value");
  const bool isNone = at_.name == "torch.constant.none";
  if (!at_.attributes.empty() || (!literal && !isNone))
    return false;
  resultNames();
  token(TokenKind::OpName, at_.name);
  if (at_.form == OpForm::Literal) {
    text("(");
    attributeValue(*literal);
    text(") : ");
    typesOf(state_.results(at_.op));
  } else if (!isNone) {
    text(" ");
    const bool isText = literal->starts_with('"');
    token(isText ? TokenKind::String : TokenKind::Number, isText ? *literal : withoutType(*literal));
  }
  return true;
}

bool OpPrinter::printCall() {
  const bool isCall = at_.form == OpForm::Call;
  const auto callee = attribute(at_.properties, "callee");
  if (!state_.blocks(at_.op).empty() || (isCall && !callee))
    return false;
  resultNames();
  // The func dialect is the default one right below a function only.
  const bool isBare = at_.parentForm == OpForm::Func;
  token(TokenKind::OpName, isCall ? (isBare ? "call" : "func.call") : isBare ? "return" : "func.return");
  const std::vector<ValueRef> inputs = operands();
  if (!isCall) {
    dictionary(at_.properties, at_.attributes);
    if (inputs.empty())
      return true;
    text(" ");
    values(inputs);
    text(" : ");
    typesOf(inputs);
    return true;
  }
  std::string others;
  for (const AttributeText &other : splitAttributes(at_.properties))
    if (other.name != "callee") {
      others += others.empty() ? "" : ", ";
      others += other.name;
      others += other.value.empty() ? "" : " = " + std::string(other.value);
    }
  text(" ");
  symbol(at_.op.inner, *callee);
  text("(");
  values(inputs);
  text(")");
  dictionary(others, at_.attributes);
  text(" : ");
  functionType(inputs, state_.results(at_.op));
  return true;
}

bool OpPrinter::printTyped() {
  const std::vector<ValueRef> inputs = operands(), results = state_.results(at_.op);
  const auto name = attribute(at_.properties, "name");
  if (!state_.blocks(at_.op).empty() || (at_.form == OpForm::Operator && !name) ||
      (at_.form != OpForm::Operator && !at_.properties.empty()))
    return false;
  if ((at_.form == OpForm::Overwrite && inputs.size() != 2) ||
      (at_.form == OpForm::Vararg && (inputs.empty() || !at_.attributes.empty())))
    return false;
  resultNames();
  token(TokenKind::OpName, at_.name);
  text(at_.form == OpForm::Vararg ? "(" : " ");
  if (at_.form == OpForm::Operator) {
    token(TokenKind::String, *name);
    text("(");
  }
  if (at_.form == OpForm::Overwrite) {
    value(inputs[0]);
    text(" overwrites ");
    value(inputs[1]);
  } else {
    values(inputs);
  }
  if (at_.form == OpForm::Operator || at_.form == OpForm::Vararg)
    text(")");
  dictionary(at_.attributes);
  text(" : ");
  if (at_.form == OpForm::Functional || at_.form == OpForm::Operator) {
    functionType(inputs, results);
    return true;
  }
  if (at_.form != OpForm::CopyToTensor)
    typesOf(inputs);
  if (at_.form == OpForm::Cast)
    text(" to ");
  else if (at_.form == OpForm::Vararg && !results.empty())
    text(" -> ");
  typesOf(results);
  return true;
}

bool OpPrinter::printLoopCondition() {
  const std::vector<ValueRef> inputs = operands();
  if (inputs.empty() || !at_.attributes.empty() || !at_.properties.empty())
    return false;
  const std::vector<ValueRef> carried(inputs.begin() + 1, inputs.end());
  token(TokenKind::OpName, at_.name);
  text(" ");
  value(inputs[0]);
  text(", iter(");
  values(carried);
  text(carried.empty() ? "" : " : ");
  typesOf(carried);
  text(")");
  return true;
}

bool OpPrinter::printWithMessage() {
  const auto message = attribute(at_.properties, "message");
  if (!message || !at_.attributes.empty() || at_.version->operandCount != 1)
    return false;
  token(TokenKind::OpName, at_.name);
  text(" ");
  values(operands());
  text(", ");
  token(TokenKind::String, *message);
  return true;
}

bool OpPrinter::printSymbolic() {
  if (!at_.attributes.empty())
    return false;
  const std::vector<ValueRef> inputs = operands();
  if (at_.form == OpForm::SymbolicInt) {
    const auto name = attribute(at_.properties, "symbol_name");
    const auto least = attribute(at_.properties, "min_val");
    const auto most = attribute(at_.properties, "max_val");
    if (!name || !least || !most)
      return false;
    resultNames();
    token(TokenKind::OpName, at_.name);
    text(" ");
    token(TokenKind::String, *name);
    text(" {min_val = ");
    token(TokenKind::Number, withoutType(*least));
    text(", max_val = ");
    token(TokenKind::Number, withoutType(*most));
    text("} : ");
    typesOf(state_.results(at_.op));
    return true;
  }
  const auto map = attribute(at_.properties, "shape_expressions");
  if (!map || inputs.empty())
    return false;
  token(TokenKind::OpName, at_.name);
  text(" ");
  value(inputs[0]);
  text(", [");
  values({inputs.begin() + 1, inputs.end()});
  text("], ");
  token(TokenKind::Attribute, *map);
  text(" : ");
  typeOf(inputs[0]);
  return true;
}

} // namespace reify
