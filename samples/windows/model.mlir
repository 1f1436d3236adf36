// Speech in frames of 400 samples, every 160th, and how loud each of their samples is.
module {
  func.func @forward(%speech: !torch.vtensor<[?,16000],f32>) -> (!torch.vtensor, !torch.vtensor) {
    %size = torch.constant.int 400
    %step = torch.constant.int 160
    %partial = torch.constant.bool true
    %floor = torch.constant.float 1.000000e-03
    %frames = torch.operator "audio.windows"(%speech, %size, %step, %partial) : (!torch.vtensor<[?,16000],f32>, !torch.int, !torch.int, !torch.bool) -> !torch.vtensor
    %loud = torch.operator "audio.loudness"(%frames, %floor) : (!torch.vtensor, !torch.float) -> !torch.vtensor
    return %frames, %loud : !torch.vtensor, !torch.vtensor
  }
}
