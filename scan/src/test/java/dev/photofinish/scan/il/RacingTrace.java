package dev.photofinish.scan.il;

import java.util.List;
import java.util.stream.Stream;

/**
 * A concurrent execution after which both threads can make their access next, to one address. Its
 * text has a column for each thread, and time runs downward.
 */
public final class RacingTrace {

  private final List<String> methods;
  private final Configuration start;
  private final List<Move> moves;
  private final List<Step> accesses;
  private final Address address;

  /**
   * @param methods what the threads run
   * @param accesses the next step of each thread, by which they race
   */
  private RacingTrace(
      List<String> methods,
      Configuration start,
      List<Move> moves,
      List<Step> accesses,
      Address address) {
    this.methods = List.copyOf(methods);
    this.start = start;
    this.moves = List.copyOf(moves);
    this.accesses = List.copyOf(accesses);
    this.address = address;
  }

  static RacingTrace of(Configuration start, Schedule schedule, Collision collision) {
    Configuration end = schedule.now();
    return new RacingTrace(
        collision.methods(),
        start,
        schedule.moves(),
        Stream.of(0, 1).map(thread -> collision.access(end, thread)).toList(),
        collision.at(end).orElseThrow());
  }

  List<String> methods() {
    return methods;
  }

  Configuration start() {
    return start;
  }

  List<Move> moves() {
    return moves;
  }

  List<Step> accesses() {
    return accesses;
  }

  Address address() {
    return address;
  }

  @Override
  public String toString() {
    return TraceTable.render(this);
  }
}
