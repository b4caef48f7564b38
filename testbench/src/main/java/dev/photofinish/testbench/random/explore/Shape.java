package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What kind of object it is.
 *
 * @param runtimeClass the program's class, if it is of one
 * @param function what a closure calls
 */
record Shape(Kind kind, @Nullable RuntimeClass runtimeClass, @Nullable Signature function) {

  /** The kinds of objects that differ in what can be done to them. */
  enum Kind {
    OBJECT,
    ARRAY,
    CONTAINER,
    /** A ReentrantLock. */
    LOCK,
    READ_WRITE_LOCK,
    /** A thread of no class of the program; its only slot is the Runnable. */
    THREAD,
    CLOSURE,
    /** A class: its slots are the static fields, its monitor that of the class literal. */
    CLASS
  }

  static Shape of(Kind kind) {
    return new Shape(kind, null, null);
  }

  static Shape of(RuntimeClass runtimeClass) {
    return new Shape(Kind.OBJECT, runtimeClass, null);
  }

  /** The shape of what a constructor of the JDK makes. */
  static Shape ofLibrary(String className) {
    return of(
        switch (className) {
          case Library.LIST, Library.MAP -> Kind.CONTAINER;
          case Library.LOCK -> Kind.LOCK;
          case Library.READ_WRITE_LOCK -> Kind.READ_WRITE_LOCK;
          case Library.THREAD -> Kind.THREAD;
          default -> Kind.OBJECT;
        });
  }

  Optional<MethodCode> methodOf(String name) {
    return runtimeClass == null ? Optional.empty() : runtimeClass.method(name);
  }

  Signature requireFunction() {
    return Objects.requireNonNull(function);
  }

  /** Whether a cast to the class succeeds. */
  boolean isA(String className) {
    return switch (className) {
      case Library.OBJECT -> true;
      case Library.LOCK -> kind == Kind.LOCK;
      case Library.READ_WRITE_LOCK -> kind == Kind.READ_WRITE_LOCK;
      case Library.THREAD ->
          kind == Kind.THREAD || (runtimeClass != null && runtimeClass.isThread());
      default -> runtimeClass != null && runtimeClass.isA(className);
    };
  }
}
