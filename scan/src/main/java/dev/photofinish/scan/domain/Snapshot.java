package dev.photofinish.scan.domain;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.ir.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Accesses to the heap of which the same is known, and the calls that lead to them. */
public final class Snapshot {

  private final AccessFacts facts;
  private final When when;

  /** Most have one place: there are too many of them to have a list each. */
  private final Trace first;

  private final FixedList<Trace> more;

  /** Accesses that happen whatever the parameters are. */
  public Snapshot(AccessFacts facts, List<Trace> traces) {
    this(facts, When.ANY, traces);
  }

  /**
   * @param when what is certain of the parameters of the method that the summary belongs to, if any
   *     of the accesses happens
   * @param traces the calls that lead to the accesses, one for each place; at least one
   */
  public Snapshot(AccessFacts facts, When when, List<Trace> traces) {
    this.facts = facts;
    this.when = when;
    this.first = traces.get(0);
    this.more =
        traces.size() == 1 ? FixedList.of() : FixedList.copyOf(traces.subList(1, traces.size()));
  }

  public AccessFacts facts() {
    return facts;
  }

  public When when() {
    return when;
  }

  public Path path() {
    return facts.path();
  }

  public AccessKind kind() {
    return facts.kind();
  }

  public boolean certain() {
    return facts.certain();
  }

  public LockSet locks() {
    return facts.locks();
  }

  public Threads threads() {
    return facts.threads();
  }

  public @Nullable Fork fork() {
    return facts.fork();
  }

  public Set<Fork> after() {
    return facts.after();
  }

  public boolean isWrite() {
    return kind() == AccessKind.WRITE;
  }

  public int places() {
    return 1 + more.size();
  }

  public Trace trace(int place) {
    return place == 0 ? first : more.get(place - 1);
  }

  public List<Trace> traces() {
    List<Trace> all = new ArrayList<>(places());
    all.add(first);
    all.addAll(more);
    return all;
  }

  /** The first of the traces. */
  public Trace trace() {
    return first;
  }

  /** Where the first of the accesses is. */
  public Site site() {
    return first.access();
  }

  /** The access at the end of one of the traces. */
  public Snapshot at(Trace trace) {
    return new Snapshot(facts, when, List.of(trace));
  }

  Snapshot withForks(UnaryOperator<Fork> known) {
    return new Snapshot(facts.withForks(known), when, traces());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Snapshot snapshot
        && facts.equals(snapshot.facts)
        && when.equals(snapshot.when)
        && first.equals(snapshot.first)
        && more.equals(snapshot.more);
  }

  @Override
  public int hashCode() {
    return 31 * facts.hashCode() + first.hashCode();
  }

  @Override
  public String toString() {
    return facts + " at " + traces();
  }
}
