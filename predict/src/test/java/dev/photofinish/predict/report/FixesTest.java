package dev.photofinish.predict.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.MethodName;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a report says would mend a race. */
class FixesTest {

  private static Access access(AccessKind kind, String method, String... locks) {
    MethodName name = new MethodName("P", method, List.of());
    return new Access(kind, "main", List.of(locks), List.of(new Frame(name, "P.java", 1, -1)));
  }

  @Test
  void whoHasALockForReadingTakesItForWriting() {
    Access reads = access(AccessKind.READ, "get", "P.halves (read)");
    Access writes = access(AccessKind.WRITE, "lambda$main$0", "P.halves (read)");

    assertThat(Fixes.of(reads, writes))
        .isEqualTo("Hold P.halves for writing in the lambda in main().");
  }

  @Test
  void whoHasNoneTakesTheOther() {
    Access reads = access(AccessKind.READ, "get");
    Access writes = access(AccessKind.WRITE, "set", "P.mutex");

    assertThat(Fixes.of(reads, writes)).isEqualTo("Hold P.mutex in get(), too.");
  }
}
