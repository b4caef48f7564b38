package dev.photofinish.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chains of calls that are longer than the stack of the analysis is deep. */
class DeepCallsTest {

  private static final int DEPTH = 4_000;

  @ParameterizedTest
  @CsvSource({"static, ''", "'', 'new Deep().'", "'', 'this.'"})
  void areFollowedToTheirEnd(String modifier, String receiver) throws Exception {
    String links =
        IntStream.range(0, DEPTH)
            .mapToObj(
                i ->
                    "%s Object m%d(Object o) { return %sm%d(o); }"
                        .formatted(modifier, i, receiver, i + 1))
            .collect(Collectors.joining("\n  "));
    String source =
        """
        class Deep {
          static int last;
          %s
          %s Object m%d(Object o) { last++; return o; }
          public static void main(String[] arguments) {
            new Thread(() -> new Deep().m0("")).start();
            new Deep().m0("");
          }
        }
        """
            .formatted(links, modifier, DEPTH);

    var races =
        ProveUnderTest.races(
            SourceCompiler.standard().compile(new SourceFile("Deep.java", source)));

    assertThat(races).isNotEmpty().allMatch(race -> race.location().name().endsWith("last"));
  }
}
