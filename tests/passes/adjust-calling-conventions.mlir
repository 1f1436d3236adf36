// RUN: reify-opt %s --torch-adjust-calling-conventions --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @bound(
// CHECK-SAME:      %arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor, %arg2: !torch.vtensor<[1],f32>) -> !torch.tensor {
// CHECK:         %[[B:.*]] = torch.copy.to_tensor %arg1 : !torch.tensor
// CHECK:         %[[CAST:.*]] = torch.tensor_static_info_cast %arg0 : !torch.vtensor<[2,3],f32> to !torch.vtensor
// CHECK:         %[[A:.*]] = torch.copy.to_tensor %[[CAST]] : !torch.tensor
// CHECK:         torch.aten.mul.Tensor %[[A]], %[[B]]
func.func @bound(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2,3],f32>},
                 %b: !torch.tensor {torch.type_bound = !torch.vtensor},
                 %unused: !torch.tensor {torch.type_bound = !torch.vtensor<[1],f32>}) -> !torch.tensor {
  %0 = torch.aten.mul.Tensor %a, %b : !torch.tensor, !torch.tensor -> !torch.tensor
  return %0 : !torch.tensor
}

// -----

// What needs nothing stays: a tensor without a bound, the bound of a value tensor only goes.
// CHECK-LABEL: func.func @unbound(%arg0: !torch.tensor, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.tensor {
// CHECK-NEXT:    return %arg0
func.func @unbound(%a: !torch.tensor, %b: !torch.vtensor<[?],f32> {torch.type_bound = !torch.vtensor<[2],f32>},
                   %c: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}) -> !torch.tensor {
  return %a : !torch.tensor
}

// -----

// None values are neither taken nor returned; where they are used, they are made again.
// CHECK-LABEL: func.func @none(%arg0: !torch.int) -> !torch.int {
// CHECK:         %[[NONE:.*]] = torch.constant.none
// CHECK:         torch.derefine %[[NONE]] : !torch.none to !torch.optional<int>
// CHECK:         return %arg0 : !torch.int
func.func @none(%n: !torch.none, %x: !torch.int, %m: !torch.none) -> (!torch.none, !torch.int) {
  %0 = torch.derefine %m : !torch.none to !torch.optional<int>
  return %n, %x : !torch.none, !torch.int
}
// CHECK-LABEL: func.func @gives_none(%arg0: !torch.int) -> !torch.optional<int> {
// CHECK:         %[[R:.*]] = call @none(%arg0) : (!torch.int) -> !torch.int
// CHECK:         %[[BACK:.*]] = torch.constant.none
// CHECK:         torch.derefine %[[BACK]]
func.func @gives_none(%x: !torch.int) -> !torch.optional<int> {
  %n = torch.constant.none
  %0:2 = call @none(%n, %x, %n) : (!torch.none, !torch.int, !torch.none) -> (!torch.none, !torch.int)
  %1 = torch.derefine %0#0 : !torch.none to !torch.optional<int>
  return %1 : !torch.optional<int>
}

// -----

// A tuple is returned as its elements, one level deep, also if nothing else about the function changes;
// callers put each tuple together again.
// CHECK-LABEL: func.func @tuples(%arg0: !torch.int, %arg1: !torch.str) -> (!torch.int, !torch.tuple<str, str>, !torch.int, !torch.str, !torch.str)
// CHECK:         %[[T:.*]] = torch.prim.TupleConstruct %arg0, %{{.*}} : !torch.int, !torch.tuple<str, str>
// CHECK:         %[[E0:.*]] = torch.prim.TupleIndex %[[T]], %int0
// CHECK:         %[[E1:.*]] = torch.prim.TupleIndex %[[T]], %int1
// CHECK:         return %[[E0]], %[[E1]], %arg0, %{{.*}} :
func.func @tuples(%i: !torch.int, %s: !torch.str) -> (!torch.tuple<int, tuple<str, str>>, !torch.int, !torch.tuple<str, str>) {
  %t = torch.prim.TupleConstruct %s, %s : !torch.str, !torch.str -> !torch.tuple<str, str>
  %u = torch.prim.TupleConstruct %i, %t : !torch.int, !torch.tuple<str, str> -> !torch.tuple<int, tuple<str, str>>
  return %u, %i, %t : !torch.tuple<int, tuple<str, str>>, !torch.int, !torch.tuple<str, str>
}
// CHECK-LABEL: func.func @calls_tuples(
// CHECK:         %[[R:.*]]:5 = call @tuples(%arg0, %arg1)
// CHECK:         torch.prim.TupleConstruct %[[R]]#0, %[[R]]#1 : !torch.int, !torch.tuple<str, str>
// CHECK:         %[[LAST:.*]] = torch.prim.TupleConstruct %[[R]]#3, %[[R]]#4 : !torch.str, !torch.str
// CHECK:         torch.prim.TupleIndex %[[LAST]], %int0
func.func @calls_tuples(%i: !torch.int, %s: !torch.str) -> !torch.str {
  %0:3 = call @tuples(%i, %s) : (!torch.int, !torch.str) -> (!torch.tuple<int, tuple<str, str>>, !torch.int, !torch.tuple<str, str>)
  %zero = torch.constant.int 0
  %1 = torch.prim.TupleIndex %0#2, %zero : !torch.tuple<str, str>, !torch.int -> !torch.str
  return %1 : !torch.str
}

