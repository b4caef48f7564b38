package dev.photofinish.finding;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A method as a reader knows it: its class in {@link Class#getName} form, its name and the types of
 * its parameters as they are written in source.
 */
public record MethodName(String className, String name, List<String> parameterTypes) {

  /** Compilers number lambdas, accessors and anonymous and local classes in order of appearance. */
  private static final Pattern COMPILER_NUMBER = Pattern.compile("\\$\\d+");

  private static final Pattern LAMBDA = Pattern.compile("(^|.*\\$)lambda(\\$.*|$)");

  public MethodName {
    parameterTypes = List.copyOf(parameterTypes);
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
   * A name that stays the same when unrelated members are added or another compiler is used:
   * without the numbers that compilers hand out, and without the parameters of methods whose
   * parameters the compiler chooses (captured variables of lambdas, of anonymous and of local
   * classes).
   */
  public String stableName() {
    String owner = withoutCompilerNumbers(className);
    String member = withoutCompilerNumbers(name);
    boolean compilerChoosesParameters =
        isLambda() || (name.equals("<init>") && !owner.equals(className));
    return owner
        + "."
        + (compilerChoosesParameters ? member : member + signature().substring(name.length()));
  }

  static String withoutCompilerNumbers(String name) {
    return COMPILER_NUMBER.matcher(name).replaceAll("\\$");
  }
}
