#include "views/contract/model.h"

#include <algorithm>
#include <tuple>

namespace reify {

namespace {

using Key = std::tuple<uint32_t, uint32_t, ViolationKind>;
Key keyOf(const Violation &violation) { return {violation.op.index, violation.value.index, violation.kind}; }

std::vector<ContractModel::Part> partsOf(const ContractReport &report, const ContractReport &verdict) {
  std::vector<Key> last;
  for (const Violation &violation : verdict.violations)
    last.push_back(keyOf(violation));
  std::ranges::sort(last);
  std::vector<ContractModel::Part> parts;
  for (const Violation &violation : report.violations)
    parts.push_back(violation.advice >= 0                                ? ContractModel::Part::Advised
                    : std::ranges::binary_search(last, keyOf(violation)) ? ContractModel::Part::Standing
                                                                         : ContractModel::Part::Pending);
  return parts;
}

} // namespace

ContractModel makeContractModel(const ContractReport &report, const ContractReport &verdict) {
  ContractModel model;
  const std::vector<Violation> &violations = report.violations;
  for (size_t i = 0; i < model.groups.size(); ++i)
    model.groups[i].responsibility = Responsibility(i);
  model.advised.resize(report.advice.size());
  model.consequences.resize(violations.size());
  model.following.resize(violations.size());
  model.parts = partsOf(report, verdict);
  auto isUnder = [&](uint32_t index, int32_t root) {
    return root >= 0 && uint32_t(root) < index && model.parts[size_t(root)] == model.parts[index] &&
           violations[size_t(root)].advice == violations[index].advice;
  };
  for (uint32_t i = 0; i < violations.size(); ++i) {
    const Violation &violation = violations[i];
    ContractGroup &group = model.groups[size_t(violation.responsibility)];
    const bool isStanding = model.parts[i] == ContractModel::Part::Standing;
    group.total += isStanding;
    group.elsewhere += !isStanding;
    model.standing += isStanding;
    model.gone += model.parts[i] == ContractModel::Part::Pending;
    (isUnder(i, violation.consequenceOf) ? model.consequences[size_t(violation.consequenceOf)]
     : isStanding                        ? group.roots
     : violation.advice >= 0             ? model.advised[size_t(violation.advice)]
                                         : model.pending)
        .push_back(i);
  }
  // Consequences stand after what they follow from: backwards, each is complete when it is added.
  for (uint32_t i = uint32_t(violations.size()); i-- > 0;)
    if (const int32_t root = violations[i].consequenceOf; isUnder(i, root))
      model.following[size_t(root)] += 1 + model.following[i];
  return model;
}

std::string countText(const ContractReport &report) {
  const size_t all = report.violations.size();
  const auto roots = size_t(
      std::ranges::count_if(report.violations, [](const Violation &violation) { return violation.consequenceOf < 0; }));
  return std::to_string(all) + (all == 1 ? " violation, " : " violations, ") + std::to_string(roots) +
         (roots == 1 ? " root cause" : " root causes");
}

std::string pipelineName(const std::string &pipeline) {
  const size_t begin = pipeline.find('(');
  if (begin == pipeline.npos)
    return pipeline;
  const size_t end = pipeline.find_first_of("{(,)", begin + 1);
  const bool isOne = end != pipeline.npos && (pipeline[end] == ')' || pipeline.ends_with("})"));
  return isOne ? pipeline.substr(begin + 1, end - begin - 1) : pipeline;
}

const char *promiseOf(Responsibility responsibility) {
  switch (responsibility) {
  case Responsibility::ValueSemantics:
    return "every tensor is a value";
  case Responsibility::Shape:
    return "every tensor has a known rank";
  case Responsibility::Dtype:
    return "every tensor has a known dtype";
  case Responsibility::LegalOps:
    return "only ops that a backend takes";
  }
  return "";
}

} // namespace reify
