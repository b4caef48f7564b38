package dev.photofinish.predict.values;

import dev.photofinish.predict.solver.Limits;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Z3 in processes of its own, as many as there are questions at once; one that takes longer than it
 * may is ended. Safe for use by many threads.
 */
final class Z3 implements AutoCloseable {

  static final String CONTEXT = "com.microsoft.z3.Context";
  static final String LOADER = "tools.aqua.turnkey.support.TurnKey";

  /** Set to {@code off}, there is no Z3. */
  static final String SWITCH = "photofinish.z3";

  private static final long LOOK_MILLIS = 20;
  private static final Reply LIMIT = new Reply.Failed("a limit was reached", false);

  private final boolean isOn;
  private final ConcurrentLinkedDeque<Z3Process> idle = new ConcurrentLinkedDeque<>();

  /** Waits for the answers of processes, so that whoever asks can look at the clock. */
  private final ExecutorService readers =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "photofinish-z3");
            thread.setDaemon(true);
            return thread;
          });

  Z3() {
    this(!"off".equals(System.getProperty(SWITCH)));
  }

  Z3(boolean isOn) {
    this.isOn = isOn;
  }

  /** What Z3 said. */
  sealed interface Reply {

    /** The constants of a model, as text. */
    record Sat(Map<String, String> model) implements Reply {}

    record Unsat() implements Reply {}

    /**
     * Nothing was found out.
     *
     * @param missing whether there is no Z3 here, so that it makes no sense to ask again
     */
    record Failed(String reason, boolean missing) implements Reply {}
  }

  /** A step of the talk with a process. */
  private interface Talk {
    String run() throws IOException;
  }

  /** Answers one question that has nothing to do with others. */
  Reply ask(String question, Limits limits) {
    try (Session session = session()) {
      return session.ask(question, limits);
    }
  }

  Session session() {
    return new Session();
  }

  /**
   * Questions that one process is asked one after the other: it prepares itself once for all of
   * them, which takes as long as to answer some. Used by one thread.
   */
  final class Session implements AutoCloseable {

    /** The one that answered the last question. */
    private @Nullable Z3Process process;

    Reply ask(String question, Limits limits) {
      if (!isOn) {
        return new Reply.Failed("switched off", true);
      }
      long start = System.nanoTime();
      Z3Process current = process == null ? idle.poll() : process;
      process = null;
      try {
        if (current == null) {
          current = new Z3Process();
          String first = within(current, current::answer, limits);
          if (!Z3Main.READY.equals(first)) {
            current.close();
            return first == null ? LIMIT : new Reply.Failed(first, true);
          }
        }
        long spent = System.nanoTime() - start;
        return ask(
            current,
            question,
            new Limits(limits.conflicts(), limits.nanos() - spent, limits.stopped()));
      } catch (IOException e) {
        if (current != null) {
          current.close();
        }
        return new Reply.Failed("Z3 ended: " + e, current == null);
      }
    }

    private Reply ask(Z3Process asked, String question, Limits limits) throws IOException {
      String answer = within(asked, () -> asked.ask(question), limits);
      if (answer == null) {
        asked.close();
        return LIMIT;
      }
      process = asked;
      if (answer.startsWith(Z3Main.SAT)) {
        return new Reply.Sat(model(answer));
      }
      return answer.equals(Z3Main.UNSAT) ? new Reply.Unsat() : new Reply.Failed(answer, false);
    }

    @Override
    public void close() {
      if (process != null) {
        process.forget();
        idle.push(process);
        process = null;
      }
    }
  }

  /** What a process says within some time; nothing if that is over, or someone wants an end. */
  private @Nullable String within(Z3Process process, Talk talk, Limits limits) throws IOException {
    long start = System.nanoTime();
    Future<String> future = readers.submit(talk::run);
    while (System.nanoTime() - start < limits.nanos() && !limits.stopped().getAsBoolean()) {
      try {
        return future.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        // Look at the clock, and wait on.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        break;
      } catch (ExecutionException e) {
        throw new IOException(e.getCause());
      }
    }
    process.kill();
    return null;
  }

  private static Map<String, String> model(String answer) {
    Map<String, String> model = new HashMap<>();
    for (String line : answer.split("\n", -1)) {
      int space = line.indexOf(' ');
      if (space > 0) {
        model.put(line.substring(0, space), line.substring(space + 1));
      }
    }
    return model;
  }

  @Override
  public void close() {
    for (Z3Process process = idle.poll(); process != null; process = idle.poll()) {
      process.close();
    }
    readers.shutdown();
  }
}
