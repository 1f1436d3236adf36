// The text of torch types. Inside containers elements stand without the prefix `!torch.`; a
// tensor's dtype is a full MLIR type.
#include "engine/dialect/torch_dialect.h"
#include "engine/dialect/types/torch_types.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/TypeSwitch.h>
#include <mlir/IR/Builders.h>

using namespace mlir;

namespace reify::torch {
namespace {

// Nesting comes from files; a limit far above any real type keeps recursion off the stack's end.
constexpr int kMaxDepth = 256;

Type parseElement(AsmParser &parser, int depth);

template <typename TensorType> Type parseTensor(AsmParser &parser) {
  MLIRContext *context = parser.getContext();
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalLess()))
    return TensorType::getWithLeastStaticInformation(context);

  SmallVector<int64_t> sizes;
  bool isRanked = failed(parser.parseOptionalStar());
  if (isRanked) {
    if (parser.parseLSquare())
      return {};
    while (failed(parser.parseOptionalRSquare())) { // a comma after the last size is allowed
      int64_t size = kUnknownSize;
      if (failed(parser.parseOptionalQuestion()) && parser.parseInteger(size))
        return {};
      sizes.push_back(size);
      if (failed(parser.parseOptionalComma())) {
        if (parser.parseRSquare())
          return {};
        break;
      }
    }
  }
  Type dtype;
  Attribute sparsity;
  if (parser.parseComma())
    return {};
  if (failed(parser.parseOptionalKeyword("unk")) && parser.parseType(dtype))
    return {};
  if (succeeded(parser.parseOptionalComma()) && parser.parseAttribute(sparsity))
    return {};
  if (parser.parseGreater())
    return {};
  std::optional<ArrayRef<int64_t>> known;
  if (isRanked)
    known = sizes;
  return TensorType::getChecked([&] { return parser.emitError(loc); }, context, known, dtype, sparsity);
}

template <typename ContainerType> Type parseOne(AsmParser &parser, int depth) {
  if (parser.parseLess())
    return {};
  Type contained = parseElement(parser, depth);
  if (!contained || parser.parseGreater())
    return {};
  return ContainerType::get(contained);
}

template <typename ContainerType> Type parseMany(AsmParser &parser, int depth) {
  SmallVector<Type> contained;
  auto parseOne = [&]() -> ParseResult {
    contained.push_back(parseElement(parser, depth));
    return success(bool(contained.back()));
  };
  // (Delimiter::LessGreater would also take a word without brackets.)
  if (parser.parseLess() ||
      (failed(parser.parseOptionalGreater()) && (parser.parseCommaSeparatedList(parseOne) || parser.parseGreater())))
    return {};
  return ContainerType::get(parser.getContext(), contained);
}

Type parseDict(AsmParser &parser, int depth) {
  if (parser.parseLess())
    return {};
  Type key = parseElement(parser, depth);
  if (!key || parser.parseComma())
    return {};
  Type value = parseElement(parser, depth);
  if (!value || parser.parseGreater())
    return {};
  return DictType::get(key, value);
}

Type parseNnModule(AsmParser &parser) {
  std::string className;
  if (parser.parseLess() || parser.parseString(&className) || parser.parseGreater())
    return {};
  return NnModuleType::get(parser.getContext(), className);
}

Type plainType(MLIRContext *context, StringRef word) {
#define REIFY_PLAIN(SPELLING, TYPE)                                                                                    \
  if (word == SPELLING)                                                                                                \
    return TYPE::get(context);
  REIFY_PLAIN("int", IntType)
  REIFY_PLAIN("float", FloatType)
  REIFY_PLAIN("bool", BoolType)
  REIFY_PLAIN("str", StringType)
  REIFY_PLAIN("none", NoneType)
  REIFY_PLAIN("any", AnyType)
  REIFY_PLAIN("number", NumberType)
  REIFY_PLAIN("Device", DeviceType)
  REIFY_PLAIN("Generator", GeneratorType)
  REIFY_PLAIN("LinearParams", LinearParamsType)
  REIFY_PLAIN("qint8", QInt8Type)
  REIFY_PLAIN("quint8", QUInt8Type)
  REIFY_PLAIN("qint16", QInt16Type)
  REIFY_PLAIN("qint32", QInt32Type)
#undef REIFY_PLAIN
  return {};
}

