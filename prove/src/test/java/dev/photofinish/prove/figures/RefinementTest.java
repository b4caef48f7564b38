package dev.photofinish.prove.figures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.prove.ProveOptions;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Figure 4.1 of the thesis, with each of its three locks: the k values, heap abstractions (figure
 * 4.3) and races of all three rounds.
 */
class RefinementTest {

  private static final String SOURCE =
      """
      public class T extends java.lang.Thread {
        public static void main(String[] args) {
          T.g = new C[args.length]; // hg
          for (int i = 0; i < args.length; i++)
            T.g[i] = C.newInstance();
          for (int i = 0; i < args.length; i++) {
            T t = new T(); // ht
            t.start();
          }
        }
        private static C[] g;
        private C f1;
        public T() { this.f1 = C.newInstance(); }
        public void run() {
          int any = (int) System.nanoTime();
          C v1 = this.f1;
          int[] v2 = v1.f2;
          v2[any] = any; // p1
          C[] v3 = T.g;
          C v4 = v3[any];
          int[] v5 = v4.f2;
          synchronized (LOCK) {
            v5[any] = any; // p2
          }
        }
      }
      class C {
        public int[] f2;
        private C() {
          this.f2 = new int[(int) System.nanoTime()]; // hi
        }
        public static C newInstance() {
          return new C(); // hc
        }
      }
      """;

  /** Heap abstraction (a). */
  private static final ObservedRound FIRST =
      new ObservedRound(
          List.of("hc = 1", "hg = 1", "hi = 1", "ht = 1"),
          List.of(
              new HeapEdge("[hg]", "[]", "[hc]"),
              new HeapEdge("[ht]", "f1", "[hc]"),
              new HeapEdge("[hc]", "f2", "[hi]")),
          List.of("([ht], [ht], p1, [ht], [ht], p2, [hi])"));

  /** Heap abstraction (d). */
  private static final ObservedRound SECOND =
      new ObservedRound(
          List.of("hc = 1", "hg = 1", "hi = 2", "ht = 1"),
          List.of(
              new HeapEdge("[hg]", "[]", "[hc]"),
              new HeapEdge("[ht]", "f1", "[hc]"),
              new HeapEdge("[hc]", "f2", "[hi::hc]")),
          List.of("([ht], [ht], p1, [ht], [ht], p2, [hi::hc])"));

  /** Heap abstraction (c). */
  private static final ObservedRound THIRD =
      new ObservedRound(
          List.of("hc = 2", "hg = 1", "hi = 3", "ht = 1"),
          List.of(
              new HeapEdge("[hg]", "[]", "[hc]"),
              new HeapEdge("[hc]", "f2", "[hi::hc]"),
              new HeapEdge("[ht]", "f1", "[hc::ht]"),
              new HeapEdge("[hc::ht]", "f2", "[hi::hc::ht]")),
          List.of());

  @ParameterizedTest
  @ValueSource(strings = {"v3", "v4", "v5"})
  void theRoundsOfTheThesis(String lock) throws Exception {
    String source = SOURCE.replace("LOCK", lock);
    RoundRecorder recorder = new RoundRecorder(new Names(Labels.of(source)));
    try (Figure figure = Figure.of(source, ProveOptions.of("T"), recorder)) {
      assertThat(recorder.rounds()).containsExactly(FIRST, SECOND, THIRD);
      assertThat(figure.proof().rounds()).hasSize(3);
      assertThat(figure.proof().rounds()).extracting("left").containsExactly(1, 1, 0);
      assertThat(figure.proof().pairs().races()).isEmpty();
    }
  }
}
