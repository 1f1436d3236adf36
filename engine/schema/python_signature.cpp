#include "engine/schema/python_signature.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

namespace reify {

static bool holdsTensor(const SchemaType &type) {
  return type.is(SchemaKind::Tensor) || std::ranges::any_of(type.elements, holdsTensor);
}

bool takesAnything(const SchemaType &type) {
  switch (type.kind) {
  case SchemaKind::Tensor:
  case SchemaKind::Scalar:
  case SchemaKind::Int:
  case SchemaKind::Float:
  case SchemaKind::Bool:
  case SchemaKind::Str:
  case SchemaKind::Device:
  case SchemaKind::Generator:
  case SchemaKind::Any:
  case SchemaKind::None:
    return false;
  case SchemaKind::List:
  case SchemaKind::Optional:
    return takesAnything(type.elements[0]);
  default:
    return true;
  }
}

std::string pythonType(const SchemaType &type, std::string_view kind) {
  auto wrapped = [&](const char *name) {
    std::string inner;
    for (const SchemaType &element : type.elements)
      inner += (inner.empty() ? "" : ", ") + pythonType(element, kind);
    return std::string(name) + "[" + inner + "]";
  };
  switch (type.kind) {
  case SchemaKind::Tensor:
    return kind == "shape" ? "List[int]" : kind == "dtype" ? "Tuple[int, int]" : "torch.Tensor";
  case SchemaKind::Int:
    return "int";
  case SchemaKind::Float:
    return "float";
  case SchemaKind::Bool:
    return "bool";
  case SchemaKind::Str:
    return "str";
  case SchemaKind::None:
    return "None";
  case SchemaKind::Scalar:
    return kind == "shape" ? "float" : "Union[int, float, complex]";
  case SchemaKind::Device:
    return "torch.device";
  case SchemaKind::List:
    return wrapped("List");
  case SchemaKind::Tuple:
    return wrapped("Tuple");
  case SchemaKind::Dict:
    return wrapped("Dict");
  case SchemaKind::Union:
    return wrapped("Union");
  case SchemaKind::Optional:
    return type.elements[0].is(SchemaKind::Generator) ? "Any" : wrapped("Optional");
  default:
    return "Any";
  }
}

std::string pythonParameterName(const SchemaValue &value, size_t index, std::string_view kind) {
  static const std::set<std::string_view> kKeywords = {
      "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
      "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
      "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
      "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};
  std::string name = value.name.empty() ? "arg" + std::to_string(index) : std::string(value.name);
  if (kKeywords.contains(name))
    name += "_";
  return kind == "dtype" && holdsTensor(value.type) ? name + "_rank_dtype" : name;
}

static std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](unsigned char c) { return char(std::tolower(c)); });
  return out;
}

std::string pythonDefault(const SchemaValue &value) {
  std::string text(*value.defaultText);
  const SchemaType &type = value.type.is(SchemaKind::Optional) ? value.type.elements[0] : value.type;
  if (lower(text) == "none")
    return "None";
  if (type.is(SchemaKind::Bool))
    return lower(text) == "true" || text == "1" ? "True" : "False";
  if (type.is(SchemaKind::Str)) {
    bool isQuoted = text.size() > 1 && (text[0] == '"' || text[0] == '\'');
    return "\"" + (isQuoted ? text.substr(1, text.size() - 2) : text) + "\"";
  }
  if (type.is(SchemaKind::List) && text.size() > 1 && text[0] == '[') {
    std::string inner = text.substr(1, text.size() - 2);
    return inner.empty() ? "()" : "(" + inner + ",)";
  }
  if (type.is(SchemaKind::List)) { // int[2] padding=0
    size_t bracket = type.text.rfind('[');
    int count =
        bracket == type.text.npos ? 1 : std::max(1, std::atoi(std::string(type.text.substr(bracket + 1)).c_str()));
    std::string elements = text;
    for (int i = 1; i < std::min(count, 16); ++i)
      elements += ", " + text;
    return "(" + elements + ",)";
  }
  if (type.is(SchemaKind::Int) && text.find_first_not_of("-0123456789") != text.npos) {
    if (text == "long" || text == "contiguous_format" || text == "Mean")
      return text == "long" ? "4" : text == "Mean" ? "1" : "0";
    return text == "preserve_format" ? "1" : text == "float" ? "6" : "0";
  }
  if (type.is(SchemaKind::Float) && text.find_first_of(".eEni") == text.npos)
    return text + ".";
  return text;
}

std::string pythonResult(const OpSchema &schema, std::string_view kind) {
  std::vector<std::string> types;
  for (const SchemaValue &result : schema.results) {
    bool isTensor = result.type.is(SchemaKind::Tensor);
    if (kind == "dtype") {
      if (isTensor || result.type.is(SchemaKind::Scalar) || result.type.isListOf(SchemaKind::Tensor))
        types.push_back("int");
    } else if (kind == "decomposition" || holdsTensor(result.type)) {
      types.push_back(pythonType(result.type, kind));
    }
  }
  if (types.empty())
    return "None";
  if (types.size() == 1)
    return types[0];
  std::string text;
  for (const std::string &type : types)
    text += (text.empty() ? "" : ", ") + type;
  return "Tuple[" + text + "]";
}

std::string pythonDef(const OpSchema &schema, std::string_view kind, std::string_view name) {
  std::string text = "def " + std::string(name) + "(";
  if (kind == "has_value_semantics")
    return text + ") -> None:";
  for (size_t i = 0; i < schema.operands.size(); ++i) {
    const SchemaValue &operand = schema.operands[i];
    text += (i ? ", " : "") + pythonParameterName(operand, i, kind) + ": " + pythonType(operand.type, kind);
    if (operand.defaultText)
      text += " = " + pythonDefault(operand);
  }
  return text + ") -> " + pythonResult(schema, kind) + ":";
}

} // namespace reify
