// PASSES: torch-globalize-object-graph
torch.class_type @C {
  torch.attr private "n" : !torch.int
  torch.method "forward", @C.forward
}
func.func private @C.forward(%self: !torch.nn.Module<"C">) -> !torch.int {
  %0 = torch.prim.GetAttr %self["n"] : !torch.nn.Module<"C"> -> !torch.int
  return %0 : !torch.int
}
%n = torch.constant.int 1
%a = torch.nn_module {
  torch.slot "n", %n : !torch.int
} : !torch.nn.Module<"C">
%b = torch.nn_module {
  torch.slot "n", %n : !torch.int
} : !torch.nn.Module<"C">
