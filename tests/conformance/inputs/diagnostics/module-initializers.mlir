// PASSES: torch-lower-to-backend-contract
torch.global_slot @s : !torch.int
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  torch.initialize.global_slots [
    @s(%0 : !torch.int)
  ]
}
func.func @f() -> !torch.int {
  %0 = torch.global_slot.get @s : !torch.int
  return %0 : !torch.int
}
