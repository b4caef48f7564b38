package dev.photofinish.models;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts together what blocks say of one type, and refuses what has been said already. */
final class TypeRulesBuilder {

  private final TypePattern type;
  private final Set<String> supertypes = new LinkedHashSet<>();
  private final Map<TypeProperty.Group, TypeProperty> properties =
      new EnumMap<>(TypeProperty.Group.class);
  private final List<MemberRule> members = new ArrayList<>();

  /** Where there is a rule for some methods, by the text that says which. */
  private final Map<String, String> places = new HashMap<>();

  TypeRulesBuilder(TypePattern type) {
    this.type = type;
  }

  void add(TypeBlock block) throws ModelFileException {
    supertypes.addAll(block.header().supertypes());
    for (TypeProperty property : block.header().properties()) {
      TypeProperty before = properties.putIfAbsent(property.group, property);
      if (before != null) {
        throw new ModelFileException(block.place(), type + " is already " + before.text);
      }
    }
    for (TypeBlock.MemberLine line : block.members()) {
      add(line.rule(), line.place());
    }
  }

  private void add(MemberRule rule, String place) throws ModelFileException {
    String before = places.putIfAbsent(rule.selector().toString(), place);
    if (before != null) {
      String name = type + "." + rule.selector();
      throw new ModelFileException(
          place, "duplicate rule for " + name + "; the first is in " + before);
    }
    members.add(rule);
  }

  TypeRules build() {
    return new TypeRules(type, List.copyOf(supertypes), Set.copyOf(properties.values()), members);
  }
}
