package dev.photofinish.prove.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.race.PossibleRace;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which of very many pairs of accesses are told: generated parsers have hundreds of accesses to one
 * field in one method. One pair for each two methods says as much, then.
 */
final class MethodPairs {

  /** So many are told as they are. */
  private static final int MANY = 1_000;

  private MethodPairs() {}

  static Collection<PossibleRace> of(Iterable<PossibleRace> races) {
    List<PossibleRace> all = new ArrayList<>();
    races.forEach(all::add);
    if (all.size() <= MANY) {
      return all;
    }
    Map<Set<MethodModel>, PossibleRace> chosen = new LinkedHashMap<>();
    all.forEach(race -> chosen.merge(methods(race), race, MethodPairs::worse));
    return chosen.values();
  }

  private static Set<MethodModel> methods(PossibleRace race) {
    return new HashSet<>(
        List.of(race.first().instance().method(), race.second().instance().method()));
  }

  /** Two writes rather than one; otherwise the first that was found. */
  private static PossibleRace worse(PossibleRace one, PossibleRace other) {
    return writes(other) > writes(one) ? other : one;
  }

  private static int writes(PossibleRace race) {
    return (race.first().access().isWrite() ? 1 : 0) + (race.second().access().isWrite() ? 1 : 0);
  }
}
