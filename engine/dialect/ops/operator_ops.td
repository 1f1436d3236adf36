// torch.operator for ops without a registration, and what fits nowhere else. Included by torch_ops.td.

def Torch_OperatorOp : Torch_Op<"operator", [Torch_AllowsTypeRefinement]> {
  let summary = "An op known only by name";
  let arguments = (ins StrAttr:$name, Variadic<Torch_AnyType>:$inputs);
  let results = (outs Variadic<Torch_AnyType>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "$name `(` $inputs `)` attr-dict `:` functional-type(operands, results) $bodies";
}

def Torch_OperatorTerminatorOp : Torch_Op<"operator_terminator", [
    Terminator, HasParent<"::reify::torch::OperatorOp">]> {
  let summary = "Ends a region of an operator";
  let arguments = (ins Variadic<Torch_AnyType>:$results);
  let assemblyFormat = "$results attr-dict `:` custom<Types>(type($results))";
}

def Torch_LinearParamsCreateOp : Torch_Op<"linear_params.create", [
    Torch_AllowsTypeRefinement, Torch_AllowedInModuleInitializer]> {
  let summary = "Packed weights of a quantized linear layer";
  let arguments = (ins Torch_AnyTensorType:$weight, Optional<Torch_AnyTensorType>:$bias);
  let results = (outs Torch_LinearParamsType:$result);
  let assemblyFormat = [{
    $weight (`,` $bias^)? attr-dict
    `:` qualified(type($weight)) (`,` qualified(type($bias))^)?
  }];
}

def Torch_PerTensorAffineCreateOp : Torch_Op<"per_tensor_affine.create", [
    Torch_AllowsTypeRefinement, Torch_AllowedInModuleInitializer]> {
  let summary = "A quantized tensor from its integers, scale and zero point";
  let arguments = (ins Torch_AnyTensorType:$intRepr, Torch_FloatType:$scale, Torch_IntType:$offset);
  let results = (outs Torch_AnyTensorType:$result);
  let assemblyFormat = [{
    $intRepr `,` $scale `,` $offset attr-dict
    `:` qualified(type($intRepr)) `,` qualified(type($scale)) `,` qualified(type($offset))
    `->` qualified(type($result))
  }];
}

def Torch_RuntimeAssertOp : Torch_Op<"runtime.assert", [
    Torch_AllowsTypeRefinement, Torch_HasValueSemantics, Torch_ReadOnly]> {
  let summary = "Stops the program when the condition is false";
  let arguments = (ins Torch_BoolType:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
}

def Torch_SymbolicIntOp : Torch_Op<"symbolic_int", [Pure]> {
  let summary = "A symbolic size of an exported program";
  let arguments = (ins StrAttr:$symbol_name, Torch_I64Attr:$min_val, Torch_I64Attr:$max_val);
  let results = (outs Torch_IntType:$result);
  let assemblyFormat = [{
    $symbol_name ` ` `{` `min_val` `=` $min_val `,` `max_val` `=` $max_val `}` attr-dict
    `:` qualified(type($result))
  }];
}

def Torch_BindSymbolicShapeOp : Torch_Op<"bind_symbolic_shape"> {
  let summary = "States the sizes of a tensor as expressions of symbolic ints";
  let arguments = (ins Torch_ValueTensorType:$operand, Variadic<Torch_IntType>:$shape_symbols,
                       AffineMapAttr:$shape_expressions);
  let assemblyFormat = [{
    $operand `,` `[` $shape_symbols `]` `,` custom<InlineMap>($shape_expressions) attr-dict
    `:` qualified(type($operand))
  }];
  let hasVerifier = 1;
}

def Torch_ValsemBernoulliFloatOp : Torch_Op<"valsem.aten.bernoulli.float", [
    Torch_AllowsTypeRefinement, Torch_HasValueSemantics, Torch_ReadOnly]> {
  let summary = "The functional form of aten.bernoulli_.float";
  let arguments = (ins Torch_AnyTensorType:$self, Torch_FloatType:$p, Torch_AnyType:$generator);
  let results = (outs Torch_AnyTensorType:$result);
  let assemblyFormat = [{
    $self `,` $p `,` $generator attr-dict
    `:` qualified(type($self)) `,` qualified(type($p)) `,` qualified(type($generator))
    `->` qualified(type($result))
  }];
}

def Torch_OptionalFloatType
    : DialectType<Torch_Dialect, CPred<[{
        ::llvm::isa<::reify::torch::FloatType, ::reify::torch::OptionalType,
                    ::reify::torch::NoneType>($_self)}]>,
      "Optional torch float type">;

def Torch_HigherOrderFlexAttentionOp : Torch_Op<"hop_flex_attention", [
    Torch_AllowsTypeRefinement, Torch_HasValueSemantics, Torch_ReadOnly,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "Attention whose scores pass through functions of the module";
  let arguments = (ins Torch_AnyTensorType:$query, Torch_AnyTensorType:$key,
                       Torch_AnyTensorType:$value, Torch_OptionalFloatType:$scale,
                       Torch_BoolType:$return_lse, Torch_BoolType:$return_max_scores,
                       OptionalAttr<FlatSymbolRefAttr>:$score_mod_fn,
                       OptionalAttr<FlatSymbolRefAttr>:$mask_mod_fn);
  let results = (outs Torch_AnyTensorType:$output, Torch_AnyTensorType:$logsumexp,
                      Torch_AnyTensorType:$max_scores);
  let assemblyFormat = "operands attr-dict `:` qualified(type(operands)) `->` qualified(type(results))";
  let hasVerifier = 1;
}

def Torch_PrimStoreOp : Torch_Op<"prim.Store"> {
  let summary = "Writes a variable";
  let arguments = (ins StrAttr:$name, Torch_AnyType:$value);
  let assemblyFormat = "$name `,` $value attr-dict `:` qualified(type($value))";
}

def Torch_PrimLoadOp : Torch_Op<"prim.Load"> {
  let summary = "Reads a variable";
  let arguments = (ins StrAttr:$name);
  let results = (outs Torch_AnyType:$result);
  let assemblyFormat = "$name attr-dict `:` qualified(type($result))";
}

def Torch_PrimEnterOp : Torch_Op<"prim.Enter"> {
  let summary = "Enters a context manager";
  let arguments = (ins Torch_AnyType:$value);
  let results = (outs Torch_NoneType:$result);
  let assemblyFormat = "$value attr-dict `:` qualified(type($value))";
}

def Torch_PrimExitOp : Torch_Op<"prim.Exit"> {
  let summary = "Leaves a context manager";
  let arguments = (ins Torch_AnyType:$value);
  let results = (outs Torch_AnyType:$result);
  let assemblyFormat = "$value attr-dict `:` qualified(type($value)) `->` qualified(type($result))";
}
