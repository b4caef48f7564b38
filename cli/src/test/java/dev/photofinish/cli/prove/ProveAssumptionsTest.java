package dev.photofinish.cli.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a proof depends on is listed with its place. */
class ProveAssumptionsTest {

  private static final String PROGRAM =
      """
      package demo;

      class Plugins {
        static native void strange(Object given);

        static class Gone {
          void work() {}
        }

        public static void main(String[] args) throws Exception {
          Class.forName(args[0]).getConstructor().newInstance();
          strange(args);
          new Gone().work();
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void reflectionNativeCodeAndMissingClassesAreListed() throws IOException {
    ProvedProgram program = ProvedProgram.of(folder, PROGRAM);
    Files.delete(program.classes().resolve("demo/Plugins$Gone.class"));

    assertThat(program.prove().out())
        .contains(
            "Assumed, and not checked:",
            "class-loading at demo.Plugins.main(java.lang.String[]):11: Class.forName()",
            "reflection at demo.Plugins.main(java.lang.String[]):11: Constructor.newInstance()",
            "native at demo.Plugins.main(java.lang.String[]):12: Plugins.strange() is native",
            "missing-class at demo.Plugins.main(java.lang.String[]):13: Plugins.Gone");
  }
}
