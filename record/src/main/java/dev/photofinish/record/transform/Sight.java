package dev.photofinish.record.transform;

import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Which loaders find the classes that woven code names. Not all ask the boot loader for what they
 * do not have themselves; those of OSGi do not. Safe for many threads.
 */
final class Sight {

  private final Probe probe;

  /** Loaders that are gone are forgotten. */
  private final Map<ClassLoader, Boolean> known = Collections.synchronizedMap(new WeakHashMap<>());

  /** The loaders that the current thread is asking. */
  private final ThreadLocal<Set<ClassLoader>> asked = ThreadLocal.withInitial(HashSet::new);

  private final Set<String> told = ConcurrentHashMap.newKeySet();

  Sight(Openings openings) {
    this.probe = new Probe(openings);
  }

  /**
   * Whether a loader finds them.
   *
   * @param otherwise told that one of its kind does not, once
   */
  boolean isIn(ClassLoader loader, Consumer<String> otherwise) {
    if (isOfPlatform(loader)) {
      return true;
    }
    Boolean answer = known.get(loader);
    if (answer == null) {
      answer = ask(loader);
    }
    String kind = loader.getClass().getName();
    if (!answer && told.add(kind)) {
      otherwise.accept(
          "classes that a " + kind + " loads are not recorded: it does not find those of ours");
    }
    return answer;
  }

  /** Whether nobody but the platform has a part in what a loader finds. */
  private static boolean isOfPlatform(ClassLoader loader) {
    ClassLoader each = loader;
    while (each != null && each.getClass().getClassLoader() == null) {
      each = each.getParent();
    }
    return each == null;
  }

  /**
   * Asks without a lock, as the loader may wait for a thread that is about to ask as well; both are
   * told the same. What the loader loads meanwhile, to answer, cannot wait: it is woven.
   */
  private boolean ask(ClassLoader loader) {
    if (!asked.get().add(loader)) {
      return true;
    }
    try {
      boolean answer = probe.finds(loader);
      known.put(loader, answer);
      return answer;
    } finally {
      asked.get().remove(loader);
    }
  }
}
