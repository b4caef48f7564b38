package dev.photofinish.prove.race;

import dev.photofinish.finding.Reason;
import dev.photofinish.prove.code.Access;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the stages say of each pair of accesses to one field: plain data. What a round rules out
 * stays ruled out, as each round is sound, so that the next one is asked for the others only.
 */
final class Verdicts {

  private final Rows rows = new Rows();

  /** For each stage, the pairs that neither it nor one before it rules out. */
  private final Map<Reason, PairMatrix> left = new EnumMap<>(Reason.class);

  /** What the round before says, until it is taken over. */
  private @Nullable Verdicts before;

  /** What holds for all objects, if this is about some. */
  private final @Nullable Verdicts whole;

  /** The pairs that are asked for; null for all. */
  private final @Nullable PairMatrix candidates;

  /** The rows of the accesses that the next round is asked for. */
  private BitSet open = new BitSet();

  /**
   * @param before what the round before says; null if there was none
   */
  Verdicts(Collection<Access> accesses, @Nullable Verdicts before) {
    this(accesses, before, null);
  }

  private Verdicts(
      Collection<Access> accesses, @Nullable Verdicts before, @Nullable Verdicts whole) {
    this.before = before;
    this.whole = whole;
    if (before != null) {
      rows.addAll(before.rows.accesses());
    }
    rows.addAll(accesses);
    for (Reason reason : Reason.values()) {
      left.put(reason, new PairMatrix(rows.size()));
    }
    this.candidates = before == null ? null : before.candidates(rows.size());
  }

  /** The same for some of the accesses, as far as they are about some of the objects. */
  Verdicts within(Collection<Access> accesses) {
    return new Verdicts(accesses, null, this);
  }

  /** The pairs that are left, and all of accesses that were not there yet. */
  private PairMatrix candidates(int count) {
    PairMatrix asked = new PairMatrix(count);
    asked.addAllBut(left(), new PairMatrix(0));
    if (count > rows.size()) {
      asked.setFrom(rows.size());
    }
    return asked;
  }

  /** Takes over what was ruled out before, and lets go of the rounds before. */
  void finish() {
    if (before != null && candidates != null) {
      for (Reason reason : Reason.values()) {
        matrix(reason).retainAll(candidates);
        matrix(reason).addAllBut(before.matrix(reason), before.left());
      }
    }
    before = null;
    open = left().members();
  }

  /** Leaves the pairs of the accesses of some points to a stage. */
  void pair(Collection<Point> points, Reason reason) {
    rows.pair(rows.of(points), matrix(reason));
  }

  /** Elements of an array that have different numbers are not the same. */
  void separateElements() {
    rows.separateElements(left.values());
  }

  List<Access> accesses() {
    return rows.accesses();
  }

  int row(Access access) {
    return rows.of(access);
  }

  boolean isAsked(Access one, Access other) {
    if (whole != null) {
      return whole.left().has(whole.row(one), whole.row(other));
    }
    return candidates == null || candidates.has(row(one), row(other));
  }

  /** Whether the next round is asked for pairs of an access. */
  boolean isOpen(Access access) {
    return !rows.has(access) || open.get(rows.of(access));
  }

  PairMatrix matrix(Reason reason) {
    PairMatrix matrix = left.get(reason);
    if (matrix == null) {
      throw new IllegalStateException("no pairs for " + reason);
    }
    return matrix;
  }

  private PairMatrix left() {
    return matrix(Reason.THREAD);
  }

  /** The first stage that rules a pair of accesses out; empty if none does. */
  Optional<Reason> ruledOutBy(Access one, Access other) {
    Optional<Reason> forAll = whole == null ? Optional.empty() : whole.ruledOutBy(one, other);
    return forAll.isPresent() ? forAll : first(one, other);
  }

  private Optional<Reason> first(Access one, Access other) {
    return Arrays.stream(Reason.values())
        .filter(reason -> !matrix(reason).has(row(one), row(other)))
        .findFirst();
  }

  /** The number of pairs of accesses with a write, whatever they are about. */
  long original() {
    return rows.original();
  }

  /** The number of pairs that are ruled out by a stage, and by none before it. */
  long ruledOut(Reason stage) {
    long without = original();
    for (Reason reason : Reason.values()) {
      if (reason == stage) {
        break;
      }
      without = matrix(reason).size();
    }
    return without - matrix(stage).size();
  }
}
