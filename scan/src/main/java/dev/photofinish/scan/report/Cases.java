package dev.photofinish.scan.report;

import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.Optional;

/** Looks up, for races that are to be told, what only their code tells. */
final class Cases {

  private final Program program;
  private final Uses uses;

  Cases(Program program, Uses uses) {
    this.program = program;
    this.uses = uses;
  }

  Case of(Pair pair) {
    Path path = pair.one().path();
    Optional<JavaType> holder = holder(path);
    Optional<JavaType> type =
        path.last() == Step.ELEMENT
            ? holder.filter(JavaType::isArray).map(JavaType::element)
            : holder;
    return new Case(pair, uses.of(pair.one()), uses.of(pair.other()), type, holder);
  }

  private Optional<JavaType> holder(Path path) {
    for (int i = path.length() - 1; i >= Math.max(0, path.length() - 2); i--) {
      if (path.step(i) instanceof Step.Field field) {
        return declared(field);
      }
    }
    return Optional.empty();
  }

  private Optional<JavaType> declared(Step.Field field) {
    return program.find(field.owner()).fields().stream()
        .filter(candidate -> candidate.name().equals(field.name()))
        .map(FieldModel::type)
        .findFirst();
  }
}
