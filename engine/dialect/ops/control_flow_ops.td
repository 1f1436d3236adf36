// prim.If and prim.Loop. Included by torch_ops.td.

def Torch_PrimLoopOp : Torch_Op<"prim.Loop", [
    Torch_AllowsTypeRefinement, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"::reify::torch::PrimLoopConditionOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let summary = "A loop with a trip count and a condition";
  let arguments = (ins Torch_IntType:$maxTripCount, Torch_BoolType:$initialCondition,
                       Variadic<Torch_AnyType>:$iterArgsInit);
  let results = (outs Variadic<Torch_AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Starts with a true condition; the condition of later rounds may still be anything.
    bool isForLike();
  }];
}

def Torch_PrimLoopConditionOp : Torch_Op<"prim.Loop.condition", [
    Terminator, HasParent<"::reify::torch::PrimLoopOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getMutableSuccessorOperands"]>]> {
  let summary = "Ends a round of a loop: whether to go on, and the values for the next round";
  let arguments = (ins Torch_BoolType:$shouldContinue, Variadic<Torch_AnyType>:$iterArgs);
  let assemblyFormat = [{
    $shouldContinue `,` `iter` `(` (`)`) : (`` $iterArgs^ `:` qualified(type($iterArgs)) `)`)? attr-dict
  }];
}

def Torch_PrimIfOp : Torch_Op<"prim.If", [
    Torch_AllowsTypeRefinement, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorRegions"]>]> {
  let summary = "Runs one of two regions";
  let arguments = (ins Torch_BoolType:$condition);
  let results = (outs Variadic<Torch_AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, SizedRegion<1>:$elseRegion);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Torch_PrimIfYieldOp : Torch_Op<"prim.If.yield", [
    Pure, Terminator, ReturnLike, HasParent<"::reify::torch::PrimIfOp">]> {
  let summary = "The results of a branch";
  let arguments = (ins Variadic<Torch_AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` qualified(type($results)))?";
}
