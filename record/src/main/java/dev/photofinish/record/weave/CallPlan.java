package dev.photofinish.record.weave;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What is told around a call of code that is not woven.
 *
 * @param first what is told before its arguments become known
 * @param before what is told before it
 * @param after what is told when it has returned
 * @param failed what is told if it has thrown
 * @param always what is told after that, either way
 * @param isLent whether arrays that it is given are not kept, and so do not become known
 * @param part which part of an atomic object, or of what a handle is given, it accesses
 * @param handed what becomes of its arguments
 */
record CallPlan(
    List<Step> first,
    List<Step> before,
    List<Step> after,
    List<Step> failed,
    List<Step> always,
    boolean isLent,
    Part part,
    Handed handed) {

  /** Which part of an atomic object, or of what a handle is given, a call accesses. */
  enum Part {
    NONE,
    VALUE,
    ELEMENT
  }

  /** Nothing is told but what the arguments become. */
  static CallPlan silent(Handed handed) {
    return new CallPlan(
        List.of(), List.of(), List.of(), List.of(), List.of(), false, Part.NONE, handed);
  }

  /** The same, but for some of what is told, and whatever becomes of its arguments. */
  CallPlan without(Predicate<Step> untold) {
    Predicate<Step> told = untold.negate();
    return new CallPlan(
        first.stream().filter(told).toList(),
        before.stream().filter(told).toList(),
        after.stream().filter(told).toList(),
        failed.stream().filter(told).toList(),
        always.stream().filter(told).toList(),
        isLent,
        part,
        Handed.NONE);
  }

  /** What is told when the call has returned. */
  List<Step> afterwards() {
    return Stream.concat(after.stream(), always.stream()).toList();
  }

  /** What is told when it has thrown. */
  List<Step> whenFailed() {
    return Stream.concat(failed.stream(), always.stream()).toList();
  }

  boolean isEmpty() {
    return first.isEmpty() && before.isEmpty() && after.isEmpty() && always.isEmpty();
  }

  /** Whether something is to be told if the call throws. */
  boolean hasHandler() {
    return !always.isEmpty() || !failed.isEmpty();
  }
}
