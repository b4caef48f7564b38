package dev.photofinish.scan.il;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Picks variables and paths for one method of a random program. */
final class RandomExpressions {

  private static final List<String> LOCALS = List.of("x", "y", "z");
  private static final int LONGEST_PATH = 3;

  private final Random random;
  private final Vocabulary vocabulary;
  private final int arity;
  private final boolean isCalm;

  /**
   * @param isCalm whether most paths are such that none is another's prefix
   */
  RandomExpressions(Random random, Vocabulary vocabulary, int arity, boolean isCalm) {
    this.random = random;
    this.vocabulary = vocabulary;
    this.arity = arity;
    this.isCalm = isCalm;
  }

  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  /** A number from 0 on that is less than the limit. */
  int upTo(int limit) {
    return random.nextInt(limit);
  }

  <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  String formal() {
    return Exp.formal(1 + random.nextInt(arity));
  }

  /** Most often another formal than this one. */
  String otherFormal(String formal) {
    String other = formal();
    return other.equals(formal) ? formal() : other;
  }

  String local() {
    return any(LOCALS);
  }

  /** A local that has a value; there must be one. */
  String assignedLocal(Assigned assigned) {
    return any(locals(assigned));
  }

  /** A formal, or less often a local that has a value. */
  String variable(Assigned assigned) {
    boolean isLocal = hasLocal(assigned) && chance(30);
    return isLocal ? assignedLocal(assigned) : formal();
  }

  /** A path from a formal or a local that has a value. */
  Exp path(Assigned assigned) {
    return new Exp(variable(assigned), chance(isCalm ? 85 : 60) ? favourite() : fields());
  }

  Exp expression(Assigned assigned) {
    return chance(50) ? Exp.variable(variable(assigned)) : path(assigned);
  }

  /** Actuals for a call; often one is another's prefix, or the same. */
  List<Exp> actuals(int count, Assigned assigned) {
    List<Exp> actuals =
        new ArrayList<>(Stream.generate(() -> expression(assigned)).limit(count).toList());
    if (count > 1 && chance(35)) {
      Exp shorter = actuals.get(0);
      boolean isLonger = shorter.fields().size() < LONGEST_PATH && chance(65);
      actuals.set(count - 1, isLonger ? extended(shorter) : shorter);
    }
    return actuals;
  }

  /** The actuals with some of them replaced by these, in any order. */
  List<Exp> withAnywhere(List<Exp> actuals, List<Exp> some) {
    List<Exp> mixed = new ArrayList<>(some);
    mixed.addAll(actuals.subList(some.size(), actuals.size()));
    Collections.shuffle(mixed, random);
    return mixed;
  }

  boolean hasLocal(Assigned assigned) {
    return !locals(assigned).isEmpty();
  }

  private Exp extended(Exp prefix) {
    String field = any(vocabulary.fields());
    return new Exp(
        prefix.root(), Stream.concat(prefix.fields().stream(), Stream.of(field)).toList());
  }

  private List<String> favourite() {
    return any(isCalm ? vocabulary.favourites() : vocabulary.favouritesAndParts());
  }

  private List<String> fields() {
    int length = chance(45) ? 1 : 2 + random.nextInt(LONGEST_PATH - 1);
    return Stream.generate(() -> any(vocabulary.fields())).limit(length).toList();
  }

  private static List<String> locals(Assigned assigned) {
    return LOCALS.stream().filter(assigned.variables()::contains).toList();
  }
}
