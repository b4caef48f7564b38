package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the agent tells of a replayed run arrives. */
class ReplayResultTest {

  private static final ScheduleEvent EVENT =
      new ScheduleEvent(0, "main", "com.acme.Bank", "run", "()V", 12, 9, EventKind.WRITE, 1);

  private static final ReplayResult RESULT =
      new ReplayResult(
          ReplayEnd.OTHER_PROGRAM,
          "it is \"another\"\nprogram",
          List.of(new ReplayStep(EVENT, "com.acme.Bank.open", ""), new ReplayStep(EVENT, "", "1")),
          List.of(
              new ReplayThread(
                  1,
                  "pool 1",
                  "runs",
                  List.of(
                      new ReplayFrame("com.acme.Bank", "<clinit>", "", "", 0),
                      new ReplayFrame("com.acme.Bank", "run", "()V", "Bank.java", 9))),
              new ReplayThread(2, "", "has ended", "a", "b", List.of("P", "Q R"), List.of())));

  @TempDir Path folder;

  @Test
  void isWrittenAndReadAgain() throws IOException {
    Path file = folder.resolve("result");
    Files.writeString(file, "what was there before");
    RESULT.write(file);

    assertThat(ReplayResult.read(file)).isEqualTo(RESULT);
    assertThat(folder).isDirectoryNotContaining(each -> each.toString().endsWith(".part"));
  }

  @Test
  void saysWhereItIsWrong() throws IOException {
    Path file = folder.resolve("result");
    Files.writeString(file, "photofinish replay 1\nstuck \"\"\nstep a b\nthread 1 2 3 4 5\n");

    assertThatThrownBy(() -> ReplayResult.read(file))
        .isInstanceOf(TraceException.class)
        .hasMessage(file + ":4: expected the event of the step");
  }
}
