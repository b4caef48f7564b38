package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * An instance as threads come to it with the same of its arguments local: what it does to objects
 * that others may see, and whom it calls.
 */
public final class Visit {

  /** A call that leads from one visit to another. */
  public record Call(CallEdge edge, Visit target) {}

  private final int number;
  private final Instance instance;
  private final List<Call> calls = new ArrayList<>();

  /** The accesses whose object no second thread sees. */
  private final ObjectSet own = new ObjectSet();

  private BitSet threads = new BitSet();

  Visit(int number, Instance instance) {
    this.number = number;
    this.instance = instance;
  }

  /** Its number among all visits. */
  public int number() {
    return number;
  }

  public Instance instance() {
    return instance;
  }

  public List<Call> calls() {
    return calls;
  }

  /** Whether the object of an access may be seen by a second thread. */
  public boolean shares(Access access) {
    return !own.contains(access.id());
  }

  /** The numbers of the threads that come to it. */
  BitSet threads() {
    return threads;
  }

  void setThreads(BitSet threads) {
    this.threads = threads;
  }

  void own(Access access) {
    own.add(access.id());
  }

  void add(Call call) {
    calls.add(call);
  }
}
