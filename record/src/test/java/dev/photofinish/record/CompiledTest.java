package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The virtual machine compiles woven code, which it does not if monitors do not match. */
class CompiledTest {

  private static final String SOURCE =
      """
      import java.util.*;
      public class P {
        static final Object LOCK = new Object();
        static final List<Object> LIST = Collections.synchronizedList(new ArrayList<>());
        int count; Object own = new Object();
        void block() { synchronized (own) { count++; } }
        void around(int n) { if (n > 0) { synchronized (this) { LIST.size(); block(); } } }
        int finallyGiven() { try { synchronized (LOCK) { return count; } } finally { count++; } }
        void loop() { synchronized (LOCK) { for (int i = 0; i < 3; i++) { count++; } } }
        void nested() { synchronized (LOCK) { synchronized (own) { count++; } block(); } }
        void failing() {
          try { synchronized (own) { throw new IllegalStateException(); } }
          catch (IllegalStateException e) { count++; }
        }
        synchronized void method() { synchronized (own) { count++; } }
        void once(int n) {
          block(); around(n); finallyGiven(); loop(); nested(); failing(); method();
        }
        public static void main(String[] args) throws Exception {
          P p = new P();
          Thread thread = new Thread(() -> { for (int i = 0; i < 20_000; i++) p.once(i); });
          thread.start();
          for (int i = 0; i < 20_000; i++) p.once(i);
          thread.join();
        }
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void methodsWithMonitors(boolean isFocused) throws Exception {
    RecordOptions options =
        new RecordOptions(
            folder.resolve("trace"),
            List.of(),
            List.of(),
            isFocused ? Optional.of(Set.of("P.count")) : Optional.empty());

    Outcome outcome =
        TestProgram.of(folder, SOURCE)
            .javaOption("-XX:+PrintCompilation")
            .record(Recorder.prepare(options));

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out().lines().filter(line -> line.contains(" P::")))
        .hasSizeGreaterThan(7)
        .noneMatch(line -> line.contains("parsing") || line.contains("parse method"))
        .noneMatch(line -> line.contains("joining with exception handler"));
  }
}
