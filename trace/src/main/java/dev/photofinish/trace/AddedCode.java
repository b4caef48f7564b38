package dev.photofinish.trace;

/**
 * The names of methods that the agent adds for the method references of the program: as compilers
 * name lambda expressions, with a mark.
 */
public final class AddedCode {

  private static final String LAMBDA = "lambda$";
  private static final String MARK = "$photofinish$";

  private AddedCode() {}

  /** The name of one, by the method that the reference is written in. */
  public static String name(String method, int number) {
    String within =
        switch (method) {
          case "<init>" -> "new";
          case "<clinit>" -> "static";
          default -> method;
        };
    return LAMBDA + within + MARK + number;
  }

  /** Whether a method is one. */
  public static boolean is(String method) {
    return method.startsWith(LAMBDA) && method.contains(MARK);
  }

  /** What readers call a method: to them, a reference is a lambda expression. */
  public static String shown(String method) {
    return is(method) ? method.replace(MARK, "$") : method;
  }
}
