// Object graphs and global slots in their own forms. Ops of theirs are rare, so they are recognised
// by name here instead of by a form in the history.
#include "engine/query/ir/op_printer.h"
#include "engine/trace/attribute_text.h"

#include <unordered_map>

namespace reify {

namespace {

bool isImpliedTerminator(std::string_view name) {
  return name == "torch.class_type_terminator" || name == "torch.nn_module_terminator";
}

} // namespace

/// False for an op of another kind, and where the form cannot say what the op is now.
bool OpPrinter::printModuleOp() {
  static const std::unordered_map<std::string_view, bool (OpPrinter::*)()> kForms = {
      {"torch.class_type", &OpPrinter::printNamedRegion},
      {"torch.nn_module", &OpPrinter::printNamedRegion},
      {"torch.global_slot.module_initializer", &OpPrinter::printNamedRegion},
      {"torch.attr", &OpPrinter::printMember},
      {"torch.method", &OpPrinter::printMember},
      {"torch.slot", &OpPrinter::printMember},
      {"torch.prim.GetAttr", &OpPrinter::printAttrAccess},
      {"torch.prim.SetAttr", &OpPrinter::printAttrAccess},
      {"torch.prim.CallMethod", &OpPrinter::printAttrAccess},
      {"torch.prim.CreateObject", &OpPrinter::printAttrAccess},
      {"torch.global_slot", &OpPrinter::printSlotOp},
      {"torch.global_slot.get", &OpPrinter::printSlotOp},
      {"torch.global_slot.set", &OpPrinter::printSlotOp},
      {"torch.initialize.global_slots", &OpPrinter::printInitialValues},
  };
  auto form = kForms.find(at_.name);
  return form != kForms.end() && (this->*form->second)();
}

/// A class, an instance or the initializer: one block without arguments.
bool OpPrinter::printNamedRegion() {
  const std::vector<BlockRef> blocks = state_.blocks(at_.op);
  const auto name = attribute(at_.properties, "sym_name");
  const auto visibility = attribute(at_.properties, "sym_visibility");
  if (blocks.size() != 1 || !state_.arguments(blocks[0]).empty() || (at_.name == "torch.class_type" && !name))
    return false;
  resultNames();
  token(TokenKind::OpName, at_.name);
  text(" ");
  if (visibility) {
    token(TokenKind::String, *visibility);
    text(" ");
  }
  if (name) {
    symbol(at_.op.inner, *name);
    text(" ");
  }
  text("{");
  end(true);
  state_.forEachOp(blocks[0], [&](OpRef op) {
    if (!isImpliedTerminator(state_.name(op)))
      print(op, at_.depth + 1);
  });
  begin(at_.op, at_.depth);
  text("}");
  dictionary(at_.attributes);
  if (const std::vector<ValueRef> results = state_.results(at_.op); !results.empty()) {
    text(" : ");
    typesOf(results);
  }
  return true;
}

/// torch.attr private "w" : T, torch.method "forward", @f and torch.slot "w", %v : T.
bool OpPrinter::printMember() {
  const auto name = attribute(at_.properties, "name");
  const auto memberType = attribute(at_.properties, "type");
  const auto function = attribute(at_.properties, "function");
  const std::vector<ValueRef> inputs = operands();
  if (!name || (at_.name == "torch.attr" && !memberType) || (at_.name == "torch.method" && !function) ||
      (at_.name == "torch.slot" && inputs.size() != 1))
    return false;
  token(TokenKind::OpName, at_.name);
  text(" ");
  if (attribute(at_.properties, "isPrivate"))
    token(TokenKind::Keyword, "private ");
  token(TokenKind::String, *name);
  if (function) {
    text(", ");
    symbol(at_.op.inner, *function);
  }
  if (!inputs.empty()) {
    text(", ");
    values(inputs);
  }
  dictionary(at_.attributes);
  if (memberType) {
    text(" : ");
    type(*memberType);
  } else if (!inputs.empty()) {
    text(" : ");
    typesOf(inputs);
  }
  return true;
}

bool OpPrinter::printAttrAccess() {
  const std::vector<ValueRef> inputs = operands(), results = state_.results(at_.op);
  const auto name = attribute(at_.properties, "name");
  const bool isCall = at_.name == "torch.prim.CallMethod";
  const bool isSet = at_.name == "torch.prim.SetAttr";
  if (at_.name == "torch.prim.CreateObject") {
    resultNames();
    token(TokenKind::OpName, at_.name);
    dictionary(at_.attributes);
    text(" ");
    typesOf(results);
    return true;
  }
  if (!name || inputs.empty() || (isSet && inputs.size() != 2))
    return false;
  resultNames();
  token(TokenKind::OpName, at_.name);
  text(" ");
  value(inputs[0]);
  text("[");
  token(TokenKind::String, *name);
  text("]");
  const std::vector<ValueRef> others(inputs.begin() + 1, inputs.end());
  text(isCall ? " (" : isSet ? " = " : "");
  values(others);
  text(isCall ? ")" : "");
  dictionary(at_.attributes);
  text(" : ");
  typeOf(inputs[0]);
  text(isCall || isSet ? ", " : " -> ");
  if (isCall)
    functionType(others, results);
  else
    typesOf(isSet ? others : results);
  return true;
}

/// torch.global_slot "private" @w : T, and reads and writes of one.
bool OpPrinter::printSlotOp() {
  const std::vector<ValueRef> inputs = operands(), results = state_.results(at_.op);
  const bool isDeclaration = at_.name == "torch.global_slot";
  const auto name = attribute(at_.properties, isDeclaration ? "sym_name" : "slot");
  const auto bound = attribute(at_.properties, "typeBound");
  if (!name || (isDeclaration && !bound))
    return false;
  resultNames();
  token(TokenKind::OpName, at_.name);
  text(" ");
  if (const auto visibility = attribute(at_.properties, "sym_visibility")) {
    token(TokenKind::String, *visibility);
    text(" ");
  }
  symbol(at_.op.inner, *name);
  if (!inputs.empty()) {
    text(" = ");
    values(inputs);
  }
  dictionary(at_.attributes);
  text(" : ");
  if (isDeclaration)
    type(*bound);
  else
    typesOf(inputs.empty() ? results : inputs);
  return true;
}

/// One slot a line.
bool OpPrinter::printInitialValues() {
  const auto list = attribute(at_.properties, "slotSymNames");
  const std::vector<ValueRef> inputs = operands();
  if (!list || list->size() < 2)
    return false;
  const std::vector<std::string_view> names = splitList(list->substr(1, list->size() - 2));
  if (names.size() != inputs.size())
    return false;
  token(TokenKind::OpName, at_.name);
  dictionary(at_.attributes);
  text(" [");
  end();
  for (size_t i = 0; i < names.size(); ++i) {
    begin(at_.op, at_.depth + 1);
    symbol(at_.op.inner, names[i]);
    text("(");
    value(inputs[i]);
    text(" : ");
    typeOf(inputs[i]);
    text(")");
    end();
  }
  begin(at_.op, at_.depth);
  text("]");
  return true;
}

} // namespace reify
