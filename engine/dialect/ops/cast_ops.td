// Casts, and the border between tensors with and without value semantics. Included by torch_ops.td.

def Torch_DerefineOp : Torch_Op<"derefine", [
    Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "Forgets facts: gives a value a supertype of its type";
  let arguments = (ins Torch_AnyType:$operand);
  let results = (outs Torch_AnyType:$result);
  let assemblyFormat =
      "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))";
}

def Torch_TensorStaticInfoCastOp : Torch_Op<"tensor_static_info_cast", [
    Pure, Torch_AllowsTypeRefinement, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "Adds or removes sizes and dtype of a tensor's type";
  let arguments = (ins Torch_AnyTensorType:$operand);
  let results = (outs Torch_AnyTensorType:$result);
  let assemblyFormat =
      "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))";
}

// The texts name one type; the other is the same tensor with (or without) value semantics.
def Torch_CopyToTensorOp : Torch_Op<"copy.to_tensor", [
    TypesMatchWith<"operand is corresponding !torch.vtensor", "result", "operand",
                   "::llvm::cast<::reify::torch::BaseTensorType>($_self).getWithValueSemantics()">]> {
  let summary = "A new mutable tensor with the contents of a tensor value";
  let arguments = (ins Torch_ValueTensorType:$operand);
  let results = (outs Res<Torch_NonValueTensorType, "", [MemAlloc]>:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}

def Torch_CopyToValueTensorOp : Torch_Op<"copy.to_vtensor", [
    Torch_ReadOnly,
    TypesMatchWith<"operand is corresponding !torch.tensor", "result", "operand",
                   "::llvm::cast<::reify::torch::BaseTensorType>($_self).getWithValueSemantics(false)">]> {
  let summary = "The contents that a mutable tensor has now";
  let arguments = (ins Arg<Torch_NonValueTensorType, "", [MemRead]>:$operand);
  let results = (outs Torch_ValueTensorType:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}

def Torch_OverwriteTensorContentsOp : Torch_Op<"overwrite.tensor.contents", [
    TypesMatchWith<"overwritten tensor type is corresponding !torch.tensor of value tensor type",
                   "value", "overwritten",
                   "::llvm::cast<::reify::torch::BaseTensorType>($_self).getWithValueSemantics(false)">]> {
  let summary = "Writes a tensor value into a mutable tensor";
  let arguments = (ins Torch_ValueTensorType:$value, Torch_NonValueTensorType:$overwritten);
  let assemblyFormat = [{
    $value `overwrites` $overwritten attr-dict
    `:` qualified(type($value)) `,` qualified(type($overwritten))
  }];
}
