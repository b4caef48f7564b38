package dev.photofinish.prove.race;

import static java.util.stream.Collectors.toMap;

import dev.photofinish.prove.Proof;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Counts what {@link StagesAlone} counts, tuple by tuple. */
public final class TuplesAlone {

  private final Stages stages;
  private final Map<Analysis, Set<Set<Access>>> left = new EnumMap<>(Analysis.class);
  private final Set<Set<Access>> original = new HashSet<>();

  private TuplesAlone(Stages stages) {
    this.stages = stages;
    for (Analysis analysis : Analysis.values()) {
      left.put(analysis, new HashSet<>());
    }
  }

  public static StagesAlone of(Proof proof) {
    TuplesAlone counted = new TuplesAlone(proof.stages());
    Fields fields = proof.universe().codes().fields();
    Tuples tuples = new Tuples(proof.stages());
    IntStream.range(0, fields.size())
        .mapToObj(fields::get)
        .flatMap(tuples::on)
        .forEach(counted::add);
    return counted.counts();
  }

  private void add(Tuple tuple) {
    Set<Access> pair = new HashSet<>(List.of(tuple.first().access()));
    pair.add(tuple.second().access());
    original.add(pair);
    left.forEach(
        (analysis, pairs) -> {
          if (isLeft(tuple, analysis)) {
            pairs.add(pair);
          }
        });
  }

  private boolean isLeft(Tuple tuple, Analysis analysis) {
    return switch (analysis) {
      case ALIASING -> tuple.mayAlias();
      case ESCAPING -> tuple.mayEscape();
      case PARALLEL -> tuple.mayRunInParallel();
      case UNLOCKED -> tuple.isUnlocked();
      case GLOBAL -> isLeft(tuple, Exclusion.GLOBAL);
      case LOCAL -> isLeft(tuple, Exclusion.LOCAL);
      case THREAD -> isLeft(tuple, Exclusion.THREAD);
    };
  }

  private boolean isLeft(Tuple tuple, Exclusion part) {
    ThreadPair threads = new ThreadPair(tuple.firstThread(), tuple.secondThread());
    int[] common = tuple.first().common(tuple.second()).toArray();
    Stream<ObjectSet> each =
        common.length == 0
            ? Stream.of(new ObjectSet())
            : Arrays.stream(common).mapToObj(ObjectSet::of);
    return each.anyMatch(
        object ->
            !stages.exclusions(threads, tuple.first(), tuple.second(), object).contains(part));
  }

  private StagesAlone counts() {
    return new StagesAlone(
        original.size(),
        left.entrySet().stream()
            .collect(
                toMap(Map.Entry::getKey, each -> (long) original.size() - each.getValue().size())));
  }
}
