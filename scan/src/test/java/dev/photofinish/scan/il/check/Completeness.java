package dev.photofinish.scan.il.check;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.il.Exp;
import dev.photofinish.scan.il.Granularity;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.scan.il.RecordedAccess;
import dev.photofinish.scan.il.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares scan's summary of a method with what the method's executions show: theorem 5.15, in the
 * form that {@code CompletenessOfScanTest} states. Says where they differ, in words.
 */
public final class Completeness {

  private record Anywhere(AccessKind kind, Exp path, int locks) {

    static Anywhere of(RecordedAccess access) {
      return new Anywhere(access.kind(), access.path(), access.locks());
    }

    static Set<Anywhere> of(Set<RecordedAccess> accesses) {
      return accesses.stream().map(Anywhere::of).collect(Collectors.toSet());
    }
  }

  private final IlCase program;
  private final String method;
  private final Claims claims;
  private final Shown shown;

  public Completeness(IlCase program, String method, Summary summary) {
    this(program, method, Claims.of(summary));
  }

  Completeness(IlCase program, String method, Claims claims) {
    this.program = program;
    this.method = method;
    this.claims = claims;
    this.shown = program.shown(method);
  }

  /** How much it is that scan claims. */
  public int claimed() {
    return claims.strong().size();
  }

  /** Whether scan must claim exactly what executions show. */
  public boolean isExact() {
    return shown.complete() && shown.detours().isEmpty() && !claims.allWobbly();
  }

  /**
   * How many accesses with stable paths are shown that scan does not claim, for whatever reason.
   */
  public long unclaimed() {
    Set<Anywhere> claimed = Anywhere.of(claims.strong());
    return due().filter(access -> !claimed.contains(Anywhere.of(access))).count();
  }

  /** Claims that no execution was seen to show, though there may be one. */
  public long unseen() {
    return shown.complete() ? 0 : notShown().count();
  }

  /** What must not be. */
  public List<String> differences() {
    List<String> found = new ArrayList<>();
    if (shown.complete()) {
      // Where executions astray make the path lead elsewhere, IL and Java differ.
      notShown()
          .filter(access -> shown.isStable(access.path()))
          .forEach(access -> found.add(text("claimed, but never shown", access)));
    }
    claims.strong().stream()
        .filter(access -> !shown.isStableInJava(access.path()))
        .forEach(access -> found.add(text("claimed, but executions make it wobble", access)));
    if (!claims.allWobbly()) {
      lost().forEach(access -> found.add(text("claimed by the paper's analysis only", access)));
    }
    missing().forEach(access -> found.add(text("shown, but missing", access)));
    if (!claims.leavesNothing()) {
      found.add(method + ": leaves a lock or a value to its caller");
    }
    return found;
  }

  private Stream<RecordedAccess> notShown() {
    return claims.strong().stream().filter(access -> !shown.accesses().contains(access));
  }

  /** What the paper's analysis, which follows names only, knows to be stable. */
  private Stream<RecordedAccess> lost() {
    dev.photofinish.scan.il.Summary paper = program.summary(method, Granularity.INSTRUCTION);
    return paper.accesses().stream()
        .filter(access -> isShort(access.path()) && paper.isStable(access.path()))
        .filter(access -> !isAmong(access, claims.strong()));
  }

  private Stream<RecordedAccess> missing() {
    boolean loopsOnly = shown.detours().equals(Set.of(Shown.Detour.LOOP));
    if (isExact()) {
      return due().filter(access -> !isAmong(access, claims.strong()));
    }
    return shown.complete() && loopsOnly
        ? due().filter(access -> !isAmong(access, claims.accesses()))
        : Stream.empty();
  }

  /** What a summary without any bounds would claim. */
  private Stream<RecordedAccess> due() {
    return shown.accesses().stream()
        .filter(access -> isShort(access.path()) && shown.isStable(access.path()));
  }

  private static boolean isShort(Exp path) {
    return path.fields().size() <= Path.MAX_STEPS;
  }

  /** Of accesses in callees that differ by their places only, scan keeps a few. */
  private boolean isAmong(RecordedAccess access, Set<RecordedAccess> some) {
    return some.contains(access)
        || (!program.isIn(method, access.line())
            && some.stream().map(Anywhere::of).anyMatch(Anywhere.of(access)::equals));
  }

  private String text(String what, RecordedAccess access) {
    return method + ": " + what + ": " + access;
  }
}
