func.func private @"helper"(%size: !torch.int, %by: !torch.int) -> !torch.int {
  %0 = torch.aten.mul.int %size, %by : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}
func.func @__torch_mlir_shape_fn.my.keep(%self: !torch.list<int>, %flag: !torch.bool) -> !torch.list<int> {
  %int2 = torch.constant.int 2
  %rank = torch.aten.len.t %self : !torch.list<int> -> !torch.int
  %twice = func.call @helper(%rank, %int2) : (!torch.int, !torch.int) -> !torch.int
  %out = torch.prim.ListConstruct %rank, %twice : (!torch.int, !torch.int) -> !torch.list<int>
  return %out : !torch.list<int>
}
func.func @__torch_mlir_shape_fn.my.pad_to(%self: !torch.list<int>, %multiple: !torch.int) -> !torch.list<int> {
  return %self : !torch.list<int>
}
