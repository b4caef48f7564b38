package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * What is known of the methods, types and annotations that a program uses. A class that is missing
 * has only the rules for its own name. Safe for many threads; answers are remembered.
 */
public final class LibraryFacts {

  private static final Set<Place> EVERYWHERE = EnumSet.allOf(Place.class);

  private final AnnotationLookup annotations;
  private final KnownTypes types;
  private final CallContexts contexts;
  private final ConcurrentMap<MethodRef, MethodFacts> methods = new ConcurrentHashMap<>();

  LibraryFacts(Program program, List<RuleLayer> layers) {
    this.annotations = new AnnotationLookup(program, layers);
    this.types = new KnownTypes(program, layers, annotations);
    this.contexts = new CallContexts(program, types, annotations);
  }

  /**
   * What a call does, by the nearest type that has a rule: the class in the reference, its super
   * classes, its super interfaces. {@link MethodFacts#NONE} if there is none.
   */
  public MethodFacts of(MethodRef method) {
    KnownType type = types.get(method.owner());
    if (!type.mentions(method.name())) {
      // Most calls end here. They are not worth the memory to be remembered.
      return MethodFacts.NONE;
    }
    MethodFacts facts = methods.get(method);
    if (facts == null) {
      facts = type.factsOf(method.name(), method.descriptor());
      methods.put(method, facts);
    }
    return facts;
  }

  /** What is known of all objects of a class; an array has the facts of Object. */
  public TypeFacts type(String internalName) {
    return types.get(internalName).facts();
  }

  /** How frameworks call a method, on objects of the class that declares it. */
  public CallContext calledBy(MethodModel method) {
    return calledBy(method.owner(), method);
  }

  /** How frameworks call a method on objects of a class that declares or inherits it. */
  public CallContext calledBy(ClassModel receiver, MethodModel method) {
    return contexts.of(receiver, method).context();
  }

  /**
   * A sentence that says how it is called and how that is known; empty if nothing is.
   *
   * @param name what the sentence calls the method
   */
  public String whyCalled(ClassModel receiver, MethodModel method, String name) {
    return contexts.of(receiver, method).because(name);
  }

  /** What an annotation says, wherever it stands. */
  public Set<Meaning> meanings(AnnotationModel annotation) {
    return annotations.meanings(annotation, EVERYWHERE);
  }

  /** What an annotation says where it stands. */
  public Set<Meaning> meanings(AnnotationModel annotation, Place place) {
    return annotations.meanings(annotation, EnumSet.of(place));
  }

  /** Whether one of some annotations says something. */
  public boolean has(List<AnnotationModel> all, Meaning meaning) {
    for (AnnotationModel annotation : all) {
      if (meanings(annotation).contains(meaning)) {
        return true;
      }
    }
    return false;
  }
}
