package dev.photofinish.prove.figures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.prove.ProveOptions.LockAnalysis;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Figures 2.2, 2.3 and 2.5 of the thesis: the relations of its running example. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RelationsTest {

  private final Figure figure;
  private final Relations relations;

  RelationsTest() throws Exception {
    figure = RunningExample.with(LockAnalysis.MAY);
    relations = new Relations(figure);
  }

  @AfterAll
  void close() throws IOException {
    figure.close();
  }

  private static List<String> tuples(String text) {
    return text.lines().toList();
  }

  /** Figure 2.2. */
  @Test
  void theCallGraph() {
    assertThat(relations.cscg())
        .containsExactlyInAnyOrderElementsOf(
            tuples(
                """
                (ε, i1, [h1], B.<init>)
                (ε, i2, [h2], B.<init>)
                (ε, i3, [h3], T.<init>)
                (ε, i4, [h3], T.run)
                (ε, i5, [h1], B.get)
                (ε, i6, [h2], B.set)
                ([h3], i7, [h2], B.get)
                ([h3], i8, [h1], B.set)
                ([h1], i9, [h4::h1], A.<init>)
                ([h2], i9, [h4::h2], A.<init>)
                ([h1], i10, [h4::h1], A.get)
                ([h2], i10, [h4::h2], A.get)
                ([h1], i11, [h4::h1], A.set)
                ([h2], i11, [h4::h2], A.set)
                """));
  }

  /** Figure 2.2. */
  @Test
  void whatVariablesPointTo() {
    assertThat(relations.ptsV())
        .containsExactlyInAnyOrderElementsOf(
            tuples(
                """
                (ε, v1, [h1])
                (ε, v2, [h2])
                (ε, v3, [h3])
                ([h3], v4, [h1])
                ([h3], v5, [h2])
                ([h3], v6, [h1])
                ([h3], v7, [h2])
                ([h1], v8, [h4::h1])
                ([h2], v8, [h4::h2])
                ([h1], v9, [h4::h1])
                ([h2], v9, [h4::h2])
                ([h1], v10, [h4::h1])
                ([h2], v10, [h4::h2])
                ([h1], this, [h1])
                ([h2], this, [h2])
                ([h3], this, [h3])
                ([h4::h1], this, [h4::h1])
                ([h4::h2], this, [h4::h2])
                """));
  }

  /** Figure 2.2. */
  @Test
  void whatFieldsPointTo() {
    assertThat(relations.heap())
        .containsExactlyInAnyOrderElementsOf(
            tuples(
                """
                ([h3], f1, [h1])
                ([h3], f2, [h2])
                ([h1], f3, [h4::h1])
                ([h2], f3, [h4::h2])
                """));
    assertThat(relations.ptsG()).isEmpty();
  }

  /** Figure 2.3. */
  @Test
  void whatRunsInParallel() {
    assertThat(relations.parallel())
        .containsExactlyInAnyOrderElementsOf(
            tuples(
                """
                (ε, [h3], e1, [h3])
                (ε, [h3], e2, [h3])
                (ε, [h1], e6, [h3])
                (ε, [h2], e7, [h3])
                (ε, [h4::h1], e9, [h3])
                (ε, [h4::h2], e10, [h3])
                ([h3], [h3], e3, ε)
                ([h3], [h3], e4, ε)
                ([h3], [h2], e6, ε)
                ([h3], [h1], e7, ε)
                ([h3], [h4::h2], e9, ε)
                ([h3], [h4::h1], e10, ε)
                ([h3], [h3], e3, [h3])
                ([h3], [h3], e4, [h3])
                ([h3], [h2], e6, [h3])
                ([h3], [h1], e7, [h3])
                ([h3], [h4::h2], e9, [h3])
                ([h3], [h4::h1], e10, [h3])
                """));
  }

  /** Figure 2.5. */
  @Test
  void whatMayBeLocked() {
    assertThat(relations.guarded())
        .containsExactlyInAnyOrderElementsOf(
            tuples(
                """
                (ε, [h2], e7, [h2])
                (ε, [h4::h2], e10, [h2])
                ([h3], [h2], e6, [h2])
                ([h3], [h4::h2], e9, [h2])
                """));
  }
}
