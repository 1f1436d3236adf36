// The ops with a class of their own print as they are read.
// RUN: reify-opt %s | FileCheck %s
// RUN: reify-opt %s --mlir-print-op-generic | reify-opt | FileCheck %s
// RUN: reify-opt %s --emit-bytecode | reify-opt | FileCheck %s

// CHECK-LABEL: func.func @containers
func.func @containers(%a: !torch.int, %s: !torch.str, %t: !torch.tuple<int, str>, %l: !torch.list<int>) {
  // CHECK: torch.prim.ListConstruct %arg0, %arg0 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.prim.ListConstruct %a, %a : (!torch.int, !torch.int) -> !torch.list<int>
  // CHECK: torch.prim.ListConstruct  : () -> !torch.list<int>
  %1 = torch.prim.ListConstruct : () -> !torch.list<int>
  // CHECK: %{{.*}}:2 = torch.prim.ListUnpack %arg3 : !torch.list<int> -> !torch.int, !torch.int
  %2:2 = torch.prim.ListUnpack %l : !torch.list<int> -> !torch.int, !torch.int
  // CHECK: torch.prim.TupleConstruct %arg0, %arg1 : !torch.int, !torch.str -> !torch.tuple<int, str>
  %3 = torch.prim.TupleConstruct %a, %s : !torch.int, !torch.str -> !torch.tuple<int, str>
  // torch-mlir prints this but cannot read it.
  // CHECK: torch.prim.TupleConstruct  :  -> !torch.tuple<>
  %4 = "torch.prim.TupleConstruct"() : () -> !torch.tuple<>
  // CHECK: %{{.*}}:2 = torch.prim.TupleUnpack %arg2 : !torch.tuple<int, str> -> !torch.int, !torch.str
  %5:2 = torch.prim.TupleUnpack %t : !torch.tuple<int, str> -> !torch.int, !torch.str
  // CHECK: torch.prim.DictConstruct keys(%arg1 : !torch.str) values(%arg0 : !torch.int) -> !torch.dict<str, int>
  %6 = torch.prim.DictConstruct keys(%s : !torch.str) values(%a : !torch.int) -> !torch.dict<str, int>
  // CHECK: torch.prim.DictConstruct keys() values() -> !torch.dict<str, int>
  %7 = torch.prim.DictConstruct keys() values() -> !torch.dict<str, int>
  return
}

// CHECK-LABEL: func.func @casts
func.func @casts(%i: !torch.int, %o: !torch.optional<int>, %v: !torch.vtensor<[?,3],f32>, %t: !torch.tensor<[?,3],f32>) {
  // CHECK: torch.derefine %arg0 : !torch.int to !torch.optional<int>
  %0 = torch.derefine %i : !torch.int to !torch.optional<int>
  // CHECK: torch.prim.unchecked_cast %arg1 : !torch.optional<int> -> !torch.int
  %1 = torch.prim.unchecked_cast %o : !torch.optional<int> -> !torch.int
  // CHECK: torch.tensor_static_info_cast %arg2 : !torch.vtensor<[?,3],f32> to !torch.vtensor
  %2 = torch.tensor_static_info_cast %v : !torch.vtensor<[?,3],f32> to !torch.vtensor
  // Only the type of the result is written.
  // CHECK: torch.copy.to_tensor %arg2 : !torch.tensor<[?,3],f32>
  %3 = torch.copy.to_tensor %v : !torch.tensor<[?,3],f32>
  // CHECK: torch.copy.to_vtensor %arg3 : !torch.vtensor<[?,3],f32>
  %4 = torch.copy.to_vtensor %t : !torch.vtensor<[?,3],f32>
  // CHECK: torch.overwrite.tensor.contents %arg2 overwrites %arg3 : !torch.vtensor<[?,3],f32>, !torch.tensor<[?,3],f32>
  torch.overwrite.tensor.contents %v overwrites %t : !torch.vtensor<[?,3],f32>, !torch.tensor<[?,3],f32>
  return
}

// CHECK-LABEL: func.func @control
func.func @control(%n: !torch.int, %c: !torch.bool, %s: !torch.str) {
  // CHECK:      %[[LOOP:.*]]:2 = torch.prim.Loop %arg0, %arg1, init(%arg0, %arg2) {
  // CHECK-NEXT: ^bb0(%[[I:.*]]: !torch.int, %[[A:.*]]: !torch.int, %[[B:.*]]: !torch.str):
  // CHECK-NEXT:   torch.prim.Loop.condition %arg1, iter(%[[A]], %[[B]] : !torch.int, !torch.str)
  // CHECK-NEXT: } : (!torch.int, !torch.bool, !torch.int, !torch.str) -> (!torch.int, !torch.str)
  %0:2 = torch.prim.Loop %n, %c, init(%n, %s) {
  ^bb0(%i: !torch.int, %a: !torch.int, %b: !torch.str):
    torch.prim.Loop.condition %c, iter(%a, %b : !torch.int, !torch.str)
  } : (!torch.int, !torch.bool, !torch.int, !torch.str) -> (!torch.int, !torch.str)
  // CHECK:      torch.prim.Loop %arg0, %arg1, init() {
  // CHECK-NEXT: ^bb0(%{{.*}}: !torch.int):
  // CHECK-NEXT:   torch.prim.Loop.condition %arg1, iter()
  // CHECK-NEXT: } : (!torch.int, !torch.bool) -> ()
  torch.prim.Loop %n, %c, init() {
  ^bb0(%i: !torch.int):
    torch.prim.Loop.condition %c, iter()
  } : (!torch.int, !torch.bool) -> ()
  // CHECK:      %{{.*}} = torch.prim.If %arg1 -> (!torch.int) {
  // CHECK-NEXT:   torch.prim.If.yield %arg0 : !torch.int
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   torch.prim.If.yield %arg0 : !torch.int
  // CHECK-NEXT: } {note = "after the regions"}
  %1 = torch.prim.If %c -> (!torch.int) {
    torch.prim.If.yield %n : !torch.int
  } else {
    torch.prim.If.yield %n : !torch.int
  } {note = "after the regions"}
  // CHECK: torch.prim.If %arg1 -> () {
  torch.prim.If %c -> () { torch.prim.If.yield } else { torch.prim.If.yield }
  return
}

