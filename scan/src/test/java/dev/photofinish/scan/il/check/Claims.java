package dev.photofinish.scan.il.check;

import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Returned;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.il.Exp;
import dev.photofinish.scan.il.RecordedAccess;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What scan's summary of a method says, in the words of the paper.
 *
 * @param accesses all that it records
 * @param strong those that may take part in a strong race: certain, and with stable paths
 * @param allWobbly whether it gave up on W, so that nothing is strong
 * @param partial whether it says that it lacks accesses
 * @param leavesNothing whether the method leaves its caller neither a lock nor a value
 */
record Claims(
    Set<RecordedAccess> accesses,
    Set<RecordedAccess> strong,
    boolean allWobbly,
    boolean partial,
    boolean leavesNothing) {

  Claims {
    accesses = Set.copyOf(accesses);
    strong = Set.copyOf(strong);
  }

  static Claims of(Summary summary) {
    Claims claims =
        summary.allWobbly()
            ? of(summary.accesses(), List.of()).withoutStrong()
            : of(summary.accesses(), Set.copyOf(summary.wobbly()));
    boolean leavesNothing = summary.locks().isNone() && summary.returned().equals(Returned.NOTHING);
    return new Claims(
        claims.accesses, claims.strong, summary.allWobbly(), summary.partial(), leavesNothing);
  }

  /** What these parts of a summary say. */
  static Claims of(List<Snapshot> accesses, Collection<Path> wobbly) {
    Set<RecordedAccess> all = new LinkedHashSet<>();
    Set<RecordedAccess> strong = new LinkedHashSet<>();
    for (Snapshot access : accesses) {
      List<RecordedAccess> recorded = recorded(access).toList();
      all.addAll(recorded);
      if (access.certain() && isStable(access.path(), wobbly)) {
        strong.addAll(recorded);
      }
    }
    return new Claims(all, strong, false, false, true);
  }

  private Claims withoutStrong() {
    return new Claims(accesses, Set.of(), allWobbly, partial, leavesNothing);
  }

  private static boolean isStable(Path path, Collection<Path> wobbly) {
    return IntStream.range(0, path.length()).mapToObj(path::first).noneMatch(wobbly::contains);
  }

  private static Stream<RecordedAccess> recorded(Snapshot access) {
    return access.traces().stream()
        .map(
            trace ->
                new RecordedAccess(
                    access.kind(),
                    expression(access.path()),
                    trace.access().line(),
                    access.locks().size()));
  }

  /** IL's methods are static, and their formals are numbered from 1. */
  private static Exp expression(Path path) {
    if (!(path.root() instanceof Root.Formal)) {
      throw new IllegalArgumentException("not rooted at a formal: " + path);
    }
    String root = "arg" + (path.formal() + 1);
    return new Exp(root, path.steps().stream().map(Step::text).toList());
  }
}
