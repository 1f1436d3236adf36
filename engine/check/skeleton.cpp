#include "engine/check/skeleton.h"

#include "engine/schema/python_signature.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

namespace reify::check {

namespace {

std::string opName(const OpSchema &schema, std::string_view dot) {
  std::string name = std::string(schema.ns) + std::string(dot) + std::string(schema.name);
  return schema.overload.empty() ? name : name + std::string(dot) + std::string(schema.overload);
}

std::string exampleOf(const SchemaType &type) {
  switch (type.kind) {
  case SchemaKind::Tensor:
    return "TensorOfShape(2, 3)";
  case SchemaKind::Int:
    return "1";
  case SchemaKind::Float:
  case SchemaKind::Scalar:
    return "1.0";
  case SchemaKind::Bool:
    return "False";
  case SchemaKind::Str:
    return "\"\"";
  case SchemaKind::Device:
    return "\"cpu\"";
  case SchemaKind::List:
    return "[" + exampleOf(type.elements[0]) + "]";
  default:
    return "None";
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
  out += "@check_" + name + "_function([\n    " + exampleInvocation(schema) + ",\n])\n" +
         signatureLine(schema, kind, ascii) + "\n";
  if (kind == "dtype")
    for (size_t i = 0; i < schema.operands.size(); ++i)
      if (schema.operands[i].type.is(SchemaKind::Tensor)) {
        std::string parameter = pythonParameterName(schema.operands[i], i, "shape");
        out += "    " + parameter + "_rank, " + parameter + "_dtype = " + parameter + "_rank_dtype\n";
      }
  const char *task = kind == "shape"   ? "give the sizes of the result"
                     : kind == "dtype" ? "give the dtype of the result"
                                       : "compute the result by other ops";
  out += "    raise NotImplementedError(\"" + dotted + ": " + task + "\")\n";
}

/// Whether torch-mlir refuses the op until a marker says that it neither writes nor aliases. The ops of
/// PyTorch itself need none, nor those whose schema says the contrary.
bool needsMarker(const OpSchema &schema) {
  auto isAliased = [](const SchemaValue &value) { return value.isAliased; };
  return schema.ns != "aten" && schema.ns != "prim" && schema.ns != "prims" &&
         std::ranges::none_of(schema.operands, isAliased) && std::ranges::none_of(schema.results, isAliased);
}

void writeMarker(const OpSchema &schema, bool ascii, std::string &out) {
  constexpr std::string_view kKind = "has_value_semantics";
  out += "\n\n";
  if (ascii)
    out += "@has_value_semantics(\"" + opName(schema, ".") + "\")\n";
  out += signatureLine(schema, kKind, ascii) + "  # neither writes nor aliases\n    return\n";
}

} // namespace

std::string signatureLine(const OpSchema &schema, std::string_view kind, bool ascii) {
  std::string name = (ascii ? opName(schema, "_") + "_" : opName(schema, "〇") + "〡") + std::string(kind);
  return pythonDef(schema, kind, name);
}

std::string skeleton(const OpSchema &schema, const SkeletonOptions &options) {
  std::vector<std::string_view> kinds = options.kinds;
  if (options.decomposition)
    kinds.push_back("decomposition");
  std::string functions;
  for (std::string_view kind : kinds)
    writeFunction(schema, kind, options.ascii, functions);
  const bool hasMarker = options.marker && needsMarker(schema);
  if (hasMarker)
    writeMarker(schema, options.ascii, functions);
  std::set<std::string> imported = {"Invocation"};
  for (const char *name : {"TensorOfShape"})
    if (functions.find(name) != functions.npos)
      imported.insert(name);
  std::string out = options.withoutSchema ? "" : "# schema: " + std::string(schema.text) + "\n";
  std::string types;
  for (const char *name : {"Any", "Dict", "List", "Optional", "Tuple", "Union"})
    if (functions.find(std::string(name) + "[") != functions.npos ||
        functions.find(": " + std::string(name)) != functions.npos)
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
  if (hasMarker && options.ascii)
    imported.insert("has_value_semantics");
  std::string names;
  for (const std::string &name : imported)
    names += (names.empty() ? "" : ", ") + name;
  out += "\nfrom reify_library import " + names + "\n";
  return out + functions;
}

} // namespace reify::check
