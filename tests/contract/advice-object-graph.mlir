// An object graph: the pipeline that it wants, as a command that works when pasted, in place of a list of
// violations that all follow from it. What has nothing to do with it stays listed.
// RUN: not reify explain %s > %t && FileCheck %s < %t
// RUN: grep '^  reify explain' %t > %t.sh && bash %t.sh > %t.out; test $? = 1 && FileCheck %s --check-prefix=AFTER < %t.out
// RUN: not reify explain %s --all | FileCheck %s --check-prefix=EVERY
// RUN: not reify explain %s --format json | FileCheck %s --check-prefix=JSON

// CHECK: The backend contract does not hold: [[#N:]] violations
// CHECK-EMPTY:
// CHECK-NEXT: advice-object-graph.mlir:[[#@LINE+25]]:3: This module is the object graph of a TorchScript program: 2 classes (Scale, Pair), 3 instances.
// CHECK-NEXT: It wants torchscript-module-to-torch-backend-pipeline, which makes functions of its methods
// CHECK-NEXT: reify explain {{.*}}advice-object-graph.mlir --pass-pipeline='builtin.module(torchscript-module-to-torch-backend-pipeline)' --decompose
// CHECK-NEXT: [[#N-1]] violations follow from this; --all prints them.
// CHECK-NOT: nn.Module
// CHECK: shape
// CHECK-NEXT: error: unsupported by backend contract: Unimplemented operator 'lab.unknown'
// CHECK: cure: add '__torch_mlir_shape_fn.lab.unknown' to an op library
// CHECK-NOT: error:

// AFTER-NOT: This module
// AFTER: The backend contract does not hold: 1 violation,
// AFTER: 'lab.unknown'

// EVERY-NOT: --all
// EVERY: unsupported by backend contract: type '!torch.nn.Module<"Scale">'
// EVERY: cure: run builtin.module(torchscript-module-to-torch-backend-pipeline)

// JSON: "advice": [
// JSON: "kind": "object-graph"
// JSON: "pipeline": "builtin.module(torchscript-module-to-torch-backend-pipeline)"
// JSON-NEXT: "command": "reify explain
// JSON: "advice": 0

module {
  torch.class_type @Scale {
    torch.attr private "by" : !torch.float
    torch.method private "forward", @Scale.forward
  }
  torch.class_type @Pair {
    torch.attr private "first" : !torch.nn.Module<"Scale">
    torch.attr private "second" : !torch.nn.Module<"Scale">
    torch.method "forward", @Pair.forward
  }
  func.func private @Scale.forward(%self: !torch.nn.Module<"Scale">, %x: !torch.tensor) -> !torch.tensor {
    %by = torch.prim.GetAttr %self["by"] : !torch.nn.Module<"Scale"> -> !torch.float
    %r = torch.aten.mul.Scalar %x, %by : !torch.tensor, !torch.float -> !torch.tensor
    return %r : !torch.tensor
  }
  func.func private @Pair.forward(%self: !torch.nn.Module<"Pair">, %x: !torch.tensor {torch.type_bound = !torch.vtensor<[2,3],f32>}) -> !torch.tensor {
    %a = torch.prim.GetAttr %self["first"] : !torch.nn.Module<"Pair"> -> !torch.nn.Module<"Scale">
    %b = torch.prim.GetAttr %self["second"] : !torch.nn.Module<"Pair"> -> !torch.nn.Module<"Scale">
    %y = torch.prim.CallMethod %a["forward"] (%x) : !torch.nn.Module<"Scale">, (!torch.tensor) -> !torch.tensor
    %z = torch.prim.CallMethod %b["forward"] (%y) : !torch.nn.Module<"Scale">, (!torch.tensor) -> !torch.tensor
    return %z : !torch.tensor
  }
  // Exported, and beside the object graph.
  func.func @exported(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
    %r = torch.operator "lab.unknown"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
    return %r : !torch.vtensor
  }
  %two = torch.constant.float 2.0
  %three = torch.constant.float 3.0
  %first = torch.nn_module { torch.slot "by", %two : !torch.float } : !torch.nn.Module<"Scale">
  %second = torch.nn_module { torch.slot "by", %three : !torch.float } : !torch.nn.Module<"Scale">
  %root = torch.nn_module {
    torch.slot "first", %first : !torch.nn.Module<"Scale">
    torch.slot "second", %second : !torch.nn.Module<"Scale">
  } : !torch.nn.Module<"Pair">
}
