// Commands that walk the types which are not the written ones.
#include "app/application.h"
#include "views/written/model.h"

namespace reify {

void Application::execute(const NextDisagreement &command) {
  if (!scene_.prepared)
    return;
  const WrittenTypes &types = scene_.prepared->index->written;
  const ValueId current = scene_.selection.value.inner ? ValueId() : scene_.selection.value.value;
  focus_ = "written"; // with nothing to go to it says what to do
  if (const std::optional<uint32_t> next = nextDisagreement(types, current, command.backwards))
    execute(GoToDisagreement{*next});
}

/// To the step and the line of the library at which the type was found, with its value selected.
void Application::execute(const GoToDisagreement &command) {
  if (!scene_.prepared || scene_.prepared->snapshot.trace != trace_ ||
      command.index >= scene_.prepared->index->written.values.size())
    return;
  const TypeComparison &each = scene_.prepared->index->written.values[command.index];
  select(selectValue(scene_.prepared->snapshot, {each.value, false}));
  if (each.step == 0)
    return;
  moveTo(each.step);
  if (each.stop != kNoLine)
    moveTo(LinePosition{each.step, each.stop});
}

} // namespace reify
