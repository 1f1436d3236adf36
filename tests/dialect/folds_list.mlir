// RUN: reify-opt --canonicalize --split-input-file %s | FileCheck %s
// Lists, tuples and sizes.

// CHECK-LABEL: @literals
// CHECK-DAG: %[[THREE:.*]] = torch.constant.int 3
// CHECK-DAG: %[[TRUE:.*]] = torch.constant.bool true
// CHECK-DAG: %[[SLICE:.*]] = torch.prim.ListConstruct %arg1, %arg2 :
// CHECK-DAG: %[[EMPTY:.*]] = torch.prim.ListConstruct  :
// CHECK-DAG: %[[SUM:.*]] = torch.prim.ListConstruct %arg0, %arg1, %arg2, %arg0 :
// CHECK: return %[[THREE]], %arg2, %[[SLICE]], %[[EMPTY]], %[[SUM]], %[[TRUE]]
func.func @literals(%a: !torch.int, %b: !torch.int, %c: !torch.int)
    -> (!torch.int, !torch.int, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool) {
  %m1 = torch.constant.int -1
  %1 = torch.constant.int 1
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %a, %b, %c : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %e = torch.prim.ListConstruct : () -> !torch.list<int>
  %k = torch.prim.ListConstruct %a : (!torch.int) -> !torch.list<int>
  %n = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %x = torch.aten.__getitem__.t %l, %m1 : !torch.list<int>, !torch.int -> !torch.int
  %s = torch.aten.slice.t %l, %1, %none, %1 : !torch.list<int>, !torch.int, !torch.none, !torch.int -> !torch.list<int>
  %t = torch.aten.slice.t %e, %1, %none, %1 : !torch.list<int>, !torch.int, !torch.none, !torch.int -> !torch.list<int>
  %u = torch.aten.add.t %l, %k : !torch.list<int>, !torch.list<int> -> !torch.list<int>
  %same = torch.aten.eq.int_list %l, %l : !torch.list<int>, !torch.list<int> -> !torch.bool
  return %n, %x, %s, %t, %u, %same : !torch.int, !torch.int, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool
}

// -----

// A list that is changed, here or through another name for it, says nothing.
// CHECK-LABEL: @changed_lists
// CHECK: torch.aten.len.t
// CHECK: torch.aten.len.t
func.func @changed_lists(%a: !torch.int, %c: !torch.bool) -> (!torch.int, !torch.int) {
  %l = torch.prim.ListConstruct %a : (!torch.int) -> !torch.list<int>
  %x = torch.aten.append.t %l, %a : !torch.list<int>, !torch.int -> !torch.list<int>
  %n = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %m = torch.prim.ListConstruct %a : (!torch.int) -> !torch.list<int>
  %o = torch.prim.ListConstruct  : () -> !torch.list<int>
  %alias = torch.prim.If %c -> (!torch.list<int>) {
    torch.prim.If.yield %m : !torch.list<int>
  } else {
    torch.prim.If.yield %o : !torch.list<int>
  }
  %y = torch.aten.append.t %alias, %a : !torch.list<int>, !torch.int -> !torch.list<int>
  %k = torch.aten.len.t %m : !torch.list<int> -> !torch.int
  return %n, %k : !torch.int, !torch.int
}

// -----

// A custom op does not change the lists that it is given, so they can be seen through.
// CHECK-LABEL: @custom_op_reads
// CHECK: %[[N:.*]] = torch.constant.int 2
// CHECK: return %[[N]]
func.func @custom_op_reads(%a: !torch.int, %x: !torch.vtensor) -> !torch.int {
  %l = torch.prim.ListConstruct %a, %a : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.operator "my.resize"(%x, %l) : (!torch.vtensor, !torch.list<int>) -> !torch.vtensor
  %n = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  return %n : !torch.int
}

// -----

