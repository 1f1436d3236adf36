#include "app/application/script/words.h"

#include "app/application/script/arguments.h"
#include "app/near_word.h"
#include "views/commands/breakpoints.h"
#include "views/commands/documents.h"
#include "views/commands/frame.h"
#include "views/commands/library_bench.h"
#include "views/commands/moves.h"
#include "views/commands/script.h"
#include "views/commands/selection.h"
#include "views/selection.h"

#include <array>
#include <filesystem>

namespace reify {

namespace fs = std::filesystem;
using namespace script;

namespace {

/// One command that has arguments.
struct Word {
  std::string_view id;
  Needs needs;
  std::string_view about;
  std::string arguments; // "FILE LINE"
  const CommandKind *kind;
  ScriptCommand (*read)(const ScriptLine &, const ScriptContext &);
  /// Each in front of a blank; nothing if the command is another word's.
  std::optional<std::string> (*write)(const Command &, const ScriptContext &);
};

template <class Argument> struct Reading {
  template <class T>
  static bool read(T &command, const ScriptLine &line, size_t &at, const ScriptContext &context, ScriptCommand &out) {
    if (at == line.arguments.size()) {
      out.problem = std::string(Argument::kName) + " is missing";
      out.column = line.command.column;
      return false;
    }
    out.column = line.arguments[at].column;
    out.problem = Argument::read(command, line.arguments[at++].text, context);
    return out.problem.empty();
  }
  template <class T> static bool write(const T &command, const ScriptContext &context, std::string &text) {
    text += " " + argumentText(Argument::write(command, context));
    return true;
  }
  static std::string name() { return " " + std::string(Argument::kName); }
};

template <auto member, bool value> struct Reading<Is<member, value>> {
  template <class T>
  static bool read(T &command, const ScriptLine &, size_t &, const ScriptContext &, ScriptCommand &) {
    command.*member = value;
    return true;
  }
  template <class T> static bool write(const T &command, const ScriptContext &, std::string &) {
    return command.*member == value;
  }
  static std::string name() { return ""; }
};

template <class T, class... Arguments> Word word(std::string_view id, Needs needs, std::string_view about) {
  std::string names = (Reading<Arguments>::name() + ... + std::string());
  Word row{id, needs, about, names.empty() ? "" : names.substr(1), &CommandKind::of<T>(), nullptr, nullptr};
  row.read = [](const ScriptLine &line, const ScriptContext &context) {
    ScriptCommand out;
    T command{};
    size_t at = 0;
    if (!(Reading<Arguments>::read(command, line, at, context, out) && ...))
      return out;
    if (at < line.arguments.size()) {
      out.problem = "'" + line.command.text + "' takes no more than " + std::to_string(at) +
                    (at == 1 ? " argument" : " arguments");
      out.column = line.arguments[at].column;
      return out;
    }
    out.command = std::move(command);
    return out;
  };
  row.write = [](const Command &command, const ScriptContext &context) -> std::optional<std::string> {
    std::string text;
    const T &value = *command.as<T>();
    if (!(Reading<Arguments>::write(value, context, text) && ...))
      return std::nullopt;
    return text;
  };
  return row;
}

/// The one command with as many arguments as the user likes: a model, and libraries in place of those that are open.
Word openFiles() {
  Word row{"file.open-with",
           Needs::Nothing,
           "Opens a model with these libraries and no others",
           "FILE [LIBRARY...]",
           &CommandKind::of<OpenFiles>(),
           nullptr,
           nullptr};
  row.read = [](const ScriptLine &line, const ScriptContext &context) {
    ScriptCommand out;
    OpenFiles files;
    files.libraries.emplace();
    for (const ScriptArgument &argument : line.arguments)
      if (&argument == &line.arguments.front())
        files.model = argument.text.empty() ? "" : readPath(argument.text, context);
      else
        files.libraries->push_back(readPath(argument.text, context));
    if (line.arguments.empty()) {
      out.problem = "FILE is missing";
      out.column = line.command.column;
    } else {
      out.command = std::move(files);
    }
    return out;
  };
  row.write = [](const Command &command, const ScriptContext &) -> std::optional<std::string> {
    const OpenFiles &files = *command.as<OpenFiles>();
    if (!files.libraries)
      return " " + argumentText(writePath(files.model)); // the same where no library is open
    std::string text = " " + argumentText(files.model.empty() ? "" : writePath(files.model));
    for (const std::string &library : *files.libraries)
      text += " " + argumentText(writePath(library));
    return text;
  };
  return row;
}

const std::vector<Word> &words() {
  constexpr Needs kTrace = Needs::Trace, kNothing = Needs::Nothing;
  static const std::vector<Word> kWords = {
      word<OpenModel, File<&OpenModel::path>>("file.open-model", kNothing, "Opens a model, or the project of a folder"),
      openFiles(),
      word<AddLibrary, File<&AddLibrary::path>>("file.add-library", kNothing, "Adds an op library"),
      word<RemoveLibrary, File<&RemoveLibrary::path>>("file.remove-library", kNothing, "Removes an op library"),
      word<FollowOutside>("file.follow-outside", kNothing,
                          "Opens the project that was refused, with its files outside of its folder"),
      word<RunPipeline, Text<&RunPipeline::pipeline>>("run.passes", Needs::Model,
                                                      "Runs these passes on the model from now on"),
      word<DismissProblems>("run.dismiss-problems", kNothing, "Closes the list of problems"),
      word<GoToStep, Number<&GoToStep::flat>>("step.to", kTrace, "Goes to a step"),
      word<SearchSteps, Text<&SearchSteps::text>>("step.find", kTrace, "Searches the steps"),
      word<GoToLine, Number<&GoToLine::line>>("line.to", kTrace, "Goes to a stop of the refinement that is shown"),
      word<GoToDisagreement, Number<&GoToDisagreement::index>>("written.to", kTrace,
                                                               "Goes to a type that is not the written one"),
      word<ToggleBreakpoint, File<&ToggleBreakpoint::file>, Number<&ToggleBreakpoint::line>>(
          "breakpoint.at", kNothing, "Sets or clears a breakpoint"),
      word<EnableBreakpoint, File<&EnableBreakpoint::file>, Number<&EnableBreakpoint::line>,
           Is<&EnableBreakpoint::on, true>>("breakpoint.on", kNothing, "Switches a breakpoint on"),
      word<EnableBreakpoint, File<&EnableBreakpoint::file>, Number<&EnableBreakpoint::line>,
           Is<&EnableBreakpoint::on, false>>("breakpoint.off", kNothing, "Switches a breakpoint off"),
      word<SelectOp, Op<&SelectOp::op>>("select.op", kTrace,
                                        "Selects the op whose result this is, or the one of that number"),
      word<SelectValue, Value<&SelectValue::value>>("select.value", kTrace, "Selects a value"),
      word<SelectViolation, Number<&SelectViolation::index>>("select.violation", kTrace,
                                                             "Selects a violation of the contract, counted from 0"),
      word<SelectLine, File<&SelectLine::file>, Number<&SelectLine::line>>("select.line", kTrace,
                                                                           "Selects a line of the model"),
      word<OpenCalculation, ModelOp<&OpenCalculation::op>>("ir.open", kTrace,
                                                           "Spells a calculation out; none folds it again"),
      word<ShowLibrarySource, File<&ShowLibrarySource::file>, Number<&ShowLibrarySource::line>>(
          "library.source", kTrace, "Shows a line of a library"),
      word<StepInvocation, Text<&StepInvocation::which>>(
          "library.step", Needs::Checkable, "Steps through an invocation in place of the model: SYMBOL:NUMBER"),
      word<WriteSkeleton, Text<&WriteSkeleton::op>, Is<&WriteSkeleton::ascii, false>,
           Is<&WriteSkeleton::decomposition, false>>("skeleton.write", kNothing, "Begins library functions for an op"),
      word<WriteSkeleton, Text<&WriteSkeleton::op>, Is<&WriteSkeleton::ascii, true>,
           Is<&WriteSkeleton::decomposition, false>>("skeleton.write-ascii", kNothing,
                                                     "The same, for keyboards without 〇 and 〡"),
      word<WriteSkeleton, Text<&WriteSkeleton::op>, Is<&WriteSkeleton::ascii, false>,
           Is<&WriteSkeleton::decomposition, true>>("skeleton.write-with-decomposition", kNothing,
                                                    "The same, with a decomposition"),
      word<WriteSkeleton, Text<&WriteSkeleton::op>, Is<&WriteSkeleton::ascii, true>,
           Is<&WriteSkeleton::decomposition, true>>("skeleton.write-ascii-with-decomposition", kNothing, "Both"),
      word<SaveSkeleton, File<&SaveSkeleton::path>, Is<&SaveSkeleton::append, false>>("skeleton.save", kNothing,
                                                                                      "Writes them to a new file"),
      word<SaveSkeleton, File<&SaveSkeleton::path>, Is<&SaveSkeleton::append, true>>("skeleton.append", kNothing,
                                                                                     "Appends them to a file"),
      word<CopyText, Text<&CopyText::text>>("copy.text", kNothing, "Copies text"),
  };
  return kWords;
}

std::string unknown(const std::string &id) {
  std::vector<std::string_view> known;
  for (const CommandInfo &info : commandTable())
    known.push_back(info.id);
  for (const Word &word : words())
    known.push_back(word.id);
  return "there is no command '" + id + "'" + cli::didYouMean(id, known);
}

} // namespace

ScriptCommand readCommand(const ScriptLine &line, const ScriptContext &context) {
  if (const CommandInfo *info = findCommand(line.command.text)) {
    if (line.arguments.empty())
      return {info->make(), info->needs, "", line.command.column};
    return {{}, info->needs, "'" + line.command.text + "' takes no arguments", line.arguments[0].column};
  }
  for (const Word &word : words())
    if (word.id == line.command.text) {
      ScriptCommand read = word.read(line, context);
      read.needs = word.needs;
      return read;
    }
  return {{}, Needs::Nothing, unknown(line.command.text), line.command.column};
}

std::string writeCommand(const Command &command, const ScriptContext &context) {
  if (command.as<ShowDialog>() || command.as<StartRecording>() || command.as<DropRecording>())
    return "";
  for (const CommandInfo &info : commandTable())
    if (info.make() == command)
      return std::string(info.id);
  for (const Word &word : words())
    if (word.kind == &command.kind())
      if (std::optional<std::string> arguments = word.write(command, context))
        return std::string(word.id) + *arguments;
  return "";
}

std::vector<ScriptSpelling> scriptSpellings() {
  std::vector<ScriptSpelling> all;
  for (const Word &word : words())
    all.push_back({word.id, word.arguments, word.about});
  return all;
}

std::string pathIn(const std::string &folder, const std::string &path) {
  const fs::path relative = fs::path(path).lexically_relative(folder);
  return fs::path(path).is_absolute() && !relative.empty() && *relative.begin() != ".." ? relative.string() : path;
}

} // namespace reify
