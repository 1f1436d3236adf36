// The types. Their text is read and written by type_syntax.cpp, for inside a container it drops the
// dialect's prefix.
#ifndef REIFY_TORCH_TYPES
#define REIFY_TORCH_TYPES

include "engine/dialect/torch_base.td"
include "mlir/IR/AttrTypeBase.td"

class Torch_Type<string cppName, string spelling, string base = "::mlir::Type">
    : TypeDef<Torch_Dialect, cppName, [], base> {
  let typeName = "torch." # spelling;
}

def Torch_IntTypeDef : Torch_Type<"Int", "int">;
def Torch_FloatTypeDef : Torch_Type<"Float", "float">;
def Torch_BoolTypeDef : Torch_Type<"Bool", "bool">;
def Torch_StringTypeDef : Torch_Type<"String", "str">;
def Torch_NoneTypeDef : Torch_Type<"None", "none">;
def Torch_AnyTypeDef : Torch_Type<"Any", "any">;
def Torch_NumberTypeDef : Torch_Type<"Number", "number">;
def Torch_DeviceTypeDef : Torch_Type<"Device", "Device">;
def Torch_GeneratorTypeDef : Torch_Type<"Generator", "Generator">;
def Torch_LinearParamsTypeDef : Torch_Type<"LinearParams", "LinearParams">;
// Element types of quantized tensors.
def Torch_QInt8TypeDef : Torch_Type<"QInt8", "qint8">;
def Torch_QUInt8TypeDef : Torch_Type<"QUInt8", "quint8">;
def Torch_QInt16TypeDef : Torch_Type<"QInt16", "qint16">;
def Torch_QInt32TypeDef : Torch_Type<"QInt32", "qint32">;

class Torch_OneTypeContainer<string cppName, string spelling> : Torch_Type<cppName, spelling> {
  let parameters = (ins "::mlir::Type":$containedType);
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$containedType), [{
    return $_get(containedType.getContext(), containedType);
  }]>];
}
def Torch_ListTypeDef : Torch_OneTypeContainer<"List", "list">;
def Torch_OptionalTypeDef : Torch_OneTypeContainer<"Optional", "optional">;

class Torch_ManyTypesContainer<string cppName, string spelling> : Torch_Type<cppName, spelling> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$containedTypes);
}
def Torch_TupleTypeDef : Torch_ManyTypesContainer<"Tuple", "tuple">;
def Torch_UnionTypeDef : Torch_ManyTypesContainer<"Union", "union">;

def Torch_DictTypeDef : Torch_Type<"Dict", "dict"> {
  let parameters = (ins "::mlir::Type":$keyType, "::mlir::Type":$valueType);
  let builders = [TypeBuilderWithInferredContext<
      (ins "::mlir::Type":$keyType, "::mlir::Type":$valueType), [{
    return $_get(keyType.getContext(), keyType, valueType);
  }]>];
  // Not genVerifyDecl: modules with other keys exist in text, and reading them is allowed.
  let extraClassDeclaration = [{
    /// The message for a key or value type that a dictionary cannot have, else empty.
    static std::string whyInvalid(::mlir::Type keyType, ::mlir::Type valueType);
  }];
}

def Torch_NnModuleTypeDef : Torch_Type<"NnModule", "nn.Module"> {
  let parameters = (ins StringRefParameter<"name of the class_type">:$className);
}

