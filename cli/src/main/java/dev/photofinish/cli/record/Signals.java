package dev.photofinish.cli.record;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/**
 * Has signals that would end this process go to the program that it runs, until they are given
 * back. The platform has no public way to ask for that; its old one is called by name, and where it
 * is missing, signals do what they always do.
 */
public final class Signals {

  private static final String SIGNAL = "sun.misc.Signal";
  private static final String HANDLER = "sun.misc.SignalHandler";

  private final List<Runnable> undo = new ArrayList<>();

  private Signals() {}

  /**
   * Takes them over.
   *
   * @param onInterrupt what Ctrl-C does, which the terminal sends to the program, too
   * @param onEnd what those do that reach this process alone
   */
  public static Signals take(Runnable onInterrupt, Runnable onEnd) {
    Signals signals = new Signals();
    signals.handle("INT", onInterrupt);
    signals.handle("TERM", onEnd);
    signals.handle("HUP", onEnd);
    return signals;
  }

  private void handle(String name, Runnable action) {
    try {
      Object does =
          Proxy.newProxyInstance(
              Signals.class.getClassLoader(),
              new Class<?>[] {Class.forName(HANDLER)},
              (proxy, method, arguments) -> {
                action.run();
                return null;
              });
      Object before = put(name, does);
      undo.add(() -> putBack(name, before));
    } catch (ReflectiveOperationException e) {
      // The system has no such signal, or the virtual machine keeps it for itself. The program is
      // then ended by the system, or not at all, as it would be without us.
      return;
    }
  }

  /** Gives what handled the signal before. */
  private static Object put(String name, Object does) throws ReflectiveOperationException {
    Class<?> signal = Class.forName(SIGNAL);
    return signal
        .getMethod("handle", signal, Class.forName(HANDLER))
        .invoke(null, signal.getConstructor(String.class).newInstance(name), does);
  }

  private static void putBack(String name, Object before) {
    try {
      put(name, before);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("signal " + name + " could be taken, but not given back", e);
    }
  }

  /** They do again what they did before. */
  public void giveBack() {
    undo.forEach(Runnable::run);
  }
}