Type parseElement(AsmParser &parser, int depth) {
  SMLoc loc = parser.getCurrentLocation();
  if (depth > kMaxDepth) {
    parser.emitError(loc, "types are nested too deeply");
    return {};
  }
  StringRef word;
  if (parser.parseKeyword(&word))
    return {};
  if (Type plain = plainType(parser.getContext(), word))
    return plain;
  if (word == "vtensor")
    return parseTensor<ValueTensorType>(parser);
  if (word == "tensor")
    return parseTensor<NonValueTensorType>(parser);
  if (word == "list")
    return parseOne<ListType>(parser, depth + 1);
  if (word == "optional")
    return parseOne<OptionalType>(parser, depth + 1);
  if (word == "tuple")
    return parseMany<TupleType>(parser, depth + 1);
  if (word == "union")
    return parseMany<UnionType>(parser, depth + 1);
  if (word == "dict")
    return parseDict(parser, depth + 1);
  if (word == "nn.Module")
    return parseNnModule(parser);
  parser.emitError(loc, "unknown  type `") << word << "` in dialect `torch`";
  return {};
}

void printTensor(BaseTensorType type, AsmPrinter &p) {
  p << (type.hasValueSemantics() ? "vtensor" : "tensor");
  if (!type.hasSizes() && !type.hasDtype())
    return;
  p << '<';
  if (type.hasSizes()) {
    p << '[';
    llvm::interleave(
        type.getSizes(), p.getStream(),
        [&](int64_t size) {
          if (size == kUnknownSize)
            p << '?';
          else
            p << size;
        },
        ",");
    p << "],";
  } else {
    p << "*,";
  }
  if (type.hasDtype())
    p << type.getDtype();
  else
    p << "unk";
  if (Attribute sparsity = type.getOptionalSparsity())
    p << ',' << sparsity;
  p << '>';
}

void printContained(ArrayRef<Type> types, AsmPrinter &p) {
  p << '<';
  llvm::interleaveComma(types, p, [&](Type type) { printTorchType(type, p); });
  p << '>';
}

} // namespace

Type parseTorchType(AsmParser &parser) { return parseElement(parser, 0); }

void printTorchType(Type type, AsmPrinter &p) {
  llvm::TypeSwitch<Type>(type)
      .Case([&](IntType) { p << "int"; })
      .Case([&](FloatType) { p << "float"; })
      .Case([&](BoolType) { p << "bool"; })
      .Case([&](StringType) { p << "str"; })
      .Case([&](NoneType) { p << "none"; })
      .Case([&](AnyType) { p << "any"; })
      .Case([&](NumberType) { p << "number"; })
      .Case([&](DeviceType) { p << "Device"; })
      .Case([&](GeneratorType) { p << "Generator"; })
      .Case([&](LinearParamsType) { p << "LinearParams"; })
      .Case([&](QInt8Type) { p << "qint8"; })
      .Case([&](QUInt8Type) { p << "quint8"; })
      .Case([&](QInt16Type) { p << "qint16"; })
      .Case([&](QInt32Type) { p << "qint32"; })
      .Case([&](BaseTensorType tensor) { printTensor(tensor, p); })
      .Case([&](ListType list) {
        p << "list";
        printContained(list.getContainedType(), p);
      })
      .Case([&](OptionalType optional) {
        p << "optional";
        printContained(optional.getContainedType(), p);
      })
      .Case([&](TupleType tuple) {
        p << "tuple";
        printContained(tuple.getContainedTypes(), p);
      })
      .Case([&](UnionType members) {
        p << "union";
        printContained(members.getContainedTypes(), p);
      })
      .Case([&](DictType dict) {
        p << "dict";
        printContained({dict.getKeyType(), dict.getValueType()}, p);
      })
      .Case([&](NnModuleType module) {
        p << "nn.Module<\"";
        llvm::printEscapedString(module.getClassName(), p.getStream());
        p << "\">";
      });
}

Type TorchDialect::parseType(DialectAsmParser &parser) const { return parseTorchType(parser); }
void TorchDialect::printType(Type type, DialectAsmPrinter &p) const { printTorchType(type, p); }

} // namespace reify::torch
