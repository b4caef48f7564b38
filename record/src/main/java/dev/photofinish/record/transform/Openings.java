package dev.photofinish.record.transform;

import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.Set;

/** What the agent uses of the platform that is not open to all. */
final class Openings {

  private final Instrumentation instrumentation;

  Openings(Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
  }

  /** By which a class is defined that a loader has not found itself. */
  MethodHandle defineClass() throws ReflectiveOperationException {
    open(ClassLoader.class);
    return MethodHandles.privateLookupIn(ClassLoader.class, MethodHandles.lookup())
        .findVirtual(
            ClassLoader.class,
            "defineClass",
            MethodType.methodType(Class.class, String.class, byte[].class, int.class, int.class));
  }

  private void open(Class<?> type) {
    Map<String, Set<Module>> toUs =
        Map.of(type.getPackageName(), Set.of(Openings.class.getModule()));
    instrumentation.redefineModule(type.getModule(), Set.of(), toUs, toUs, Set.of(), Map.of());
  }
}
