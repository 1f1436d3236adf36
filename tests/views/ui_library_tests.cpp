// The library browser, checks, the way into an invocation and back, and skeletons, as a user does it.
#include "tests/views/ui_driver.h"

#include <imgui_internal.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/resource.h>
#include <unistd.h>

namespace reify::test {

namespace {

namespace fs = std::filesystem;

constexpr const char *kLibrary = R"(# schema: my::scale(Tensor self, float factor) -> Tensor
# schema: my::bare(Tensor self) -> Tensor
from typing import List, Tuple
import torch
from reify_library import ErrorInvocation, Invocation, TensorOfShape, check_dtype_function, check_shape_function

CASES = [
    Invocation(TensorOfShape(2, 3), 2.0, returns=TensorOfShape(2, 3)),
    Invocation(TensorOfShape(7), 1.0, returns=TensorOfShape(8)),
]


@check_shape_function(CASES)
def my〇scale〡shape(self: List[int], factor: float) -> List[int]:
    if len(self) == 0:
        raise ValueError("no scalars")
    return self


@check_dtype_function(CASES)
def my〇scale〡dtype(self_rank_dtype: Tuple[int, int], factor: float) -> int:
    rank, dtype = self_rank_dtype
    return dtype


def aten〇tanh〡shape(self: List[int]) -> List[int]:
    return self
)";

constexpr const char *kModel = R"(func.func @main(%x: !torch.vtensor<[5,6],f32>) -> !torch.vtensor {
  %factor = torch.constant.float 3.0
  %0 = torch.aten.tanh %x : !torch.vtensor<[5,6],f32> -> !torch.vtensor
  %1 = torch.operator "my.scale"(%0, %factor) : (!torch.vtensor, !torch.float) -> !torch.vtensor
  %2 = torch.operator "my.new"(%1, %factor) : (!torch.vtensor, !torch.float) -> !torch.vtensor
  return %2 : !torch.vtensor
}
)";

/// A folder with a model and a library, for one test.
struct Workshop {
  fs::path path = fs::temp_directory_path() / ("reify-ui-library-" + std::to_string(getpid()));
  Workshop() {
    fs::remove_all(path);
    fs::create_directories(path);
    write("ops.py", kLibrary);
    write("model.mlir", kModel);
  }
  ~Workshop() { fs::remove_all(path); }
  std::string file(const char *name) const { return (path / name).string(); }
  void write(const char *name, const std::string &text) { std::ofstream(path / name) << text; }
  std::string read(const char *name) const {
    std::ifstream in(path / name);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
  }
};

void openWorkshop(ImGuiTestContext *ctx, const Workshop &workshop, bool withLibrary = true) {
  ui->restart(ctx);
  std::vector<std::string> libraries;
  if (withLibrary)
    libraries.push_back(workshop.file("ops.py"));
  ui->app().open(workshop.file("model.mlir"), libraries);
  ui->settle(ctx);
}

void check(ImGuiTestContext *ctx) {
  press(ctx, ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_K);
  ui->settle(ctx);
}

// The browser

void theBrowserListsWhatThereIs(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_9);
  IM_CHECK(catalogueOf(scene()) != nullptr);
  IM_CHECK_GT(int(catalogueOf(scene())->ops.size()), 400);
  ctx->SetRef("//Library");
  ctx->ItemInputValue("##search", "my.");
  ctx->Yield(2);
  const std::string text = ui->textOf(ctx, "library");
  IM_CHECK(shows(text, "my.scale"));
  IM_CHECK(shows(text, "my.bare"));
  IM_CHECK(shows(text, "schema only"));
  IM_CHECK(shows(text, "not checked"));
  IM_CHECK(!shows(text, "aten.tanh"));
}

void builtInOpsTellHowFarTheyAgreeWithPyTorch(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  ui->app().dispatch(FocusView{"library"});
  ctx->Yield(2);
  ctx->SetRef("//Library");
  ctx->ItemInputValue("##search", "aten.mm");
  ctx->Yield(2);
  const std::string text = ui->textOf(ctx, "library");
  IM_CHECK(shows(text, "calls agree"));
  IM_CHECK(!shows(text, "not checked"));
}

