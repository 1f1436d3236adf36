// The ops of a library with their functions, as text and as JSON.
#pragma once
#include "engine/catalogue/catalogue.h"

#include <iosfwd>

namespace reify {

void writeCatalogueText(const Catalogue &catalogue, const TestTable &tests, std::ostream &out);
void writeCatalogueJson(const Catalogue &catalogue, const TestTable &tests, std::ostream &out);

} // namespace reify
