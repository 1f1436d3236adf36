// Ops with regions, and the generic form.
#include "engine/query/ir/op_printer.h"
#include "engine/trace/attribute_text.h"

#include <algorithm>

namespace reify {

std::string OpPrinter::blockName(BlockRef block) const { return "^bb" + std::to_string(block.block.index); }

void OpPrinter::printBlockLabel(BlockRef block, unsigned depth) {
  begin(at_.op, depth);
  text(blockName(block));
  const std::vector<ValueRef> arguments = state_.arguments(block);
  if (!arguments.empty()) {
    text("(");
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (i)
        text(", ");
      value(arguments[i]);
      text(": ");
      typeOf(arguments[i]);
    }
    text(")");
  }
  text(":");
  end();
}

void OpPrinter::printBody(BlockRef block, unsigned depth) {
  state_.forEachOp(block, [&](OpRef op) { print(op, depth); });
}

/// The region with its braces; the current line goes on behind the closing one.
void OpPrinter::printRegion(const std::vector<BlockRef> &blocks, uint32_t region) {
  text("{");
  end(true);
  bool isFirst = true;
  for (BlockRef block : blocks) {
    if (state_.region(block) != region)
      continue;
    if (!isFirst || !state_.arguments(block).empty())
      printBlockLabel(block, at_.depth);
    isFirst = false;
    printBody(block, at_.depth + 1);
  }
  begin(at_.op, at_.depth);
  text("}");
}

void OpPrinter::printGeneric() {
  at_.form = OpForm::Generic; // of no default dialect to what is in it
  resultNames();
  token(TokenKind::OpName, '"' + std::string(at_.name) + '"');
  const std::vector<ValueRef> inputs = operands();
  text("(");
  values(inputs);
  text(")");
  if (const std::vector<BlockId> *successors = state_.successors(at_.op, *at_.version)) {
    for (size_t i = 0; i < successors->size(); ++i)
      text((i ? ", " : "[") + blockName({(*successors)[i], at_.op.inner}));
    text("]");
  }
  if (!at_.properties.empty()) {
    text(" <{");
    attributeValue(at_.properties);
    text("}>");
  }
  const std::vector<BlockRef> blocks = state_.blocks(at_.op);
  if (!blocks.empty()) {
    text(" (");
    // Regions without a block leave no trace but the numbers of the others.
    for (uint32_t region = 0; region <= state_.region(blocks.back()); ++region) {
      if (region)
        text(", ");
      printRegion(blocks, region);
    }
    text(")");
  }
  dictionary(at_.attributes);
  text(" : ");
  functionType(inputs, state_.results(at_.op));
}

bool OpPrinter::printIf() {
  const std::vector<BlockRef> blocks = state_.blocks(at_.op);
  if (blocks.size() != 2 || state_.region(blocks[1]) != 1 || at_.version->operandCount != 1 ||
      !state_.arguments(blocks[0]).empty() || !state_.arguments(blocks[1]).empty())
    return false;
  resultNames();
  token(TokenKind::OpName, at_.name);
  text(" ");
  values(operands());
  text(" -> (");
  typesOf(state_.results(at_.op));
  text(") ");
  printRegion(blocks, 0);
  token(TokenKind::Keyword, " else ");
  printRegion(blocks, 1);
  dictionary(at_.properties, at_.attributes);
  return true;
}

bool OpPrinter::printLoop() {
  const std::vector<BlockRef> blocks = state_.blocks(at_.op);
  const std::vector<ValueRef> inputs = operands();
  if (blocks.size() != 1 || inputs.size() < 2 || !at_.attributes.empty() || state_.arguments(blocks[0]).empty())
    return false;
  resultNames();
  token(TokenKind::OpName, at_.name);
  text(" ");
  values({inputs[0], inputs[1]});
  text(", init(");
  values({inputs.begin() + 2, inputs.end()});
  text(") ");
  printRegion(blocks, 0);
  text(" : (");
  typesOf(inputs);
  text(") -> (");
  typesOf(state_.results(at_.op));
  text(")");
  return true;
}

