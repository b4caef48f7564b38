package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Finds what is known of a program's types, once for each. Safe for many threads. */
final class KnownTypes {

  private static final Set<Place> ON_CLASS = EnumSet.of(Place.CLASS);

  private final Program program;
  private final List<RuleLayer> layers;
  private final AnnotationLookup annotations;
  private final Supertypes supertypes;
  private final ConcurrentMap<String, KnownType> cache = new ConcurrentHashMap<>();

  KnownTypes(Program program, List<RuleLayer> layers, AnnotationLookup annotations) {
    this.program = program;
    this.layers = layers;
    this.annotations = annotations;
    this.supertypes = new Supertypes(program, layers);
  }

  /** Two threads may find the same; that is cheaper than to wait while classes are read. */
  KnownType get(String internalName) {
    KnownType known = cache.get(internalName);
    if (known == null) {
      known = find(internalName);
      cache.put(internalName, known);
    }
    return known;
  }

  private KnownType find(String name) {
    List<String> order = supertypes.nearestFirst(name);
    Properties properties = new Properties();
    List<KnownType.Applied> rules = new ArrayList<>();
    for (String type : order) {
      for (TypeRules own : rulesOf(type)) {
        properties.addFrom(own);
        rules.add(new KnownType.Applied(type, own));
      }
      addFromAnnotations(type, type.equals(name), properties);
    }
    return new KnownType(
        name, order, List.copyOf(rules), properties.facts(), properties.sharedBecause);
  }

  private List<TypeRules> rulesOf(String type) {
    List<TypeRules> rules = new ArrayList<>(1);
    for (RuleLayer layer : layers) {
      layer.addRulesOf(type, rules);
    }
    return rules;
  }

  private void addFromAnnotations(String type, boolean isTypeItself, Properties properties) {
    ClassModel model = program.find(type);
    for (AnnotationModel annotation : model.annotations()) {
      Set<Meaning> meanings = annotations.meanings(annotation, ON_CLASS);
      if (!meanings.isEmpty()) {
        properties.addFrom(annotation, meanings, isTypeItself, model.isApplication());
      }
    }
  }

  /** The properties of a type in the making: of each group, the first one counts. */
  private static final class Properties {
    private final Map<TypeProperty.Group, TypeProperty> found =
        new EnumMap<>(TypeProperty.Group.class);
    private String sharedBecause = "";

    void addFrom(TypeRules rules) {
      for (TypeProperty property : rules.properties()) {
        if (found.putIfAbsent(property.group, property) == null
            && property == TypeProperty.SHARED) {
          sharedBecause = "its class is a " + rules.type();
        }
      }
    }

    /**
     * A class to be analysed is not thread-safe because it claims so. Frameworks look at the class
     * itself to see whether it is shared, not at its super classes.
     */
    void addFrom(
        AnnotationModel annotation,
        Set<Meaning> meanings,
        boolean isTypeItself,
        boolean isApplication) {
      if (meanings.contains(Meaning.NOT_THREAD_SAFE)) {
        put(TypeProperty.NOT_THREAD_SAFE);
      } else if (meanings.contains(Meaning.IMMUTABLE)) {
        put(TypeProperty.IMMUTABLE);
      } else if (meanings.contains(Meaning.THREAD_SAFE) && !isApplication) {
        put(TypeProperty.THREAD_SAFE);
      }
      if (isTypeItself) {
        addSharing(annotation, meanings);
      }
    }

    /** One annotation may make it shared and another one say for whom: the latter wins. */
    private void addSharing(AnnotationModel annotation, Set<Meaning> meanings) {
      if (meanings.contains(Meaning.NOT_SHARED)) {
        found.put(TypeProperty.Group.SHARING, TypeProperty.NOT_SHARED);
        sharedBecause = "";
      } else if (meanings.contains(Meaning.SHARED)
          && found.get(TypeProperty.Group.SHARING) != TypeProperty.NOT_SHARED) {
        found.put(TypeProperty.Group.SHARING, TypeProperty.SHARED);
        sharedBecause = "its class is annotated with @" + annotation.simpleName();
      }
    }

    private void put(TypeProperty property) {
      found.putIfAbsent(property.group, property);
    }

    TypeFacts facts() {
      return found.isEmpty() ? TypeFacts.NONE : new TypeFacts(Set.copyOf(found.values()));
    }
  }
}
