// reify new-op SCHEMA: the beginning of a library file.
#include "app/cli/commands.h"
#include "engine/session/write_skeleton.h"

#include <ostream>

namespace reify::cli {
namespace {

class NewOp : public Subcommand {
public:
  void declare(Declaration &declaration) override {
    Option &schema = declaration.argument("SCHEMA", "a schema", schema_,
                                          "of the op, in quotes: 'my::scale(Tensor self, float factor) -> Tensor'");
    schema.takes = Takes::Text;
    schema.hint = "quote the schema as one argument";
    declaration.flag("--ascii", ascii_, "ops named by decorators, for keyboards without 〇 and 〡");
    declaration.flag("--decomposition", decomposition_, "also a decomposition function");
    declaration.about = "The file has the library functions that the op needs, ready to be filled in.";
  }
  int run(Terminal &terminal) override {
    std::variant<OpSchema, SchemaError> parsed = parseSchema(schema_);
    if (const SchemaError *error = std::get_if<SchemaError>(&parsed)) {
      terminal.err << "reify: this is no operator schema: " << error->message << "\n  " << schema_ << "\n  "
                   << std::string(error->column > 0 ? error->column - 1 : 0, ' ') << "^\n";
      return kBadInput;
    }
    terminal.out << skeletonOf(std::get<OpSchema>(parsed), ascii_, decomposition_);
    return kGood;
  }

private:
  std::string schema_;
  bool ascii_ = false, decomposition_ = false;
};

} // namespace

std::unique_ptr<Subcommand> makeNewOp() { return std::make_unique<NewOp>(); }

} // namespace reify::cli
