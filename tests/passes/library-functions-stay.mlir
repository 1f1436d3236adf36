// A model's own library functions outlive passes that remove what nobody calls, and are not rewritten.
// RUN: reify-opt %s --symbol-dce | FileCheck %s --check-prefixes=CHECK,LIBRARY
// RUN: reify-opt %s --inline | FileCheck %s --check-prefixes=CHECK,LIBRARY,INLINED
// RUN: reify-opt %s --pass-pipeline='builtin.module(func.func(canonicalize,cse))' | FileCheck %s --check-prefix=LIBRARY
// RUN: reify-opt %s --canonicalize | FileCheck %s --check-prefix=LIBRARY

// CHECK-NOT: @unused
func.func private @unused(%x: !torch.int) -> !torch.int {
  return %x : !torch.int
}
// LIBRARY-LABEL: func.func private @__torch_mlir_shape_fn.my.op
// LIBRARY:         %[[ONE:.*]] = torch.constant.int 1
// LIBRARY:         %[[ONE2:.*]] = torch.constant.int 1
// LIBRARY:         torch.aten.add.int %[[ONE]], %[[ONE2]]
func.func private @__torch_mlir_shape_fn.my.op(%x: !torch.list<int>) -> !torch.list<int> {
  %0 = torch.constant.int 1
  %1 = torch.constant.int 1
  %2 = torch.aten.add.int %0, %1 : !torch.int, !torch.int -> !torch.int
  %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  return %3 : !torch.list<int>
}
// INLINED-LABEL: func.func @forward
// INLINED-NEXT:    torch.aten.neg.int %arg0
// INLINED-NEXT:    torch.aten.neg.int
// INLINED-NEXT:    return
func.func @forward(%x: !torch.int) -> !torch.int {
  %0 = call @twice(%x) : (!torch.int) -> !torch.int
  return %0 : !torch.int
}
// INLINED-NOT: @twice
// INLINED-NOT: @once
func.func private @twice(%x: !torch.int) -> !torch.int {
  %0 = call @once(%x) : (!torch.int) -> !torch.int
  %1 = call @once(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @once(%x: !torch.int) -> !torch.int {
  %0 = torch.aten.neg.int %x : !torch.int -> !torch.int
  return %0 : !torch.int
}
// A function that calls itself is called as before.
// INLINED-LABEL: func.func @recursive
// INLINED-NEXT:    call @countdown
// INLINED:       func.func private @countdown
// INLINED:         func.call @countdown
func.func @recursive(%x: !torch.bool) -> !torch.bool {
  %0 = call @countdown(%x) : (!torch.bool) -> !torch.bool
  return %0 : !torch.bool
}
func.func private @countdown(%x: !torch.bool) -> !torch.bool {
  %0 = torch.prim.If %x -> (!torch.bool) {
    %1 = func.call @countdown(%x) : (!torch.bool) -> !torch.bool
    torch.prim.If.yield %1 : !torch.bool
  } else {
    torch.prim.If.yield %x : !torch.bool
  }
  return %0 : !torch.bool
}
