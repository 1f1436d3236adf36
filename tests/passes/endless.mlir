// Calls that multiply, loops that do not end and lists that grow without bound are stopped within a
// moment, with the function and the place. Each function here calls the next one twice.
// RUN: not timeout 10 reify-opt %s --inline 2>&1 | FileCheck %s
// RUN: not timeout 10 reify-opt %s --torch-lower-to-backend-contract 2>&1 | FileCheck %s
// RUN: not timeout 10 reify-opt %s --torch-shape-refinement-pipeline 2>&1 | FileCheck %s
// RUN: not timeout 10 reify-opt %s --torchdynamo-export-to-torch-backend-pipeline 2>&1 | FileCheck %s
// RUN: not timeout 10 reify explain %s 2>&1 | FileCheck %s
// CHECK: endless.mlir:[[@LINE+12]]:8: error: inlining was not begun: the call of @f2 would bring 327678 ops, of 78 in the module, where 200624 are allowed
// CHECK: endless.mlir:[[@LINE+15]]:1: note: @f2 calls @f3 2 times, which calls @f4 2 times, which calls @f5 2 times, which calls @f6 2 times, and so on
func.func @main(%a: !torch.int) -> !torch.int {
  %0 = call @f0(%a) : (!torch.int) -> !torch.int
  return %0 : !torch.int
}
func.func private @f0(%a: !torch.int) -> !torch.int {
  %0 = call @f1(%a) : (!torch.int) -> !torch.int
  %1 = call @f1(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f1(%a: !torch.int) -> !torch.int {
  %0 = call @f2(%a) : (!torch.int) -> !torch.int
  %1 = call @f2(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f2(%a: !torch.int) -> !torch.int {
  %0 = call @f3(%a) : (!torch.int) -> !torch.int
  %1 = call @f3(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f3(%a: !torch.int) -> !torch.int {
  %0 = call @f4(%a) : (!torch.int) -> !torch.int
  %1 = call @f4(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f4(%a: !torch.int) -> !torch.int {
  %0 = call @f5(%a) : (!torch.int) -> !torch.int
  %1 = call @f5(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f5(%a: !torch.int) -> !torch.int {
  %0 = call @f6(%a) : (!torch.int) -> !torch.int
  %1 = call @f6(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f6(%a: !torch.int) -> !torch.int {
  %0 = call @f7(%a) : (!torch.int) -> !torch.int
  %1 = call @f7(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f7(%a: !torch.int) -> !torch.int {
  %0 = call @f8(%a) : (!torch.int) -> !torch.int
  %1 = call @f8(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f8(%a: !torch.int) -> !torch.int {
  %0 = call @f9(%a) : (!torch.int) -> !torch.int
  %1 = call @f9(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f9(%a: !torch.int) -> !torch.int {
  %0 = call @f10(%a) : (!torch.int) -> !torch.int
  %1 = call @f10(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f10(%a: !torch.int) -> !torch.int {
  %0 = call @f11(%a) : (!torch.int) -> !torch.int
  %1 = call @f11(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f11(%a: !torch.int) -> !torch.int {
  %0 = call @f12(%a) : (!torch.int) -> !torch.int
  %1 = call @f12(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f12(%a: !torch.int) -> !torch.int {
  %0 = call @f13(%a) : (!torch.int) -> !torch.int
  %1 = call @f13(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f13(%a: !torch.int) -> !torch.int {
  %0 = call @f14(%a) : (!torch.int) -> !torch.int
  %1 = call @f14(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f14(%a: !torch.int) -> !torch.int {
  %0 = call @f15(%a) : (!torch.int) -> !torch.int
  %1 = call @f15(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f15(%a: !torch.int) -> !torch.int {
  %0 = call @f16(%a) : (!torch.int) -> !torch.int
  %1 = call @f16(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f16(%a: !torch.int) -> !torch.int {
  %0 = call @f17(%a) : (!torch.int) -> !torch.int
  %1 = call @f17(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f17(%a: !torch.int) -> !torch.int {
  %0 = call @f18(%a) : (!torch.int) -> !torch.int
  %1 = call @f18(%0) : (!torch.int) -> !torch.int
  return %1 : !torch.int
}
func.func private @f18(%a: !torch.int) -> !torch.int {
  %0 = torch.aten.mul.int %a, %a : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}
