package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.record.weave.Scope;
import dev.photofinish.record.weave.Weaver;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.Launch;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * A run of a compiled program that was recorded in this process, and the program.
 *
 * @param run of its class {@code P}
 */
public record Recorded(Run run, Program program) {

  private static final int MOST_TRIES = 1_000;
  private static final int MILLISECONDS = 5;

  /** What a program that does not hang is done in, in milliseconds. */
  private static final long PATIENCE = 120_000;

  /** Held while a program runs: what is woven tells it to the one recording of this process. */
  private static final Object RUNNING = new Object();

  /** Runs {@code P.main} of a source. */
  public static Recorded of(Path folder, String source) throws Exception {
    return of(
        folder, SourceCompiler.standard().compile(new SourceFile("P.java", source)).classes(), "P");
  }

  /** The same where not all is recorded. */
  static Recorded of(Path folder, String source, Launch launch) throws Exception {
    return of(
        folder,
        SourceCompiler.standard().compile(new SourceFile("P.java", source)).classes(),
        "P",
        launch);
  }

  /** Runs the main method of a class. */
  public static Recorded of(Path folder, Map<String, byte[]> classes, String main)
      throws Exception {
    return of(folder, classes, main, Launch.UNKNOWN);
  }

  private static Recorded of(Path folder, Map<String, byte[]> classes, String main, Launch launch)
      throws Exception {
    synchronized (RUNNING) {
      record(folder, classes, main, launch);
    }
    return new Recorded(Trace.open(folder).get(0), program(classes));
  }

  private static void record(Path folder, Map<String, byte[]> classes, String main, Launch launch)
      throws Exception {
    Recording recording = Recording.begin(folder, new RunMeta(0, "17", 1, "a test", launch));
    Scope scope = new Scope(launch.include(), launch.exclude());
    Hooks.install(recording);
    try {
      ClassLoader loader = new WovenLoader(classes, new Weaver(recording, scope));
      var method = loader.loadClass(main).getDeclaredMethod("main", String[].class);
      method.setAccessible(true);
      runAll(() -> method.invoke(null, (Object) new String[0]));
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
  }

  /** Runs a program to the end of all its threads; what they throw is theirs. */
  private static void runAll(Callable<?> main) throws InterruptedException {
    ThreadGroup group =
        new ThreadGroup("the program") {
          @Override
          public void uncaughtException(Thread thread, Throwable exception) {}
        };
    Thread first =
        new Thread(
            group,
            () -> {
              try {
                main.call();
              } catch (Exception e) {
                // So did the program.
              }
            });
    first.setDaemon(true);
    first.start();
    first.join(PATIENCE);
    if (first.isAlive()) {
      throw new IllegalStateException("the program does not end");
    }
    for (int tries = 0; tries < MOST_TRIES && isBusy(group); tries++) {
      Thread.sleep(MILLISECONDS);
    }
  }

  /** Whether a thread of the program goes on; workers of pools wait forever. */
  private static boolean isBusy(ThreadGroup group) {
    Thread[] left = new Thread[100];
    int count = group.enumerate(left);
    for (int i = 0; i < count; i++) {
      if (left[i].getState() != Thread.State.WAITING) {
        return true;
      }
    }
    return false;
  }

  private static Program program(Map<String, byte[]> classes) throws BadInputException {
    Map<String, byte[]> byName = new LinkedHashMap<>();
    classes.forEach((name, bytes) -> byName.put(name.replace('.', '/'), bytes));
    return Program.open(ProgramInputs.ofClasses(byName));
  }
}
