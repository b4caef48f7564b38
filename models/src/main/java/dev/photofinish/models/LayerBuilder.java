package dev.photofinish.models;

import dev.photofinish.ir.ClassNames;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the rules of a layer and refuses those that are there already. */
final class LayerBuilder {

  private final Map<TypePattern, OneType> types = new LinkedHashMap<>();
  private final Map<AnnotationKey, String> annotationPlaces = new HashMap<>();
  private final List<AnnotationRule> annotations = new ArrayList<>();

  private record AnnotationKey(String name, AnnotationRule.Condition condition, Place place) {}

  /** The rules of one type so far, and where they were found. */
  static final class OneType {
    private final TypePattern type;
    private final Set<String> supertypes = new LinkedHashSet<>();
    private final Set<TypeProperty> properties = EnumSet.noneOf(TypeProperty.class);
    private final Map<Selector, MemberRule> members = new LinkedHashMap<>();
    private final Map<Selector, String> places = new HashMap<>();

    private OneType(TypePattern type) {
      this.type = type;
    }

    void extend(List<String> more) {
      supertypes.addAll(more);
    }

    void add(TypeProperty property) throws Mistake {
      for (TypeProperty other : properties) {
        if (other.group == property.group) {
          throw new Mistake(type + " is already " + other.text);
        }
      }
      properties.add(property);
    }

    void add(MemberRule rule, String place) throws Mistake {
      String before = places.putIfAbsent(rule.selector(), place);
      if (before != null) {
        throw new Mistake(
            "duplicate rule for " + type + "." + rule.selector() + "; the first is in " + before);
      }
      members.put(rule.selector(), rule);
    }

    private TypeRules build() {
      return new TypeRules(type, List.copyOf(supertypes), Set.copyOf(properties), members.values());
    }
  }

  OneType type(TypePattern type) {
    return types.computeIfAbsent(type, OneType::new);
  }

  void add(AnnotationRule rule, String place) throws Mistake {
    for (Place where : rule.places()) {
      AnnotationKey key = new AnnotationKey(rule.name(), rule.condition(), where);
      String before = annotationPlaces.putIfAbsent(key, place);
      if (before != null) {
        throw new Mistake(
            "duplicate rule for annotation "
                + ClassNames.toBinary(rule.name())
                + "; the first is in "
                + before);
      }
    }
    annotations.add(rule);
  }

  RuleLayer build() {
    return new RuleLayer(types.values().stream().map(OneType::build).toList(), annotations);
  }
}
