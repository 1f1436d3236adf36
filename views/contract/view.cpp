#include "views/contract/view.h"

#include "engine/source/op_names.h"
#include "views/commands/documents.h"
#include "views/commands/frame.h"
#include "views/commands/library_bench.h"
#include "views/commands/moves.h"
#include "views/commands/selection.h"
#include "views/scene/documents.h"
#include "views/scene/look.h"
#include "views/scoped.h"
#include "views/theme.h"
#include "views/widgets/drawn_text.h"
#include "views/widgets/place_link.h"

#include <unordered_map>

namespace reify {

namespace {

/// For each violation, the last refinement of its op for what is missing; else the op's last one.
/// What a refinement works out that is responsible for a violation; None where none is.
StepSubject subjectOf(Responsibility responsibility) {
  return responsibility == Responsibility::Shape   ? StepSubject::Shape
         : responsibility == Responsibility::Dtype ? StepSubject::Dtype
                                                   : StepSubject::None;
}

std::vector<uint32_t> findRefinements(const Trace &trace, const TraceIndex &index,
                                      const std::vector<Violation> &violations) {
  std::unordered_map<OpId, const TraceIndex::OpSteps *> stepsOf;
  for (const TraceIndex::OpSteps &op : index.opSteps)
    stepsOf.emplace(op.op, &op);
  std::vector<uint32_t> result;
  for (const Violation &violation : violations) {
    uint32_t any = 0, fitting = 0;
    if (auto found = stepsOf.find(violation.op); found != stepsOf.end())
      for (uint32_t flat : found->second->flat) {
        const Step &step = *trace.at(flat).step;
        // Why an op that may not stay was not decomposed.
        const bool isAttempt = step.kind == StepKind::Stuck && violation.responsibility == Responsibility::LegalOps &&
                               step.subject == StepSubject::Decomposition;
        if (isAttempt)
          fitting = flat;
        if (step.kind != StepKind::Refine)
          continue;
        any = flat;
        if (step.subject == subjectOf(violation.responsibility))
          fitting = flat;
      }
    result.push_back(fitting ? fitting : any);
  }
  return result;
}

/// For each violation, the op that no library function was found for, as libraries name it; else "".
std::vector<std::string> findMissing(const Trace &trace, const std::vector<Violation> &violations) {
  std::unordered_map<OpId, std::string> missing;
  for (const Refinement &refinement : trace.refinements) {
    if (refinement.functionFound)
      continue;
    const std::string_view symbol = trace.tables.string(refinement.function);
    const auto key = keyOfSymbol(symbol);
    if (key && key->first != FunctionKind::HasValueSemantics)
      missing.emplace(refinement.op, key->second);
  }
  std::vector<std::string> result;
  for (const Violation &violation : violations) {
    auto found = missing.find(violation.op);
    result.push_back(found == missing.end() ? "" : found->second);
  }
  return result;
}

void update(const Scene &scene, ContractState &state) {
  if (state.prepared == preparedOf(scene))
    return;
  state.prepared = preparedOf(scene);
  const ContractReport &report = state.prepared->snapshot.contract;
  state.model = makeContractModel(report, state.prepared->index->verdict);
  state.refinedAt = findRefinements(*traceOf(scene), *state.prepared->index, report.violations);
  state.withoutFunction = findMissing(*traceOf(scene), report.violations);
}

/// Where the texts behind "cause", "cure" and so on begin, in the window.
float detailColumn() { return ImGui::GetFontSize() * 5.2f; }

void labelledPlace(const char *label, const Place &place, Commands &out) {
  if (!place.isKnown())
    return;
  ImGui::TextDisabled("%s", label);
  ImGui::SameLine(detailColumn());
  placeLink(place, out);
}

void labelled(const Scene &scene, const char *label, Ink ink, const std::string &text) {
  if (text.empty())
    return;
  ImGui::TextColored(themeOf(scene).vec(ink), "%s", label);
  ImGui::SameLine(detailColumn());
  ImGui::TextWrapped("%s", text.c_str());
}

/// The step at which the op's library function was run, with the function beside it.
void labelledStep(const Scene &scene, const Violation &violation, uint32_t flat, Commands &out) {
  if (!flat)
    return;
  ImGui::TextDisabled("found at");
  ImGui::SameLine(detailColumn());
  const Trace &trace = *traceOf(scene);
  const std::string title(trace.tables.string(trace.at(flat).step->title));
  if (!ImGui::TextLink(("step " + std::to_string(flat) + ", " + title).c_str()))
    return;
  out.push_back(GoToStep{flat});
  out.push_back(SelectOp{{violation.op, false}});
}

void drawDetails(const Scene &scene, const Violation &violation, uint32_t refinedAt, const std::string &withoutFunction,
                 Commands &out) {
  ImGui::Indent(ImGui::GetFontSize() * 1.2f);
  if (!violation.note.empty())
    labelled(scene, "note", Ink::Dim, violation.note);
  labelled(scene, "cause", Ink::Warning, violation.cause);
  labelled(scene, "cure", Ink::Ok, violation.cure);
  {
    ScopedId id("at");
    labelledPlace("at", violation.place, out);
  }
  labelledPlace("cause at", violation.causePlace, out);
  labelledStep(scene, violation, refinedAt, out);
  if (!withoutFunction.empty()) {
    if (ImGui::SmallButton("Write a skeleton…"))
      out.push_back(WriteSkeleton{withoutFunction});
    if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal))
      ImGui::SetTooltip("The beginning of library functions for %s, to be filled in", withoutFunction.c_str());
  }
  ImGui::Unindent(ImGui::GetFontSize() * 1.2f);
}

