package dev.photofinish.testbench.random;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** Runs a random program on the JVM that runs the test, and waits for all of its threads. */
final class JvmRun {

  private final Loader loader;
  private final Collection<Throwable> uncaught = new ConcurrentLinkedQueue<>();
  private final ThreadGroup group =
      new ThreadGroup("program") {
        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
          uncaught.add(thrown);
        }
      };

  private JvmRun(RandomProgram program) {
    this.loader = new Loader(program.classFiles());
  }

  /** Runs the program. */
  static JvmRun of(RandomProgram program) throws Exception {
    JvmRun run = new JvmRun(program);
    Class<?> main = Class.forName(program.mainClass(), true, run.loader);
    Runnable task = () -> run.callMain(main);
    Thread thread = new Thread(run.group, task, "main of the program");
    thread.start();
    thread.join();
    run.joinOthers();
    return run;
  }

  /** What threads died of. */
  Collection<Throwable> uncaught() {
    return uncaught;
  }

  /** How the run ended, as an exploration tells it, for all classes, initialised or not. */
  List<String> outcome() throws ClassNotFoundException {
    List<String> lines = new ArrayList<>(List.of("died " + uncaught.size()));
    for (String name : loader.files.keySet()) {
      tell(loader.loadClass(name)).ifPresent(lines::add);
    }
    return lines;
  }

  private static Optional<String> tell(Class<?> loaded) {
    try {
      return Optional.of(JvmOutcome.of(loaded));
    } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
      return Optional.empty();
    }
  }

  /** Whether a program may end like that: with an exception, be it in a class initialiser. */
  static boolean isExpected(Throwable thrown) {
    return thrown instanceof RuntimeException
        || thrown instanceof ExceptionInInitializerError
        || (thrown instanceof NoClassDefFoundError
            && String.valueOf(thrown.getMessage()).startsWith("Could not initialize class"));
  }

  private void callMain(Class<?> main) {
    try {
      main.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException e) {
      uncaught.add(e.getCause());
    } catch (ReflectiveOperationException e) {
      uncaught.add(new AssertionError(e));
    }
  }

  private void joinOthers() throws InterruptedException {
    @Nullable Thread[] threads = new Thread[64];
    while (group.enumerate(threads) > 0) {
      Thread first = threads[0];
      if (first != null) {
        first.join();
      }
    }
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> files;

    Loader(Map<String, byte[]> files) {
      super(JvmRun.class.getClassLoader());
      this.files = files;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] file = files.get(name);
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, file, 0, file.length);
    }
  }
}