void anOpOpensToItsFunctionsAndTheirSource(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  ui->app().dispatch(FocusView{"library"});
  ctx->Yield(2);
  ctx->SetRef("//Library");
  ctx->ItemInputValue("##search", "aten.tanh");
  ctx->ItemClick("**/aten.tanh/###op");
  ui->settle(ctx);
  std::string text = ui->textOf(ctx, "library");
  IM_CHECK(shows(text, "user, overrides"));
  IM_CHECK(shows(text, "built-in, not used"));
  IM_CHECK(shows(text, "def aten〇tanh〡shape")); // the user's, which counts
  ctx->ItemClick("**/aten.tanh/     shape##built-in");
  ui->settle(ctx);
  text = ui->textOf(ctx, "library");
  IM_CHECK(shows(text, "assets/library/"));
  IM_CHECK(libraryOf(scene()).source.problem.empty());
  IM_CHECK_GT(int(libraryOf(scene()).source.lines.size()), int(libraryOf(scene()).place.line));
}

void theBrowserDrawsNoMoreForMoreOps(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  ui->app().dispatch(FocusView{"library"});
  ctx->Yield(3);
  const int all = ImGui::GetIO().MetricsRenderVertices;
  ctx->SetRef("//Library");
  ctx->ItemInputValue("##search", "aten.t");
  ctx->Yield(3);
  IM_CHECK_LT(all, ImGui::GetIO().MetricsRenderVertices * 3 / 2);
}

// Checks

void checkingShowsVerdictsAndFigures(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  IM_CHECK(shows(ui->textOf(ctx, "checks"), "have not run yet"));
  ctx->SetRef("//Checks");
  ctx->ItemClick("Check op libraries");
  ui->settle(ctx);
  IM_CHECK(checkOf(scene()).report != nullptr);
  const std::string text = ui->textOf(ctx, "checks");
  IM_CHECK(shows(text, "1 failed, 3 passed"));
  IM_CHECK(shows(text, "my.scale shape"));
  IM_CHECK(shows(text, "TensorOfShape(7)"));
  IM_CHECK(shows(text, "expected"));
  IM_CHECK(shows(text, "TensorOfShape(8)"));
  IM_CHECK(shows(text, "got[7]"));
  IM_CHECK(shows(text, "never true"));
  ui->app().dispatch(FocusView{"library"});
  ctx->Yield(2);
  ctx->SetRef("//Library");
  ctx->ItemInputValue("##search", "my.scale");
  ctx->ItemClick("**/my.scale/###op");
  ui->settle(ctx);
  const std::string library = ui->textOf(ctx, "library");
  IM_CHECK(shows(library, "1 failed, 3 passed"));
  IM_CHECK(shows(library, "the condition was never true"));
  IM_CHECK(shows(library, "not reached by any invocation"));
}

void withoutALibraryTheChecksSayWhatToDo(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop, false);
  check(ctx);
  IM_CHECK(shows(ui->textOf(ctx, "checks"), "There is no library to check"));
}

void librariesAloneAreCheckedFromTheStartPage(ImGuiTestContext *ctx) {
  Workshop workshop;
  ui->restart(ctx);
  ui->app().open("", {workshop.file("ops.py")});
  ui->settle(ctx);
  IM_CHECK(preparedOf(scene()) == nullptr);
  ctx->SetRef(child(ctx, "//Reify/start"));
  ctx->ItemClick("Check op libraries");
  ui->settle(ctx);
  IM_CHECK(checkOf(scene()).report != nullptr);
  ctx->Yield(6);
  IM_CHECK(focusedView() == findView("checks"));
  IM_CHECK(shows(ui->textOf(ctx, "checks"), "1 failed, 3 passed"));
  ui->app().dispatch(StepInvocation{"my.scale:1"});
  ui->settle(ctx);
  IM_CHECK(traceOf(scene())->modelFile == "my.scale-shape-1.mlir");
  press(ctx, ImGuiMod_Alt | ImGuiKey_LeftArrow);
  IM_CHECK(traceOf(scene())->modelFile == "no model");
  IM_CHECK(checkOf(scene()).report != nullptr);
  ui->app().dispatch(OpenModel{workshop.file("model.mlir")});
  ui->settle(ctx);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("/model.mlir"));
}

