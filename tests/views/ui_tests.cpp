#include "tests/views/ui.h"

namespace reify::test {
void registerTests(ImGuiTestEngine *) {}
} // namespace reify::test
