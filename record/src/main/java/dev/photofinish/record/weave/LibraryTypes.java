package dev.photofinish.record.weave;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Models;
import dev.photofinish.models.TypeFacts;
import dev.photofinish.record.runtime.TypeKind;
import dev.photofinish.record.runtime.Typing;
import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the models know of code that is not woven, over the running JDK. Safe for many threads. */
final class LibraryTypes implements Typing {

  /** What models do not name, as only its library makes it, or what counts as something else. */
  private static final Map<String, TypeKind> PREFIXES =
      Map.ofEntries(
          Map.entry("java.util.Collections$Synchronized", TypeKind.ORDERED),
          Map.entry("java.util.Collections$Unmodifiable", TypeKind.ORDERED),
          Map.entry("java.util.Collections$Checked", TypeKind.ORDERED),
          Map.entry("java.util.Collections$SetFromMap", TypeKind.ORDERED),
          Map.entry("java.util.Collections$AsLIFOQueue", TypeKind.ORDERED),
          Map.entry("java.util.Collections$Empty", TypeKind.IMMUTABLE),
          Map.entry("java.util.Collections$Singleton", TypeKind.IMMUTABLE),
          Map.entry("java.util.ImmutableCollections", TypeKind.IMMUTABLE),
          Map.entry("java.util.KeyValueHolder", TypeKind.IMMUTABLE),
          Map.entry("java.util.TimerTask", TypeKind.ORDERED),
          Map.entry("java.util.stream.", TypeKind.ORDERED),
          Map.entry("java.util.concurrent.", TypeKind.ORDERED),
          Map.entry("java.util.concurrent.locks.ReentrantLock", TypeKind.LOCK),
          Map.entry("java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock", TypeKind.LOCK),
          Map.entry(
              "java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock", TypeKind.READ_LOCK),
          Map.entry("java.util.concurrent.locks.StampedLock$WriteLockView", TypeKind.STAMPED),
          Map.entry("java.util.concurrent.locks.StampedLock$ReadLockView", TypeKind.STAMPED_READ),
          // Reflection does not show its fields.
          Map.entry("java.lang.ClassLoader", TypeKind.ORDERED),
          Map.entry("java.lang.ThreadLocal", TypeKind.IMMUTABLE),
          // What they lock is themselves, unless they are told.
          Map.entry("java.io.Reader", TypeKind.ORDERED),
          Map.entry("java.io.Writer", TypeKind.ORDERED),
          Map.entry("java.io.RandomAccessFile", TypeKind.OUTSIDE),
          Map.entry("java.io.Piped", TypeKind.OUTSIDE),
          Map.entry("java.util.logging.", TypeKind.IMMUTABLE),
          Map.entry("java.util.logging.Logger", TypeKind.LOGGING),
          Map.entry("java.util.logging.LogManager", TypeKind.LOGGING),
          Map.entry("java.util.logging.ConsoleHandler", TypeKind.LOGGING),
          Map.entry("java.util.logging.FileHandler", TypeKind.LOGGING),
          Map.entry("java.util.logging.MemoryHandler", TypeKind.LOGGING),
          Map.entry("java.util.logging.SocketHandler", TypeKind.LOGGING),
          Map.entry("java.util.logging.StreamHandler", TypeKind.LOGGING),
          Map.entry("com.sun.net.", TypeKind.OUTSIDE),
          Map.entry("jdk.internal.net.", TypeKind.OUTSIDE),
          Map.entry("java.net.", TypeKind.OUTSIDE),
          Map.entry("java.nio.channels.", TypeKind.OUTSIDE),
          Map.entry("sun.nio.ch.", TypeKind.OUTSIDE),
          Map.entry("sun.net.", TypeKind.OUTSIDE));

  /** What keeps only how often a class below changed, or views that it would make again. */
  private static final Set<String> SKELETONS =
      Set.of("java.util.AbstractList", "java.util.AbstractMap");

  private final Scope scope;

  /** The same for all that is woven. Read when it is first needed, as it takes a while. */
  private static final class Known {
    static final LibraryFacts FACTS = read();
  }

  LibraryTypes(Scope scope) {
    this.scope = scope;
  }

  private static LibraryFacts facts() {
    return Known.FACTS;
  }

