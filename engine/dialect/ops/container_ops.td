// Lists, tuples and dictionaries. Included by torch_ops.td.

def Torch_PrimListConstructOp : Torch_Op<"prim.ListConstruct", [
    AlwaysSpeculatable, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    Torch_AllowsTypeRefinement, Torch_AllowedInModuleInitializer]> {
  let summary = "A new list";
  let arguments = (ins Variadic<Torch_AnyType>:$elements);
  let results = (outs Torch_AnyListType:$result);
  let assemblyFormat = "$elements attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Torch_PrimListUnpackOp : Torch_Op<"prim.ListUnpack", [
    Torch_AllowsTypeRefinement, Torch_ReadOnly]> {
  let summary = "The elements of a list";
  let arguments = (ins Torch_AnyType:$operand);
  let results = (outs Variadic<Torch_AnyType>:$results);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($operand)) `->` custom<Types>(type($results))";
}

def Torch_PrimTupleConstructOp : Torch_Op<"prim.TupleConstruct", [
    Pure, Torch_AllowedInModuleInitializer]> {
  let summary = "A new tuple";
  let arguments = (ins Variadic<Torch_AnyType>:$elements);
  let results = (outs Torch_AnyTupleType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Torch_PrimTupleUnpackOp : Torch_Op<"prim.TupleUnpack", [
    Torch_AllowsTypeRefinement, Torch_ReadOnly]> {
  let summary = "The elements of a tuple";
  let arguments = (ins Torch_AnyType:$tup);
  let results = (outs Variadic<Torch_AnyType>:$results);
  let assemblyFormat = "$tup attr-dict `:` qualified(type($tup)) `->` custom<Types>(type($results))";
}

def Torch_PrimDictConstructOp : Torch_Op<"prim.DictConstruct", [
    Torch_AllowsTypeRefinement, Torch_AllowedInModuleInitializer, SameVariadicOperandSize]> {
  let summary = "A new dictionary";
  let arguments = (ins Variadic<Torch_AnyType>:$keys, Variadic<Torch_AnyType>:$values);
  let results = (outs Torch_AnyDictType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