bool OpPrinter::printCalculate() {
  const std::vector<BlockRef> blocks = state_.blocks(at_.op);
  const std::vector<ValueRef> results = state_.results(at_.op);
  if (blocks.size() != 2 || state_.region(blocks[1]) != 1 || results.empty() || !at_.attributes.empty() ||
      !at_.properties.empty())
    return false;
  resultNames();
  token(TokenKind::OpName, at_.name);
  text(" ");
  printRegion(blocks, 0);
  token(TokenKind::Keyword, at_.form == OpForm::ShapeCalculate ? " shapes " : " dtypes ");
  printRegion(blocks, 1);
  text(" : ");
  typesOf(results);
  return true;
}

size_t OpPrinter::countOps(BlockRef block) const {
  size_t count = 0;
  state_.forEachOp(block, [&](OpRef op) {
    ++count;
    for (BlockRef inner : state_.blocks(op))
      count += countOps(inner);
  });
  return count;
}

/// A calculate op in one line: the op in it, and how much there is of the calculation.
void OpPrinter::printBadge() {
  resultNames();
  token(TokenKind::OpName, at_.name);
  text(" { ");
  OpRef wrapped = at_.op;
  for (bool found = true; found;) { // a dtype calculation may be around a shape calculation
    found = false;
    for (BlockRef block : state_.blocks(wrapped)) {
      if (state_.region(block) != 0)
        continue;
      state_.forEachOp(block, [&](OpRef op) {
        const bool isNested =
            state_.record(op).form == OpForm::ShapeCalculate || state_.record(op).form == OpForm::DtypeCalculate;
        if (!found && (isNested || !state_.results(op).empty())) {
          wrapped = op;
          found = true;
        }
      });
    }
  }
  const OpVersion &version = *state_.version(wrapped);
  token(TokenKind::OpName, state_.name(wrapped));
  if (auto name = attribute(state_.properties(version), "name")) {
    text(" ");
    token(TokenKind::String, *name);
  }
  for (size_t i = 0; i < version.operandCount; ++i) {
    text(i ? ", " : " ");
    value(state_.operand(wrapped, version, i));
  }
  size_t count = 0;
  for (BlockRef block : state_.blocks(at_.op))
    if (state_.region(block) == 1)
      count += countOps(block);
  text(" } ");
  token(TokenKind::Keyword, at_.form == OpForm::ShapeCalculate ? "shapes" : "dtypes");
  text(" { ");
  token(TokenKind::Comment, std::to_string(count) + (count == 1 ? " op" : " ops"));
  text(" } : ");
  typesOf(state_.results(at_.op));
  line_.isBadge = true;
  end();
}

