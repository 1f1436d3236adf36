// Ops with classes that break a rule of theirs.
// RUN: reify-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: !torch.int) {
  // expected-error @+1 {{operand type '!torch.int' and result type '!torch.str' are cast incompatible}}
  %0 = torch.derefine %x : !torch.int to !torch.str
  return
}

// -----

func.func @f(%x: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{operand type '!torch.vtensor<[2],f32>' and result type '!torch.vtensor<[3],f32>' are cast incompatible}}
  %0 = torch.tensor_static_info_cast %x : !torch.vtensor<[2],f32> to !torch.vtensor<[3],f32>
  return
}

// -----

func.func @f(%x: !torch.vtensor<[2],f32>, %y: !torch.tensor<[3],f32>) {
  // expected-error @+1 {{failed to verify that overwritten tensor type is corresponding !torch.tensor of value tensor type}}
  torch.overwrite.tensor.contents %x overwrites %y : !torch.vtensor<[2],f32>, !torch.tensor<[3],f32>
  return
}

// -----

func.func @f(%x: !torch.int, %s: !torch.str) {
  // expected-error @+2 {{operand types should have the same type as the list contained type}}
  // expected-note @+1 {{operand #1 is element #1 and must be '!torch.int', but is '!torch.str'}}
  %0 = torch.prim.ListConstruct %x, %s : (!torch.int, !torch.str) -> !torch.list<int>
  return
}

// -----

func.func @f(%x: !torch.int) {
  // expected-error @+2 {{failed to verify that contained types correspond to operand types}}
  // expected-note @+1 {{there are 1 operands, where '!torch.tuple<int, int>' has 2 elements}}
  %0 = torch.prim.TupleConstruct %x : !torch.int -> !torch.tuple<int, int>
  return
}

// -----

func.func @f(%x: !torch.int) {
  // expected-error @+2 {{keys should be of Dict key type}}
  // expected-note @+1 {{operand #0 is key #0 and must be '!torch.str', but is '!torch.int'}}
  %0 = torch.prim.DictConstruct keys(%x : !torch.int) values(%x : !torch.int) -> !torch.dict<str, int>
  return
}

// -----

func.func @f(%x: !torch.int, %s: !torch.str) {
  // expected-error @+2 {{values  should be of Dict value type}}
  // expected-note @+1 {{operand #1 is value #0 and must be '!torch.int', but is '!torch.str'}}
  %0 = torch.prim.DictConstruct keys(%s : !torch.str) values(%s : !torch.str) -> !torch.dict<str, int>
  return
}

// -----

func.func @f() {
  // expected-error @+2 {{inferred type(s) '!torch.vtensor<[2],si64>' are incompatible with return type(s) of operation '!torch.vtensor<[2],si32>'}}
  // expected-error @+1 {{failed to infer returned types}}
  %0 = torch.vtensor.literal(dense<1> : tensor<2xi64>) : !torch.vtensor<[2],si32>
  return
}

// -----