void aDecompositionIsSteppedThroughWhereItIsApplied(ImGuiTestContext *ctx) {
  Workshop workshop;
  workshop.write("ops.py", std::string(kLibrary) + R"(
from reify_library import check_decomposition_function


@check_decomposition_function([Invocation(TensorOfShape(2, 3), 2.0)])
def my〇scale〡decomposition(self: torch.Tensor, factor: float) -> torch.Tensor:
    return torch.ops.aten.mul(self, factor)
)");
  openWorkshop(ctx, workshop);
  ui->app().dispatch(StepInvocation{"my.scale decomposition:1"});
  ui->settle(ctx);
  const Trace::StepRef step = traceOf(scene())->at(cursorOf(scene()));
  IM_CHECK(traceOf(scene())->tables.string(step.step->function) == "__torch_mlir_decomposition_fn.my.scale");
  press(ctx, ImGuiKey_End);
  IM_CHECK(snapshotOf(scene())->contract.holds());
  IM_CHECK(shows(snapshotOf(scene())->after.text(), "torch.aten.mul"));
}

void aLibraryWithErrorsSaysWhyItCannotBeChecked(ImGuiTestContext *ctx) {
  Workshop workshop;
  workshop.write("ops.py", "def my〇scale〡shape(self: List[int]) -> List[int]:\n    retrun self\n");
  openWorkshop(ctx, workshop);
  IM_CHECK(preparedOf(scene()) == nullptr); // the start page tells it
  workshop.write("ops.py", kLibrary);
  ui->app().dispatch(Reload{});
  ui->settle(ctx);
  IM_CHECK(preparedOf(scene()) != nullptr);
  workshop.write("ops.py", "def my〇scale〡shape(self: List[int]) -> List[int]:\n    retrun self\n");
  check(ctx);
  IM_CHECK(shows(ui->textOf(ctx, "checks"), "The check could not be made"));
}

/// The panel whose tab is in front at the place of `id`.
bool isInFront(ImGuiTestContext *ctx, const char *title) {
  const ImGuiWindow *window = ctx->WindowInfo((std::string("//") + title).c_str()).Window;
  return window && window->DockTabIsVisible;
}

void thePanelsInFrontAreTheFirstOnes(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  for (bool isReset : {false, true}) {
    if (isReset) {
      for (const View &view : viewTable()) // whichever was in front
        ui->app().dispatch(FocusView{view.id}), ctx->Yield(2);
      ui->app().dispatch(ResetLayout{});
    }
    ctx->Yield(6);
    for (const char *title : {"Steps", "Source", "IR", "Function", "Contract", "Values"})
      IM_CHECK(isInFront(ctx, title));
    for (const char *title : {"Library", "Checks", "Log", "Breakpoints"})
      IM_CHECK(!isInFront(ctx, title));
  }
}

void aPanelThatIsAskedForMovesNoOther(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  ctx->Yield(6);
  ui->app().dispatch(MoveCursor{Move::NextOp});
  ui->settle(ctx);
  IM_CHECK(isInFront(ctx, "Values"));
  ui->app().dispatch(MoveCursor{Move::Into});
  ui->settle(ctx);
  IM_CHECK(isInFront(ctx, "Values"));
  ui->app().dispatch(FocusView{"stages"});
  ctx->Yield(6);
  IM_CHECK(isInFront(ctx, "Four stages"));
  IM_CHECK(isInFront(ctx, "Values"));
  IM_CHECK(isInFront(ctx, "Function"));
  IM_CHECK(isInFront(ctx, "Contract"));
}

void aReloadChecksAgain(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  check(ctx);
  IM_CHECK(!checkOf(scene()).report->hasPassed());
  std::string text = kLibrary;
  text.replace(text.find("TensorOfShape(8)"), 16, "TensorOfShape(7)");
  workshop.write("ops.py", text);
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_R);
  ui->settle(ctx);
  IM_CHECK(checkOf(scene()).report->hasPassed());
  IM_CHECK(shows(ui->textOf(ctx, "checks"), "4 passed"));
  // Verdicts of libraries that are not open any more are not shown.
  ui->app().dispatch(OpenModel{REIFY_SOURCE_DIR "/samples/quantize"});
  ui->settle(ctx);
  IM_CHECK(checkOf(scene()).report == nullptr);
  IM_CHECK(shows(ui->textOf(ctx, "checks"), "have not run yet"));
}

// Invocations

