package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Finds what annotations mean. One without a rule means what the annotations on its own class mean:
 * so frameworks build new annotations from old ones.
 */
final class AnnotationLookup {

  /** Annotations that are built from others are seldom more than two levels deep. */
  private static final int MAX_DEPTH = 5;

  private final Program program;
  private final List<RuleLayer> layers;
  private final ConcurrentMap<String, Known> cache = new ConcurrentHashMap<>();

  /**
   * What is known of an annotation's class.
   *
   * @param rules the rules of each layer that has some, newest first
   * @param builtFrom the annotations on its class that say something, if no layer has rules
   */
  private record Known(List<List<AnnotationRule>> rules, List<AnnotationModel> builtFrom) {
    boolean saysNothing() {
      return rules.isEmpty() && builtFrom.isEmpty();
    }
  }

  AnnotationLookup(Program program, List<RuleLayer> layers) {
    this.program = program;
    this.layers = layers;
  }

  Set<Meaning> meanings(AnnotationModel annotation, Set<Place> places) {
    return meanings(annotation, places, 0);
  }

  private Set<Meaning> meanings(AnnotationModel annotation, Set<Place> places, int depth) {
    Known known = known(annotation, depth);
    if (known.saysNothing()) {
      return Set.of();
    }
    for (List<AnnotationRule> rules : known.rules()) {
      List<AnnotationRule> applying = applying(rules, annotation, places);
      if (!applying.isEmpty()) {
        return union(applying);
      }
    }
    Set<Meaning> found = EnumSet.noneOf(Meaning.class);
    for (AnnotationModel part : known.builtFrom()) {
      found.addAll(meanings(part, places, depth + 1));
    }
    return found;
  }

  /** Rules with a condition that holds; if there is none, those without a condition. */
  private static List<AnnotationRule> applying(
      List<AnnotationRule> rules, AnnotationModel annotation, Set<Place> places) {
    List<AnnotationRule> all =
        rules.stream().filter(rule -> rule.applies(annotation, places)).toList();
    List<AnnotationRule> conditional =
        all.stream().filter(rule -> !rule.condition().isNone()).toList();
    return conditional.isEmpty() ? all : conditional;
  }

  private static Set<Meaning> union(List<AnnotationRule> rules) {
    Set<Meaning> meanings = EnumSet.noneOf(Meaning.class);
    rules.forEach(rule -> meanings.addAll(rule.meanings()));
    return meanings;
  }

  private Known known(AnnotationModel annotation, int depth) {
    Known known = cache.get(annotation.type());
    if (known == null) {
      known = find(annotation, depth);
      cache.put(annotation.type(), known);
    }
    return known;
  }

  private Known find(AnnotationModel annotation, int depth) {
    List<List<AnnotationRule>> rules = new ArrayList<>();
    for (RuleLayer layer : layers) {
      List<AnnotationRule> found = layer.annotation(annotation.type(), annotation.simpleName());
      if (!found.isEmpty()) {
        rules.add(found);
      }
    }
    return new Known(rules, rules.isEmpty() ? builtFrom(annotation, depth) : List.of());
  }

  /** Only those that say something, so that for most annotations the answer is near. */
  private List<AnnotationModel> builtFrom(AnnotationModel annotation, int depth) {
    if (depth == MAX_DEPTH) {
      return List.of();
    }
    return program.find(annotation.type()).annotations().stream()
        .filter(part -> !part.type().equals(annotation.type()))
        .filter(part -> !known(part, depth + 1).saysNothing())
        .toList();
  }
}