// -----

// expected-note @below {{the caller could not tell this tuple from the bare value}}
func.func @tuple_of_one(%s: !torch.str) -> !torch.tuple<str> {
  %t = torch.prim.TupleConstruct %s : !torch.str -> !torch.tuple<str>
  // expected-error @below {{unsupported by backend contract: @tuple_of_one returns a tuple of one, '!torch.tuple<str>'}}
  return %t : !torch.tuple<str>
}

// -----

// CHECK-LABEL: func.func @bound_callee(%arg0: !torch.vtensor<[2],f32>) -> !torch.tensor
func.func @bound_callee(%a: !torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}) -> !torch.tensor {
  return %a : !torch.tensor
}
// CHECK-LABEL: func.func @caller(
// CHECK:         torch.prim.If
// CHECK:           %[[CAST:.*]] = torch.tensor_static_info_cast %arg1 : !torch.tensor to !torch.tensor<[2],f32>
// CHECK:           %[[COPY:.*]] = torch.copy.to_vtensor %[[CAST]] : !torch.vtensor<[2],f32>
// CHECK:           func.call @bound_callee(%[[COPY]]) : (!torch.vtensor<[2],f32>) -> !torch.tensor
func.func @caller(%c: !torch.bool, %x: !torch.tensor) -> !torch.tensor {
  %r = torch.prim.If %c -> (!torch.tensor) {
    %0 = func.call @bound_callee(%x) : (!torch.tensor) -> !torch.tensor
    torch.prim.If.yield %0 : !torch.tensor
  } else {
    torch.prim.If.yield %x : !torch.tensor
  }
  return %r : !torch.tensor
}

// -----

// CHECK: func.func private @declared(!torch.vtensor<[2],f32>) -> !torch.int
func.func private @declared(!torch.tensor {torch.type_bound = !torch.vtensor<[2],f32>}, !torch.none) -> (!torch.int, !torch.none)

// -----

// expected-error @below {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note @below {{argument 1 is bound by a type without value semantics}}
// expected-note @below {{give 'torch.type_bound' a !torch.vtensor type}}
func.func @reference_bound(%i: !torch.int, %a: !torch.tensor {torch.type_bound = !torch.tensor<[2],f32>}) {
  return
}

// -----

// expected-error @below {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note @below {{argument 0 is bound by a type that contradicts its own}}
// expected-note @below {{correct the one that is wrong}}
// expected-note @below {{the bound is '!torch.vtensor<[3],f32>', the argument '!torch.tensor<[2],f32>'}}
func.func @contradiction(%a: !torch.tensor<[2],f32> {torch.type_bound = !torch.vtensor<[3],f32>}) {
  return
}

// -----

func.func @indirect(%f: (!torch.int) -> !torch.int, %x: !torch.int) -> !torch.int {
  // expected-error @below {{failed to legalize operation 'func.call_indirect' that was explicitly marked illegal}}
  // expected-note @below {{which function is called is only known when the program runs}}
  // expected-note @below {{call the function by its name}}
  %0 = call_indirect %f(%x) : (!torch.int) -> !torch.int
  return %0 : !torch.int
}

// -----

// CHECK-LABEL: func.func @__torch_mlir_dtype_fn.my.op(%arg0: !torch.none) -> !torch.tuple<int, int>
func.func @__torch_mlir_dtype_fn.my.op(%n: !torch.none) -> !torch.tuple<int, int> {
  %0 = torch.constant.int 6
  %1 = torch.prim.TupleConstruct %0, %0 : !torch.int, !torch.int -> !torch.tuple<int, int>
  return %1 : !torch.tuple<int, int>
}
