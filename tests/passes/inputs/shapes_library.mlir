// Shape functions that need loops, breaks, lists and joins. All ops keep their operand's dtype.

// acme.double: every size doubled, through a helper.
func.func private @twice(%n: !torch.int) -> !torch.int {
  %two = torch.constant.int 2
  %r = torch.aten.mul.int %n, %two : !torch.int, !torch.int -> !torch.int
  return %r : !torch.int
}
func.func @__torch_mlir_shape_fn.acme.double(%self: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %rank = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %rank, %true, init() {
  ^bb0(%i: !torch.int):
    %size = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
    %more = func.call @twice(%size) : (!torch.int) -> !torch.int
    %done = torch.aten.append.t %out, %more : !torch.list<int>, !torch.int -> !torch.list<int>
    torch.prim.Loop.condition %true, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}
func.func @__torch_mlir_dtype_fn.acme.double(%self: !torch.tuple<int, int>) -> !torch.int {
  %0:2 = torch.prim.TupleUnpack %self : !torch.tuple<int, int> -> !torch.int, !torch.int
  return %0#1 : !torch.int
}

// acme.until_one: the leading sizes up to the first 1.
func.func @__torch_mlir_shape_fn.acme.until_one(%self: !torch.list<int>) -> !torch.list<int> {
  %true = torch.constant.bool true
  %one = torch.constant.int 1
  %out = torch.prim.ListConstruct  : () -> !torch.list<int>
  %rank = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  torch.prim.Loop %rank, %true, init() {
  ^bb0(%i: !torch.int):
    %size = torch.aten.__getitem__.t %self, %i : !torch.list<int>, !torch.int -> !torch.int
    %goes_on = torch.aten.ne.int %size, %one : !torch.int, !torch.int -> !torch.bool
    torch.prim.If %goes_on -> () {
      %done = torch.aten.append.t %out, %size : !torch.list<int>, !torch.int -> !torch.list<int>
      torch.prim.If.yield
    } else {
      torch.prim.If.yield
    }
    torch.prim.Loop.condition %goes_on, iter()
  } : (!torch.int, !torch.bool) -> ()
  return %out : !torch.list<int>
}

// acme.either: [2, 2] or [2, 3], by a bool that only the run knows.
func.func @__torch_mlir_shape_fn.acme.either(%self: !torch.list<int>, %flag: !torch.bool) -> !torch.list<int> {
  %two = torch.constant.int 2
  %three = torch.constant.int 3
  %out = torch.prim.If %flag -> (!torch.list<int>) {
    %a = torch.prim.ListConstruct %two, %two : (!torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %a : !torch.list<int>
  } else {
    %b = torch.prim.ListConstruct %two, %three : (!torch.int, !torch.int) -> !torch.list<int>
    torch.prim.If.yield %b : !torch.list<int>
  }
  return %out : !torch.list<int>
}

// acme.resize: what its list operand says.
func.func @__torch_mlir_shape_fn.acme.resize(%self: !torch.list<int>, %size: !torch.list<int>) -> !torch.list<int> {
  return %size : !torch.list<int>
}
