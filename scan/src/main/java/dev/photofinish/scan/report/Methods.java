package dev.photofinish.scan.report;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.MethodKey;
import java.util.Optional;

/** Finds the code that sites are in. */
final class Methods {

  private final Program program;

  Methods(Program program) {
    this.program = program;
  }

  Optional<MethodModel> find(MethodKey key) {
    return program
        .find(key.owner())
        .declaredMethod(key.name(), MethodDescriptor.of(key.descriptor()));
  }

  Optional<Body> body(MethodKey key) {
    return find(key).flatMap(MethodModel::body);
  }

  /** The instruction that comes from a bytecode instruction. */
  static Optional<Instruction> instruction(Body body, int index) {
    return body.blocks().stream()
        .flatMap(block -> block.instructions().stream())
        .filter(instruction -> instruction.index() == index)
        .findFirst();
  }
}
