package dev.photofinish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun.Outcome;
import dev.photofinish.trace.BlockWriter;
import dev.photofinish.trace.DictionaryWriter;
import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunFolder;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.TraceThread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Traces are printed and exported as far as they go. */
class TraceCommandTest {

  private static final String PRINTED =
      """
      run-1: java Main (Java 17)
           0  T0 main  writes object#3.hits = 7  at com.acme.Main.run:12
      """;

  @TempDir Path folder;

  @Test
  void printsEvents() throws IOException {
    writeRun(true, 0);

    Outcome outcome = run("print");

    assertThat(outcome.out()).isEqualTo(PRINTED);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void printsToFiles() throws IOException {
    writeRun(true, 0);

    Path file = folder.resolve("out");
    Outcome outcome = run("print", "--output", file.toString());

    assertThat(outcome.out()).isEmpty();
    assertThat(Files.readString(file)).isEqualTo(PRINTED);
  }

  @Test
  void printsWhatThereIsOfAnIncompleteTrace() throws IOException {
    writeRun(false, 4);

    Outcome outcome = run("print");

    Path run = trace().resolve("run-1");
    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.out()).isEqualTo("run-1: java Main (Java 17)\n");
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: trace print: " + run + ": was cut short: it does not say how it ended",
            "photofinish: trace print: "
                + run
                + ": after 0 events those that come next are missing; 1 later ones are left out:"
                + " 1 of thread 0");
    assertThat(run("print", "--quiet").err()).isEmpty();
  }

  @Test
  void saysWhichFilesAreMissing() throws IOException {
    writeRun(true, 0);
    Path run = trace().resolve("run-1");
    Files.delete(run.resolve("thread-0"));
    Files.write(run.resolve("dictionary"), new byte[0]);

    for (Outcome outcome : List.of(run("print"), run("export", "--std", folder + "/std"))) {
      assertThat(outcome.exitCode()).isEqualTo(3);
      assertThat(outcome.errorLines()).hasSize(2);
      assertThat(outcome.err())
          .contains(run + ": not there: thread-0", "dictionary: is not that of the run");
    }
  }

  @Test
  void exports() throws IOException {
    writeRun(true, 0);

    Path file = folder.resolve("run.std");
    Outcome outcome = run("export", "--std", file.toString());

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEmpty();
    assertThat(Files.readString(file)).isEqualTo("T0|w(V3.1)|1\n");
  }

  @Test
  void exportsOneRunOnly() throws IOException {
    writeRun(true, 0);
    writeRun(true, 0);

    Outcome outcome = run("export", "--std", folder.resolve("run.std").toString());

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: trace export: %s: has 2 runs; name one, such as %s"
                .formatted(trace(), trace().resolve("run-1")));
  }

  private Outcome run(String what, String... options) {
    String[] words = new String[options.length + 3];
    words[0] = "trace";
    words[1] = what;
    System.arraycopy(options, 0, words, 2, options.length);
    words[words.length - 1] = trace().toString();
    return new CliRun(folder).run(words);
  }

  private Path trace() {
    return folder.resolve("trace");
  }

  private void writeRun(boolean ends, long version) throws IOException {
    RunFolder run = RunFolder.create(trace());
    run.begin(new RunMeta(1, "17", 2, "java Main"));
    writeDictionary(run);
    byte[] buffer = new byte[200];
    EventEncoder encoder = new EventEncoder();
    encoder.begin(buffer, 0);
    encoder.put(EventKind.WRITE, 1, 3, 1, version, 7);
    try (BlockWriter out = BlockWriter.append(run.thread(0))) {
      out.thread(new TraceThread(0, "main", TraceThread.NO_PARENT, false));
      out.events(buffer, encoder.end(1));
    }
    if (ends) {
      run.end(new RunEnd(true, "exit"));
    }
  }

  private static void writeDictionary(RunFolder run) throws IOException {
    try (BlockWriter out = BlockWriter.append(run.dictionary())) {
      DictionaryWriter names = new DictionaryWriter(out);
      int method = names.addMethod(names.addClass("com.acme.Main", 0), "run", "()V");
      names.addField("com.acme.Main", "hits", "I", false, false);
      names.addSite(method, 3, 12);
      names.flush();
    }
  }
}
