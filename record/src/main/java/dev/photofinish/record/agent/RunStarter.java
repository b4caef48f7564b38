package dev.photofinish.record.agent;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.OwnThread;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.record.runtime.gate.Gate;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Schedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Begins the recording, once there is something to record, so that processes without a class to
 * weave leave no run; and ends it with the program.
 */
public final class RunStarter {

  /** The system property for how many seconds nothing may go on at a gate. */
  private static final String PATIENCE = "photofinish.replay.timeout";

  private static final int PATIENCE_SECONDS = 5;

  private final Path optionsFile;
  private final AgentOptions options;
  private final String command;
  private final Journal journal;

  RunStarter(Path optionsFile, AgentOptions options, String command, Journal journal) {
    this.optionsFile = optionsFile;
    this.options = options;
    this.command = command;
    this.journal = journal;
  }

  /** The program goes on without being recorded. */
  public void failed(Throwable reason) {
    journal.addFailure(reason);
  }

  /** Begins. To be called once. */
  public Recording start() throws IOException {
    Recording recording =
        Recording.begin(
            options.trace(),
            new RunMeta(
                System.currentTimeMillis(),
                System.getProperty("java.version", ""),
                ProcessHandle.current().pid(),
                "java " + command,
                options.launch()),
            options.limit(),
            gate());
    // Who runs the code again has to know which of it was recorded.
    Files.copy(optionsFile, recording.folder().resolve(AgentFolder.OPTIONS));
    Hooks.install(recording);
    Runtime.getRuntime()
        .addShutdownHook(new OwnThread(new Ending(recording, journal), "photofinish end"));
    return recording;
  }

  /** In gate mode, what holds the threads. */
  private @Nullable Gate gate() {
    if (options.schedule().isEmpty()) {
      return null;
    }
    return Gate.begin(
        Schedule.read(options.schedule().get()),
        options.trace().resolveSibling("result-" + ProcessHandle.current().pid()),
        TimeUnit.SECONDS.toNanos(Math.max(1, Integer.getInteger(PATIENCE, PATIENCE_SECONDS))));
  }

  /** What is done when the virtual machine shuts down, for whatever reason. */
  private record Ending(Recording recording, Journal journal) implements Runnable {

    @Override
    public void run() {
      try {
        recording.end(new RunEnd(true, "the program has ended"));
      } catch (Throwable e) {
        // Besides, a run without its last line is told to be cut short.
        journal.addFailure(e);
      }
    }
  }
}
