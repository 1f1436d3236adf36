#include "views/narration.h"

namespace reify {

static std::string changedValues(const Snapshot &snapshot) {
  std::string text;
  size_t changed = 0;
  for (const ValueRow &row : snapshot.values) {
    if (!row.changed)
      continue;
    if (++changed > 5)
      continue;
    text += (text.empty() ? "" : "; ") + row.name + ": ";
    text += row.previousType.empty() ? "new, " + row.type : row.previousType + " → " + row.type;
  }
  if (changed > 5)
    text += "; and " + std::to_string(changed - 5) + " more";
  return changed ? text : "no value changed";
}

/// "line 21 of rounded, round 1 of the loop in line 20: rest = 3 | The condition is unknown: ..."
static std::string narrateLine(const LineView &line) {
  std::string text = "line " + std::to_string(line.place.line) + " of " + line.function;
  if (!line.frames.empty() && !line.frames.front().inside.empty())
    text += ", " + line.frames.front().inside;
  std::string changes;
  for (const LocalRow &local : line.locals)
    if (local.changed)
      changes += (changes.empty() ? "" : ", ") + local.name + " = " + local.value;
  text += ": " + (changes.empty() ? "no variable changed" : changes);
  for (const std::string &note : line.notes)
    text += " | " + note;
  return text;
}

std::string narrate(const Snapshot &snapshot) {
  if (snapshot.line != kNoLine)
    return narrateLine(snapshot.lineView);
  std::string text = "step " + std::to_string(snapshot.cursor);
  if (snapshot.trace)
    text += " of " + std::to_string(snapshot.trace->stepCount() - 1);
  if (snapshot.iteration)
    text += ", iteration " + std::to_string(snapshot.iteration);
  if (!snapshot.stage.empty())
    text += ", " + snapshot.stage;
  text += ": " + snapshot.step.title;
  if (!snapshot.step.detail.empty())
    text += ". " + snapshot.step.detail;
  text += " | " + changedValues(snapshot) + " | ";
  const size_t violations = snapshot.contract.violations.size();
  text += violations == 0   ? "the contract holds"
          : violations == 1 ? "1 violation: " + snapshot.contract.violations[0].message
                            : std::to_string(violations) + " violations";
  for (char &c : text)
    if (c == '\n')
      c = ' ';
  return text;
}

} // namespace reify
