// RUN: reify-opt --canonicalize --split-input-file %s | FileCheck %s
// Casts, and questions whether something is None.

// The reference folds the answers for `any` and for a union with None to false.
// CHECK-LABEL: @is_none
// CHECK-DAG: %[[F:.*]] = torch.constant.bool false
// CHECK-DAG: %[[T:.*]] = torch.constant.bool true
// CHECK-DAG: %[[A:.*]] = torch.aten.__is__ %arg1,
// CHECK-DAG: %[[B:.*]] = torch.aten.__is__ %arg2,
// CHECK-DAG: %[[C:.*]] = torch.aten.__is__ %arg3,
// CHECK: return %[[F]], %[[A]], %[[B]], %[[C]], %[[T]], %[[T]]
func.func @is_none(%i: !torch.int, %o: !torch.optional<int>, %any: !torch.any, %u: !torch.union<int, none>)
    -> (!torch.bool, !torch.bool, !torch.bool, !torch.bool, !torch.bool, !torch.bool) {
  %none = torch.constant.none
  %on = torch.derefine %none : !torch.none to !torch.optional<int>
  %oi = torch.derefine %i : !torch.int to !torch.optional<int>
  %0 = torch.aten.__is__ %i, %none : !torch.int, !torch.none -> !torch.bool
  %1 = torch.aten.__is__ %o, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %2 = torch.aten.__is__ %any, %none : !torch.any, !torch.none -> !torch.bool
  %3 = torch.aten.__is__ %u, %none : !torch.union<int, none>, !torch.none -> !torch.bool
  %4 = torch.aten.__is__ %on, %none : !torch.optional<int>, !torch.none -> !torch.bool
  %5 = torch.aten.__isnot__ %oi, %none : !torch.optional<int>, !torch.none -> !torch.bool
  return %0, %1, %2, %3, %4, %5 : !torch.bool, !torch.bool, !torch.bool, !torch.bool, !torch.bool, !torch.bool
}

// -----

// CHECK-LABEL: @casts_cancel
// CHECK-NEXT: return %arg0, %arg1 :
func.func @casts_cancel(%i: !torch.int, %x: !torch.vtensor<[2],f32>) -> (!torch.int, !torch.vtensor<[2],f32>) {
  %o = torch.derefine %i : !torch.int to !torch.optional<int>
  %r = torch.prim.unchecked_cast %o : !torch.optional<int> -> !torch.int
  %y = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor
  %z = torch.tensor_static_info_cast %y : !torch.vtensor to !torch.vtensor<[2],f32>
  return %r, %z : !torch.int, !torch.vtensor<[2],f32>
}

// -----

// Ops that allow it take the more refined value; a return does not.
// CHECK-LABEL: @more_refined_operands
// CHECK: %[[C:.*]] = torch.tensor_static_info_cast %arg0
// CHECK: torch.aten.tanh %arg0 : !torch.vtensor<[2],f32>
// CHECK: torch.operator "my.op"(%arg0, %arg1) : (!torch.vtensor<[2],f32>, !torch.int)
// CHECK: return %[[C]]
func.func @more_refined_operands(%x: !torch.vtensor<[2],f32>, %i: !torch.int) -> !torch.vtensor {
  %y = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor
  %o = torch.derefine %i : !torch.int to !torch.optional<int>
  %0 = torch.aten.tanh %y : !torch.vtensor -> !torch.vtensor
  %1 = torch.operator "my.op"(%y, %o) : (!torch.vtensor, !torch.optional<int>) -> !torch.vtensor
  return %y : !torch.vtensor
}

// -----

// A cast in a branch that is never taken may contradict what is known: it stays valid.
// CHECK-LABEL: @contradicting_cast
// CHECK: torch.prim.unchecked_cast %{{.*}} : !torch.optional<number> -> !torch.float
func.func @contradicting_cast(%i: !torch.int) -> !torch.float {
  %o = torch.derefine %i : !torch.int to !torch.optional<number>
  %f = torch.prim.unchecked_cast %o : !torch.optional<number> -> !torch.float
  return %f : !torch.float
}
