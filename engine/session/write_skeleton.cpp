#include "engine/session/write_skeleton.h"

#include "engine/check/skeleton.h"
#include "engine/contract/causes.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/importing/import_program.h"
#include "engine/source/input_file.h"

namespace reify {

namespace {

/// A type of the dialect as schemas write it. A None stands for an optional tensor, the likeliest thing
/// to be left out.
std::string schemaType(const TorchType &type) {
  using Kind = TorchType::Kind;
  switch (type.kind) {
  case Kind::Int:
    return "int";
  case Kind::Float:
    return "float";
  case Kind::Bool:
    return "bool";
  case Kind::Str:
    return "str";
  case Kind::Device:
    return "Device";
  case Kind::Generator:
    return "Generator";
  case Kind::Number:
    return "Scalar";
  case Kind::None:
    return "Tensor?";
  case Kind::List:
  case Kind::Optional:
    return type.elements.empty() ? "Tensor" : schemaType(type.elements[0]) + (type.kind == Kind::List ? "[]" : "?");
  default:
    return "Tensor";
  }
}

/// The op as its library functions name it.
std::string keyOf(const Trace &trace, OpId op, const OpVersion &version) {
  std::string name(trace.tables.string(trace.model.ops[op.index].name));
  if (name == "torch.operator")
    name = operatorName(trace, version);
  for (std::string_view prefix : {"torch.", "valsem."})
    if (name.starts_with(prefix))
      name.erase(0, prefix.size());
  return name;
}

/// The op's schema line among those that come with the program and those of the user's files.
std::string findSchema(const SkeletonInputs &inputs) {
  OpTableSources sources{inputs.assets.folder + "/schemas", {}};
  std::vector<std::string> files = inputs.libraries;
  if (const std::shared_ptr<const std::string> program = lastImportOf(inputs.model))
    sources.userSchemas = extractSchemaLines(*program, inputs.model);
  else if (!inputs.model.empty())
    files.push_back(inputs.model);
  for (const std::string &file : files)
    for (SchemaLine &line : extractSchemaLines(readInputOrNothing(file), shownPath(file)))
      sources.userSchemas.push_back(std::move(line));
  Diagnostics ignored;
  const OpRow *row = loadOpTable(sources, ignored)->find("torch." + inputs.op);
  return row ? std::string(row->text) : "";
}

} // namespace

std::string guessSchema(const Trace &trace, const std::string &op) {
  const History &history = trace.model;
  for (const OpVersion &version : history.versions) {
    if (keyOf(trace, version.op, version) != op)
      continue;
    const size_t dot = op.find('.');
    if (dot == op.npos)
      return "";
    std::string schema = op.substr(0, dot) + "::" + op.substr(dot + 1) + "(";
    size_t index = 0;
    for (ValueId operand : history.operands(version)) {
      const std::string type = schemaType(trace.tables.type(history.typeAt(operand, version.from)));
      schema += (index ? ", " : "") + type + " " + (index || type != "Tensor" ? "arg" + std::to_string(index) : "self");
      ++index;
    }
    std::string results;
    for (ValueId result : history.resultsOf(version.op))
      results += (results.empty() ? "" : ", ") + schemaType(trace.tables.type(history.typeAt(result, version.from)));
    const bool isOne = history.resultsOf(version.op).size() == 1;
    return schema + ") -> " + (isOne ? results : "(" + results + ")");
  }
  return "";
}

Skeleton writeSkeleton(const SkeletonInputs &inputs) {
  Skeleton skeleton;
  std::string schema = inputs.known.schema.empty() ? findSchema(inputs) : inputs.known.schema;
  if (schema.empty() && inputs.trace) {
    schema = guessSchema(*inputs.trace, inputs.op);
    skeleton.note = "No schema of this op is known. This one is guessed from the call in the model: correct the "
                    "names, and add defaults.";
  }
  std::variant<OpSchema, SchemaError> parsed = parseSchema(schema);
  const OpSchema *known = std::get_if<OpSchema>(&parsed);
  if (!known) {
    skeleton.note =
        "Nothing is known of the operands of " + inputs.op + "; `reify new-op SCHEMA` writes a skeleton from a schema.";
    return skeleton;
  }
  check::SkeletonOptions options;
  options.ascii = inputs.ascii;
  options.decomposition = inputs.decomposition && !inputs.known.find(FunctionRole::Decomposition);
  options.kinds.clear();
  for (FunctionRole role : {FunctionRole::Shape, FunctionRole::Dtype})
    if (!inputs.known.find(role))
      options.kinds.push_back(toString(role));
  if (options.kinds.empty() && !options.decomposition) {
    skeleton.note = inputs.op + " has a shape and a dtype function already.";
    return skeleton;
  }
  options.marker = !inputs.known.find(FunctionRole::ValueSemantics);
  options.withoutSchema = inputs.known.hasUserSchema; // it stands in a file already
  skeleton.text = check::skeleton(*known, options);
  return skeleton;
}

std::string skeletonOf(const OpSchema &schema, bool ascii, bool decomposition) {
  check::SkeletonOptions options;
  options.ascii = ascii;
  options.decomposition = decomposition;
  return check::skeleton(schema, options);
}

} // namespace reify