  @SuppressWarnings("MustBeClosed") // It is asked as long as the program runs.
  private static LibraryFacts read() {
    try {
      return Models.builtIn().in(Program.open(ProgramInputs.ofClasses(Map.of())));
    } catch (BadInputException e) {
      throw new IllegalStateException("the running JDK cannot be read", e);
    }
  }

  MethodFacts of(LibraryCall call) {
    return facts()
        .of(new MethodRef(call.type(), call.name(), MethodDescriptor.of(call.descriptor()), false));
  }

  TypeFacts type(String internalName) {
    return facts().type(internalName);
  }

  @Override
  public TypeKind kindOf(Class<?> type) {
    TypeKind kind = withoutMonitors(type);
    boolean isGuarded =
        (kind == TypeKind.ORDERED || kind == TypeKind.CONTENTS) && takesItsMonitor(type);
    return isGuarded ? TypeKind.GUARDED : kind;
  }

  private TypeKind withoutMonitors(Class<?> type) {
    if (type.isHidden() || Proxy.isProxyClass(type)) {
      return TypeKind.WOVEN;
    } else if (type.isArray() || type.isEnum()) {
      return TypeKind.IMMUTABLE;
    } else if (!scope.contains(type.getName().replace('.', '/'))) {
      return ofLibrary(type);
    }
    Class<?> above = type.getSuperclass();
    return above == null ? TypeKind.WOVEN : inherited(above);
  }

  /**
   * What objects are by the class above theirs. Whatever can race in those that have nothing of the
   * platform's is in the program's own classes, which tell of it.
   */
  private TypeKind inherited(Class<?> above) {
    if (!isStateless(above)) {
      return kindOf(above);
    }
    return takesItsMonitor(above) ? TypeKind.GUARDED : TypeKind.WOVEN;
  }

  /** Whether a class of the platform keeps nothing in its objects. */
  private static boolean isStateless(Class<?> type) {
    return Platform.has(type.getName())
        && byPrefix(type.getName()) == null
        && selfAndAbove(type).allMatch(LibraryTypes::addsNoState);
  }

  private static boolean addsNoState(Class<?> type) {
    return SKELETONS.contains(type.getName())
        || Stream.of(type.getDeclaredFields())
            .allMatch(field -> Modifier.isStatic(field.getModifiers()));
  }

  /** Whether methods that a class has from the platform take the monitor of its objects. */
  private static boolean takesItsMonitor(Class<?> type) {
    return type.getName().startsWith("java.util.Collections$Synchronized")
        || Reader.class.isAssignableFrom(type)
        || Writer.class.isAssignableFrom(type)
        || selfAndAbove(type)
            .filter(each -> Platform.has(each.getName()))
            .flatMap(each -> Stream.of(each.getDeclaredMethods()))
            .anyMatch(method -> isSynchronized(method.getModifiers()));
  }

  private static boolean isSynchronized(int access) {
    return Modifier.isSynchronized(access) && !Modifier.isStatic(access);
  }

  private static Stream<Class<?>> selfAndAbove(Class<?> type) {
    return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass);
  }

  private TypeKind ofLibrary(Class<?> type) {
    String name = type.getName();
    TypeKind byPrefix = byPrefix(name);
    if (byPrefix != null) {
      return byPrefix;
    } else if (OutletCalls.passOn(type)) {
      return TypeKind.PASSING;
    }
    for (String at = name; !at.isEmpty(); at = enclosing(at)) {
      TypeFacts known = facts().type(at.replace('.', '/'));
      if (known.isImmutable()) {
        return TypeKind.IMMUTABLE;
      } else if (known.isThreadSafe()) {
        return TypeKind.ORDERED;
      }
    }
    return Platform.has(name) ? TypeKind.CONTENTS : TypeKind.OUTSIDE;
  }

  private static String enclosing(String name) {
    int dollar = name.lastIndexOf('$');
    return dollar <= 0 ? "" : name.substring(0, dollar);
  }

  private static @Nullable TypeKind byPrefix(String name) {
    String longest = "";
    for (String prefix : PREFIXES.keySet()) {
      if (name.startsWith(prefix) && prefix.length() > longest.length()) {
        longest = prefix;
      }
    }
    return PREFIXES.get(longest);
  }
}
