#include "engine/python/signature.h"

namespace reify::python {

using namespace mlir;

namespace {

/// What a schema type is for a kind of function, in Python's words; "" where anything may stand.
std::string wordFor(const SchemaType &type, std::string_view kind) {
  auto inner = [&] { return wordFor(type.elements[0], kind); };
  switch (type.kind) {
  case SchemaKind::Tensor:
    return kind == "shape" ? "List[int]" : kind == "dtype" ? "Tuple[int, int]" : "Tensor";
  case SchemaKind::Scalar:
    return kind == "shape" ? "float" : "Union[int, float, complex]";
  case SchemaKind::Int:
    return "int";
  case SchemaKind::Float:
    return "float";
  case SchemaKind::Bool:
    return "bool";
  case SchemaKind::Str:
    return "str";
  case SchemaKind::Device:
    return "torch.device";
  case SchemaKind::Generator:
  case SchemaKind::Any:
    return "Any";
  case SchemaKind::None:
    return "None";
  case SchemaKind::List: {
    std::string element = inner();
    return element.empty() ? "" : "List[" + element + "]";
  }
  case SchemaKind::Optional: {
    if (type.elements[0].is(SchemaKind::Generator))
      return "Any";
    std::string element = inner();
    return element.empty() ? "" : "Optional[" + element + "]";
  }
  default:
    return "";
  }
}

bool holdsTensor(const SchemaType &type) {
  return type.is(SchemaKind::Tensor) || llvm::any_of(type.elements, holdsTensor);
}

bool isPythonKeyword(std::string_view name) {
  return name == "from" || name == "lambda" || name == "in" || name == "is" || name == "global" || name == "class";
}

std::string nameFor(const SchemaValue &value, std::string_view kind) {
  std::string name(value.name);
  if (isPythonKeyword(name))
    name += "_";
  return kind == "dtype" && holdsTensor(value.type) ? name + "_rank_dtype" : name;
}

std::string resultWord(const OpSchema &schema, std::string_view kind) {
  std::string words;
  for (const SchemaValue &result : schema.results) {
    std::string word = kind == "shape" && result.type.is(SchemaKind::Tensor) ? "List[int]"
                       : kind == "dtype" && (result.type.is(SchemaKind::Tensor) || result.type.is(SchemaKind::Scalar))
                           ? "int"
                           : wordFor(result.type, kind);
    if (kind == "dtype" && result.type.isListOf(SchemaKind::Tensor))
      word = "int";
    words += (words.empty() ? "" : ", ") + word;
  }
  if (schema.results.empty())
    return "None";
  return schema.results.size() == 1 ? words : "Tuple[" + words + "]";
}

/// "[1, 1]" of a schema is "(1, 1,)" in Python, as TorchScript prints it.
std::string defaultFor(const SchemaValue &value) {
  std::string text(*value.defaultText);
  if (text == "[]")
    return "()";
  if (text.starts_with("["))
    return "(" + text.substr(1, text.size() - 2) + ",)";
  if (text.starts_with("'"))
    return "\"" + text.substr(1, text.size() - 2) + "\"";
  return text;
}

std::string parameterText(const SchemaValue &value, std::string_view kind) {
  std::string word = wordFor(value.type, kind);
  std::string text = nameFor(value, kind) + ": " + (word.empty() ? "Any" : word);
  if (value.defaultText)
    text += " = " + defaultFor(value);
  return text;
}

/// Whether the annotation is the word, or another that a call fits as well.
bool accepts(const Parameter &parameter, const std::string &word, const SchemaType &type) {
  std::string is = pythonSpelling(parameter.type);
  if (word.empty() || is == word || is == "Any")
    return true;
  auto replaced = [](std::string text, std::string_view from, std::string_view to) {
    for (size_t at; (at = text.find(from)) != std::string::npos;)
      text.replace(at, from.size(), to);
    return text;
  };
  // Numbers: float, or all that a number can be.
  constexpr std::string_view kNumber = "Union[int, float, complex]", kTwo = "Union[float, int]";
  return replaced(replaced(is, kNumber, "float"), kTwo, "float") == replaced(word, kNumber, "float");
}

} // namespace

std::string expectedDef(const Function &function, const OpSchema &schema) {
  std::string text = "def " + function.name + "(";
  if (function.kind == "has_value_semantics")
    return text + ") -> None:";
  for (auto [i, operand] : llvm::enumerate(schema.operands))
    text += (i ? ", " : "") + parameterText(operand, function.kind);
  return text + ") -> " + resultWord(schema, function.kind) + ":";
}

void checkSignature(Program &program, const Function &function, const OpTable &table, MLIRContext *context,
                    Diagnostics &diagnostics) {
  if (function.kind.empty() || !function.isUsable || function.isFreeOfRegistry)
    return;
  SourceModule &module = *function.module;
  auto wrong = [&](const Node &at, std::string message, const OpSchema *schema) {
    program.error(module, at, "signature", std::move(message));
    if (schema)
      diagnostics.back().notes.push_back({"expected: " + expectedDef(function, *schema),
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
    std::string name = nameFor(operand, function.kind), word = wordFor(operand.type, function.kind);
    if (parameter.name != name)
      return wrong(*parameter.at, "the parameter '" + parameter.name + "' of '" + function.op + "' must be called '" + name + "'",
                   schema);
    if (!accepts(parameter, word, operand.type))
      return wrong(*parameter.at,
                   "the parameter '" + name + "' of '" + function.op + "' must be " + word + ", this is " +
                       pythonSpelling(parameter.type),
                   schema);
    if (parameter.defaultValue && !operand.defaultText)
      return wrong(*parameter.at, "the parameter '" + name + "' of '" + function.op + "' has no default in the op's schema", schema);
  }
  if (given != wanted)
    return wrong(*function.def,
                 "the " + function.kind + " function of '" + function.op + "' has " + std::to_string(given) +
                     " parameters, but the op has " + std::to_string(wanted) + " arguments",
                 schema);
  std::string result = resultWord(*schema, function.kind);
  bool isChecked = llvm::all_of(schema->results, [](const SchemaValue &v) {
    return v.type.is(SchemaKind::Tensor) || v.type.is(SchemaKind::Scalar);
  });
  if (isChecked && pythonSpelling(function.result) != result && function.kind != "decomposition")
    wrong(*function.def,
          "the " + function.kind + " function of '" + function.op + "' must return " + result + ", this returns " +
              pythonSpelling(function.result),
          schema);
}

} // namespace reify::python
