package dev.photofinish.finding;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A method as a reader knows it: its class in {@link Class#getName} form, its name and the types of
 * its parameters as they are written in source.
 */
public record MethodName(String className, String name, List<String> parameterTypes) {

  /**
   * Compilers number lambdas, accessors, closures and anonymous and local classes in order of
   * appearance: {@code lambda$run$0}, {@code Bank$1}, {@code run$lambda-0} (Kotlin), {@code
   * Bank$_run_closure1} (Groovy).
   */
  private static final Pattern COMPILER_NUMBER =
      Pattern.compile("(?<=\\$|\\$lambda-|_closure|_lambda)\\d+");

  /** Javac names a serializable lambda after a hash, too: {@code lambda$run$7f3a91c2$1}. */
  private static final Pattern LAMBDA_HASH = Pattern.compile("(?<=\\$)[0-9a-f]+\\$(?=\\d+$)");

  /**
   * {@code lambda$run$0} (javac), {@code run$lambda$0} (Kotlin), {@code $anonfun$run$1} (Scala).
   */
  private static final Pattern LAMBDA =
      Pattern.compile("lambda\\$.*|.*\\$lambda([$-].*)?|(.*\\$)?anonfun\\$.*");

  public MethodName {
    parameterTypes = List.copyOf(parameterTypes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MethodName method
        && name.equals(method.name)
        && className.equals(method.className)
        && parameterTypes.equals(method.parameterTypes);
  }

  @Override
  public int hashCode() {
    return 31 * className.hashCode() + name.hashCode();
  }

  /** The method of a class that has a {@link #signature}. */
  public static MethodName of(String className, String signature) {
    int open = signature.indexOf('(');
    if (open < 0 || !signature.endsWith(")")) {
      throw new IllegalArgumentException("not a method: " + signature);
    }
    String parameters = signature.substring(open + 1, signature.length() - 1);
    return new MethodName(
        className,
        signature.substring(0, open),
        parameters.isEmpty() ? List.of() : List.of(parameters.split(",", -1)));
  }

  /** The name with its parameter types: {@code deposit(int,long)}. */
  public String signature() {
    return name + "(" + String.join(",", parameterTypes) + ")";
  }

  /** Whether a compiler made this method out of a lambda's body. */
  public boolean isLambda() {
    return LAMBDA.matcher(name).matches();
  }

  /**
   * The name of the method that a lambda is written in; empty where the compiler's name does not
   * tell, and for methods that are no lambdas.
   */
  public String enclosingMethod() {
    return isLambda() ? LambdaName.enclosingMethod(name) : "";
  }

  /**
   * A name that stays the same when unrelated members are added or another release of the compiler
   * is used: without the numbers that compilers hand out, and without the parameters of methods
   * whose parameters the compiler chooses (captured variables of lambdas, of anonymous and of local
   * classes).
   */
  public String stableName() {
    String owner = withoutCompilerNumbers(className);
    if (isLambda()) {
      String member = LAMBDA_HASH.matcher(name).replaceFirst("");
      return owner + "." + withoutCompilerNumbers(member);
    }
    boolean takesCaptured = name.equals("<init>") && !owner.equals(className);
    return owner + "." + withoutCompilerNumbers(takesCaptured ? name : signature());
  }

  /** Most names have no number: there is no need to search them. */
  private static boolean canHaveNumber(String name) {
    return name.indexOf('$') >= 0 || name.contains("_closure") || name.contains("_lambda");
  }

  static String withoutCompilerNumbers(String name) {
    return canHaveNumber(name) ? COMPILER_NUMBER.matcher(name).replaceAll("") : name;
  }
}
