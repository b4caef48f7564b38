package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders are found and refused, and runs say how they ended. */
class TraceTest {

  @TempDir Path folder;

  @Test
  void runsAreInTheOrderInWhichTheyBegan() throws IOException {
    for (int i = 0; i < 11; i++) {
      run(Optional.of(new RunEnd(true, "exit " + i)));
    }
    Files.createDirectory(folder.resolve("run-x"));

    assertThat(Trace.open(folder).stream().map(Run::name))
        .startsWith("run-1", "run-2", "run-3")
        .endsWith("run-10", "run-11")
        .hasSize(11);
    assertThat(Trace.open(folder.resolve("run-2")).get(0).meta().end())
        .contains(new RunEnd(true, "exit 1"));
  }

  private Path run(Optional<RunEnd> end) throws IOException {
    RunFolder run = RunFolder.create(folder);
    run.begin(new RunMeta(123, "17.0.1", 456, "java -cp a\\b\nMain"));
    BlockWriter.append(run.dictionary()).close();
    if (end.isPresent()) {
      run.end(end.get());
    }
    return run.path();
  }

  @Test
  void metaIsReadAsWritten() throws IOException {
    Run run = Trace.open(run(Optional.of(new RunEnd(true, "exit")))).get(0);

    assertThat(run.meta())
        .isEqualTo(
            new RunMeta(
                123,
                "17.0.1",
                456,
                "java -cp a\\b\nMain",
                Launch.UNKNOWN,
                Optional.of(new RunEnd(true, "exit"))));
    assertThat(run.problems()).isEmpty();
  }

  @Test
  void incompleteRunsSayWhy() throws IOException {
    Path cut = run(Optional.empty());
    Path failed = run(Optional.of(new RunEnd(false, "agent failed: no memory")));

    List<Run> runs = Trace.open(folder);
    assertThat(runs.get(0).problems())
        .containsExactly(cut + ": was cut short: it does not say how it ended");
    assertThat(runs.get(1).problems())
        .containsExactly(failed + ": incomplete: agent failed: no memory");
  }

  @Test
  void anEmptyRunFolderIsARunThatWasCutShort() throws IOException {
    RunFolder.create(folder);

    Run run = Trace.open(folder).get(0);
    assertThat(run.problems()).hasSize(2);
    assertThat(run.merged().hasNext()).isFalse();
  }

  @Test
  void whatIsNoTraceIsRefusedInOneLine() throws IOException {
    assertThatThrownBy(() -> Trace.open(folder))
        .isInstanceOf(TraceException.class)
        .hasMessage(folder + ": no trace: there is no run-1 in it");
    assertThatThrownBy(() -> Trace.open(folder.resolve("no")))
        .isInstanceOf(TraceException.class)
        .hasMessage(folder.resolve("no") + ": no such folder");
    Path meta = run(Optional.empty()).resolve("meta");
    Files.writeString(meta, "format=1\n");
    assertThatThrownBy(() -> Trace.open(folder))
        .isInstanceOf(TraceException.class)
        .hasMessage(meta + ": has format 1, and this version reads format 2 only");
  }

  @Test
  void unknownThreadsAreRefused() throws IOException {
    Path path = run(Optional.empty());

    assertThatThrownBy(() -> Trace.open(path).get(0).events(3))
        .isInstanceOf(TraceException.class)
        .hasMessage(path + ": no thread 3");
  }
}
