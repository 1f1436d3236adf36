// RUN: reify-opt %s --torch-reify-shape-calculations=extra-library=%S/inputs/quantize_library.mlir | FileCheck %s

// The function that is needed is copied to the front, private and marked; the others stay out.
// CHECK-LABEL: func.func private @__torch_mlir_shape_fn.acme.quantize(
// CHECK-SAME:    attributes {torch.library}
// CHECK-NOT:   __torch_mlir_dtype_fn

// CHECK-LABEL: func.func @wraps_the_op(
// CHECK:         %[[R:.*]] = torch.shape.calculate {
// CHECK-NEXT:      %[[Q:.*]] = torch.operator "acme.quantize"(%arg0, %int8, %str)
// CHECK-NEXT:      torch.shape.calculate.yield %[[Q]] : !torch.vtensor
// CHECK-NEXT:    } shapes {
// CHECK-NEXT:      %[[S:.*]] = torch.aten.size %arg0 : !torch.vtensor<[2,?],f32> -> !torch.list<int>
// CHECK-NEXT:      %[[C:.*]] = func.call @__torch_mlir_shape_fn.acme.quantize(%[[S]], %int8, %str)
// CHECK-NEXT:      torch.shape.calculate.yield.shapes %[[C]] : !torch.list<int>
// CHECK-NEXT:    } : !torch.vtensor
// CHECK-NEXT:    return %[[R]]
func.func @wraps_the_op(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor {
  %bits = torch.constant.int 8
  %mode = torch.constant.str "unsigned"
  %q = torch.operator "acme.quantize"(%x, %bits, %mode) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  return %q : !torch.vtensor
}

// The FX importer's name for the same op finds the same function.
// CHECK-LABEL: func.func @finds_it_by_the_prefixed_name(
// CHECK:         func.call @__torch_mlir_shape_fn.acme.quantize(
func.func @finds_it_by_the_prefixed_name(%x: !torch.vtensor<[2,?],f32>, %bits: !torch.int, %mode: !torch.str) -> !torch.vtensor {
  %q = torch.operator "torch.acme.quantize"(%x, %bits, %mode) : (!torch.vtensor<[2,?],f32>, !torch.int, !torch.str) -> !torch.vtensor
  return %q : !torch.vtensor
}
