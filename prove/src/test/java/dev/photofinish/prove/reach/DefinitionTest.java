package dev.photofinish.prove.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That the quick analysis answers as definition 3.10 and figure 3.9 do to the letter. */
class DefinitionTest {

  private static final int RUNS = 3_000;

  /**
   * Sets of sites mean what their sites mean one by one: the answer is that of the definition for
   * the effects taken apart.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void theAnswerIsThatOfTheDefinition(int mostSites) {
    AtomicInteger yes = new AtomicInteger();
    Seeds.of(39, RUNS)
        .check(
            seed -> {
              Set<HeapEffect> effects = new RandomEffects(new Random(seed), mostSites).effects();
              DisjointReachability quick = DisjointReachability.of(effects);
              LiteralReachability literal =
                  new LiteralReachability(LiteralReachability.bySite(effects));
              new Queries(RandomEffects.SITES)
                  .all()
                  .forEach(
                      query -> {
                        boolean answer = quick.contains(query.target(), query.rootSites());
                        yes.addAndGet(answer ? 1 : 0);
                        assertThat(answer)
                            .as("%s for %s", query, effects)
                            .isEqualTo(literal.contains(query.target(), query.roots()));
                      });
            });
    System.out.printf("%d yes%n", yes.get());
    assertThat(yes.get()).isGreaterThan(RUNS);
  }

  @Test
  void theClosureIsThatOfTheDefinition() {
    Seeds.of(310, RUNS)
        .check(
            seed -> {
              Set<HeapEffect> effects = new RandomEffects(new Random(seed), 2).effects();
              assertThat(closure(effects)).isEqualTo(LiteralReachability.closure(effects));
            });
  }

  private static Set<HeapEffect> closure(Set<HeapEffect> effects) {
    Closure closure = new Closure(new HeapEffects(effects), Integer.MAX_VALUE);
    Set<HeapType> roots = effects.stream().map(HeapEffect::root).collect(Collectors.toSet());
    Set<HeapEffect> all = new HashSet<>();
    for (HeapType root : roots) {
      Optional<Set<HeapType>> targets = closure.from(root);
      targets.orElseThrow().forEach(target -> all.add(new HeapEffect(root, target)));
    }
    return all;
  }
}
