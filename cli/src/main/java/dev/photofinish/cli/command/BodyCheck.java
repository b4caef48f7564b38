package dev.photofinish.cli.command;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.BodyChecker;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import java.util.List;
import java.util.stream.Stream;

/**
 * The bodies of a whole program, built and checked.
 *
 * @param violations where the rules of SSA form do not hold: mistakes of ours
 */
record BodyCheck(long classes, long bodies, long instructions, List<String> violations) {

  private static final BodyCheck NOTHING = new BodyCheck(0, 0, 0, List.of());

  static BodyCheck run(Program program) {
    return program.applicationNames().parallelStream()
        .map(name -> ofClass(program, name))
        .reduce(NOTHING, BodyCheck::plus);
  }

  private static BodyCheck ofClass(Program program, String name) {
    ClassModel model = program.find(name);
    program.hierarchy().superinterfaces(model); // So that a cycle among super types is reported.
    List<Body> bodies = model.bodies();
    return new BodyCheck(
        1,
        bodies.size(),
        bodies.stream().mapToLong(Body::instructionCount).sum(),
        bodies.stream().flatMap(BodyCheck::violations).toList());
  }

  private static Stream<String> violations(Body body) {
    return BodyChecker.check(body).stream().map(violation -> body.method() + ": " + violation);
  }

  private BodyCheck plus(BodyCheck other) {
    return new BodyCheck(
        classes + other.classes,
        bodies + other.bodies,
        instructions + other.instructions,
        Stream.concat(violations.stream(), other.violations.stream()).toList());
  }

  String summary() {
    return String.format(
        "classes: %d, bodies: %d, instructions: %d, violations: %d",
        classes, bodies, instructions, violations.size());
  }
}