/// The message as a row that wraps and can be clicked.
void drawMessage(const Scene &scene, uint32_t index, const Violation &violation, bool isConsequence, bool isPending,
                 Commands &out) {
  const bool isSelected = selectionOf(scene).violation == int32_t(index);
  const float em = ImGui::GetFontSize(), indent = em * 1.2f;
  const float width = ImGui::GetContentRegionAvail().x;
  const std::string name = nameOf(*snapshotOf(scene), {violation.value, false});
  const std::string title = titleOf(*snapshotOf(scene), {violation.op, false});
  const std::string head = name.empty() || title.starts_with(name) ? title : name + " · " + title;
  const ImVec2 text = ImGui::CalcTextSize(violation.message.c_str(), nullptr, false, width - indent);
  const float line = ImGui::GetTextLineHeight();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ImGui::Selectable("##violation", isSelected, 0, {width, text.y + line + 2}))
    out.push_back(SelectViolation{index});
  ImDrawList &list = *ImGui::GetWindowDrawList();
  const Theme &theme = themeOf(scene);
  ImGui::PushFont(fontsOf(scene).mono, 0);
  list.AddText(at, theme[isConsequence || isPending ? Ink::Dim : Ink::Error],
               isConsequence ? "↳"
               : isPending   ? "·"
                             : "✗");
  drawText({at.x + indent, at.y}, theme[Ink::Value], head.c_str());
  ImGui::PopFont();
  drawWrapped({at.x + indent, at.y + line}, width - indent, theme[Ink::Text], violation.message.c_str());
}

/// Whether the selected violation is to be seen in a part that is folded by default.
bool holdsNewSelection(const Scene &scene, const ContractState &state, ContractModel::Part place, int32_t advice) {
  const int32_t selected = selectionOf(scene).violation;
  const std::vector<Violation> &violations = state.prepared->snapshot.contract.violations;
  return selected >= 0 && size_t(selected) < violations.size() && state.revealed != selected &&
         state.model.parts[size_t(selected)] == place && violations[size_t(selected)].advice == advice;
}

void drawViolation(const Scene &scene, ContractState &state, uint32_t index, bool isConsequence, Commands &out) {
  const Violation &violation = state.prepared->snapshot.contract.violations[index];
  ScopedId id{int(index)};
  const bool isPending = state.model.parts[index] == ContractModel::Part::Pending;
  drawMessage(scene, index, violation, isConsequence, isPending, out);
  if (selectionOf(scene).violation == int32_t(index) && state.revealed != int32_t(index)) {
    ImGui::SetScrollHereY(0.3f);
    state.revealed = int32_t(index);
  }
  if ((!isConsequence && !isPending) || selectionOf(scene).violation == int32_t(index))
    drawDetails(scene, violation, state.refinedAt[index], state.withoutFunction[index], out);
  const std::vector<uint32_t> &consequences = state.model.consequences[index];
  if (consequences.empty())
    return;
  char label[64];
  const uint32_t following = state.model.following[index];
  snprintf(label, sizeof label, "%u more %s from this###more", following, following == 1 ? "follows" : "follow");
  if (!ImGui::TreeNodeEx(label, 0))
    return;
  for (uint32_t consequence : consequences)
    drawViolation(scene, state, consequence, true, out);
  ImGui::TreePop();
}

