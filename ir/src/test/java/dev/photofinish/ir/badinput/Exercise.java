package dev.photofinish.ir.badinput;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.BodyChecker;
import dev.photofinish.ir.BodyPrinter;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.HeldLocks;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.LockOperations;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.List;

/** Asks a program everything about a class that an analysis would. */
final class Exercise {

  private final Program program;
  private final LockOperations locks;
  private final List<String> violations = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  private Exercise(Program program) {
    this.program = program;
    this.locks = LockOperations.monitorsAndLocks(program.hierarchy());
  }

  /** What the model says of a class, as text; fails if a body breaks the rules of bodies. */
  static String of(Program program, String className) {
    Exercise exercise = new Exercise(program);
    exercise.visit(program.find(className));
    if (!exercise.violations.isEmpty()) {
      throw new AssertionError(String.join("\n", exercise.violations));
    }
    return exercise.text.toString();
  }

  private void visit(ClassModel model) {
    text.append(model).append(model.annotations()).append(model.sourcePath()).append('\n');
    program.hierarchy().superclasses(model);
    program.hierarchy().superinterfaces(model);
    for (FieldModel field : model.fields()) {
      text.append(field).append(field.type()).append(field.annotations()).append('\n');
    }
    model.methods().forEach(this::visit);
    model.bodies().forEach(this::visit);
  }

  private void visit(MethodModel method) {
    text.append(method).append(method.annotations()).append(method.exceptions()).append('\n');
    program.calls().seeThrough(method);
    program.calls().accessedField(method);
    program.members().select(method.owner(), method);
  }

  private void visit(Body body) {
    text.append(BodyPrinter.print(body));
    BodyChecker.check(body).forEach(rule -> violations.add(body.method() + ": " + rule));
    HeldLocks.of(body, locks);
    body.blocks().stream().flatMap(block -> block.instructions().stream()).forEach(this::visit);
  }

  private void visit(Instruction instruction) {
    instruction.result().ifPresent(result -> result.type().sourceName());
    if (instruction instanceof Invoke call) {
      program.members().resolve(call.method());
    }
  }
}
