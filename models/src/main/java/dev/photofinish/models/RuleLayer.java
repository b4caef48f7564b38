package dev.photofinish.models;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All rules of one level: those that are built in, or those of one file of the user's. */
final class RuleLayer {

  private final Map<String, TypeRules> byName = new HashMap<>();
  private final List<TypeRules> byPattern = new ArrayList<>();
  private final Map<String, List<AnnotationRule>> annotations = new HashMap<>();

  RuleLayer(Collection<TypeRules> types, Collection<AnnotationRule> annotationRules) {
    for (TypeRules rules : types) {
      if (rules.type().isExact()) {
        byName.put(rules.type().text(), rules);
      } else {
        byPattern.add(rules);
      }
    }
    for (AnnotationRule rule : annotationRules) {
      annotations.computeIfAbsent(rule.name(), name -> new ArrayList<>(1)).add(rule);
    }
  }

  /** The rules for a type's own name, then those of patterns that it matches. */
  void addRulesOf(String internalName, Collection<TypeRules> found) {
    TypeRules exact = byName.get(internalName);
    if (exact != null) {
      found.add(exact);
    }
    for (TypeRules rules : byPattern) {
      if (rules.type().matches(internalName)) {
        found.add(rules);
      }
    }
  }

  /** The rules for an annotation by its full name; if there is none, those by its simple name. */
  List<AnnotationRule> annotation(String type, String simpleName) {
    List<AnnotationRule> full = annotations.get(type);
    return full != null ? full : annotations.getOrDefault(simpleName, List.of());
  }

  /** All types that have rules. */
  Collection<TypeRules> types() {
    List<TypeRules> all = new ArrayList<>(byName.values());
    all.addAll(byPattern);
    return all;
  }
}
