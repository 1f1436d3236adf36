// RUN: reify-opt %s --torch-globalize-object-graph --split-input-file --verify-diagnostics

// expected-error @below {{module does not contain a root torch.nn_module}}
// expected-note @below {{there is no torch.nn_module at all}}
module {
}

// -----

torch.class_type @c {
}
// expected-note @below {{see other root module here}}
torch.nn_module {
} : !torch.nn.Module<"c">
// expected-error @below {{found more than one root module (module that is not a child of any other module)}}
// expected-note @below {{one instance stands for the program}}
torch.nn_module {
} : !torch.nn.Module<"c">

// -----

// expected-error @below {{module does not contain a root torch.nn_module}}
// expected-note @below {{their slots form a circle}}
module {
  torch.class_type @c {
    torch.attr "c" : !torch.nn.Module<"c">
  }
  %a = torch.nn_module {
    torch.slot "c", %a : !torch.nn.Module<"c">
  } : !torch.nn.Module<"c">
}

// -----

torch.class_type @child {
}
torch.class_type @c {
  torch.attr "m" : !torch.nn.Module<"child">
  torch.attr "m2" : !torch.nn.Module<"child">
}
// expected-error @below {{reachable by multiple paths from root object: '<root>.m' and '<root>.m2'}}
// expected-note @below {{its attributes would need two names}}
%child = torch.nn_module {
} : !torch.nn.Module<"child">
torch.nn_module {
  torch.slot "m", %child : !torch.nn.Module<"child">
  torch.slot "m2", %child : !torch.nn.Module<"child">
} : !torch.nn.Module<"c">

// -----

func.func @f(%m: !torch.nn.Module<"nowhere">) -> !torch.int {
  // expected-error @below {{Reference to non-existing module type nowhere}}
  // expected-note @below {{there is no torch.class_type @nowhere in this module}}
  %0 = torch.prim.GetAttr %m["a"] : !torch.nn.Module<"nowhere"> -> !torch.int
  return %0 : !torch.int
}
torch.class_type @c {
}
torch.nn_module {
} : !torch.nn.Module<"c">

// -----

func.func private @f(%m: !torch.nn.Module<"c">, %x: !torch.int) -> !torch.int {
  // expected-error @below {{Reference to non-existing module slot b in c}}
  torch.prim.SetAttr %m["b"] = %x : !torch.nn.Module<"c">, !torch.int
  // expected-error @below {{Reference to non-existing module slot d in c}}
  %0 = torch.prim.GetAttr %m["d"] : !torch.nn.Module<"c"> -> !torch.int
  return %0 : !torch.int
}
// expected-note @below {{the class has 'a'}}
torch.class_type @c {
  torch.attr "a" : !torch.int
}
%a = torch.constant.int 1
torch.nn_module {
  torch.slot "a", %a : !torch.int
} : !torch.nn.Module<"c">

// -----

torch.class_type @c {
}
// expected-note @below {{this is the module, of type '!torch.nn.Module<"c">'}}
func.func private @f(%m: !torch.nn.Module<"c">) -> !torch.nn.Module<"c"> {
  // expected-error @below {{unsupported use of a torch.nn.Module. Expected only method calls or attribute get/set}}
  return %m : !torch.nn.Module<"c">
}
torch.nn_module {
} : !torch.nn.Module<"c">

// -----

torch.class_type @child {
}
torch.class_type @c {
  torch.attr "m" : !torch.nn.Module<"child">
}
func.func private @f(%m: !torch.nn.Module<"c">, %other: !torch.nn.Module<"child">) {
  // expected-note @-1 {{this is the module}}
  // expected-error @below {{unsupported use of a torch.nn.Module}}
  torch.prim.SetAttr %m["m"] = %other : !torch.nn.Module<"c">, !torch.nn.Module<"child">
  return
}
%child = torch.nn_module {
} : !torch.nn.Module<"child">
torch.nn_module {
  torch.slot "m", %child : !torch.nn.Module<"child">
} : !torch.nn.Module<"c">

// -----

torch.class_type @c {
}
func.func private @f() {
  // expected-error @below {{unsupported use of a torch.nn.Module}}
  // expected-note @below {{which instance its result is must be known before the program runs}}
  %0 = torch.prim.CreateObject !torch.nn.Module<"c">
  return
}
torch.nn_module {
} : !torch.nn.Module<"c">

// -----

torch.class_type @Leaf {
  // expected-error @below {{public function with multiple monomorphizations}}
  // expected-note @below {{make the method private}}
  torch.method "forward", @leaf_forward
}
torch.class_type @Root {
  torch.attr "a" : !torch.nn.Module<"Leaf">
  torch.attr "b" : !torch.nn.Module<"Leaf">
  torch.method "forward", @root_forward
}
func.func private @leaf_forward(%self: !torch.nn.Module<"Leaf">) -> !torch.int {
  %0 = torch.constant.int 1
  return %0 : !torch.int
}
func.func private @root_forward(%self: !torch.nn.Module<"Root">) -> !torch.int {
  %a = torch.prim.GetAttr %self["a"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
  %b = torch.prim.GetAttr %self["b"] : !torch.nn.Module<"Root"> -> !torch.nn.Module<"Leaf">
  %0 = call @leaf_forward(%a) : (!torch.nn.Module<"Leaf">) -> !torch.int
  %1 = call @leaf_forward(%b) : (!torch.nn.Module<"Leaf">) -> !torch.int
  return %1 : !torch.int
}
// expected-note @below {{needed for <root>.a}}
%a = torch.nn_module {
} : !torch.nn.Module<"Leaf">
// expected-note @below {{needed for <root>.b}}
%b = torch.nn_module {
} : !torch.nn.Module<"Leaf">
%root = torch.nn_module {
  torch.slot "a", %a : !torch.nn.Module<"Leaf">
  torch.slot "b", %b : !torch.nn.Module<"Leaf">
} : !torch.nn.Module<"Root">

// -----

torch.class_type @c {
}
// expected-note @below {{globalize before slots are made}}
torch.nn_module {
} : !torch.nn.Module<"c">
torch.global_slot @x : !torch.int
// expected-error @below {{there must be only one global slot initializer}}
torch.global_slot.module_initializer {
  %0 = torch.constant.int 9
  torch.initialize.global_slots [
    @x(%0 : !torch.int)
  ]
}
