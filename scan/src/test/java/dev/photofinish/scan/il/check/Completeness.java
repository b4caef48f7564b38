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

  /** What a summary without any bounds would claim. */
  private final List<RecordedAccess> due;

  private final List<String> unfounded;
  private final List<String> lacking;

  public Completeness(IlCase program, String method, Summary summary) {
    this(program, method, Claims.of(summary));
  }

  Completeness(IlCase program, String method, Claims claims) {
    this.program = program;
    this.method = method;
    this.claims = claims;
    this.shown = program.shown(method);
    this.due =
        shown.accesses().stream()
            .filter(access -> isShort(access.path()) && shown.isStable(access.path()))
            .toList();
    this.unfounded = findUnfounded();
    this.lacking = findLacking();
  }

  /** How much it is that scan claims. */
  public int claimed() {
    return claims.strong().size();
  }

  /** Whether scan must claim exactly what executions show. */
  public boolean isExact() {
    return isFollowed() && !claims.partial();
  }

  /** Whether nothing but a lack of room for accesses keeps scan from claiming what is shown. */
  private boolean isFollowed() {
    return shown.complete() && shown.detours().isEmpty() && !claims.allWobbly();
  }

  /** Whether the summary says that it lacks accesses. */
  public boolean isPartial() {
    return claims.partial();
  }

  /**
   * How many accesses with stable paths are shown that scan does not claim, for whatever reason.
   */
  public long unclaimed() {
    Set<Anywhere> claimed = Anywhere.of(claims.strong());
    return due.stream().filter(access -> !claimed.contains(Anywhere.of(access))).count();
  }

  /** Claims that no execution was seen to show, though there may be one. */
  public long unseen() {
    return shown.complete() ? 0 : notShown().count();
  }

  /** What must not be. */
  public List<String> differences() {
    List<String> found = new ArrayList<>(unfounded);
    if (!claims.partial()) {
      found.addAll(lacking);
    }
    if (!claims.leavesNothing()) {
      found.add(method + ": leaves a lock or a value to its caller");
    }
    return found;
  }

  /** What is claimed against what executions show. */
  List<String> unfounded() {
    return unfounded;
  }

  private List<String> findUnfounded() {
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
    return found;
  }

  /** What is not claimed, or not even recorded, but must be, unless the summary is partial. */
  public List<String> lacking() {
    return lacking;
  }

  private List<String> findLacking() {
    List<String> found = new ArrayList<>();
    if (!claims.allWobbly()) {
      lost().forEach(access -> found.add(text("claimed by the paper's analysis only", access)));
    }
    missing().forEach(access -> found.add(text("shown, but missing", access)));
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
    if (isFollowed()) {
      return due.stream().filter(access -> !isAmong(access, claims.strong()));
    }
    return shown.complete() && loopsOnly
        ? due.stream().filter(access -> !isAmong(access, claims.accesses()))
        : Stream.empty();
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
