// An op's schema as the `def` line of its library functions in Python: names, types and defaults.
#pragma once
#include "engine/schema/schema.h"

#include <string>
#include <string_view>

namespace reify {

/// What stands for the type in a function of the kind: a tensor is its sizes in a "shape" function, its
/// rank and dtype in a "dtype" function, itself in a "decomposition".
std::string pythonType(const SchemaType &type, std::string_view kind);
/// Whether any annotation will do: for types that Python functions have no name for.
bool takesAnything(const SchemaType &type);

std::string pythonParameterName(const SchemaValue &value, size_t index, std::string_view kind);
/// A default of the schema in Python; lists become tuples.
std::string pythonDefault(const SchemaValue &value);
std::string pythonResult(const OpSchema &schema, std::string_view kind);

/// "def NAME(self: List[int], factor: float = 1.) -> List[int]:"
std::string pythonDef(const OpSchema &schema, std::string_view kind, std::string_view name);

} // namespace reify
