// How the window looks: what every view draws with.
#pragma once
#include "views/options.h"
#include "views/theme.h"

namespace reify {

struct Scene;

struct Look {
  Options options;
  Fonts fonts;
};

const Theme &themeOf(const Scene &scene);
const Fonts &fontsOf(const Scene &scene);
const Options &optionsOf(const Scene &scene);

} // namespace reify
