// Overloads that write into an operand are known when the input names them: as text in either form, and as bytecode.
// RUN: reify-opt %s | FileCheck %s
// RUN: reify-opt %s --emit-bytecode -o %t && reify-opt %t | FileCheck %s
// RUN: reify-opt --canonicalize < %s | FileCheck %s
// A row is what gives a result its name, and generic text its short form.
// CHECK-LABEL: func.func @f
// CHECK: %[[A:.*]] = torch.aten.add.out %arg0, %arg0, %int1, %arg0 : !torch.tensor, !torch.tensor, !torch.int, !torch.tensor -> !torch.tensor
// CHECK: %Q, %R = torch.aten.linalg_qr.out %[[A]]
func.func @f(%x: !torch.tensor) -> !torch.tensor {
  %one = torch.constant.int 1
  %mode = torch.constant.str "reduced"
  %0 = "torch.aten.add.out"(%x, %x, %one, %x) : (!torch.tensor, !torch.tensor, !torch.int, !torch.tensor) -> !torch.tensor
  %1, %2 = torch.aten.linalg_qr.out %0, %mode, %x, %x : !torch.tensor, !torch.str, !torch.tensor, !torch.tensor -> !torch.tensor, !torch.tensor
  return %1 : !torch.tensor
}
