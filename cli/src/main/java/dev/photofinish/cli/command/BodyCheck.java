package dev.photofinish.cli.command;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.BodyChecker;
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
    List<Body> bodies = program.find(name).bodies();
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
        "%d classes, %d bodies, %d instructions, %d violations",
        classes, bodies, instructions, violations.size());
  }
}
