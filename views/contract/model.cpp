#include "views/contract/model.h"

namespace reify {

ContractModel makeContractModel(const ContractReport &report) {
  ContractModel model;
  for (size_t i = 0; i < model.groups.size(); ++i)
    model.groups[i].responsibility = Responsibility(i);
  model.consequences.resize(report.violations.size());
  for (uint32_t i = 0; i < report.violations.size(); ++i) {
    const Violation &violation = report.violations[i];
    ContractGroup &group = model.groups[size_t(violation.responsibility)];
    ++group.total;
    const int32_t root = violation.consequenceOf;
    const bool isRoot = root < 0 || size_t(root) >= report.violations.size() || uint32_t(root) == i;
    (isRoot ? group.roots : model.consequences[root]).push_back(i);
  }
  // Consequences stand after what they follow from: backwards, each is complete when it is added.
  model.following.resize(report.violations.size());
  for (uint32_t i = uint32_t(report.violations.size()); i-- > 0;)
    if (const int32_t root = report.violations[i].consequenceOf; root >= 0 && uint32_t(root) < i)
      model.following[root] += 1 + model.following[i];
  return model;
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
