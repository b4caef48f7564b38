package dev.photofinish.record.weave;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds what there is to know of the classes that one loader sees, without loading them. Does not
 * keep the loader, whose classes the program may be done with.
 */
final class ClassFinder {

  private final Reference<ClassLoader> loader;
  private final Map<String, Optional<ClassFacts>> known = new ConcurrentHashMap<>();

  ClassFinder(ClassLoader loader) {
    this.loader = new WeakReference<>(loader);
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
    ClassLoader from = loader.get();
    if (from == null) {
      return Optional.empty();
    }
    try (InputStream in = from.getResourceAsStream(name + ".class")) {
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

  /** Whether a type is another, or extends or implements it, as far as is known. */
  boolean isA(@Nullable String name, String above) {
    if (name == null || name.equals(above)) {
      return name != null;
    }
    Optional<ClassFacts> facts = find(name);
    return facts.isPresent()
        && (isA(facts.get().superName(), above)
            || facts.get().interfaces().stream().anyMatch(each -> isA(each, above)));
  }

  /** Whether a method declares that its thread may be interrupted, where it is declared first. */
  boolean mayStop(@Nullable String name, ClassFacts.MethodKey method) {
    Optional<ClassFacts> facts = name == null ? Optional.empty() : find(name);
    if (facts.isEmpty()) {
      return false;
    } else if (facts.get().methods().containsKey(method)) {
      return facts.get().stopped().contains(method);
    }
    return mayStop(facts.get().superName(), method)
        || facts.get().interfaces().stream().anyMatch(above -> mayStop(above, method));
  }

  /**
   * The first type above a woven one that is not woven and declares a method; empty if a woven one
   * declares it before.
   */
  Optional<String> library(String name, ClassFacts.MethodKey method, Scope scope) {
    Optional<ClassFacts> facts = find(name);
    if (!scope.contains(name)) {
      return facts.isEmpty() || facts.get().methods().containsKey(method)
          ? Optional.of(name)
          : above(facts.get(), method, scope);
    }
    return facts.isEmpty() || facts.get().methods().containsKey(method)
        ? Optional.empty()
        : above(facts.get(), method, scope);
  }

  private Optional<String> above(ClassFacts facts, ClassFacts.MethodKey method, Scope scope) {
    String superName = facts.superName();
    Optional<String> found =
        superName == null ? Optional.empty() : library(superName, method, scope);
    for (int i = 0; i < facts.interfaces().size() && found.isEmpty(); i++) {
      found = library(facts.interfaces().get(i), method, scope);
    }
    return found;
  }

  /** Whether a type above one that is not woven, other than Object, has a method. */
  boolean overridesLibrary(String name, ClassFacts.MethodKey method, Scope scope) {
    Optional<ClassFacts> facts = find(name);
    if (facts.isEmpty() || name.equals("java/lang/Object")) {
      return false;
    }
    boolean declares = !scope.contains(name) && facts.get().methods().containsKey(method);
    String superName = facts.get().superName();
    return declares
        || (superName != null && overridesLibrary(superName, method, scope))
        || facts.get().interfaces().stream()
            .anyMatch(each -> overridesLibrary(each, method, scope));
  }
}
