package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Recording;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** Weaves the classes of a program, one by one, as they are loaded. Safe for many threads. */
public final class Weaver {

  private final Scope scope;
  private final Registry registry;

  /** Loaders that are gone take what is known of their classes with them. */
  private final Map<Object, ClassFinder> finders = Collections.synchronizedMap(new WeakHashMap<>());

  public Weaver(Recording recording, Scope scope) {
    this.scope = scope;
    this.registry = new Registry(recording);
  }

  /** The class file to load instead of one; empty if it is to be loaded as it is. */
  public Optional<byte[]> weave(@Nullable ClassLoader loader, String name, byte[] classFile) {
    if (loader == null || !scope.contains(name)) {
      return Optional.empty();
    }
    ClassFinder finder = finder(loader);
    byte[] woven = ClassWeaver.weave(classFile, finder, scope, registry);
    return Optional.of(SerialVersion.keep(woven, classFile, finder));
  }

  /**
   * The same for a class that cannot be woven: what others' woven code asks of it is there, and
   * nothing that it does is told.
   */
  public Optional<byte[]> weaveRoom(@Nullable ClassLoader loader, String name, byte[] classFile) {
    if (loader == null || !scope.contains(name)) {
      return Optional.empty();
    }
    ClassFinder finder = finder(loader);
    byte[] woven = RoomWeaver.weave(classFile, finder, scope, registry);
    return Optional.of(SerialVersion.keep(woven, classFile, finder));
  }

  private ClassFinder finder(ClassLoader loader) {
    return finders.computeIfAbsent(loader, none -> new ClassFinder(loader));
  }
}
