// RUN: reify-opt %s --torch-prepare-for-globalize-object-graph --split-input-file --verify-diagnostics | FileCheck %s

torch.class_type @c {
  torch.method "forward", @forward
  torch.method "twice", @twice
}
func.func private @forward(%self: !torch.nn.Module<"c">, %x: !torch.int) -> !torch.int {
  return %x : !torch.int
}
// CHECK-LABEL: func.func private @twice
// CHECK:         %[[ONCE:.*]] = call @forward(%arg0, %arg1) : (!torch.nn.Module<"c">, !torch.int) -> !torch.int
// CHECK:         %[[TWICE:.*]] = call @forward(%arg0, %[[ONCE]])
// CHECK:         return %[[TWICE]]
func.func private @twice(%self: !torch.nn.Module<"c">, %x: !torch.int) -> !torch.int {
  %f = func.constant @forward : (!torch.nn.Module<"c">, !torch.int) -> !torch.int
  %0 = torch.prim.CallMethod %self["forward"] (%x) : !torch.nn.Module<"c">, (!torch.int) -> !torch.int
  %1 = call_indirect %f(%self, %0) : (!torch.nn.Module<"c">, !torch.int) -> !torch.int
  return %1 : !torch.int
}

// -----

// Method calls are found in branches too, and an unused function value goes.
torch.class_type @c {
  torch.method "forward", @forward
}
// CHECK-LABEL: func.func private @forward
// CHECK-NOT:     constant @forward
// CHECK:         torch.prim.If
// CHECK:           func.call @forward
func.func private @forward(%self: !torch.nn.Module<"c">, %x: !torch.bool) -> !torch.bool {
  %f = func.constant @forward : (!torch.nn.Module<"c">, !torch.bool) -> !torch.bool
  %r = torch.prim.If %x -> (!torch.bool) {
    %0 = torch.prim.CallMethod %self["forward"] (%x) : !torch.nn.Module<"c">, (!torch.bool) -> !torch.bool
    torch.prim.If.yield %0 : !torch.bool
  } else {
    torch.prim.If.yield %x : !torch.bool
  }
  return %r : !torch.bool
}

// -----

torch.class_type @c {
  torch.method "forward", @forward
}
func.func private @forward(%self: !torch.nn.Module<"c">, %x: !torch.int) -> !torch.int {
  // expected-error @below {{failed to legalize operation 'torch.prim.CallMethod' that was explicitly marked illegal}}
  // expected-note @below {{class 'c' has no method 'backward'; it has 'forward'}}
  // expected-note @below {{declare the method in the class, or correct the call}}
  %0 = torch.prim.CallMethod %self["backward"] (%x) : !torch.nn.Module<"c">, (!torch.int) -> !torch.int
  // expected-error @below {{failed to legalize operation 'torch.prim.CallMethod'}}
  // expected-note @below {{method 'forward' is @forward, whose signature does not fit the call}}
  // expected-note @below {{declare the method}}
  %1 = torch.prim.CallMethod %self["forward"] (%0, %0) : !torch.nn.Module<"c">, (!torch.int, !torch.int) -> !torch.int
  return %1 : !torch.int
}

// -----

func.func @unknown_class(%m: !torch.nn.Module<"nowhere">) -> !torch.int {
  // expected-error @below {{failed to legalize operation 'torch.prim.CallMethod'}}
  // expected-note @below {{there is no torch.class_type @nowhere in this module}}
  // expected-note @below {{declare the method}}
  %0 = torch.prim.CallMethod %m["f"] () : !torch.nn.Module<"nowhere">, () -> !torch.int
  return %0 : !torch.int
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

func.func private @f(%x: !torch.int) -> !torch.int {
  return %x : !torch.int
}
func.func @passed_on() -> ((!torch.int) -> !torch.int) {
  // expected-error @below {{failed to legalize operation 'func.constant' that was explicitly marked illegal}}
  // expected-note @below {{a function is used as a value in another way than being called}}
  // expected-note @below {{call the function directly}}
  %f = constant @f : (!torch.int) -> !torch.int
  return %f : (!torch.int) -> !torch.int
}

// -----

// Constants of the module come first, the last one on top, each once.
// CHECK:      module {
// CHECK-NEXT:   torch.constant.int 5
// CHECK-NEXT:   torch.constant.int 3
// CHECK-NEXT:   torch.class_type
// CHECK:        torch.nn_module
torch.class_type @c {
  torch.attr "a" : !torch.int
  torch.attr "b" : !torch.int
  torch.attr "c" : !torch.int
}
%a = torch.constant.int 3
%b = torch.constant.int 5
%c = torch.constant.int 3
torch.nn_module {
  torch.slot "a", %a : !torch.int
  torch.slot "b", %b : !torch.int
  torch.slot "c", %c : !torch.int
} : !torch.nn.Module<"c">

// -----

// Library functions are left as they are.
// CHECK-LABEL: func.func @__torch_mlir_shape_fn.my.op
// CHECK:         %int1 = torch.constant.int 1
// CHECK:         torch.aten.add.int %int1, %int1
func.func @__torch_mlir_shape_fn.my.op(%x: !torch.list<int>) -> !torch.list<int> {
  %0 = torch.constant.int 1
  %1 = torch.aten.add.int %0, %0 : !torch.int, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  return %2 : !torch.list<int>
}
