// RUN: reify-opt %s --pass-pipeline='builtin.module(torch-shape-refinement-pipeline{extra-library=%S/inputs/shapes_library.mlir})' | FileCheck %s

// A loop with appends, and a helper called in it.
// CHECK-LABEL: func.func @doubles(
// CHECK:         torch.operator "acme.double"(%arg0) : (!torch.vtensor<[2,?,3],f32>) -> !torch.vtensor<[4,?,6],unk>
func.func @doubles(%x: !torch.vtensor<[2,?,3],f32>) -> !torch.vtensor {
  %0 = torch.operator "acme.double"(%x) : (!torch.vtensor<[2,?,3],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}

// The next op sees what was found out of this one, in the same pass.
// CHECK-LABEL: func.func @chains(
// CHECK:         torch.operator "acme.double"(%{{.*}}) : (!torch.vtensor<[4],unk>) -> !torch.vtensor<[8],unk>
func.func @chains(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.operator "acme.double"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  %1 = torch.operator "acme.double"(%0) : (!torch.vtensor) -> !torch.vtensor
  return %1 : !torch.vtensor
}

// The loop ends where its condition says so, not at its trip count.
// CHECK-LABEL: func.func @stops_at_one(
// CHECK:         -> !torch.vtensor<[4,5],unk>
func.func @stops_at_one(%x: !torch.vtensor<[4,5,1,6],f32>) -> !torch.vtensor {
  %0 = torch.operator "acme.until_one"(%x) : (!torch.vtensor<[4,5,1,6],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}

// A branch that nobody can decide: what both sides agree on is known.
// CHECK-LABEL: func.func @joins_branches(
// CHECK:         -> !torch.vtensor<[2,?],unk>
func.func @joins_branches(%x: !torch.vtensor<[1],f32>, %flag: !torch.bool) -> !torch.vtensor {
  %0 = torch.operator "acme.either"(%x, %flag) : (!torch.vtensor<[1],f32>, !torch.bool) -> !torch.vtensor
  return %0 : !torch.vtensor
}

// A list given to a custom op can be looked into.
// CHECK-LABEL: func.func @sees_through_a_list(
// CHECK:         -> !torch.vtensor<[5,6],unk>
func.func @sees_through_a_list(%x: !torch.vtensor<[1],f32>) -> !torch.vtensor {
  %int5 = torch.constant.int 5
  %int6 = torch.constant.int 6
  %size = torch.prim.ListConstruct %int5, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.operator "acme.resize"(%x, %size) : (!torch.vtensor<[1],f32>, !torch.list<int>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
