#include "engine/check/invocation_module.h"

#include "engine/check/checker.h"
#include "engine/check/invocations/arguments.h"
#include "engine/dialect/torch_dialect.h"
#include "engine/dialect/types/torch_types.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/Format.h>

#include <cmath>
#include <set>

namespace reify::check {

using namespace mlir;

namespace {

constexpr int64_t kMostRanks = 64; // of a tensor that is given by its rank

/// A value of the program: its name and its type, both as written.
struct Written {
  std::string name, type;
};

class ModuleWriter {
public:
  ModuleWriter(const CheckedFunction &checked, MLIRContext &context, Library &library)
      : checked_(checked), context_(context), library_(library) {
    const OpTable &table = context.getLoadedDialect<torch::TorchDialect>()->table();
    row_ = table.find("torch." + checked.op);
    if (row_ && row_->schema().operands.size() != checked.parameters.size())
      row_ = nullptr; // the check speaks of the signature; here the function's own counts
  }

  std::string write(const std::vector<Literal> &literals, const std::string &comment) {
    std::vector<Written> operands;
    for (size_t i = 0; i < literals.size(); ++i) {
      if (row_)
        operands.push_back(value(literals[i], &row_->schema().operands[i].type, nameOf(i)));
      else
        operands.push_back(value(asParameter(literals[i], i), nullptr, nameOf(i)));
    }
    if (!problem_.empty())
      return "";
    std::vector<std::string> results = resultTypes();
    std::string types, names;
    for (size_t i = 0; i < results.size(); ++i) {
      types += (i ? ", " : "") + results[i];
      names += (i ? ", " : "") + ("%result" + (results.size() > 1 ? "#" + std::to_string(i) : std::string()));
    }
    std::string head;
    for (const Written &argument : arguments_)
      head += (head.empty() ? "" : ", ") + argument.name + ": " + argument.type;
    std::string text = "// " + comment + "\nmodule {\n  func.func @main(" + head + ")";
    if (!results.empty())
      text += " -> " + (results.size() == 1 ? types : "(" + types + ")");
    text += " {\n" + body_ + "    " + call(operands, types, results.size()) + "\n    return";
    if (!results.empty())
      text += " " + names + " : " + types;
    return text + "\n  }\n}\n";
  }

  const std::string &problem() const { return problem_; }

private:
  /// The parameter's name without what the convention of dtype functions adds to it.
  std::string nameOf(size_t index) {
    llvm::StringRef name = checked_.parameters[index].name;
    name.consume_back("_rank_dtype");
    return name.str();
  }

  /// The function of the kind that the invocation is of; null if there is none.
  func::FuncOp function() {
    std::optional<FunctionKind> kind = kindOfName(checked_.kind);
    const LibraryEntry *entry = kind ? library_.find(checked_.op, *kind) : nullptr;
    return entry ? entry->function : func::FuncOp();
  }

  /// Without a schema the function's own parameter tells a tensor's rank and dtype from other tuples,
  /// and what is to be a list.
  Literal asParameter(const Literal &literal, size_t index) {
    func::FuncOp own = function();
    if (literal.kind != LiteralKind::Tuple || !own || index >= own.getNumArguments())
      return literal;
    Literal changed = literal;
    Type type = own.getArgumentTypes()[index];
    if (isa<torch::ListType>(type))
      changed.kind = LiteralKind::List;
    if (checked_.kind == "dtype" && isa<torch::TupleType>(type) && literal.elements.size() == 2) {
      changed = {LiteralKind::Tensor};
      changed.integer = literal.elements[1].integer;
      changed.sizes.assign(size_t(std::clamp<int64_t>(literal.elements[0].integer, 0, kMostRanks)), -1);
    }
    return changed;
  }

  std::string fresh(const std::string &wanted) {
    std::string name = "%";
    for (char c : wanted)
      name += llvm::isAlnum(c) || c == '_' ? c : '_';
    if (wanted.empty() || llvm::isDigit(name[1]))
      name.insert(1, "v");
    std::string candidate = name;
    for (unsigned i = 0; candidate == "%result" || !taken_.insert(candidate).second; ++i)
      candidate = name + "_" + std::to_string(i);
    return candidate;
  }

  Written constant(const std::string &wanted, const std::string &op, const std::string &type) {
    Written value{fresh(wanted), type};
    body_ += "    " + value.name + " = " + op + "\n";
    return value;
  }

  static std::string quoted(const std::string &text) {
    std::string out = "\"";
    for (unsigned char c : text) {
      if (c == '"' || c == '\\' || c < 0x20 || c >= 0x7f) {
        out += '\\';
        out += llvm::hexdigit(c >> 4);
        out += llvm::hexdigit(c & 15);
      } else {
        out += char(c);
      }
    }
    return out + "\"";
  }

