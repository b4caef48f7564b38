package dev.photofinish.predict.report;

import dev.photofinish.predict.window.Lock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What locks are called in reports. */
final class LockNames {

  private final ObjectFacts objects;
  private final CodePlaces places;

  LockNames(ObjectFacts objects, CodePlaces places) {
    this.objects = objects;
    this.places = places;
  }

  /**
   * The names of the locks that one access of a race has.
   *
   * @param others those that were told before: what has the same name and is another object says so
   */
  List<String> of(List<Lock> locks, List<Lock> others) {
    List<String> names = new ArrayList<>();
    for (Lock lock : locks) {
      String name = name(lock);
      boolean isAnother =
          others.stream().noneMatch(other -> other.object() == lock.object())
              && others.stream().anyMatch(other -> name(other).equals(name));
      String text = (isAnother ? "another " : "") + name + (lock.shared() ? " (read)" : "");
      if (!names.contains(text)) {
        names.add(text);
      }
    }
    return names;
  }

  /** Locks of the platform's classes tell little: the field that holds them tells more. */
  private String name(Lock lock) {
    Optional<String> className = objects.className(lock.object());
    if (className.filter(name -> !name.startsWith("java.")).isPresent()) {
      return className.get();
    }
    return objects
        .holder(lock.object())
        .map(known -> known.owner() + "." + known.name())
        .or(() -> places.lock(lock.site()))
        .or(() -> className)
        .orElse("the lock of a class");
  }
}
