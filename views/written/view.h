// The Written types panel: where the types that the model states (PyTorch's answers, in an exported
// program) are not those that the library finds, and which line of the library made them.
#pragma once
#include "engine/query/ir/listing.h"
#include "views/command.h"
#include "views/trace_index.h"
#include "views/written/model.h"

#include <memory>

namespace reify {

struct Scene;

struct WrittenState {
  std::shared_ptr<const TraceIndex> index; // what the model was made for
  WrittenModel model;
  ValueRef revealed;
};

void drawWritten(const Scene &scene, WrittenState &state, Commands &out);

} // namespace reify
