// TorchScript modules: classes, their instances, and access to attributes. Included by torch_ops.td.

def Torch_ClassTypeOp : Torch_Op<"class_type", [
    Symbol, SingleBlockImplicitTerminator<"::reify::torch::ClassTypeTerminatorOp">,
    NoRegionArguments]> {
  let summary = "The attributes and methods of a module class";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = "($sym_visibility^)? $sym_name $region attr-dict";
  let hasRegionVerifier = 1;
}

def Torch_ClassTypeTerminatorOp : Torch_Op<"class_type_terminator", [
    Terminator, HasParent<"::reify::torch::ClassTypeOp">]> {
  let summary = "Ends a class_type; not written";
  let assemblyFormat = "attr-dict";
}

def Torch_AttrOp : Torch_Op<"attr", [HasParent<"::reify::torch::ClassTypeOp">]> {
  let summary = "An attribute of a class";
  let arguments = (ins StrAttr:$name, TypeAttr:$type, UnitAttr:$isPrivate);
  let assemblyFormat = "(`private` $isPrivate^)? $name `:` $type attr-dict";
}

def Torch_MethodOp : Torch_Op<"method", [
    HasParent<"::reify::torch::ClassTypeOp">, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A method of a class and the function that implements it";
  let arguments = (ins StrAttr:$name, FlatSymbolRefAttr:$function, UnitAttr:$isPrivate);
  let assemblyFormat = "(`private` $isPrivate^)? $name `,` $function attr-dict";
}

def Torch_NnModuleOp : Torch_Op<"nn_module", [
    SingleBlockImplicitTerminator<"::reify::torch::NnModuleTerminatorOp">, NoRegionArguments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "An instance of a class";
  let results = (outs Torch_NnModuleType:$result);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = "$region attr-dict `:` qualified(type($result))";
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::StringRef getClassName() { return getResult().getType().getClassName(); }
    /// Null when the symbol is missing or no class.
    ::reify::torch::ClassTypeOp getClassType(::mlir::SymbolTableCollection &symbolTable);
  }];
}

def Torch_NnModuleTerminatorOp : Torch_Op<"nn_module_terminator", [
    Terminator, HasParent<"::reify::torch::NnModuleOp">]> {
  let summary = "Ends an nn_module; not written";
  let assemblyFormat = "attr-dict";
}

def Torch_SlotOp : Torch_Op<"slot", [HasParent<"::reify::torch::NnModuleOp">]> {
  let summary = "The value of an attribute of an instance";
  let arguments = (ins StrAttr:$name, Torch_AnyType:$value);
  let assemblyFormat = "$name `,` $value attr-dict `:` qualified(type($value))";
}

def Torch_PrimGetAttrOp : Torch_Op<"prim.GetAttr"> {
  let summary = "Reads an attribute of a module";
  let arguments = (ins Torch_NnModuleType:$receiver, StrAttr:$name);
  let results = (outs Torch_AnyType:$result);
  let assemblyFormat = [{
    $receiver `[` $name `]` attr-dict `:` qualified(type($receiver)) `->` qualified(type($result))
  }];
}

def Torch_PrimSetAttrOp : Torch_Op<"prim.SetAttr"> {
  let summary = "Writes an attribute of a module";
  let arguments = (ins Torch_NnModuleType:$receiver, StrAttr:$name, Torch_AnyType:$value);
  let assemblyFormat = [{
    $receiver `[` $name `]` `=` $value attr-dict
    `:` qualified(type($receiver)) `,` qualified(type($value))
  }];
}

def Torch_PrimCallMethodOp : Torch_Op<"prim.CallMethod"> {
  let summary = "Calls a method of a module";
  let arguments = (ins StrAttr:$name, Torch_NnModuleType:$receiver, 
                       Variadic<Torch_AnyType>:$methodArguments);
  let results = (outs Torch_AnyType:$result);
  let assemblyFormat = [{
    $receiver `[` $name `]` `(` $methodArguments `)` attr-dict
    `:` qualified(type($receiver)) `,` functional-type($methodArguments, $result)
  }];
}

def Torch_PrimCreateObjectOp : Torch_Op<"prim.CreateObject", [
    Pure, Torch_AllowsTypeRefinement]> {
  let summary = "A new instance of a class, before its __init__";
  let results = (outs Torch_NnModuleType:$result);
  let assemblyFormat = "attr-dict qualified(type($result))";
}