// CHECK-LABEL: @sizes
// CHECK-DAG: %[[TWO:.*]] = torch.constant.int 2
// CHECK-DAG: %[[FIVE:.*]] = torch.constant.int 5
// CHECK-DAG: %[[F32:.*]] = torch.constant.int 6
// CHECK-DAG: %[[SIZE:.*]] = torch.aten.size.int %arg1,
// CHECK: return %[[FIVE]], %[[TWO]], %[[SIZE]], %[[F32]]
func.func @sizes(%x: !torch.vtensor<[2,5],f32>, %y: !torch.vtensor<[?,3],f32>) -> (!torch.int, !torch.int, !torch.int, !torch.int) {
  %m1 = torch.constant.int -1
  %0 = torch.constant.int 0
  %c = torch.tensor_static_info_cast %x : !torch.vtensor<[2,5],f32> to !torch.vtensor
  %a = torch.aten.size.int %c, %m1 : !torch.vtensor, !torch.int -> !torch.int
  %l = torch.aten.size %y : !torch.vtensor<[?,3],f32> -> !torch.list<int>
  %n = torch.aten.len.t %l : !torch.list<int> -> !torch.int
  %b = torch.aten.__getitem__.t %l, %0 : !torch.list<int>, !torch.int -> !torch.int
  %d = torch.prim.dtype %c : !torch.vtensor -> !torch.int
  return %a, %n, %b, %d : !torch.int, !torch.int, !torch.int, !torch.int
}

// -----

// CHECK-LABEL: @tuples
// CHECK: %[[O:.*]] = torch.derefine %arg0 : !torch.int to !torch.optional<int>
// CHECK: return %[[O]], %arg1, %arg0
func.func @tuples(%i: !torch.int, %s: !torch.str) -> (!torch.optional<int>, !torch.str, !torch.int) {
  %0 = torch.constant.int 0
  %t = torch.prim.TupleConstruct %i, %s : !torch.int, !torch.str -> !torch.tuple<int, str>
  %a:2 = torch.prim.TupleUnpack %t : !torch.tuple<int, str> -> !torch.optional<int>, !torch.str
  %b = torch.prim.TupleIndex %t, %0 : !torch.tuple<int, str>, !torch.int -> !torch.int
  return %a#0, %a#1, %b : !torch.optional<int>, !torch.str, !torch.int
}

// -----

// CHECK-LABEL: @promotion
// CHECK: %[[F16:.*]] = torch.constant.int 5
// CHECK: return %[[F16]]
func.func @promotion() -> !torch.int {
  %none = torch.constant.none
  %2 = torch.constant.int 2
  %5 = torch.constant.int 5
  %7 = torch.constant.int 7
  %o2 = torch.derefine %2 : !torch.int to !torch.optional<int>
  %on = torch.derefine %none : !torch.none to !torch.optional<int>
  %ranks = torch.prim.ListConstruct %o2, %on : (!torch.optional<int>, !torch.optional<int>) -> !torch.list<optional<int>>
  %dtypes = torch.prim.ListConstruct %5, %7 : (!torch.int, !torch.int) -> !torch.list<int>
  %r = torch.promote_dtypes %ranks, %dtypes : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  return %r : !torch.int
}

// -----

// A list of sizes is no longer the tensor's when it is changed under another name.
// CHECK-LABEL: @sizes_changed_elsewhere
// CHECK: %[[SIZES:.*]] = torch.aten.size %
// CHECK: %[[N:.*]] = torch.aten.__getitem__.t %[[SIZES]],
// CHECK: return %[[N]]
func.func @sizes_changed_elsewhere(%c: !torch.bool, %x: !torch.vtensor<[?,3],f32>) -> !torch.int {
  %0 = torch.constant.int 0
  %7 = torch.constant.int 7
  %a = torch.aten.size %x : !torch.vtensor<[?,3],f32> -> !torch.list<int>
  %b = torch.prim.ListConstruct %7 : (!torch.int) -> !torch.list<int>
  %l = torch.prim.If %c -> (!torch.list<int>) {
    torch.prim.If.yield %a : !torch.list<int>
  } else {
    torch.prim.If.yield %b : !torch.list<int>
  }
  %y = torch.aten._set_item.t %l, %0, %7 : !torch.list<int>, !torch.int, !torch.int -> !torch.list<int>
  %n = torch.aten.__getitem__.t %a, %0 : !torch.list<int>, !torch.int -> !torch.int
  return %n : !torch.int
}

// -----

// A custom op changes the lists that its schema says it writes.
// schema: mine::fill(int[](a!) self, int value) -> ()
// CHECK-LABEL: @custom_op_writes
// CHECK: %[[N:.*]] = torch.aten.__getitem__.t
// CHECK: return %[[N]]
func.func @custom_op_writes(%x: !torch.int) -> !torch.int {
  %0 = torch.constant.int 0
  %l = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  torch.operator "torch.mine.fill"(%l, %x) : (!torch.list<int>, !torch.int) -> ()
  %n = torch.aten.__getitem__.t %l, %0 : !torch.list<int>, !torch.int -> !torch.int
  return %n : !torch.int
}
