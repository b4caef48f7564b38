package dev.photofinish.scan.il;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An expression (figure 4): a variable, or an access path, which is a variable and the fields that
 * follow.
 */
public record Exp(String root, List<String> fields) {

  private static final String FORMAL = "arg";

  /** The first ones, which are asked for all the time. */
  private static final List<String> FORMALS = List.of("arg1", "arg2", "arg3");

  public Exp {
    fields = List.copyOf(fields);
  }

  /** Reads {@code x} or {@code arg1.f.g}. */
  public static Exp parse(String text) {
    List<String> names = Arrays.asList(text.split("\\.", -1));
    return new Exp(names.get(0), names.subList(1, names.size()));
  }

  static Exp variable(String name) {
    return new Exp(name, List.of());
  }

  static String formal(int number) {
    return number <= FORMALS.size() ? FORMALS.get(number - 1) : FORMAL + number;
  }

  static List<String> formals(int arity) {
    return IntStream.rangeClosed(1, arity).mapToObj(Exp::formal).toList();
  }

  /** Formals have reserved names, all other variables are local (section 3.1). */
  static boolean isFormal(String variable) {
    return variable.startsWith(FORMAL);
  }

  boolean isPath() {
    return !fields.isEmpty();
  }

  /** Whether the filter {@code fml} of figure 7 lets this pass. */
  boolean isRootedAtFormal() {
    return isFormal(root);
  }

  String lastField() {
    return fields.get(fields.size() - 1);
  }

  /** Definition 6.1; an expression is a prefix of itself. */
  boolean isPrefixOf(Exp other) {
    int length = fields.size();
    return root.equals(other.root)
        && length <= other.fields.size()
        && fields.equals(other.fields.subList(0, length));
  }

  boolean isProperPrefixOf(Exp other) {
    return fields.size() < other.fields.size() && isPrefixOf(other);
  }

  /** All prefixes that are paths, shortest first; this one, if it is a path, is the last. */
  Stream<Exp> pathPrefixes() {
    return IntStream.rangeClosed(1, fields.size())
        .mapToObj(length -> new Exp(root, fields.subList(0, length)));
  }

  /** All prefixes but itself, the root first. */
  Stream<Exp> properPrefixes() {
    return IntStream.range(0, fields.size())
        .mapToObj(length -> new Exp(root, fields.subList(0, length)));
  }

  /** Puts the actual in place of the formal at the root; any other root stays. */
  Exp substitute(Map<String, Exp> actuals) {
    Exp actual = actuals.get(root);
    return actual == null
        ? this
        : new Exp(actual.root, Stream.concat(actual.fields.stream(), fields.stream()).toList());
  }

  @Override
  public String toString() {
    return isPath() ? root + "." + String.join(".", fields) : root;
  }
}
