#include "engine/python/signature.h"

#include "engine/schema/python_signature.h"

namespace reify::python {

using namespace mlir;

namespace {

/// Whether the annotation is the word, or another that a call fits as well.
bool accepts(const Parameter &parameter, std::string word, const SchemaType &type) {
  std::string is = pythonSpelling(parameter.type);
  if (takesAnything(type) || is == "Any")
    return true;
  auto replaced = [](std::string text, std::string_view from, std::string_view to) {
    for (size_t at; (at = text.find(from)) != std::string::npos;)
      text.replace(at, from.size(), to);
    return text;
  };
  // Numbers: float, or all that a number can be.
  constexpr std::string_view kNumber = "Union[int, float, complex]", kTwo = "Union[float, int]";
  word = replaced(word, "torch.Tensor", "Tensor");
  return replaced(replaced(is, kNumber, "float"), kTwo, "float") == replaced(word, kNumber, "float");
}

/// One number, word or string of a schema's default.
bool isSameScalar(const Node &node, StringRef text) {
  const bool isNegative = node.is("UnaryOp") && node.child("op")->is("USub");
  const Node &value = isNegative ? *node.child("operand") : node;
  double number = 0;
  switch (value.constant) {
  case ConstantKind::None:
    return text == "None";
  case ConstantKind::Bool:
    return text == (value.text == "1" ? "True" : "False");
  case ConstantKind::String:
    return text.trim("\"'") == value.text;
  case ConstantKind::Int:
  case ConstantKind::Float: {
    double given = value.number;
    if (value.constant == ConstantKind::Int && StringRef(value.text).getAsDouble(given))
      return true;
    static const std::pair<StringRef, double> kWords[] = {
        {"Mean", 1}, {"Sum", 2}, {"contiguous_format", 0}, {"preserve_format", 1}, {"strided", 0}, {"long", 4}};
    for (auto [word, code] : kWords)
      if (word == text)
        return given == code;
    return text.getAsDouble(number) ? text != "None" && text != "True" && text != "False"
                                    : number == (isNegative ? -given : given);
  }
  default:
    return true; // a name, such as torch.float32: not compared
  }
}

bool isSameDefault(const Node &node, std::string_view schema) {
  StringRef text(schema.data(), schema.size());
  if (!node.is("List") && !node.is("Tuple"))
    return text.starts_with("[") ? node.constant == ConstantKind::NotConstant : isSameScalar(node, text);
  SmallVector<StringRef> words;
  text.trim("[]").split(words, ',', -1, /*KeepEmpty=*/false);
  auto elements = node.list("elts");
  if (!text.starts_with("[")) // int[2] x=1
    return llvm::all_of(elements, [&](const Node *each) { return isSameScalar(*each, text); });
  if (elements.size() != words.size())
    return false;
  for (auto [each, word] : llvm::zip(elements, words))
    if (!isSameScalar(*each, word.trim()))
      return false;
  return true;
}

/// An op of nearly the same name that has a schema and no function of this kind in the library; "" for none.
std::string nearOp(const Program &program, const Function &function, const OpTable &table, const std::string &op) {
  const std::string space = op.substr(0, op.find('.', 6) + 1);
  std::vector<std::string> names;
  for (const OpRow &row : table.rows()) {
    if (!StringRef(row.name).starts_with(space))
      continue;
    const std::string other(StringRef(row.name).drop_front(6));
    bool hasOwn = false;
    for (const auto &module : program.modules())
      for (const auto &[name, each] : module->functions)
        hasOwn |= each->op == other && each->kind == function.kind;
    if (!hasOwn)
      names.push_back(other);
  }
  const std::string hint = didYouMean(function.op, names);
  return StringRef(hint).split('\'').second.split('\'').first.str();
}

} // namespace

void checkSignature(Program &program, const Function &function, const OpTable &table, Diagnostics &diagnostics) {
  if (function.kind.empty() || !function.isUsable || function.isFreeOfRegistry)
    return;
  SourceModule &module = *function.module;
  auto wrong = [&](const Node &at, std::string message, const OpSchema *schema) {
    program.error(module, at, "signature", std::move(message));
    if (schema)
      diagnostics.back().notes.push_back({"expected: " + pythonDef(*schema, function.kind, function.name),
                                          {module.path, function.def->line, function.def->column}});
  };
  std::string op = function.op.starts_with("torch.") ? function.op : "torch." + function.op;
  const OpRow *row = table.find(op);
  const OpSchema *schema = row ? &row->schema() : nullptr;
  if (function.kind == "has_value_semantics") {
    if (!function.parameters.empty() || function.result)
      wrong(*function.def, "a has_value_semantics function takes nothing and returns None", nullptr),
          diagnostics.back().notes.push_back({"expected: def " + function.name + "() -> None:",
                                              {module.path, function.def->line, function.def->column}});
    return;
  }
  if (!schema || schema->isVararg) {
    // What the dialect makes of an in-place op (aten.bernoulli_.float) has no schema of its own.
    std::string twin = op;
    twin.insert(std::min(twin.find('.', sizeof("torch.aten.") - 1), twin.size()), "_");
    const bool isKnown = schema || table.find(twin);
    if (const std::string near = isKnown ? "" : nearOp(program, function, table, op); !near.empty()) {
      if (program.isFirst(module, op)) // not again for its other functions
        program.report(Severity::Warning, module, *function.def, "suspect.op",
                       "no schema has the op '" + function.op + "', but one has '" + near + "': is that meant?");
    } else if (!isKnown && StringRef(op).starts_with("torch.aten.")) {
      program.report(Severity::Warning, module, *function.def, "signature",
                     "no op '" + function.op +
                         "' is known, so the signature is not checked; '# schema: ...' declares one");
    }
    bool isDtype = function.kind == "dtype";
    std::string is = pythonSpelling(function.result);
    if ((function.kind == "shape" && is.find("List[int]") == std::string::npos) ||
        (isDtype && is != "int" && !is.starts_with("Tuple[int")))
      wrong(*function.def,
            "a " + function.kind + " function returns " + (isDtype ? "int" : "List[int]") +
                ", or a tuple of them where the op has several results; this one returns " + is,
            nullptr);
    return;
  }
  size_t given = function.parameters.size(), wanted = schema->operands.size();
  for (size_t i = 0; i < std::min(given, wanted); ++i) {
    const Parameter &parameter = function.parameters[i];
    const SchemaValue &operand = schema->operands[i];
    std::string name = pythonParameterName(operand, i, function.kind), word = pythonType(operand.type, function.kind);
    if (parameter.name != name)
      return wrong(*parameter.at,
                   "the parameter '" + parameter.name + "' of '" + function.op + "' must be called '" + name + "'",
                   schema);
    // A shape function of the built-in library may ask for a tensor's dtype too.
    bool isTyped = program.isBuiltin() && function.kind == "shape" && operand.type.is(SchemaKind::Tensor) &&
                   pythonSpelling(parameter.type) == "Tuple[List[int], int]";
    if (!accepts(parameter, word, operand.type) && !isTyped)
      return wrong(*parameter.at,
                   "the parameter '" + name + "' of '" + function.op + "' must be " + word + ", this is " +
                       pythonSpelling(parameter.type),
                   schema);
    if (parameter.defaultValue && operand.defaultText && !isSameDefault(*parameter.defaultValue, *operand.defaultText))
      program.report(Severity::Warning, module, *parameter.defaultValue, "suspect.default",
                     "the default of '" + name + "' differs from that in the op's schema, which is " +
                         pythonDefault(operand));
    if (parameter.defaultValue && !operand.defaultText)
      return wrong(*parameter.at,
                   "the parameter '" + name + "' of '" + function.op + "' has no default in the op's schema", schema);
  }
  if (given != wanted)
    return wrong(*function.def,
                 "the " + function.kind + " function of '" + function.op + "' has " + std::to_string(given) +
                     " parameters, but the op has " + std::to_string(wanted) + " arguments",
                 schema);
  std::string result = pythonResult(*schema, function.kind);
  bool isChecked = llvm::all_of(schema->results, [&](const SchemaValue &v) {
    return v.type.is(SchemaKind::Tensor) || (function.kind == "dtype" && v.type.is(SchemaKind::Scalar));
  });
  if (isChecked && pythonSpelling(function.result) != result && function.kind != "decomposition")
    wrong(*function.def,
          "the " + function.kind + " function of '" + function.op + "' must return " + result + ", this returns " +
              pythonSpelling(function.result),
          schema);
}

} // namespace reify::python
