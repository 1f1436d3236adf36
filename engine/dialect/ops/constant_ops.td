// Constants and tensor literals. Included by torch_ops.td.

// As I64Attr, but its accessors have a sign.
def Torch_I64Attr
    : TypedSignlessIntegerAttrBase<I64, "int64_t", "64-bit signless integer attribute"> {
  let convertFromStorage = "$_self.getInt()";
}

class Torch_ConstantOp<string kind, list<Trait> traits = []>
    : Torch_Op<"constant." # kind, !listconcat([
          Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>], traits)>;

class Torch_FoldableConstantOp<string kind, list<Trait> traits = []>
    : Torch_ConstantOp<kind, !listconcat([ConstantLike, Torch_AllowedInModuleInitializer], traits)> {
  let hasFolder = 1;
}

def Torch_ConstantNoneOp : Torch_FoldableConstantOp<"none"> {
  let summary = "The value None";
  let results = (outs Torch_NoneType:$result);
  let assemblyFormat = "attr-dict";
}

def Torch_ConstantBoolOp : Torch_FoldableConstantOp<"bool"> {
  let summary = "True or False";
  let arguments = (ins BoolAttr:$value);
  let results = (outs Torch_BoolType:$result);
  let assemblyFormat = "$value attr-dict";
}

def Torch_ConstantIntOp : Torch_FoldableConstantOp<"int"> {
  let summary = "A 64-bit integer";
  let arguments = (ins Torch_I64Attr:$value);
  let results = (outs Torch_IntType:$result);
  let hasCustomAssemblyFormat = 1;
  let builders = [OpBuilder<(ins "int64_t":$value), [{
    build($_builder, $_state, $_builder.getI64IntegerAttr(value));
  }]>];
}

def Torch_ConstantFloatOp : Torch_FoldableConstantOp<"float"> {
  let summary = "A double";
  let arguments = (ins F64Attr:$value);
  let results = (outs Torch_FloatType:$result);
  let assemblyFormat = "$value attr-dict";
}

def Torch_ConstantStrOp : Torch_FoldableConstantOp<"str"> {
  let summary = "A string";
  let arguments = (ins StrAttr:$value);
  let results = (outs Torch_StringType:$result);
  let assemblyFormat = "$value attr-dict";
}

def Torch_ConstantDeviceOp : Torch_ConstantOp<"device"> {
  let summary = "A device by name; unlike the others no constant that folds";
  let arguments = (ins StrAttr:$value);
  let results = (outs Torch_DeviceType:$result);
  let assemblyFormat = "$value attr-dict";
}

def Torch_ConstantNumberOp : Torch_Op<"constant.number", [ConstantLike, Pure]> {
  let summary = "An int or a float of type !torch.number; has generic syntax only";
  let arguments = (ins AnyAttrOf<[F64Attr, Torch_I64Attr]>:$value);
  let results = (outs Torch_NumberType:$result);
  let hasFolder = 1;
}

def Torch_TensorLiteralOp : Torch_Op<"tensor.literal", [
    Torch_AllowsTypeRefinement, Torch_AllowedInModuleInitializer]> {
  let summary = "A new tensor with the given contents";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Torch_NonValueTensorType:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}

def Torch_ValueTensorLiteralOp : Torch_Op<"vtensor.literal", [ConstantLike, Pure]> {
  let summary = "A constant tensor value";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Torch_ValueTensorType:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
  let hasFolder = 1;
  let builders = [OpBuilder<(ins "::mlir::ElementsAttr":$value)>];
  let extraClassDeclaration = [{
    /// The type a literal has: its shape, and its element type with plain iN read as siN.
    static ::reify::torch::ValueTensorType typeOf(::mlir::ElementsAttr value);
  }];
}
