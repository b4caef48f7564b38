package dev.photofinish.finding;

import java.util.List;

/**
 * What threads did in a run that was seen, one after the other, until two of them stood before
 * accesses that race.
 *
 * @param threads their names; two may have the same
 * @param steps what was done before, in its order
 * @param first the access that one of the two stood before
 * @param second that of the other
 */
public record Interleaving(List<String> threads, List<Step> steps, Step first, Step second) {

  /**
   * Something that a thread did.
   *
   * @param thread its place among the names
   * @param place where in the code; its file may not be known
   * @param deed what, in a few words: {@code Account.balance = 7}, {@code lock Bank#3}
   */
  public record Step(int thread, Frame place, String deed) {}

  public Interleaving {
    threads = List.copyOf(threads);
    steps = List.copyOf(steps);
    if (first.thread() == second.thread()) {
      throw new IllegalArgumentException("one thread alone does not race");
    }
  }

  /** Both racing accesses, which nothing kept apart any more. */
  public List<Step> atOnce() {
    return List.of(first, second);
  }

  public String name(Step step) {
    return threads.get(step.thread());
  }
}