bool OpPrinter::printFunction() {
  const std::vector<BlockRef> blocks = state_.blocks(at_.op);
  const auto name = attribute(at_.properties, "sym_name");
  const auto visibility = attribute(at_.properties, "sym_visibility");
  if (at_.form == OpForm::Module) {
    if (blocks.size() != 1 || visibility)
      return false;
    token(TokenKind::Keyword, "module");
    if (name) {
      text(" ");
      symbol(at_.op.inner, *name);
    }
    if (!at_.attributes.empty()) {
      token(TokenKind::Keyword, " attributes");
      dictionary(at_.attributes);
    }
    text(" ");
    printRegion(blocks, 0);
    return true;
  }
  const auto type = attribute(at_.properties, "function_type");
  if (!name || !type)
    return false;
  // While the inliner is at work, a function whose body was moved away still stands there, hollow.
  // Text can say that as a declaration only.
  bool isHollow = blocks.size() == 1;
  if (isHollow)
    state_.forEachOp(blocks[0], [&](OpRef) { isHollow = false; });
  for (const AttributeText &other : splitAttributes(at_.properties))
    if (other.name != "sym_name" && other.name != "function_type" && other.name != "sym_visibility" &&
        other.name != "arg_attrs" && other.name != "res_attrs")
      return false;
  auto listOf = [&](std::string_view key) {
    auto list = attribute(at_.properties, key);
    return list && list->size() > 2 ? splitList(list->substr(1, list->size() - 2)) : std::vector<std::string_view>();
  };
  const std::vector<std::string_view> argumentAttributes = listOf("arg_attrs");
  const std::vector<std::string_view> resultAttributes = listOf("res_attrs");
  const FunctionTypeText spelled = splitFunctionType(*type);
  const std::vector<ValueRef> arguments = blocks.empty() ? std::vector<ValueRef>() : state_.arguments(blocks[0]);

  token(TokenKind::Keyword, "func.func");
  text(" ");
  if (visibility || isHollow) {
    token(TokenKind::Keyword, isHollow ? "private" : visibility->substr(1, visibility->size() - 2));
    text(" ");
  }
  symbol(at_.op.inner, *name);
  text("(");
  auto attributesOf = [&](const std::vector<std::string_view> &all, size_t i) {
    if (i < all.size() && all[i] != "{}") {
      text(" ");
      token(TokenKind::Attribute, all[i]);
    }
  };
  const bool isDeclaration = blocks.empty() || isHollow;
  const size_t count = isDeclaration ? spelled.inputs.size() : arguments.size();
  for (size_t i = 0; i < count; ++i) {
    text(i ? ", " : "");
    if (!isDeclaration) {
      value(arguments[i]);
      text(": ");
      typeOf(arguments[i]);
    } else {
      this->type(spelled.inputs[i]);
    }
    attributesOf(argumentAttributes, i);
  }
  text(")");
  if (!spelled.results.empty()) {
    const bool isBare = spelled.results.size() == 1 && resultAttributes.empty() && !spelled.results[0].starts_with('(');
    text(isBare ? " -> " : " -> (");
    for (size_t i = 0; i < spelled.results.size(); ++i) {
      text(i ? ", " : "");
      this->type(spelled.results[i]);
      attributesOf(resultAttributes, i);
    }
    text(isBare ? "" : ")");
  }
  if (!at_.attributes.empty()) {
    token(TokenKind::Keyword, " attributes");
    dictionary(at_.attributes);
  }
  if (isDeclaration)
    return true;
  text(" {");
  end(true);
  for (size_t i = 0; i < blocks.size(); ++i) {
    if (i)
      printBlockLabel(blocks[i], at_.depth);
    printBody(blocks[i], at_.depth + 1);
  }
  begin(at_.op, at_.depth);
  text("}");
  return true;
}

/// The module; library functions left out are told of in one line.
void OpPrinter::printModule() {
  const OpRef root = state_.root();
  const OpVersion *version = state_.version(root);
  const std::vector<BlockRef> blocks = state_.blocks(root);
  if (!version || blocks.size() != 1 || state_.record(root).form != OpForm::Module)
    return print(root, 0);

  at_ = {
      root, version,        OpForm::Module, state_.name(root), state_.properties(*version), state_.attributes(*version),
      0,    OpForm::Generic};
  begin(root, 0);
  token(TokenKind::Keyword, "module");
  if (auto name = attribute(at_.properties, "sym_name")) {
    text(" ");
    symbol(false, *name);
  }
  if (!at_.attributes.empty()) {
    token(TokenKind::Keyword, " attributes");
    dictionary(at_.attributes);
  }
  text(" {");
  end(true);
  size_t hidden = 0;
  auto printTop = [&](OpRef op) {
    isLibrary_ = isLibraryFunction(state_, op);
    if (isLibrary_ && !options_.showLibrary)
      ++hidden;
    else
      print(op, 1);
    isLibrary_ = false;
  };
  state_.forEachOp(blocks[0], printTop);
  for (OpRef function : state_.scratchFunctions())
    printTop(function);
  if (hidden) {
    begin({}, 1);
    token(TokenKind::Comment,
          "// " + std::to_string(hidden) + (hidden == 1 ? " library function" : " library functions"));
    line_.isBadge = line_.isLibrary = true;
    end();
  }
  begin(root, 0);
  text("}");
  location(root);
  end();
}

} // namespace reify
