package dev.photofinish.models;

import dev.photofinish.ir.ClassNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rules for annotations of one layer. */
final class AnnotationRules {

  private final Map<String, List<AnnotationRule>> byName = new HashMap<>();

  /** What no two rules may have in common. */
  private record Key(String name, AnnotationRule.Condition condition, Place place) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && place == key.place
          && name.equals(key.name)
          && condition.equals(key.condition);
    }

    @Override
    public int hashCode() {
      return 31 * name.hashCode() + place.hashCode();
    }
  }

  static AnnotationRules parse(List<FileBlock> blocks) throws ModelFileException {
    AnnotationRules rules = new AnnotationRules();
    Map<Key, String> places = new HashMap<>();
    for (FileBlock block : blocks) {
      try {
        checkNoMembers(block);
        for (AnnotationRule rule : AnnotationLine.parse(block.header().text())) {
          rules.add(rule, block.file() + ":" + block.line(), places);
        }
      } catch (Mistake e) {
        throw e.in(block.file(), block.line());
      }
    }
    return rules;
  }

  private static void checkNoMembers(FileBlock block) throws ModelFileException {
    if (!block.members().isEmpty()) {
      throw new ModelFileException(
          block.file(),
          block.members().get(0).number(),
          "an indented line belongs to a type, and this is an annotation");
    }
  }

  private void add(AnnotationRule rule, String place, Map<Key, String> places) throws Mistake {
    for (Place where : rule.places()) {
      String before = places.putIfAbsent(new Key(rule.name(), rule.condition(), where), place);
      if (before != null) {
        String name = ClassNames.toBinary(rule.name());
        throw new Mistake("duplicate rule for annotation " + name + "; the first is in " + before);
      }
    }
    byName.computeIfAbsent(rule.name(), name -> new ArrayList<>(1)).add(rule);
  }

  /** The rules for an annotation by its full name; if there is none, those by its simple name. */
  List<AnnotationRule> of(String type, String simpleName) {
    List<AnnotationRule> full = byName.get(type);
    return full != null ? full : byName.getOrDefault(simpleName, List.of());
  }
}
