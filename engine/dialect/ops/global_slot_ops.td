// Global variables, which module attributes become. Included by torch_ops.td.

def Torch_GlobalSlotOp : Torch_Op<"global_slot", [Symbol]> {
  let summary = "A global variable";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                       TypeAttr:$typeBound);
  let assemblyFormat = "($sym_visibility^)? $sym_name attr-dict `:` $typeBound";
}

def Torch_GlobalSlotModuleInitializerOp : Torch_Op<"global_slot.module_initializer", [
    IsolatedFromAbove, Torch_AllowedInModuleInitializer,
    SingleBlockImplicitTerminator<"::reify::torch::InitializeGlobalSlotsOp">]> {
  let summary = "Computes the first values of all global slots of a module";
  let regions = (region SizedRegion<1>:$initializer);
  let assemblyFormat = "$initializer attr-dict";
  let hasRegionVerifier = 1;
}

def Torch_InitializeGlobalSlotsOp : Torch_Op<"initialize.global_slots", [
    Terminator, Torch_AllowedInModuleInitializer,
    HasParent<"::reify::torch::GlobalSlotModuleInitializerOp">]> {
  let summary = "Gives global slots their first values";
  let arguments = (ins SymbolRefArrayAttr:$slotSymNames, Variadic<Torch_AnyType>:$initialValues);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  // SingleBlockImplicitTerminator asks for it; names nothing.
  let builders = [OpBuilder<(ins), [{
    build($_builder, $_state, $_builder.getArrayAttr({}), ::mlir::ValueRange());
  }]>];
}

def Torch_GlobalSlotInitOp : Torch_Op<"global_slot.init", [Terminator]> {
  let summary = "Former initializer of one slot; nothing may contain it";
  let arguments = (ins Torch_AnyType:$initialValue);
  let assemblyFormat = "$initialValue attr-dict `:` qualified(type($initialValue))";
}

def Torch_GlobalSlotGetOp : Torch_Op<"global_slot.get", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Reads a global slot";
  let arguments = (ins FlatSymbolRefAttr:$slot);
  let results = (outs Torch_AnyType:$result);
  let assemblyFormat = "$slot attr-dict `:` qualified(type($result))";
}

def Torch_GlobalSlotSetOp : Torch_Op<"global_slot.set", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Writes a global slot";
  let arguments = (ins FlatSymbolRefAttr:$slot, Torch_AnyType:$value);
  let assemblyFormat = "$slot `=` $value attr-dict `:` qualified(type($value))";
}
