#include "engine/check/skeleton.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

namespace reify::check {

namespace {

enum class Stand : uint8_t { Shape, Dtype, Decomposition }; // what stands for a tensor

bool holdsTensor(const SchemaType &type) {
  return type.is(SchemaKind::Tensor) || std::ranges::any_of(type.elements, holdsTensor);
}

std::string pythonType(const SchemaType &type, Stand stand) {
  auto wrapped = [&](const char *name) {
    std::string inner;
    for (const SchemaType &element : type.elements)
      inner += (inner.empty() ? "" : ", ") + pythonType(element, stand);
    return std::string(name) + "[" + inner + "]";
  };
  switch (type.kind) {
  case SchemaKind::Tensor:
    return stand == Stand::Shape ? "List[int]" : stand == Stand::Dtype ? "Tuple[int, int]" : "torch.Tensor";
  case SchemaKind::Int: return "int";
  case SchemaKind::Float: return "float";
  case SchemaKind::Bool: return "bool";
  case SchemaKind::Str: return "str";
  case SchemaKind::None: return "None";
  case SchemaKind::Scalar: return stand == Stand::Shape ? "float" : "Union[int, float, complex]";
  case SchemaKind::Device: return "torch.device";
  case SchemaKind::List: return wrapped("List");
  case SchemaKind::Tuple: return wrapped("Tuple");
  case SchemaKind::Dict: return wrapped("Dict");
  case SchemaKind::Union: return wrapped("Union");
  case SchemaKind::Optional:
    return type.elements[0].is(SchemaKind::Generator) ? "Any" : wrapped("Optional");
  default: return "Any";
  }
}

std::string parameterName(const SchemaValue &value, size_t index, Stand stand) {
  static const std::set<std::string_view> kKeywords = {"from", "in", "is", "lambda", "def", "class", "global", "pass"};
  std::string name = value.name.empty() ? "arg" + std::to_string(index) : std::string(value.name);
  if (kKeywords.contains(name))
    name += "_";
  return stand == Stand::Dtype && holdsTensor(value.type) ? name + "_rank_dtype" : name;
}

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](unsigned char c) { return char(std::tolower(c)); });
  return out;
}

/// A default of the schema in Python; lists become tuples.
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
    int count = bracket == type.text.npos ? 1 : std::max(1, std::atoi(std::string(type.text.substr(bracket + 1)).c_str()));
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

std::string resultType(const OpSchema &schema, Stand stand) {
  std::vector<std::string> types;
  for (const SchemaValue &result : schema.results) {
    bool isTensor = result.type.is(SchemaKind::Tensor);
    if (stand == Stand::Decomposition)
      types.push_back(pythonType(result.type, stand));
    else if (stand == Stand::Shape && holdsTensor(result.type))
      types.push_back(pythonType(result.type, stand));
    else if (stand == Stand::Dtype && (isTensor || result.type.is(SchemaKind::Scalar)))
      types.push_back("int");
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

Stand standOf(std::string_view kind) {
  return kind == "shape" ? Stand::Shape : kind == "dtype" ? Stand::Dtype : Stand::Decomposition;
}

std::string opName(const OpSchema &schema, std::string_view dot) {
  std::string name = std::string(schema.ns) + std::string(dot) + std::string(schema.name);
  return schema.overload.empty() ? name : name + std::string(dot) + std::string(schema.overload);
}

std::string exampleOf(const SchemaType &type) {
  switch (type.kind) {
  case SchemaKind::Tensor: return "TensorOfShape(2, 3)";
  case SchemaKind::Int: return "1";
  case SchemaKind::Float:
  case SchemaKind::Scalar: return "1.0";
  case SchemaKind::Bool: return "False";
  case SchemaKind::Str: return "\"\"";
  case SchemaKind::Device: return "\"cpu\"";
  case SchemaKind::List: return "[" + exampleOf(type.elements[0]) + "]";
  default: return "None";
  }
}

std::string exampleInvocation(const OpSchema &schema) {
  std::string text;
  for (const SchemaValue &operand : schema.operands) {
    if (operand.defaultText)
      break; // what follows has defaults too
    text += (text.empty() ? "" : ", ") + exampleOf(operand.type);
  }
  return "Invocation(" + text + ")";
}

void writeFunction(const OpSchema &schema, std::string_view kind, bool ascii, std::string &out) {
  std::string name(kind), dotted = opName(schema, ".");
  out += "\n\n";
  if (ascii)
    out += "@" + name + "(\"" + dotted + "\")\n";
  out += "@check_" + name + "_function([\n    " + exampleInvocation(schema) + ",\n])\n" + signatureLine(schema, kind, ascii) + "\n";
  if (kind == "dtype")
    for (size_t i = 0; i < schema.operands.size(); ++i)
      if (schema.operands[i].type.is(SchemaKind::Tensor)) {
        std::string parameter = parameterName(schema.operands[i], i, Stand::Shape);
        out += "    " + parameter + "_rank, " + parameter + "_dtype = " + parameter + "_rank_dtype\n";
      }
  const char *task = kind == "shape" ? "give the sizes of the result" : kind == "dtype" ? "give the dtype of the result" : "compute the result by other ops";
  out += "    raise NotImplementedError(\"" + dotted + ": " + task + "\")\n";
}

} // namespace

std::string signatureLine(const OpSchema &schema, std::string_view kind, bool ascii) {
  Stand stand = standOf(kind);
  std::string text = "def " + (ascii ? opName(schema, "_") + "_" : opName(schema, "〇") + "〡") + std::string(kind) + "(";
  for (size_t i = 0; i < schema.operands.size(); ++i) {
    const SchemaValue &operand = schema.operands[i];
    text += (i ? ", " : "") + parameterName(operand, i, stand) + ": " + pythonType(operand.type, stand);
    if (operand.defaultText)
      text += " = " + pythonDefault(operand);
  }
  return text + ") -> " + resultType(schema, stand) + ":";
}

std::string skeleton(const OpSchema &schema, const SkeletonOptions &options) {
  std::vector<std::string_view> kinds = options.kinds;
  if (options.decomposition)
    kinds.push_back("decomposition");
  std::string functions;
  for (std::string_view kind : kinds)
    writeFunction(schema, kind, options.ascii, functions);
  std::set<std::string> imported = {"Invocation"};
  for (const char *name : {"TensorOfShape"})
    if (functions.find(name) != functions.npos)
      imported.insert(name);
  std::string out = options.withoutSchema ? "" : "# schema: " + std::string(schema.text) + "\n";
  std::string types;
  for (const char *name : {"Any", "Dict", "List", "Optional", "Tuple", "Union"})
    if (functions.find(std::string(name) + "[") != functions.npos || functions.find(": " + std::string(name)) != functions.npos)
      types += (types.empty() ? "" : ", ") + std::string(name);
  if (!types.empty())
    out += "from typing import " + types + "\n";
  if (functions.find("torch.") != functions.npos)
    out += "\nimport torch\n";
  for (std::string_view kind : kinds) {
    imported.insert("check_" + std::string(kind) + "_function");
    if (options.ascii)
      imported.insert(std::string(kind));
  }
  std::string names;
  for (const std::string &name : imported)
    names += (names.empty() ? "" : ", ") + name;
  out += "\nfrom reify_library import " + names + "\n";
  return out + functions;
}

} // namespace reify::check
