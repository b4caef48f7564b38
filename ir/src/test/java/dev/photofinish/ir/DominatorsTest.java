package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Dominators against their definition. */
class DominatorsTest {

  @Test
  void aLoopWithABranch() {
    int[][] graph = {{1}, {2, 5}, {3, 4}, {4}, {1}, {}};
    Dominators dominators = Dominators.of(new HandmadeBody(graph).body());
    assertThat(immediate(dominators, graph.length)).containsExactly(0, 0, 1, 2, 2, 1);
    assertThat(dominators.dominates(1, 4)).isTrue();
    assertThat(dominators.dominates(3, 4)).isFalse();
    assertThat(dominators.dominates(4, 4)).isTrue();
    assertThat(dominators.dominates(4, 1)).isFalse();
  }

  private static List<Integer> immediate(Dominators dominators, int count) {
    List<Integer> found = new ArrayList<>();
    for (int block = 0; block < count; block++) {
      found.add(dominators.immediateDominator(block));
    }
    return found;
  }

  /** One block dominates another if there is no way around it. */
  @Test
  void randomGraphs() {
    for (int seed = 0; seed < 300; seed++) {
      int[][] graph = random(seed);
      Dominators dominators = Dominators.of(new HandmadeBody(graph).body());
      for (int over = 0; over < graph.length; over++) {
        Set<Integer> around = reachableWithout(graph, over);
        for (int block = 0; block < graph.length; block++) {
          assertThat(dominators.dominates(over, block))
              .as("seed " + seed + ", B" + over + " over B" + block)
              .isEqualTo(!around.contains(block));
        }
      }
    }
  }

  /** Every block is reached from the one before it or from an earlier one, as bodies have it. */
  private static int[][] random(int seed) {
    Random random = new Random(seed);
    int count = 3 + random.nextInt(10);
    List<Set<Integer>> edges = new ArrayList<>();
    for (int block = 0; block < count; block++) {
      edges.add(new HashSet<>());
      if (block > 0) {
        edges.get(random.nextInt(block)).add(block);
      }
    }
    for (int i = random.nextInt(2 * count); i > 0; i--) {
      edges.get(random.nextInt(count)).add(1 + random.nextInt(count - 1));
    }
    return edges.stream()
        .map(targets -> targets.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private static Set<Integer> reachableWithout(int[][] graph, int left) {
    List<Integer> open = new ArrayList<>(left == 0 ? List.of() : List.of(0));
    Set<Integer> found = new HashSet<>(open);
    for (int i = 0; i < open.size(); i++) {
      for (int next : graph[open.get(i)]) {
        if (next != left && found.add(next)) {
          open.add(next);
        }
      }
    }
    return found;
  }
}
