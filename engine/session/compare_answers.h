// PyTorch's kept answers beside what the library says, for the programs.
#pragma once
#include "engine/check/answers/answers.h"

#include <iosfwd>

namespace reify {

using AnswerInputs = check::AnswerInputs;
using AgreementReport = check::AgreementReport;

/// Blocking.
AgreementReport compareAnswers(const AnswerInputs &inputs);

/// `most`: disagreements printed an op.
void writeAgreementText(const AgreementReport &report, size_t most, std::ostream &out);
void writeAgreementJson(const AgreementReport &report, size_t most, std::ostream &out);

} // namespace reify
