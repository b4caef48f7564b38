package dev.photofinish.record.weave;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds what there is to know of the classes that one loader sees, without loading them. */
final class ClassFinder {

  private final @Nullable ClassLoader loader;
  private final Map<String, Optional<ClassFacts>> known = new ConcurrentHashMap<>();

  ClassFinder(@Nullable ClassLoader loader) {
    this.loader = loader;
  }

  /** A class that is being loaded: its loader need not be able to find it as a file. */
  void add(ClassFacts facts) {
    known.put(facts.name(), Optional.of(facts));
  }

  Optional<ClassFacts> find(String name) {
    Optional<ClassFacts> facts = known.get(name);
    if (facts == null) {
      facts = read(name);
      known.put(name, facts);
    }
    return facts;
  }

  private Optional<ClassFacts> read(String name) {
    String file = name + ".class";
    try (InputStream in =
        loader == null
            ? ClassLoader.getSystemResourceAsStream(file)
            : loader.getResourceAsStream(file)) {
      return in == null ? Optional.empty() : Optional.of(ClassFacts.of(in.readAllBytes()));
    } catch (IOException | RuntimeException e) {
      // A class that cannot be read is one that nothing is known of; its own loading will tell.
      return Optional.empty();
    }
  }

  /** The class that declares a field, as JVMS 5.4.3.2 finds it; empty if not all is there. */
  Optional<ClassFacts> declaring(String owner, ClassFacts.FieldKey field) {
    Optional<ClassFacts> facts = find(owner);
    if (facts.isEmpty() || facts.get().fields().containsKey(field)) {
      return facts;
    }
    for (String above : facts.get().interfaces()) {
      Optional<ClassFacts> found = declaring(above, field);
      if (found.isPresent()) {
        return found;
      }
    }
    String superName = facts.get().superName();
    return superName == null ? Optional.empty() : declaring(superName, field);
  }

  /** Whether a class is another, or below it, as far as is known. */
  boolean isBelow(String name, String above) {
    for (String at = name; at != null; ) {
      if (at.equals(above)) {
        return true;
      }
      Optional<ClassFacts> facts = find(at);
      at = facts.isPresent() ? facts.get().superName() : null;
    }
    return false;
  }
}
