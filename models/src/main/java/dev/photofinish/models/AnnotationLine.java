package dev.photofinish.models;

import dev.photofinish.ir.ClassNames;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads a line that begins with {@code annotation}. */
final class AnnotationLine {

  private static final Map<String, Meaning> MEANINGS = meanings();
  private static final Map<String, Place> PLACES = places();

  private AnnotationLine() {}

  private static Map<String, Meaning> meanings() {
    Map<String, Meaning> meanings = new LinkedHashMap<>();
    for (Meaning meaning : Meaning.values()) {
      meanings.put(meaning.text, meaning);
    }
    return meanings;
  }

  private static Map<String, Place> places() {
    Map<String, Place> places = new LinkedHashMap<>();
    for (Place place : Place.values()) {
      places.put(place.name().toLowerCase(Locale.ROOT), place);
    }
    return places;
  }

  static List<AnnotationRule> parse(String line) throws Mistake {
    int colon = line.indexOf(':');
    if (colon < 0) {
      throw new Mistake("':' is missing between annotations and what they mean");
    }
    String left = line.substring("annotation ".length(), colon).strip();
    int on = left.indexOf(" on ");
    Set<Place> places = on < 0 ? EnumSet.allOf(Place.class) : places(left.substring(on + 4));
    Set<Meaning> meanings = meanings(line.substring(colon + 1).strip());
    List<AnnotationRule> rules = new ArrayList<>();
    for (String name : names(on < 0 ? left : left.substring(0, on))) {
      rules.add(rule(name, places, meanings));
    }
    return rules;
  }

  private static Set<Place> places(String text) throws Mistake {
    Set<Place> places = EnumSet.noneOf(Place.class);
    for (String word : Words.split(text, ',')) {
      Place place = PLACES.get(word);
      if (place == null) {
        throw Mistake.unknown("place", word, PLACES.keySet());
      }
      places.add(place);
    }
    return places;
  }

  private static Set<Meaning> meanings(String text) throws Mistake {
    Set<Meaning> meanings = EnumSet.noneOf(Meaning.class);
    if (text.equals("nothing")) {
      return meanings;
    }
    for (String word : Words.split(text, ',')) {
      Meaning meaning = MEANINGS.get(word);
      if (meaning == null) {
        throw Mistake.unknown("meaning", word, MEANINGS.keySet());
      }
      meanings.add(meaning);
    }
    return meanings;
  }

  /** Commas inside of parentheses belong to a condition. */
  private static List<String> names(String text) {
    List<String> names = new ArrayList<>();
    int start = 0;
    int depth = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        names.add(text.substring(start, at).strip());
        start = at + 1;
      }
    }
    names.add(text.substring(start).strip());
    return names;
  }

  private static AnnotationRule rule(String text, Set<Place> places, Set<Meaning> meanings)
      throws Mistake {
    int open = text.indexOf('(');
    String name = open < 0 ? text : text.substring(0, open).strip();
    if (!Names.isType(name)) {
      throw new Mistake("'" + name + "' is not the name of an annotation");
    }
    AnnotationRule.Condition condition =
        open < 0 ? AnnotationRule.Condition.NONE : condition(text.substring(open));
    return new AnnotationRule(ClassNames.toInternal(name), condition, places, meanings);
  }

  /** Reads {@code (element=value, another value)}. */
  private static AnnotationRule.Condition condition(String text) throws Mistake {
    int equals = text.indexOf('=');
    if (equals < 0 || !text.endsWith(")")) {
      throw new Mistake("'" + text + "' is not a condition like (value=one, another)");
    }
    String element = text.substring(1, equals).strip();
    if (!Names.isMember(element)) {
      throw new Mistake("'" + element + "' is not the name of an element");
    }
    List<String> values = Words.split(text.substring(equals + 1, text.length() - 1), ',');
    return new AnnotationRule.Condition(element, Set.copyOf(values));
  }
}
