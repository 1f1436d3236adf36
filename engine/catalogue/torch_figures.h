// The figures of the built-in library's comparison with PyTorch, kept beside it (library/figures.txt).
#pragma once
#include "engine/catalogue/catalogue.h"

namespace reify {

/// Adds what the file says to the ops whose built-in shape or dtype function counts. Without the file
/// nothing is known of them.
void addTorchFigures(const std::string &path, Catalogue &catalogue);

} // namespace reify
