package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A program may have an agent of its own, which is asked about the classes that ours loads. */
@Timeout(300)
class OwnAgentTest {

  private static final String PROGRAM =
      """
      package com.acme;
      import java.lang.instrument.*;
      import java.security.ProtectionDomain;
      public class P implements ClassFileTransformer {
        static final Object lock = new Object();
        static boolean isUp;
        static int x;
        public static void premain(String options, Instrumentation own) {
          own.addTransformer(new P());
        }
        @Override
        public byte[] transform(
            ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] file) {
          return null;
        }
        static void first() {
          x = 1;
          synchronized (lock) { isUp = true; }
        }
        static void second() {
          boolean wasUp;
          synchronized (lock) { wasUp = isUp; }
          x = wasUp ? 2 : 3;
        }
        public static void main(String[] args) throws Exception {
          Thread first = new Thread(P::first, "first");
          Thread second = new Thread(P::second, "second");
          first.start();
          Thread.sleep(200);
          second.start();
          first.join();
          second.join();
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void itIsRecordedAndReplayedAsFarAsItRunsOnTheProgramsThreads() throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, PROGRAM);
    String java = program.command().get(0);
    assertThat(
            program
                .record(java, "-javaagent:" + agent(), "-cp", "classes", "com.acme.P")
                .exitCode())
        .isZero();

    assertThat(program.photofinish("trace", "print", "trace").out())
        .contains("first", "second")
        .doesNotContain("photofinish ");
    String predicted = program.photofinish("predict", "--trace", "trace", "classes").out();
    assertThat(predicted).contains("predicted: write-write race on com.acme.P.x");
    Path schedule = schedule("com.acme.P.x");
    RecordedProgram.Outcome replayed =
        program.photofinish("replay", "--schedule", schedule.toString());
    assertThat(replayed.exitCode()).as(replayed.out()).isEqualTo(1);
    assertThat(replayed.out()).startsWith("confirmed: write-write race on com.acme.P.x");
  }

  private Path schedule(String race) throws IOException {
    for (int i = 1; ; i++) {
      Path file = folder.resolve("trace/schedules/race-" + i + ".schedule");
      if (Files.readString(file).contains("\nrace " + race + "\n")) {
        return file;
      }
    }
  }

  private Path agent() throws IOException {
    Path jar = folder.resolve("agent.jar");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(new Attributes.Name("Premain-Class"), "com.acme.P");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream empty = new JarOutputStream(out, manifest)) {
      empty.flush();
    }
    return jar;
  }
}
