// PASSES: canonicalize
torch.global_slot @b : !torch.int
torch.global_slot.module_initializer {
  torch.initialize.global_slots [
  ]
}
