package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Judges code that works without locks on purpose: volatile fields and atomics keep its threads out
 * of each other's way.
 */
final class LockFree {

  private final Function<MethodKey, List<Step.Field>> signals;
  private final SignalReader reader;

  /**
   * @param signals the volatile fields and atomics that a method uses
   */
  LockFree(Function<MethodKey, List<Step.Field>> signals, SignalReader reader) {
    this.signals = signals;
    this.reader = reader;
  }

  /** Whether one of two accesses, both without a lock, is in such code. */
  boolean containsOneOf(Candidate one, Candidate other) {
    return areUnlocked(one, other) && !(signals(one).isEmpty() && signals(other).isEmpty());
  }

  /** Whether signals keep two accesses without locks apart. */
  boolean keepsApart(Candidate one, Candidate other) {
    if (!areUnlocked(one, other)) {
      return false;
    }
    Set<Step.Field> common = signals(one);
    common.retainAll(signals(other));
    return !common.isEmpty() && progress(one).isApartFrom(progress(other));
  }

  private static boolean areUnlocked(Candidate one, Candidate other) {
    return one.access().locks().isEmpty() && other.access().locks().isEmpty();
  }

  private Set<Step.Field> signals(Candidate candidate) {
    Set<Step.Field> all = new HashSet<>();
    for (Site site : candidate.access().trace().sites()) {
      all.addAll(signals.apply(site.method()));
    }
    return all;
  }

  private Progress progress(Candidate candidate) {
    Progress progress = Progress.none();
    candidate.access().trace().sites().forEach(site -> reader.read(site, progress));
    return progress;
  }
}
