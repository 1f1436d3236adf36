#include "app/application/script/run_script.h"

#include "app/application/application.h"
#include "app/application/script/shown_state.h"
#include "app/application/script/words.h"
#include "engine/export/diagnostic_text.h"
#include "engine/export/json.h"
#include "engine/source/input_file.h"

#include <chrono>
#include <filesystem>
#include <ostream>
#include <thread>

namespace reify {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

std::string *clipboard = nullptr; // of the script that runs

class Runner {
public:
  Runner(std::string file, std::string folder, std::ostream &out)
      : file_(std::move(file)), folder_(std::move(folder)), out_(out), application_(options()) {
    clipboard = &copied_;
    state_ = now();
  }
  ~Runner() { clipboard = nullptr; }

  /// What stands in the way; an empty message for nothing.
  Diagnostic carryOut(const ScriptLine &line) {
    const ScriptContext context{snapshotOf(application_.scene()), folder_};
    ScriptCommand read = readCommand(line, context);
    const Place place{file_, line.line, read.column};
    if (!read.command)
      return {Severity::Error, "script.argument", read.problem, place, {}};
    if (!isMet(read.needs, availableOf(application_.scene())))
      return {Severity::Error, "script.not-now", "'" + line.command.text + "' makes no sense here", place, {}};
    application_.dispatch(*read.command);
    settle();
    return {};
  }
  bool wantsQuit() const { return application_.wantsQuit(); }

  void printText(const ScriptLine &line) {
    out_ << line.line << ": " << line.command.text;
    for (const ScriptArgument &argument : line.arguments)
      out_ << " " << argumentText(argument.text);
    out_ << "\n";
    for (const auto &[name, text] : changes())
      out_ << "  " << name << ": " << (text.empty() ? "none" : text) << "\n";
    for (const std::string &message : messages())
      out_ << "  " << message << "\n";
  }

  Json toJson(const ScriptLine &line) {
    Json arguments = Json::array(), changed = Json::object();
    for (const ScriptArgument &argument : line.arguments)
      arguments.push_back(argument.text);
    for (const auto &[name, text] : changes())
      changed[std::string(name)] = text;
    return {{"line", line.line},
            {"command", line.command.text},
            {"arguments", arguments},
            {"changed", changed},
            {"messages", messages()}};
  }

private:
  static StartOptions options() {
    StartOptions options;
    options.copy = [](const char *text) { *clipboard = text; };
    return options;
  }
  ShownState now() {
    ShownState state =
        stateOf(application_.scene(), application_.dialog(), application_.settings().zoomPercent, folder_);
    state.emplace_back("clipboard", copied_);
    for (auto &[name, text] : state)
      text = fromScript(std::move(text));
    return state;
  }
  /// The same with paths as the script would name them, so that output does not hang on where it lies.
  std::string fromScript(std::string text) const {
    std::string up;
    for (fs::path folder = folder_; folder.has_relative_path(); folder = folder.parent_path(), up += "../")
      for (size_t at = 0; (at = text.find(folder.string() + "/", at)) != text.npos; at += up.size())
        text.replace(at, folder.string().size() + 1, up);
    return text;
  }
  void settle() {
    for (application_.update(); !application_.isSettled(); application_.update())
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  ShownState changes() {
    ShownState changed, next = now();
    for (size_t i = 0; i < next.size(); ++i)
      if (next[i].second != state_[i].second)
        changed.push_back(next[i]);
    state_ = std::move(next);
    return changed;
  }
  /// Those of the log that are new.
  std::vector<std::string> messages() {
    std::vector<std::string> lines;
    const std::vector<LogEntry> &log = logOf(application_.scene());
    for (; told_ < log.size(); ++told_) {
      const LogEntry &entry = log[told_];
      lines.push_back(fromScript(toString(Diagnostic{entry.severity, "", entry.text, entry.place, {}})));
    }
    return lines;
  }

  std::string file_, folder_;
  std::ostream &out_;
  std::string copied_;
  Application application_;
  ShownState state_;
  size_t told_ = 0;
};

/// The whole script before anything of it is carried out.
std::vector<ScriptLine> readWhole(const std::string &file, const std::string &folder, Diagnostics &problems) {
  std::string problem;
  const std::shared_ptr<const std::string> text = readInputFile(file, problem);
  if (!text) {
    problems.push_back({Severity::Error, "script.unreadable", "'" + file + "' " + problem, {}, {}});
    return {};
  }
  std::vector<ScriptLine> lines = readScript(*text, file, problems);
  for (const ScriptLine &line : lines)
    if (const ScriptCommand read = readCommand(line, {nullptr, folder}); !read.command)
      problems.push_back({Severity::Error, "script.command", read.problem, {file, line.line, read.column}, {}});
  return lines;
}

} // namespace

static int listCommands(std::ostream &out) {
  for (const CommandInfo &info : commandTable())
    if (!info.make().as<ShowDialog>())
      out << info.id << "\t" << info.title << "\n";
  for (const ScriptSpelling &spelling : scriptSpellings())
    out << spelling.id << (spelling.arguments.empty() ? "" : " ") << spelling.arguments << "\t" << spelling.about
        << "\n";
  return 0;
}

int runScript(const ScriptArguments &arguments, std::ostream &out, std::ostream &err) {
  if (arguments.listsCommands)
    return listCommands(out);
  std::error_code ignored;
  const std::string folder = fs::absolute(arguments.script, ignored).lexically_normal().parent_path().string();
  Diagnostics problems;
  const std::vector<ScriptLine> lines = readWhole(arguments.script, folder, problems);
  if (hasErrors(problems)) {
    printDiagnostics(problems, err);
    return 2;
  }
  Runner runner(arguments.script, folder, out);
  Json commands = Json::array();
  for (const ScriptLine &line : lines) {
    Diagnostic problem = runner.carryOut(line);
    if (!problem.message.empty()) {
      problems.push_back(std::move(problem));
      break;
    }
    if (arguments.asJson)
      commands.push_back(runner.toJson(line));
    else
      runner.printText(line);
    if (runner.wantsQuit())
      break;
  }
  if (arguments.asJson)
    out << text(Json{{"commands", commands}, {"diagnostics", toJson(problems)}}, 2) << "\n";
  printDiagnostics(problems, err);
  return problems.empty() ? 0 : 1;
}

} // namespace reify
