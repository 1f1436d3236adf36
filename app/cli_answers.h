// `reify check --answers FILE...`: the built-in library against PyTorch's kept answers.
#pragma once

namespace reify {

bool asksForAnswers(int argc, char **argv);
int runCheckAnswers(int argc, char **argv);

} // namespace reify