void drawGroup(const Scene &scene, ContractState &state, const ContractGroup &group, Commands &out) {
  const std::string name(toString(group.responsibility));
  const bool stands = group.total != 0, holds = !stands && group.elsewhere == 0;
  char label[96];
  if (stands || holds)
    snprintf(label, sizeof label, "%s %s: %u###%s", holds ? "✓" : "✗", name.c_str(), group.total, name.c_str());
  else // of no importance before those are dealt with
    snprintf(label, sizeof label, "· %s: only what is folded away###%s", name.c_str(), name.c_str());
  bool isOpen;
  {
    ScopedInk ink(themeOf(scene), holds    ? Ink::Ok
                                  : stands ? Ink::Error
                                           : Ink::Dim),
        back(themeOf(scene), Ink::Raised, ImGuiCol_Header);
    isOpen = ImGui::CollapsingHeader(label, stands ? ImGuiTreeNodeFlags_DefaultOpen : 0);
  }
  if (!isOpen)
    return;
  ImGui::TextDisabled("%s", promiseOf(group.responsibility));
  for (uint32_t root : group.roots)
    drawViolation(scene, state, root, false, out);
  if (stands && group.roots.empty())
    ImGui::TextWrapped("All of these follow from root causes in other groups.");
}

/// The kind of the module, what it wants, and what follows from that.
void drawAdvice(const Scene &scene, ContractState &state, size_t number, Commands &out) {
  const Advice &advice = state.prepared->snapshot.contract.advice[number];
  ScopedId id(("advice" + std::to_string(number)).c_str());
  {
    ScopedInk ink(themeOf(scene), Ink::Warning);
    ImGui::TextWrapped("%s", advice.heading.c_str());
  }
  ImGui::TextWrapped("%s", advice.text.c_str());
  labelledPlace("at", advice.place, out);
  if (!advice.pipeline.empty() && ImGui::Button(("Run " + pipelineName(advice.pipeline) + "###run").c_str()))
    out.push_back(RunPipeline{advice.pipeline});
  if (!advice.elsewhere.empty() && ImGui::Button("Copy the pipeline for iree-opt or torch-mlir-opt###copy"))
    out.push_back(CopyText{"--pass-pipeline='" + advice.elsewhere + "'"});
  if (advice.violations == 0)
    return;
  if (holdsNewSelection(scene, state, ContractModel::Part::Advised, int32_t(number)))
    ImGui::SetNextItemOpen(true);
  const std::string label = std::to_string(advice.violations) +
                            (advice.violations == 1 ? " violation follows" : " violations follow") +
                            " from this###follow";
  if (!ImGui::TreeNodeEx(label.c_str(), 0))
    return;
  for (uint32_t root : state.model.advised[number])
    drawViolation(scene, state, root, false, out);
  ImGui::TreePop();
}

/// What the run has not come to at this step.
void drawPending(const Scene &scene, ContractState &state, Commands &out) {
  if (state.model.gone == 0)
    return;
  if (holdsNewSelection(scene, state, ContractModel::Part::Pending, -1))
    ImGui::SetNextItemOpen(true);
  const std::string label =
      std::to_string(state.model.gone) + " not worked out yet at this step, gone at the end of the run###pending";
  bool isOpen;
  {
    ScopedInk ink(themeOf(scene), Ink::Dim);
    isOpen = ImGui::TreeNodeEx(label.c_str(), 0);
  }
  if (!isOpen)
    return;
  for (uint32_t root : state.model.pending)
    drawViolation(scene, state, root, false, out);
  ImGui::TreePop();
}

/// How the run ends, at whichever step the user is.
void drawVerdict(const Scene &scene, const ContractReport &verdict, Commands &out) {
  const Theme &theme = themeOf(scene);
  if (verdict.holds())
    ImGui::TextColored(theme.vec(Ink::Ok), "✓ The run ends with: the contract holds");
  else
    ImGui::TextColored(theme.vec(Ink::Error), "✗ The run ends with: %s", countText(verdict).c_str());
  if (statusOf(scene).pipeline.empty())
    return;
  ImGui::TextDisabled("Run through %s", pipelineName(statusOf(scene).pipeline).c_str());
  if (ImGui::SmallButton("Run without it"))
    out.push_back(RunPipeline{});
}

} // namespace

void drawContract(const Scene &scene, ContractState &state, Commands &out) {
  update(scene, state);
  const ContractReport &report = state.prepared->snapshot.contract;
  drawVerdict(scene, state.prepared->index->verdict, out);
  const uint32_t standing = state.model.standing;
  if (report.holds())
    ImGui::TextColored(themeOf(scene).vec(Ink::Ok), "✓ At this step the contract holds");
  else if (standing != 0)
    ImGui::TextColored(themeOf(scene).vec(Ink::Error), "✗ %u %s at this step", standing,
                       standing == 1 ? "violation stands" : "violations stand");
  if (selectionOf(scene).violation < 0)
    state.revealed = -1;
  ScopedChild child("list");
  for (size_t i = 0; i < report.advice.size(); ++i)
    drawAdvice(scene, state, i, out);
  for (const ContractGroup &group : state.model.groups)
    drawGroup(scene, state, group, out);
  drawPending(scene, state, out);
}

} // namespace reify
