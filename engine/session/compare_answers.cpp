#include "engine/session/compare_answers.h"

namespace reify {

AgreementReport compareAnswers(const AnswerInputs &inputs) { return check::checkAnswers(inputs); }

void writeAgreementText(const AgreementReport &report, size_t most, std::ostream &out) {
  check::writeAgreementText(report, most, out);
}
void writeAgreementJson(const AgreementReport &report, size_t most, std::ostream &out) {
  check::writeAgreementJson(report, most, out);
}

} // namespace reify