  static std::string floatText(double value) {
    std::string text;
    llvm::raw_string_ostream out(text);
    if (std::isfinite(value))
      out << llvm::format("%.17e", value);
    else
      out << "0x" << llvm::Twine::utohexstr(llvm::bit_cast<uint64_t>(value));
    return text;
  }

  std::string tensorType(const Literal *sizes, int64_t rank, int64_t code) {
    Type dtype = torch::dtypeFromCode(&context_, code);
    std::string text = "!torch.vtensor<[";
    for (int64_t i = 0; i < rank; ++i) {
      const bool isKnown = sizes && sizes->kind == LiteralKind::Tensor;
      const int64_t size = isKnown ? sizes->sizes[i] : sizes ? sizes->elements[i].integer : -1;
      text += (i ? "," : "") + (size < 0 ? std::string("?") : std::to_string(size));
    }
    text += "],";
    if (!dtype)
      return text + "unk>";
    llvm::raw_string_ostream(text) << dtype;
    return text + ">";
  }

  Written argument(const std::string &name, std::string type) {
    return arguments_.emplace_back(Written{fresh(name), std::move(type)});
  }

  /// Sizes alone, in a shape function, or rank and dtype, in a dtype function, also stand for a tensor.
  bool standsForTensor(const Literal &literal, const SchemaType *type) const {
    if (type && type->is(SchemaKind::Optional))
      type = &type->elements[0];
    if (!type || !type->is(SchemaKind::Tensor))
      return false;
    if (checked_.kind == "dtype")
      return literal.kind == LiteralKind::Tuple && literal.elements.size() == 2;
    return checked_.kind == "shape" && literal.kind == LiteralKind::List;
  }

  Written value(const Literal &literal, const SchemaType *type, const std::string &name) {
    if (standsForTensor(literal, type))
      return checked_.kind == "dtype"
                 ? argument(name, tensorType(nullptr, std::clamp<int64_t>(literal.elements[0].integer, 0, kMostRanks),
                                             literal.elements[1].integer))
                 : argument(name, tensorType(&literal, int64_t(literal.elements.size()), kFloat32));
    const SchemaType *inner = type && type->is(SchemaKind::Optional) ? &type->elements[0] : type;
    switch (literal.kind) {
    case LiteralKind::Tensor:
      return argument(name, tensorType(&literal, int64_t(literal.sizes.size()), literal.integer));
    case LiteralKind::None:
      return constant(name, "torch.constant.none", "!torch.none");
    case LiteralKind::Bool:
      if (inner && inner->is(SchemaKind::Scalar))
        problem_ = toString(literal) + " for '" + name + "': the op takes an int or a float there, as a model has it";
      return constant(name, std::string("torch.constant.bool ") + (literal.boolean ? "true" : "false"), "!torch.bool");
    case LiteralKind::Dtype:
    case LiteralKind::Int:
      if (inner && inner->is(SchemaKind::Float))
        return constant(name, "torch.constant.float " + floatText(double(literal.integer)), "!torch.float");
      return constant(name, "torch.constant.int " + std::to_string(literal.integer), "!torch.int");
    case LiteralKind::Float:
      return constant(name, "torch.constant.float " + floatText(literal.floating), "!torch.float");
    case LiteralKind::Str:
      if (inner && inner->is(SchemaKind::Device))
        return constant(name, "torch.constant.device " + quoted(literal.text), "!torch.Device");
      return constant(name, "torch.constant.str " + quoted(literal.text), "!torch.str");
    case LiteralKind::List:
    case LiteralKind::Tuple:
      return sequence(literal, inner, name);
    case LiteralKind::Anything:
      break;
    }
    problem_ = "'" + toString(literal) + "' cannot be passed to an op";
    return {};
  }

  Written sequence(const Literal &literal, const SchemaType *type, const std::string &name) {
    const bool isList = literal.kind == LiteralKind::List || (type && type->is(SchemaKind::List));
    const SchemaType *element = isList && type && type->is(SchemaKind::List) ? &type->elements[0] : nullptr;
    std::string names, types;
    std::set<std::string> distinct;
    for (size_t i = 0; i < literal.elements.size(); ++i) {
      Written item = value(literal.elements[i], element, name + std::to_string(i));
      names += (i ? ", " : "") + item.name;
      types += (i ? ", " : "") + item.type;
      distinct.insert(item.type);
    }
    std::string result =
        isList ? "!torch.list<" + elementType(element, distinct) + ">" : "!torch.tuple<" + bare(types) + ">";
    // An empty operand list has no types before the arrow.
    return constant(name,
                    std::string(isList ? "torch.prim.ListConstruct " : "torch.prim.TupleConstruct ") +
                        (isList ? names + " : (" + types + ") -> " + result
                                : names + (names.empty() ? ": " : " : " + types + " -> ") + result),
                    result);
  }