// CHECK-LABEL: func.func @calculations
func.func @calculations(%v: !torch.vtensor, %l: !torch.list<int>, %d: !torch.int) -> !torch.vtensor {
  // CHECK:      %[[D:.*]] = torch.dtype.calculate {
  // CHECK-NEXT:   %[[S:.*]] = torch.shape.calculate {
  // CHECK-NEXT:     torch.shape.calculate.yield %arg0 : !torch.vtensor
  // CHECK-NEXT:   } shapes {
  // CHECK-NEXT:     torch.shape.calculate.yield.shapes %arg1 : !torch.list<int>
  // CHECK-NEXT:   } : !torch.vtensor
  // CHECK-NEXT:   torch.dtype.calculate.yield %[[S]] : !torch.vtensor
  // CHECK-NEXT: } dtypes {
  // CHECK-NEXT:   torch.dtype.calculate.yield.dtypes %arg2 : !torch.int
  // CHECK-NEXT: } : !torch.vtensor
  %0 = torch.dtype.calculate {
    %1 = torch.shape.calculate {
      torch.shape.calculate.yield %v : !torch.vtensor
    } shapes {
      torch.shape.calculate.yield.shapes %l : !torch.list<int>
    } : !torch.vtensor
    torch.dtype.calculate.yield %1 : !torch.vtensor
  } dtypes {
    torch.dtype.calculate.yield.dtypes %d : !torch.int
  } : !torch.vtensor
  return %0 : !torch.vtensor
}

// CHECK-LABEL: func.func @others
func.func @others(%v: !torch.vtensor<[?,3],f32>, %t: !torch.tensor, %b: !torch.bool, %f: !torch.float, %i: !torch.int) {
  // CHECK: torch.runtime.assert %arg2, "msg"
  torch.runtime.assert %b, "msg"
  // CHECK: %[[S:.*]] = torch.symbolic_int "s0" {min_val = 2, max_val = 9223372036854775807} : !torch.int
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9223372036854775807} : !torch.int
  // CHECK: torch.bind_symbolic_shape %arg0, [%[[S]]], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
  torch.bind_symbolic_shape %v, [%0], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
  // CHECK: torch.linear_params.create %arg1, %arg1 : !torch.tensor, !torch.tensor
  %1 = torch.linear_params.create %t, %t : !torch.tensor, !torch.tensor
  // CHECK: torch.linear_params.create %arg1 : !torch.tensor
  %2 = torch.linear_params.create %t : !torch.tensor
  // CHECK: torch.per_tensor_affine.create %arg1, %arg3, %arg4 : !torch.tensor, !torch.float, !torch.int -> !torch.tensor
  %3 = torch.per_tensor_affine.create %t, %f, %i : !torch.tensor, !torch.float, !torch.int -> !torch.tensor
  // CHECK: torch.prim.Store "v", %arg4 : !torch.int
  torch.prim.Store "v", %i : !torch.int
  // CHECK: torch.prim.Load "v" : !torch.int
  %4 = torch.prim.Load "v" : !torch.int
  return
}

// CHECK-LABEL: func.func @custom
func.func @custom(%v: !torch.vtensor, %i: !torch.int) {
  // A blank stands at the end when there are no regions.
  // CHECK: torch.operator "acme.quant"(%arg0, %arg1) {foo = 1 : i64} : (!torch.vtensor, !torch.int) -> !torch.vtensor {{$}}
  %0 = torch.operator "acme.quant"(%v, %i) {foo = 1 : i64} : (!torch.vtensor, !torch.int) -> !torch.vtensor
  // CHECK: torch.operator "acme.two"() : () -> (!torch.int, !torch.str)
  %1:2 = torch.operator "acme.two"() : () -> (!torch.int, !torch.str)
  // CHECK:      torch.operator "acme.region"(%arg0) : (!torch.vtensor) -> !torch.vtensor {
  // CHECK-NEXT:   torch.operator_terminator %arg0 : !torch.vtensor
  // CHECK-NEXT: }
  %2 = torch.operator "acme.region"(%v) : (!torch.vtensor) -> !torch.vtensor {
    torch.operator_terminator %v : !torch.vtensor
  }
  return
}
