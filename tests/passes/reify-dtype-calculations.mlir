// RUN: reify-opt %s --torch-reify-dtype-calculations=extra-library=%S/inputs/quantize_library.mlir | FileCheck %s

// A dtype function gets each tensor as (rank, dtype code).
// CHECK-LABEL: func.func @wraps_the_op(
// CHECK:         torch.dtype.calculate {
// CHECK:         } dtypes {
// CHECK-NEXT:      %[[S:.*]] = torch.aten.size %arg0
// CHECK-NEXT:      %[[R:.*]] = torch.aten.len.t %[[S]]
// CHECK-NEXT:      %[[D:.*]] = torch.prim.dtype %arg0
// CHECK-NEXT:      %[[P:.*]] = torch.prim.TupleConstruct %[[R]], %[[D]] : !torch.int, !torch.int -> !torch.tuple<int, int>
// CHECK-NEXT:      %[[C:.*]] = func.call @__torch_mlir_dtype_fn.acme.quantize(%[[P]], %int8, %str)
// CHECK-NEXT:      torch.dtype.calculate.yield.dtypes %[[C]] : !torch.int
func.func @wraps_the_op(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor {
  %bits = torch.constant.int 8
  %mode = torch.constant.str "unsigned"
  %q = torch.operator "acme.quantize"(%x, %bits, %mode) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  return %q : !torch.vtensor
}
