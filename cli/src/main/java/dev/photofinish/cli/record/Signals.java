package dev.photofinish.cli.record;

import java.lang.reflect.Proxy;

/**
 * Has signals do something else than to end this process. The platform has no public way to ask for
 * that; its old one is called by name, and where it is missing, signals do what they always do.
 */
final class Signals {

  private static final String SIGNAL = "sun.misc.Signal";
  private static final String HANDLER = "sun.misc.SignalHandler";

  private Signals() {}

  /** Has a signal, such as {@code TERM}, do this. */
  static void handle(String name, Runnable action) {
    try {
      Class<?> signal = Class.forName(SIGNAL);
      Class<?> handler = Class.forName(HANDLER);
      Object does =
          Proxy.newProxyInstance(
              Signals.class.getClassLoader(),
              new Class<?>[] {handler},
              (proxy, method, arguments) -> {
                action.run();
                return null;
              });
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance(name), does);
    } catch (ReflectiveOperationException e) {
      // The system has no such signal, or the virtual machine keeps it for itself. The program is
      // then ended by the system, or not at all, as it would be without us.
      return;
    }
  }
}