void aFailureLeadsIntoItsRunAndBack(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  press(ctx, ImGuiKey_F8);
  press(ctx, ImGuiKey_F8);
  const uint32_t cursor = cursorOf(scene());
  check(ctx);
  ui->app().dispatch(FocusView{"checks"});
  ctx->Yield(2);
  ctx->SetRef(child(ctx, "//Checks/rows"));
  ctx->ItemClick("$$2/step through"); // the second invocation of the first function
  ui->settle(ctx);
  IM_CHECK(traceOf(scene())->modelFile == "my.scale-shape-2.mlir");
  IM_CHECK(traceOf(scene())->modelText.find("vtensor<[7],f32>") != std::string::npos);
  const Trace::StepRef step = traceOf(scene())->at(cursorOf(scene()));
  IM_CHECK(step.step->kind == StepKind::Refine);
  IM_CHECK(traceOf(scene())->tables.string(step.step->function) == "__torch_mlir_shape_fn.my.scale");
  IM_CHECK(invocationOf(scene()).place.line == 9);
  IM_CHECK(shows(ui->textOf(ctx, "function"), "def my〇scale〡shape"));
  // Reading files again stays with the invocation.
  press(ctx, ImGuiMod_Ctrl | ImGuiKey_R);
  IM_CHECK(traceOf(scene())->modelFile == "my.scale-shape-2.mlir");
  ctx->SetRef(child(ctx, "//Reify/invocation"));
  ctx->ItemClick("###back");
  ui->settle(ctx);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("/model.mlir"));
  IM_CHECK_EQ(cursorOf(scene()), cursor);
  IM_CHECK(!invocationOf(scene()).place.isKnown());
}

void keysLeadBackAndOpeningAModelForgets(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  ui->app().dispatch(StepInvocation{"my.scale dtype:1"});
  ui->settle(ctx);
  IM_CHECK(traceOf(scene())->modelFile == "my.scale-dtype-1.mlir");
  press(ctx, ImGuiMod_Alt | ImGuiKey_LeftArrow);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("/model.mlir"));
  ui->app().dispatch(StepInvocation{"my.scale dtype:9"}); // there is none
  ui->settle(ctx);
  IM_CHECK(traceOf(scene())->modelFile.ends_with("/model.mlir"));
  IM_CHECK(statusOf(scene()).showProblems);
  ui->app().dispatch(StepInvocation{"my.scale:1"});
  ui->settle(ctx);
  ui->app().dispatch(OpenModel{workshop.file("model.mlir")});
  ui->settle(ctx);
  IM_CHECK(!invocationOf(scene()).place.isKnown());
}

// Skeletons

void theContractOffersASkeletonThatIsAppended(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  press(ctx, ImGuiKey_End);
  ui->app().dispatch(FocusView{"contract"});
  ctx->Yield(2);
  ctx->SetRef(child(ctx, "//Contract/list"));
  ctx->ItemClick("**/Write a skeleton…");
  IM_CHECK(ui->app().dialog() == Dialog::Skeleton);
  IM_CHECK(skeletonOf(scene()).text.find("def my〇new〡shape(self: List[int], arg1: float)") != std::string::npos);
  ctx->SetRef("//Library functions for an op");
  ctx->ItemClick("names without 〇 and 〡");
  ctx->Yield(2);
  IM_CHECK(skeletonOf(scene()).text.find("@shape(\"my.new\")") != std::string::npos);
  ctx->ItemClick("Copy");
  IM_CHECK(ui->clipboard == skeletonOf(scene()).text);
  ctx->ItemClick("$$0/###append");
  ui->settle(ctx);
  IM_CHECK(ui->app().dialog() == Dialog::None);
  const std::string text = workshop.read("ops.py");
  IM_CHECK(text.starts_with(kLibrary));
  IM_CHECK(text.find("@shape(\"my.new\")") != std::string::npos);
  IM_CHECK(catalogueOf(scene())->find("my.new") != nullptr);
  IM_CHECK_EQ(int(statusOf(scene()).libraries.size()), 1);
}

