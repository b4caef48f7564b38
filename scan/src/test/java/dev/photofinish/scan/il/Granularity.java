package dev.photofinish.scan.il;

import dev.photofinish.finding.AccessKind;
import java.util.List;
import java.util.stream.Stream;

/** What counts as an access of a command. */
public enum Granularity {

  /** The address of the command's whole path, as in the paper. */
  COMMAND {
    @Override
    List<PathAccess> accesses(Step step) {
      return step.access().stream().toList();
    }
  },

  /**
   * Every field instruction of the command's bytecode: on the way to {@code x.f.g} the field {@code
   * x.f} is read, and so are the paths that are passed to a method.
   */
  INSTRUCTION {
    @Override
    List<PathAccess> accesses(Step step) {
      if (step instanceof Step.Push push) {
        return push.call().actuals().stream().flatMap(Granularity::reads).toList();
      }
      return step.access().stream().flatMap(Granularity::withReadsOnTheWay).toList();
    }
  };

  abstract List<PathAccess> accesses(Step step);

  private static Stream<PathAccess> reads(Exp expression) {
    return expression.pathPrefixes().map(path -> new PathAccess(AccessKind.READ, path));
  }

  private static Stream<PathAccess> withReadsOnTheWay(PathAccess access) {
    Stream<PathAccess> onTheWay = reads(access.path()).limit(access.path().fields().size() - 1L);
    return Stream.concat(onTheWay, Stream.of(access));
  }
}
