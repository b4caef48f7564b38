package dev.photofinish.record.transform;

import dev.photofinish.record.runtime.Numbered;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What the agent uses of the platform that is not open to all. */
final class Openings {

  private final Instrumentation instrumentation;

  Openings(Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
  }

  /**
   * Has reflection show no methods of the interface that woven classes implement: Spring makes
   * another kind of proxy for what has interfaces with methods. A platform that cannot hide them
   * shows them; the program is recorded all the same.
   */
  void hideMethods() {
    try {
      Class<?> reflection = Class.forName("jdk.internal.reflect.Reflection");
      open(reflection);
      hideMethods(reflection);
    } catch (ReflectiveOperationException e) {
      // Nothing but Spring is known to mind.
    }
  }

  private static void hideMethods(Class<?> reflection) throws ReflectiveOperationException {
    Set<String> names =
        Arrays.stream(Numbered.class.getDeclaredMethods())
            .map(Method::getName)
            .collect(Collectors.toSet());
    reflection
        .getMethod("registerMethodsToFilter", Class.class, Set.class)
        .invoke(null, Numbered.class, names);
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
