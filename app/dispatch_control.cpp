// What another program may ask for beside the commands of the table.
#include "app/application.h"
#include "views/commands.h"

#include <algorithm>

namespace reify {

void Application::setImport(ImportOptions options, const std::string &model) {
  import_ = std::move(options);
  importedModel_ = model;
}

void Application::setControl(std::unique_ptr<Control> control) { control_ = std::move(control); }

std::string Application::selectByName(const std::string &name) {
  const std::string bare = name.starts_with('%') ? name.substr(1) : name;
  if (!trace_)
    return "no program is open";
  // Names are unique in a function; of several functions the first one's.
  const std::vector<ValueRecord> &values = trace_->model.values;
  const auto found =
      std::ranges::find_if(values, [&](const ValueRecord &value) { return trace_->tables.string(value.name) == bare; });
  if (found == values.end())
    return "there is no value %" + bare;
  dispatch(SelectValue{{ValueId(uint32_t(found - values.begin())), false}});
  return "";
}

std::string Application::runCommand(const std::string &id) {
  const CommandInfo *info = findCommand(id);
  if (!info)
    return "there is no command '" + id + "'";
  if (!isMet(info->needs, availableOf(scene_)))
    return "'" + id + "' makes no sense now";
  dispatch(info->make());
  return "";
}

std::optional<bool> Application::contractHolds() const {
  if (!modelResult_ || scene_.status.failed)
    return std::nullopt;
  return modelResult_->contractHolds;
}

} // namespace reify