// A tensor type is a point in the refinement lattice: absent sizes or dtype mean "not known yet".
class Torch_TensorType<string cppName, string spelling>
    : Torch_Type<cppName, spelling, "::reify::torch::BaseTensorType"> {
  let storageClass = "TensorTypeStorage";
  let genStorageClass = 0;
  let genAccessors = 0;
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let parameters = (ins "bool":$isRanked, ArrayRefParameter<"int64_t">:$sizes,
      OptionalParameter<"::mlir::Type">:$dtype, OptionalParameter<"::mlir::Attribute">:$sparsity);
  let builders = [
    TypeBuilder<(ins "::std::optional<::llvm::ArrayRef<int64_t>>":$sizes, "::mlir::Type":$dtype,
                     CArg<"::mlir::Attribute", "{}">:$sparsity), [{
      return $_get($_ctxt, sizes.has_value(), sizes.value_or(::llvm::ArrayRef<int64_t>()), dtype,
                   sparsity);
    }]>,
  ];
  let extraClassDeclaration = [{
    /// Neither sizes nor dtype known.
    static }] # cppName # [{Type getWithLeastStaticInformation(::mlir::MLIRContext *context) {
      return get(context, std::nullopt, ::mlir::Type());
    }
  }];
}
def Torch_NonValueTensorTypeDef : Torch_TensorType<"NonValueTensor", "tensor">;
def Torch_ValueTensorTypeDef : Torch_TensorType<"ValueTensor", "vtensor">;

//===----------------------------------------------------------------------===//
// Constraints on operands and results; the texts are part of verifier messages.
//===----------------------------------------------------------------------===//

class Torch_TypeIs<string cppName, string text>
    : DialectType<Torch_Dialect, CPred<"::llvm::isa<::reify::torch::" # cppName # ">($_self)">,
                  text, "::reify::torch::" # cppName>;
class Torch_BuildableType<string cppName, string text>
    : Torch_TypeIs<cppName, text>,
      BuildableType<"$_builder.getType<::reify::torch::" # cppName # ">()">;

def Torch_AnyType
    : DialectType<Torch_Dialect, CPred<"::reify::torch::isTorchType($_self)">,
                  "Any type that is legal to pass to a Torch kernel">;
def Torch_IntType : Torch_BuildableType<"IntType", "Torch IntType">;
def Torch_FloatType : Torch_BuildableType<"FloatType", "Torch FloatType">;
def Torch_BoolType : Torch_BuildableType<"BoolType", "Torch BoolType">;
def Torch_StringType : Torch_BuildableType<"StringType", "Torch StringType">;
def Torch_NoneType : Torch_BuildableType<"NoneType", "Torch NoneType">;
def Torch_NumberType : Torch_BuildableType<"NumberType", "Torch NumberType">;
def Torch_DeviceType : Torch_BuildableType<"DeviceType", "Torch device">;
def Torch_LinearParamsType : Torch_BuildableType<"LinearParamsType", "Torch LinearParamsType">;
def Torch_NnModuleType : Torch_TypeIs<"NnModuleType", "torch.nn.Module">;
def Torch_AnyTensorType : Torch_TypeIs<"BaseTensorType", "Any Torch tensor type">;
def Torch_NonValueTensorType
    : Torch_TypeIs<"NonValueTensorType", "Multi-dimensional array modeling Torch's Tensor type">;
def Torch_ValueTensorType
    : Torch_TypeIs<"ValueTensorType",
                   "Multi-dimensional array modeling Torch's Tensor type, but with value semantics">;
def Torch_AnyListType : Torch_TypeIs<"ListType", "Any Torch list Type of any non-token type values">;
def Torch_AnyTupleType : Torch_TypeIs<"TupleType", "!torch.tuple<T1, T2, T3>">;
def Torch_AnyDictType : Torch_TypeIs<"DictType", "!torch.dict[KT, VT] ">;
def Torch_IntListType
    : DialectType<Torch_Dialect, CPred<"::reify::torch::isListOf<::reify::torch::IntType>($_self)">,
                  "Int list type (int[]) of Torch IntType values", "::reify::torch::ListType">;
def Torch_OptionalIntListType
    : DialectType<Torch_Dialect, CPred<[{
        (::reify::torch::isListOf<::reify::torch::OptionalType>($_self) ||
         ::reify::torch::isListOf<::reify::torch::IntType>($_self) ||
         ::reify::torch::isListOf<::reify::torch::NoneType>($_self))}]>,
      "List of optional ints type (int?[]) of Optional torch int type values",
      "::reify::torch::ListType">;

#endif // REIFY_TORCH_TYPES
