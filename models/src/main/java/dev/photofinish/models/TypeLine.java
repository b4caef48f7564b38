package dev.photofinish.models;

import dev.photofinish.ir.ClassNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A line of types: names, what they extend, properties.
 *
 * @param types the types that it names; the members below belong to all of them
 * @param supertypes what they extend, by internal name
 */
record TypeLine(List<TypePattern> types, List<String> supertypes, List<TypeProperty> properties) {

  private static final String TYPE = "type ";
  private static final String EXTENDS = " extends ";

  private static final Map<String, TypeProperty> PROPERTIES = allProperties();

  private static Map<String, TypeProperty> allProperties() {
    Map<String, TypeProperty> properties = new LinkedHashMap<>();
    for (TypeProperty property : TypeProperty.values()) {
      properties.put(property.text, property);
    }
    return properties;
  }

  /** The names in such a line, as they stand there. */
  static List<String> names(String line) {
    String left = left(line);
    int at = left.indexOf(EXTENDS);
    return Words.split(left.substring(TYPE.length(), at < 0 ? left.length() : at), ',');
  }

  private static String left(String line) {
    int colon = line.indexOf(':');
    return colon < 0 ? line : line.substring(0, colon);
  }

  static TypeLine parse(String line) throws Mistake {
    List<TypePattern> types = new ArrayList<>();
    for (String name : names(line)) {
      types.add(TypePattern.parse(name));
    }
    int colon = line.indexOf(':');
    return new TypeLine(
        types,
        supertypes(left(line)),
        colon < 0 ? List.of() : properties(line.substring(colon + 1).strip()));
  }

  private static List<String> supertypes(String left) throws Mistake {
    int at = left.indexOf(EXTENDS);
    if (at < 0) {
      return List.of();
    }
    List<String> supertypes = new ArrayList<>();
    for (String name : Words.split(left.substring(at + EXTENDS.length()), ',')) {
      if (!Names.isType(name)) {
        throw new Mistake("'" + name + "' is not the name of a type");
      }
      supertypes.add(ClassNames.toInternal(name));
    }
    return supertypes;
  }

  private static List<TypeProperty> properties(String text) throws Mistake {
    List<TypeProperty> properties = new ArrayList<>();
    for (String word : Words.split(text, ',')) {
      TypeProperty property = PROPERTIES.get(word);
      if (property == null) {
        throw Mistake.unknown("property", word, PROPERTIES.keySet());
      }
      properties.add(property);
    }
    return properties;
  }
}
