package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Recording;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Weaves the classes of a program, one by one, as they are loaded. Safe for many threads. */
public final class Weaver {

  private final Scope scope;
  private final Registry registry;
  private final Planner planner;

  /** Loaders that are gone take what is known of their classes with them. */
  private final Map<Object, ClassFinder> finders = Collections.synchronizedMap(new WeakHashMap<>());

  public Weaver(Recording recording, Scope scope) {
    this.scope = scope;
    this.registry = new Registry(recording);
    LibraryTypes types = new LibraryTypes(scope);
    recording.use(types, new HandledFields(scope, registry));
    this.planner = new Planner(types);
  }

  /** The class file to load instead of one; empty if it is to be loaded as it is. */
  public Optional<byte[]> weave(@Nullable ClassLoader loader, String name, byte[] classFile) {
    return replace(
        loader,
        name,
        classFile,
        (file, finder) -> ClassWeaver.weave(file, finder, scope, planner, registry));
  }

  /**
   * The same for a class that cannot be woven: what others' woven code asks of it is there, and
   * nothing that it does is told.
   */
  public Optional<byte[]> weaveRoom(@Nullable ClassLoader loader, String name, byte[] classFile) {
    return replace(
        loader, name, classFile, (file, finder) -> RoomWeaver.weave(file, finder, scope, registry));
  }

  /** The same for a class that was woven, and is not to be any more. */
  public Optional<byte[]> unweave(@Nullable ClassLoader loader, String name, byte[] classFile) {
    return replace(
        loader,
        name,
        classFile,
        (file, finder) -> RoomWeaver.unweave(file, finder, scope, registry));
  }

  /**
   * The same for a proxy that is not woven, but may be made after classes that are: it has nothing
   * of what was added to these.
   */
  public static Optional<byte[]> ofProxy(byte[] classFile) {
    byte[] file = Imitation.undo(classFile);
    return file == classFile ? Optional.empty() : Optional.of(file);
  }

  private Optional<byte[]> replace(
      @Nullable ClassLoader loader,
      String name,
      byte[] classFile,
      BiFunction<byte[], ClassFinder, byte[]> weaving) {
    if (loader == null || !scope.contains(name)) {
      return Optional.empty();
    }
    if (ThreadStates.areIn(classFile)) {
      registry.watchStates();
    }
    ClassFinder finder = finder(loader);
    byte[] file = Imitation.undo(classFile);
    return Optional.of(SerialVersion.keep(weaving.apply(file, finder), file, finder));
  }

  private ClassFinder finder(ClassLoader loader) {
    return finders.computeIfAbsent(loader, none -> new ClassFinder(loader));
  }
}
