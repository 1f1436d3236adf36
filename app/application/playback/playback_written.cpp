// Commands that walk the types which are not the written ones.
#include "app/application/playback/playback.h"
#include "views/written/model.h"

namespace reify {

void Playback::execute(const NextDisagreement &command) {
  if (!shown_.prepared)
    return;
  const WrittenTypes &types = shown_.prepared->index->written;
  const ValueId current = shown_.selection.value.inner ? ValueId() : shown_.selection.value.value;
  front_.panel = "written"; // with nothing to go to it says what to do
  if (const std::optional<uint32_t> next = nextDisagreement(types, current, command.backwards))
    execute(GoToDisagreement{*next});
}

/// To the step and the line of the library at which the type was found, with its value selected.
void Playback::execute(const GoToDisagreement &command) {
  if (!shown_.prepared || shown_.prepared->snapshot.trace != trace_ ||
      command.index >= shown_.prepared->index->written.values.size())
    return;
  const TypeComparison &each = shown_.prepared->index->written.values[command.index];
  select(selectValue(shown_.prepared->snapshot, {each.value, false}));
  if (each.step == 0)
    return;
  moveTo(each.step);
  if (each.stop != kNoLine)
    moveTo(LinePosition{each.step, each.stop});
}

} // namespace reify
