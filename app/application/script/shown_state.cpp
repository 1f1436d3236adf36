#include "app/application/script/shown_state.h"

#include "app/application/script/words.h"
#include "views/checks/model.h"
#include "views/scene.h"

namespace reify {

static std::string joined(const std::vector<std::string> &parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : ", ") + part;
  return text;
}

static std::string stepText(const Trace &trace, uint32_t cursor) {
  const StepRow row = makeStepRow(trace, cursor);
  return std::to_string(cursor) + " of " + std::to_string(trace.stepCount() - 1) + ": " + row.title +
         (row.detail.empty() ? "" : " " + row.detail);
}

static std::string lineText(const Snapshot &snapshot, const std::string &folder) {
  if (snapshot.line == kNoLine || snapshot.lineView.frames.empty())
    return "";
  Place place = snapshot.lineView.frames.front().place;
  place.file = pathIn(folder, place.file);
  return toString(place);
}

static std::string selectionText(const Scene &scene, const std::string &folder) {
  const Selection &selection = selectionOf(scene);
  const Snapshot *snapshot = snapshotOf(scene);
  if (!snapshot || selection.isEmpty())
    return "";
  std::string text;
  if (selection.violation >= 0)
    text = "violation " + std::to_string(selection.violation);
  else if (selection.value.value)
    text = nameOf(*snapshot, selection.value);
  else if (selection.op.op)
    text = titleOf(*snapshot, selection.op);
  if (selection.line.isKnown())
    text += (text.empty() ? "" : " at ") + toString(Place{pathIn(folder, selection.line.file), selection.line.line, 0});
  return text;
}

static std::string breakpointText(const Scene &scene, const std::string &folder) {
  std::vector<std::string> parts;
  for (const BreakpointRow &row : breakpointsOf(scene))
    parts.push_back(toString(Place{pathIn(folder, row.breakpoint.file), row.breakpoint.line, 0}) +
                    (row.breakpoint.isOn ? " passed " + std::to_string(row.hits) + " times" : " off"));
  return joined(parts);
}

static std::string contractText(const Snapshot &snapshot) {
  const size_t count = snapshot.contract.violations.size();
  return count == 0 ? "holds" : std::to_string(count) + (count == 1 ? " violation" : " violations");
}

static std::string optionText(const Options &options) {
  std::vector<std::string> on;
  for (size_t i = 0; i < size_t(Option::Count); ++i)
    if (options[Option(i)])
      on.emplace_back(idOf(Option(i)));
  return joined(on);
}

static std::string checkText(const LibraryCheck &check) {
  if (!check.report)
    return "";
  unsigned passed = 0, all = 0;
  for (const check::FunctionResult &function : check.report->functions) {
    passed += function.count(check::Verdict::Passed);
    all += unsigned(function.invocations.size());
  }
  return std::to_string(passed) + " of " + std::to_string(all) + " invocations passed";
}

ShownState stateOf(const Scene &scene, Dialog dialog, int zoomPercent, const std::string &folder) {
  constexpr std::string_view kDialogs[] = {"",     "open model", "add library", "palette",
                                           "help", "go to step", "skeleton",    "save recording"};
  const RunStatus &status = statusOf(scene);
  std::vector<std::string> libraries;
  for (const std::string &library : status.libraries)
    libraries.push_back(pathIn(folder, library));
  const Snapshot *snapshot = snapshotOf(scene);
  const StepSearch &search = searchOf(scene);
  const OpenedLibrary &library = libraryOf(scene);
  ShownState state = {
      {"model", pathIn(folder, status.model)},
      {"libraries", joined(libraries)},
      {"passes", status.pipeline},
      {"run", status.failed ? "failed"
              : snapshot    ? "shown"
                            : ""},
      {"invocation", invocationOf(scene).function},
      {"step", snapshot ? stepText(*snapshot->trace, snapshot->cursor) : ""},
      {"line", snapshot ? lineText(*snapshot, folder) : ""},
      {"why not", lineMessageOf(scene)},
      {"contract", snapshot ? contractText(*snapshot) : ""},
      {"selection", selectionText(scene, folder)},
      {"opened calculation", ""},
      {"breakpoints", breakpointText(scene, folder)},
      {"search", search.text.empty() ? "" : search.text + ": " + std::to_string(search.hits.size()) + " steps"},
      {"checks", checkText(checkOf(scene))},
      {"library",
       library.place.isKnown() ? toString(Place{pathIn(folder, library.place.file), library.place.line, 0}) : ""},
      {"skeleton", skeletonOf(scene).op},
      {"problem", skeletonOf(scene).problem},
      {"switches", optionText(optionsOf(scene))},
      {"dialog", std::string(kDialogs[size_t(dialog)])},
      {"zoom", std::to_string(zoomPercent) + " %"},
  };
  if (snapshot && openCalculationOf(scene))
    state[10].second = titleOf(*snapshot, {openCalculationOf(scene), false});
  return state;
}

} // namespace reify
