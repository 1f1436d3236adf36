// PASSES: torch-globalize-object-graph
torch.class_type @Leaf {
  torch.method "both", @Leaf.both
}
torch.class_type @C {
  torch.attr "a" : !torch.nn.Module<"Leaf">
  torch.attr "b" : !torch.nn.Module<"Leaf">
  torch.method "forward", @C.forward
}
func.func private @Leaf.both(%self: !torch.nn.Module<"Leaf">, %other: !torch.nn.Module<"Leaf">) {
  return
}
func.func private @C.forward(%self: !torch.nn.Module<"C">) {
  %a = torch.prim.GetAttr %self["a"] : !torch.nn.Module<"C"> -> !torch.nn.Module<"Leaf">
  %b = torch.prim.GetAttr %self["b"] : !torch.nn.Module<"C"> -> !torch.nn.Module<"Leaf">
  call @Leaf.both(%a, %b) : (!torch.nn.Module<"Leaf">, !torch.nn.Module<"Leaf">) -> ()
  call @Leaf.both(%a, %a) : (!torch.nn.Module<"Leaf">, !torch.nn.Module<"Leaf">) -> ()
  return
}
%a = torch.nn_module {
} : !torch.nn.Module<"Leaf">
%b = torch.nn_module {
} : !torch.nn.Module<"Leaf">
%root = torch.nn_module {
  torch.slot "a", %a : !torch.nn.Module<"Leaf">
  torch.slot "b", %b : !torch.nn.Module<"Leaf">
} : !torch.nn.Module<"C">
