// PASSES: canonicalize
torch.class_type @c {
  torch.method "m", @f
}