  /// Inside of a container the dialect's types stand without "!torch.".
  static std::string bare(std::string types) {
    for (size_t at; (at = types.find("!torch.")) != types.npos;)
      types.erase(at, 7);
    return types;
  }

  /// What a list of such elements holds: as the schema says, else what the elements have in common.
  static std::string elementType(const SchemaType *type, const std::set<std::string> &distinct) {
    if (type && type->is(SchemaKind::Optional) && type->elements[0].is(SchemaKind::Tensor))
      return "optional<vtensor>";
    const bool isTensors = llvm::any_of(distinct, [](const std::string &t) { return t.starts_with("!torch.vtensor"); });
    if (isTensors)
      return distinct.contains("!torch.none") ? "optional<vtensor>" : "vtensor";
    if (type && distinct.empty())
      return type->is(SchemaKind::Tensor)  ? "vtensor"
             : type->is(SchemaKind::Float) ? "float"
             : type->is(SchemaKind::Bool)  ? "bool"
             : type->is(SchemaKind::Str)   ? "str"
                                           : "int";
    if (distinct.size() == 1)
      return bare(*distinct.begin());
    if (distinct.size() == 2 && distinct.contains("!torch.none"))
      return "optional<" + bare(*distinct.begin() == "!torch.none" ? *distinct.rbegin() : *distinct.begin()) + ">";
    return distinct.empty() ? "int" : "number";
  }

  std::string typeOf(const SchemaType &type) const {
    switch (type.kind) {
    case SchemaKind::Int:
      return "!torch.int";
    case SchemaKind::Float:
      return "!torch.float";
    case SchemaKind::Bool:
      return "!torch.bool";
    case SchemaKind::Str:
      return "!torch.str";
    case SchemaKind::Scalar:
      return "!torch.number";
    case SchemaKind::Device:
      return "!torch.Device";
    case SchemaKind::List:
      return "!torch.list<" + bare(typeOf(type.elements[0])) + ">";
    default:
      return "!torch.vtensor";
    }
  }

  std::vector<std::string> resultTypes() {
    std::vector<std::string> types;
    if (row_) {
      for (const SchemaValue &result : row_->schema().results)
        types.push_back(typeOf(result.type));
      return types;
    }
    // Without a schema: as many tensors as the function gives sizes or dtypes.
    const LibraryEntry *entry = nullptr;
    for (FunctionKind kind : {FunctionKind::Shape, FunctionKind::Dtype, FunctionKind::Decomposition})
      if (!entry)
        entry = library_.find(checked_.op, kind);
    size_t count = 1;
    if (entry) {
      func::FuncOp function = entry->function;
      count = function.getNumResults();
      if (count == 1)
        if (auto tuple = dyn_cast<torch::TupleType>(function.getResultTypes()[0]))
          count = tuple.getContainedTypes().size();
    }
    types.assign(count, "!torch.vtensor");
    return types;
  }

  std::string call(const std::vector<Written> &operands, const std::string &resultTypes, size_t results) const {
    std::string names, types;
    for (const Written &operand : operands) {
      names += (names.empty() ? "" : ", ") + operand.name;
      types += (types.empty() ? "" : ", ") + operand.type;
    }
    std::string text = results == 0 ? "" : results == 1 ? "%result = " : "%result:" + std::to_string(results) + " = ";
    std::string arrow = " -> " + (results == 1 ? resultTypes : "(" + resultTypes + ")");
    // In-place ops want non-value tensors.
    const bool isSchemaOp = row_ && row_->isReadOnly();
    if (isSchemaOp && !row_->schema().isVararg && !operands.empty() && results > 0)
      return text + "torch." + checked_.op + " " + names + " : " + types + " -> " + resultTypes;
    if (isSchemaOp)
      return text + "\"torch." + checked_.op + "\"(" + names + ") : (" + types + ")" + arrow;
    return text + "torch.operator " + quoted(checked_.op) + "(" + names + ") : (" + types + ")" + arrow;
  }

  const CheckedFunction &checked_;
  MLIRContext &context_;
  Library &library_;
  const OpRow *row_ = nullptr;
  std::vector<Written> arguments_;
  std::set<std::string> taken_;
  std::string body_, problem_;
};

} // namespace

InvocationModule moduleOfInvocation(const CheckedFunction &checked, size_t number, MLIRContext &context,
                                    Library &library) {
  InvocationModule module;
  module.name = checked.op + "-" + checked.kind + "-" + std::to_string(number) + ".mlir";
  const Invocation &invocation = checked.invocations[number - 1];
  std::optional<std::vector<Literal>> literals = bindArguments(checked, invocation, module.problem);
  if (!literals)
    return module;
  ModuleWriter writer(checked, context, library);
  module.text = writer.write(*literals, checked.op + " " + checked.kind + ", invocation " + std::to_string(number) +
                                            ": " + toString(invocation));
  module.problem = writer.problem();
  return module;
}

} // namespace reify::check
