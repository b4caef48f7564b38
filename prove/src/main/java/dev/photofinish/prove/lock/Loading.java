package dev.photofinish.prove.lock;

import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.ProgramField;
import java.util.List;
import java.util.Optional;

/**
 * What an instruction loads, be it a call: from a value of its method, or from a static field.
 *
 * @param base what it is loaded from; empty if that is a static field
 * @param fields the fields by which it is loaded, the last one first
 * @param global the static field that it is loaded from, if it is
 */
record Loading(Optional<Value> base, List<ProgramField> fields, Optional<ProgramField> global) {}
