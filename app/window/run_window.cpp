#include "app/window/run_window.h"

#include "app/application/application.h"
#include "app/application/control.h"
#include "app/window/window.h"

#include <cstdio>
#include <cstdlib>

namespace reify {

static bool hasDisplay() {
  const char *x11 = std::getenv("DISPLAY"), *wayland = std::getenv("WAYLAND_DISPLAY");
  return (x11 && *x11) || (wayland && *wayland);
}

static int noWindow(const std::string &reason) {
  std::fprintf(stderr,
               "reify: there is no display to open a window on (%s); `reify help` lists the subcommands, which "
               "work without one\n",
               reason.c_str());
  return 2;
}

int runWindow(const WindowArguments &arguments) {
  if (!hasDisplay())
    return noWindow("neither DISPLAY nor WAYLAND_DISPLAY is set");
  const std::string folder = configFolder();
  StartOptions start;
  start.settings = loadSettings(folder);
  start.narrate = arguments.narrate;
  start.wake = &Window::wake;
  start.copy = &Window::copy;
  if (arguments.isLight)
    start.settings.options.set(Option::LightTheme, *arguments.isLight);
  WindowOptions options;
  options.width = start.settings.width;
  options.height = start.settings.height;
  options.scale = arguments.scale;
  options.layoutFile = folder.empty() ? "" : folder + "/layout.ini";

  std::string problem;
  std::unique_ptr<Control> control;
  if (!arguments.control.empty() && !(control = Control::open(arguments.control, &Window::wake, problem))) {
    std::fprintf(stderr, "reify: %s\n", problem.c_str());
    return 2;
  }
  Window window;
  if (!window.open(options, problem))
    return noWindow(problem);
  Application application(std::move(start));
  application.documents().setImport(arguments.import, arguments.model);
  application.documents().setPipeline(arguments.passPipeline, arguments.backendLegalOps);
  application.documents().setProjects(arguments.allowOutside, arguments.ignoresProject);
  if (!arguments.model.empty() || !arguments.libraries.empty())
    application.open(arguments.model, arguments.libraries);
  std::vector<std::string> missing;
  application.setFonts(window.fonts(missing));
  for (const std::string &font : missing)
    application.note(Severity::Warning, "Font not found: " + font + ". Some signs may not show.");
  application.setControl(std::move(control));
  window.run(application);
  if (problem = saveSettings(application.settings(), folder); !problem.empty())
    std::fprintf(stderr, "reify: %s\n", problem.c_str());
  return 0;
}

} // namespace reify