void aSkeletonThatCannotBeWrittenLeavesTheFile(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  const std::string path = workshop.file("half.py");
  workshop.write("half.py", "x = 1"); // the last line has no end
  ui->app().dispatch(WriteSkeleton{"my.new"});
  ctx->Yield(3);
  // A file that may not grow stands for a full disk.
  rlimit old;
  getrlimit(RLIMIT_FSIZE, &old);
  const rlimit small{8, old.rlim_max};
  auto *const before = std::signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &small);
  ui->app().dispatch(SaveSkeleton{path, /*append=*/true});
  setrlimit(RLIMIT_FSIZE, &old);
  std::signal(SIGXFSZ, before);
  ctx->Yield(2);
  IM_CHECK(ui->app().dialog() == Dialog::Skeleton);
  IM_CHECK(skeletonOf(scene()).problem.find("half.py cannot be written: File too large") != std::string::npos);
  IM_CHECK(workshop.read("half.py") == "x = 1");
  ui->app().dispatch(SaveSkeleton{path, /*append=*/true});
  ui->settle(ctx);
  IM_CHECK(workshop.read("half.py").starts_with("x = 1\n\n\n"));
  IM_CHECK(workshop.read("half.py").find("my〇new〡dtype") != std::string::npos);
}

void aSkeletonNeverOverwritesAFile(ImGuiTestContext *ctx) {
  Workshop workshop;
  openWorkshop(ctx, workshop);
  workshop.write("mine.py", "x = 1\n");
  ui->app().dispatch(WriteSkeleton{"my.new"});
  ctx->Yield(3);
  ctx->SetRef("//Library functions for an op");
  ctx->ItemInput("##path");
  ctx->KeyCharsReplace(workshop.file("mine.py").c_str());
  ctx->ItemClick("Save as a new file");
  ctx->Yield(2);
  IM_CHECK(ui->app().dialog() == Dialog::Skeleton);
  IM_CHECK(skeletonOf(scene()).problem.find("is there already") != std::string::npos);
  IM_CHECK(workshop.read("mine.py") == "x = 1\n");
  ctx->ItemInput("##path");
  ctx->KeyCharsReplaceEnter(workshop.file("new.py").c_str());
  ui->settle(ctx);
  IM_CHECK(ui->app().dialog() == Dialog::None);
  IM_CHECK(workshop.read("new.py").find("my〇new〡dtype") != std::string::npos);
  IM_CHECK_EQ(int(statusOf(scene()).libraries.size()), 2);
}

} // namespace

void registerLibraryTests(ImGuiTestEngine *engine) {
  add(engine, "library", "the browser lists what there is", theBrowserListsWhatThereIs);
  add(engine, "library", "built-in ops tell how far they agree with PyTorch", builtInOpsTellHowFarTheyAgreeWithPyTorch);
  add(engine, "library", "panels do not cover those that stood there first", thePanelsInFrontAreTheFirstOnes);
  add(engine, "library", "a panel that is asked for moves no other", aPanelThatIsAskedForMovesNoOther);
  add(engine, "library", "an op opens to its functions and their source", anOpOpensToItsFunctionsAndTheirSource);
  add(engine, "library", "more ops draw no more", theBrowserDrawsNoMoreForMoreOps);
  add(engine, "checks", "verdicts, figures and coverage are shown", checkingShowsVerdictsAndFigures);
  add(engine, "checks", "without a library it is said what to do", withoutALibraryTheChecksSayWhatToDo);
  add(engine, "checks", "a library with errors says why", aLibraryWithErrorsSaysWhyItCannotBeChecked);
  add(engine, "checks", "libraries alone are checked from the start page", librariesAloneAreCheckedFromTheStartPage);
  add(engine, "invocations", "a decomposition is stepped through where it is applied",
      aDecompositionIsSteppedThroughWhereItIsApplied);
  add(engine, "checks", "a reload checks again", aReloadChecksAgain);
  add(engine, "invocations", "a failure leads into its run and back", aFailureLeadsIntoItsRunAndBack);
  add(engine, "invocations", "keys lead back, opening a model forgets", keysLeadBackAndOpeningAModelForgets);
  add(engine, "skeletons", "the contract offers one, which is appended", theContractOffersASkeletonThatIsAppended);
  add(engine, "skeletons", "a file is never overwritten", aSkeletonNeverOverwritesAFile);
  add(engine, "skeletons", "a file that cannot be written stays as it was", aSkeletonThatCannotBeWrittenLeavesTheFile);
}

} // namespace reify::test
