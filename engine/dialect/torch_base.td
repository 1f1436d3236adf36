// The dialect and the traits of its ops.
#ifndef REIFY_TORCH_BASE
#define REIFY_TORCH_BASE

include "mlir/IR/OpBase.td"

// The class itself is written by hand (torch_dialect.h): it is made from a table of operators.
def Torch_Dialect : Dialect {
  let name = "torch";
  let cppNamespace = "::reify::torch";
  let usePropertiesForAttributes = 1;
}

class Torch_Trait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::reify::torch";
}
// Operands may become more refined values, results may be retyped in place.
def Torch_AllowsTypeRefinement : Torch_Trait<"AllowsTypeRefinement">;
// A function from values to values; implies ReadOnly.
def Torch_HasValueSemantics : Torch_Trait<"HasValueSemantics">;
// Writes to none of its operands.
def Torch_ReadOnly : Torch_Trait<"ReadOnly">;
def Torch_AllowedInModuleInitializer : Torch_Trait<"AllowedInModuleInitializer">;

class Torch_Op<string mnemonic, list<Trait> traits = []>
    : Op<Torch_Dialect, mnemonic, traits>;

#endif // REIFY_TORCH_BASE