func.func @f(%n: !torch.int, %c: !torch.bool) {
  // expected-error @+1 {{expected the loop's region to take an iteration number}}
  torch.prim.Loop %n, %c, init() {
    torch.prim.Loop.condition %c, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// -----

func.func @f(%n: !torch.int, %c: !torch.bool) {
  // expected-error @+1 {{along control flow edge}}
  %0 = torch.prim.If %c -> (!torch.int) {
    // expected-note @+1 {{region branch point}}
    torch.prim.If.yield
  } else {
    torch.prim.If.yield %n : !torch.int
  }
  return
}

// -----

func.func @f(%v: !torch.vtensor) {
  // expected-note @+1 {{the op around has 1 result, and 0 are yielded; each result needs a list of sizes}}
  %0 = torch.shape.calculate {
    torch.shape.calculate.yield %v : !torch.vtensor
  } shapes {
    // expected-error @+1 {{expected number of shapes to match number of results}}
    torch.shape.calculate.yield.shapes
  } : !torch.vtensor
  return
}

// -----

func.func @f(%v: !torch.vtensor) {
  // expected-note @+1 {{the op around has 1 result, and 0 are yielded; each result needs the code of a dtype}}
  %0 = torch.dtype.calculate {
    torch.dtype.calculate.yield %v : !torch.vtensor
  } dtypes {
    // expected-error @+1 {{expected number of dtypes to match number of results}}
    torch.dtype.calculate.yield.dtypes
  } : !torch.vtensor
  return
}

// -----

// expected-note @+1 {{operand #1 is shape symbol #0 and must come from a torch.symbolic_int}}
func.func @f(%v: !torch.vtensor<[2],f32>, %i: !torch.int) {
  // expected-error @+1 {{shape symbol must be produced by a SymbolicIntOp}}
  torch.bind_symbolic_shape %v, [%i], affine_map<()[s0] -> (s0)> : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  %s = torch.symbolic_int "s0" {min_val = 0, max_val = 4} : !torch.int
  // expected-error @+2 {{requires equal number of shape symbol args and symbol args to the attached affine map, since they are 1:1 mapped}}
  // expected-note @+1 {{the map has 0 symbols, and 1 are given}}
  torch.bind_symbolic_shape %v, [%s], affine_map<() -> (3)> : !torch.vtensor<[2],f32>
  return
}

// -----

// expected-error @+1 {{has duplicate attr/method with name 'a'}}
torch.class_type @c {
  // expected-note @+1 {{see first conflicting attr/method here}}
  torch.attr "a" : !torch.int
  // expected-note @+1 {{see second conflicting attr/method here}}
  torch.attr "a" : !torch.int
}

// -----

torch.class_type @c {
  // expected-error @+1 {{op is not allowed inside `torch.class_type`}}
  %0 = torch.constant.int 1
}

// -----

torch.class_type @c {
  // expected-error @+1 {{'@f' does not reference a valid function}}
  torch.method "m", @f
}

// -----

func.func private @f(%x: !torch.int) { return }
torch.class_type @c {
  // expected-error @+1 {{the referenced function 'f' must have a first argument of type '!torch.nn.Module<"c">'}}
  torch.method "m", @f
}

// -----

torch.class_type @c {
  // expected-note @+1 {{see torch.attr at corresponding index 0 here}}
  torch.attr "a" : !torch.int
}
%s = torch.constant.str "x"
%m = torch.nn_module {
  // expected-error @+1 {{is expected to match type and name of '"torch.attr"() <{name = "a", type = !torch.int}> : () -> ()}}
  torch.slot "a", %s : !torch.str
} : !torch.nn.Module<"c">

// -----

// expected-error @+1 {{'c' does not reference a valid class type}}
%m = torch.nn_module {
} : !torch.nn.Module<"c">

// -----

// expected-note @+1 {{missing global slot initializer for @b}}
torch.global_slot @b : !torch.int
// expected-note @+1 {{missing global slot initializer for @a}}
torch.global_slot @a : !torch.int
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  // expected-error @+2 {{must have one initializer for each global slot in the module}}
  // expected-note @+1 {{unexpected global slot initializer for non-existent global slot @c}}
  torch.initialize.global_slots [
    @c(%0 : !torch.int)
  ]
}

// -----

torch.global_slot @a : !torch.str
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  // expected-error @+1 {{initial value for global slot @a has type '!torch.int' which is not within the bound '!torch.str'}}
  torch.initialize.global_slots [
    @a(%0 : !torch.int)
  ]
}

// -----

torch.global_slot @a : !torch.any
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  // expected-error @+1 {{op is not allowed in a module initializer}}
  %1 = torch.derefine %0 : !torch.int to !torch.any
  torch.initialize.global_slots [
    @a(%1 : !torch.any)
  ]
}

// -----

// A slot that is malformed itself is found out in its turn.
torch.global_slot.module_initializer {
  torch.initialize.global_slots [
  ]
}
// expected-error @+1 {{requires attribute 'sym_name'}}
"torch.global_slot"() : () -> ()

// -----

// expected-error @+1 {{'torch.type_bound' must be attached to an argument of !torch.tensor/!torch.vtensor type}}
func.func @f(%x: !torch.int {torch.type_bound = !torch.vtensor}) {
  return
}

// -----

// expected-error @+1 {{unknown region arg attribute 'torch.foo'}}
func.func @f(%x: !torch.tensor {torch.foo = 1}) {
  return
}

// -----

func.func @f(%x: !torch.int, %s: !torch.str) {
  // expected-error @+2 {{failed to verify that contained types correspond to operand types}}
  // expected-note @+1 {{operand #1 must be '!torch.int', but is '!torch.str'}}
  %0 = torch.prim.TupleConstruct %x, %s : !torch.int, !torch.str -> !torch.tuple<int, int>
  return
}

// -----

func.func @f(%s: !torch.str, %x: !torch.int) {
  // expected-error @+1 {{expected as many values as keys, but there are 3 operands in all}}
  %0 = "torch.prim.DictConstruct"(%s, %x, %x) : (!torch.str, !torch.int, !torch.int) -> !torch.dict<str, int>
  return
}

// -----

torch.global_slot.module_initializer {
  %i = torch.constant.int 1
  // expected-error @+2 {{expected number of operands to match number of slots}}
  // expected-note @+1 {{there are 1 operands for 0 slots}}
  "torch.initialize.global_slots"(%i) <{slotSymNames = []}> : (!torch.int) -> ()
}
