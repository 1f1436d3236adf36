// PASSES: torch-globalize-object-graph
torch.class_type @Leaf {
}
torch.class_type @C {
  torch.attr "m" : !torch.nn.Module<"Leaf">
  torch.attr "m2" : !torch.nn.Module<"Leaf">
}
%leaf = torch.nn_module {
} : !torch.nn.Module<"Leaf">
%root = torch.nn_module {
  torch.slot "m", %leaf : !torch.nn.Module<"Leaf">
  torch.slot "m2", %leaf : !torch.nn.Module<"Leaf">
} : !torch.nn.Module<"C">
