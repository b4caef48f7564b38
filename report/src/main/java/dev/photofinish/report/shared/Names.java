package dev.photofinish.report.shared;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.MethodName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names classes and methods for a reader: without packages where no two classes in the report share
 * the short name, and with words where a compiler made up the name.
 */
public final class Names {

  private final boolean shorten;
  private final Set<String> ambiguous;

  private Names(boolean shorten, Set<String> ambiguous) {
    this.shorten = shorten;
    this.ambiguous = ambiguous;
  }

  /** Keeps the packages of all classes. */
  public static Names full() {
    return new Names(false, Set.of());
  }

  /** Drops packages where that leaves no doubt anywhere in these findings. */
  public static Names shortIn(Findings findings) {
    Map<String, Set<String>> byShortName = new HashMap<>();
    findings.races().stream()
        .flatMap(race -> race.accesses().stream())
        .map(Access::stack)
        .forEach(stack -> collect(stack, byShortName));
    return new Names(
        true,
        byShortName.entrySet().stream()
            .filter(entry -> entry.getValue().size() > 1)
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet()));
  }

  private static void collect(Iterable<Frame> stack, Map<String, Set<String>> byShortName) {
    for (Frame frame : stack) {
      String className = frame.method().className();
      byShortName.computeIfAbsent(withoutPackage(className), k -> new HashSet<>()).add(className);
    }
  }

  /** {@code Bank.deposit(int,long)}, {@code new Bank(int)} or {@code lambda in Bank.deposit}. */
  public String method(MethodName method) {
    return Printable.of(
        method.isLambda() ? lambda(method) : named(method, method.name(), parameters(method)));
  }

  /** {@code Bank$Account}, or the whole name where that would be in doubt. */
  public String type(String className) {
    String shortName = withoutPackage(className);
    return shorten && !ambiguous.contains(shortName) ? shortName : className;
  }

  private String lambda(MethodName method) {
    String owner = method.enclosingMethod();
    return "lambda in " + (owner.isEmpty() ? type(method.className()) : named(method, owner, ""));
  }

  private String named(MethodName method, String name, String parameters) {
    String type = type(method.className());
    return switch (name) {
      case "<init>" -> "new " + type + parameters;
      case "<clinit>" -> "static initializer of " + type;
      default -> type + "." + name + parameters;
    };
  }

  private String parameters(MethodName method) {
    return method.parameterTypes().stream()
        .map(type -> shorten ? withoutPackage(type) : type)
        .collect(Collectors.joining(",", "(", ")"));
  }

  private static String withoutPackage(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
