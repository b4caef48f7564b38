package dev.photofinish.scan.domain;

/**
 * What is known of all calls of a method by another: where the object comes from that is passed at
 * one position, as long as the caller has not handed any code to other threads.
 *
 * @param callee the method that is called
 * @param position which of the callee's parameters gets the object
 * @param from the caller's parameter that the object comes from, or {@link #MADE}
 */
public record Passed(MethodKey callee, int position, int from) {

  /** The caller has just made it. */
  public static final int MADE = -1;

  public boolean isParameter() {
    return from >= 0;
  }
}
