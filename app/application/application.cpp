#include "app/application/application.h"

#include "app/application/control.h"
#include "app/application/inputs.h"
#include "views/commands.h"
#include "views/scene.h"

#include <utility>

namespace reify {

Application::Application(StartOptions options)
    : settings_(std::move(options.settings)), frame_(settings_, options.copy),
      playback_(frame_.look(), settings_, frame_.front(), log_, options.narrate, options.wake),
      documents_(frame_.look(), settings_, frame_.front(), log_, playback_, options.wake),
      bench_(documents_, playback_, frame_, log_, options.wake), recorder_(settings_, frame_, log_),
      scene_(new Scene{frame_.look(), playback_.shown(), playback_.line(), playback_.breakpoints(), playback_.search(),
                       playback_.sources(), documents_.shown(), documents_.invocation(), log_.entries(), bench_.check(),
                       bench_.library(), bench_.skeleton(), recorder_.shown()}) {
  // A command that several take is carried out in this order.
  frame_.takeCommands(handlers_);
  handlers_.on<ShowDialog>(
      [this](const ShowDialog &command) { frame_.openDialog(command.dialog, documents_.shown().status.model); });
  playback_.takeCommands(handlers_);
  documents_.takeCommands(handlers_);
  bench_.takeCommands(handlers_);
  recorder_.takeCommands(handlers_, *scene_);
}

Application::~Application() = default;

bool Application::update() {
  bool isNew = documents_.update();
  isNew |= playback_.update();
  isNew |= bench_.update();
  if (control_)
    control_->serve(*this);
  return isNew;
}

bool Application::draw() {
  Commands commands;
  frame_.draw(*scene_, commands);
  for (const Command &command : commands)
    dispatch(command);
  return !commands.empty();
}

void Application::dispatch(const Command &command) {
  recorder_.record(command);
  handlers_.carryOut(command);
}

std::string Application::runCommand(const std::string &id) {
  const CommandInfo *info = findCommand(id);
  if (!info)
    return "there is no command '" + id + "'";
  if (!isMet(info->needs, availableOf(*scene_)))
    return "'" + id + "' makes no sense now";
  dispatch(info->make());
  return "";
}

void Application::drop(const std::vector<std::string> &paths) {
  std::string model;
  std::vector<std::string> libraries;
  for (const std::string &path : paths) {
    const bool isLibrary = isLibraryFile(path) || (!model.empty() && paths.size() > 1);
    if (isLibrary)
      libraries.push_back(path);
    else
      model = path;
  }
  if (!model.empty())
    return documents_.openAlone(model, libraries);
  for (const std::string &library : libraries)
    dispatch(AddLibrary{library});
}

void Application::setControl(std::unique_ptr<Control> control) { control_ = std::move(control); }

bool Application::isRunning() const { return documents_.shown().status.isRunning || bench_.check().isRunning; }

bool Application::isSettled() const { return documents_.isSettled() && playback_.isSettled() && bench_.isSettled(); }

} // namespace reify
