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

std::string narrate(const Snapshot &snapshot) {
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
