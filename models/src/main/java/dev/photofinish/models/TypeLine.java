package dev.photofinish.models;

import dev.photofinish.ir.ClassNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a line that begins with {@code type}. */
final class TypeLine {

  private static final Map<String, TypeProperty> PROPERTIES = properties();

  private final LayerBuilder layer;

  TypeLine(LayerBuilder layer) {
    this.layer = layer;
  }

  private static Map<String, TypeProperty> properties() {
    Map<String, TypeProperty> properties = new LinkedHashMap<>();
    for (TypeProperty property : TypeProperty.values()) {
      properties.put(property.text, property);
    }
    return properties;
  }

  /** The types that it names; the members below belong to all of them. */
  List<LayerBuilder.OneType> read(String text) throws Mistake {
    int colon = text.indexOf(':');
    String names = colon < 0 ? text : text.substring(0, colon);
    List<String> supertypes = supertypes(names);
    List<TypeProperty> properties =
        colon < 0 ? List.of() : properties(text.substring(colon + 1).strip());
    List<LayerBuilder.OneType> types = new ArrayList<>();
    for (String name : Words.split(beforeExtends(names), ',')) {
      LayerBuilder.OneType type = layer.type(TypePattern.parse(name));
      type.extend(supertypes);
      for (TypeProperty property : properties) {
        type.add(property);
      }
      types.add(type);
    }
    return types;
  }

  private static String beforeExtends(String names) {
    int at = names.indexOf(" extends ");
    return at < 0 ? names : names.substring(0, at);
  }

  private static List<String> supertypes(String names) throws Mistake {
    int at = names.indexOf(" extends ");
    if (at < 0) {
      return List.of();
    }
    List<String> supertypes = new ArrayList<>();
    for (String name : Words.split(names.substring(at + " extends ".length()), ',')) {
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
