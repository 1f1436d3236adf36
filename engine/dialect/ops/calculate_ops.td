// The regions that carry a shape or dtype calculation next to its op. Included by torch_ops.td.

class Torch_CalculateOp<string kind> : Torch_Op<kind # ".calculate", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let results = (outs Variadic<Torch_AnyType>:$results);
  let hasRegionVerifier = 1;
}

class Torch_CalculationYieldOp<string mnemonic, string parent, list<Trait> traits = []>
    : Torch_Op<mnemonic, !listconcat([Terminator, HasParent<"::reify::torch::" # parent>], traits)>;

def Torch_ShapeCalculateOp : Torch_CalculateOp<"shape"> {
  let summary = "Ops together with a calculation of the shapes of their results";
  let regions = (region SizedRegion<1>:$body, SizedRegion<1>:$shapeCalculation);
  let assemblyFormat = [{
    $body `shapes` $shapeCalculation attr-dict `:` custom<Types>(type($results))
  }];
}

def Torch_ShapeCalculateYieldOp : Torch_CalculationYieldOp<
    "shape.calculate.yield", "ShapeCalculateOp", [ReturnLike]> {
  let summary = "The results of a shape.calculate";
  let arguments = (ins Variadic<Torch_AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` qualified(type($results)))?";
}

def Torch_ShapeCalculateYieldShapesOp : Torch_CalculationYieldOp<
    "shape.calculate.yield.shapes", "ShapeCalculateOp", [
      Torch_HasValueSemantics, Torch_ReadOnly,
      DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getMutableSuccessorOperands"]>]> {
  let summary = "One list of sizes for each result of a shape.calculate";
  let arguments = (ins Variadic<Torch_IntListType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` qualified(type($results)))?";
  let hasVerifier = 1;
}

def Torch_DtypeCalculateOp : Torch_CalculateOp<"dtype"> {
  let summary = "Ops together with a calculation of the dtypes of their results";
  let regions = (region SizedRegion<1>:$body, SizedRegion<1>:$dtypeCalculation);
  let assemblyFormat = [{
    $body `dtypes` $dtypeCalculation attr-dict `:` custom<Types>(type($results))
  }];
}

def Torch_DtypeCalculateYieldOp : Torch_CalculationYieldOp<
    "dtype.calculate.yield", "DtypeCalculateOp", [ReturnLike]> {
  let summary = "The results of a dtype.calculate";
  let arguments = (ins Variadic<Torch_AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` qualified(type($results)))?";
}

def Torch_DtypeCalculateYieldDtypesOp : Torch_CalculationYieldOp<
    "dtype.calculate.yield.dtypes", "DtypeCalculateOp", [
      Torch_HasValueSemantics, Torch_ReadOnly,
      DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getMutableSuccessorOperands"]>]> {
  let summary = "One dtype code for each result of a dtype.calculate";
  let arguments = (ins Variadic<Torch_IntType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` qualified(type($results)))?";
  let hasVerifier = 1;
}

def Torch_PromoteDtypesOp : Torch_Op<"promote_dtypes", [
    Torch_AllowsTypeRefinement, Torch_HasValueSemantics, Torch_ReadOnly]> {
  let summary = "PyTorch's type promotion over ranks and dtype codes";
  let arguments = (ins Torch_OptionalIntListType:$ranks, Torch_IntListType:$dtypes);
  let results = (outs Torch_IntType:$result);
  let assemblyFormat = "$ranks `,` $dtypes attr-dict `:` functional-type(operands, results)";
}
