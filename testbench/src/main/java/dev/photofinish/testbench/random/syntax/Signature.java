package dev.photofinish.testbench.random.syntax;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a caller has to know of a method. There is no overloading: a class has one method of a name.
 *
 * @param owner the internal name of the class that declares it
 */
public record Signature(
    String owner, String name, boolean isStatic, List<Type> parameters, Type result) {

  /** The name of constructors. */
  public static final String CONSTRUCTOR = "<init>";

  /** The name of class initialisers. */
  public static final String CLASS_INITIALISER = "<clinit>";

  /** A constructor. */
  public static Signature constructor(String owner, List<Type> parameters) {
    return new Signature(owner, CONSTRUCTOR, false, parameters, Type.VOID);
  }

  /** The initialiser of a class. */
  public static Signature classInitialiser(String owner) {
    return new Signature(owner, CLASS_INITIALISER, true, List.of(), Type.VOID);
  }

  /** An instance method. */
  public static Signature method(String owner, String name, Type result, Type... parameters) {
    return new Signature(owner, name, false, List.of(parameters), result);
  }

  /** A static method. */
  public static Signature function(String owner, String name, Type result, Type... parameters) {
    return new Signature(owner, name, true, List.of(parameters), result);
  }

  /** The same method in another class, which overrides this one if it is a subclass. */
  public Signature in(String other) {
    return new Signature(other, name, isStatic, parameters, result);
  }

  /** Whether this is a constructor. */
  public boolean isConstructor() {
    return name.equals(CONSTRUCTOR);
  }

  /** Parameters and result as class files spell them. */
  public String descriptor() {
    return parameters.stream().map(Type::descriptor).collect(Collectors.joining("", "(", ")"))
        + result.descriptor();
  }
}
