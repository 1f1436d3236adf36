// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-shape-refinement-pipeline,torch-dtype-refinement-pipeline)' | FileCheck %s
// Library functions that the model brings along are used, and are there for the next pass too.

// CHECK: func.func private @__torch_mlir_shape_fn.my.twice
func.func private @__torch_mlir_shape_fn.my.twice(%x: !torch.list<int>) -> !torch.list<int> {
  %two = torch.constant.int 2
  %once = torch.prim.ListConstruct %two : (!torch.int) -> !torch.list<int>
  %r = torch.aten.add.t %once, %x : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  return %r : !torch.list<int>
}
// CHECK: func.func private @__torch_mlir_dtype_fn.my.twice
func.func private @__torch_mlir_dtype_fn.my.twice(%x: !torch.tuple<int, int>) -> !torch.int {
  %0:2 = torch.prim.TupleUnpack %x : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %0#1 : !torch.int
}
// CHECK: torch.operator "my.twice"(%{{.*}}) : (!torch.vtensor<[3],f16>) -> !torch.vtensor<[2,3],f16>
func.func @main(%x: !torch.vtensor<[3],f16>) -> !torch.vtensor {
  %r = torch.operator "my.twice"(%x) : (!torch.vtensor<[3],f16>) -> !torch.vtensor
  return %r : !torch.vtensor
}
