package dev.photofinish.cli.record;

import dev.photofinish.trace.FieldInfo;
import dev.photofinish.trace.Run;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The fields that runs were to look at alone, and those of them that no code which was loaded
 * accesses: all of them, if the report that names them is of another program.
 *
 * @param named without the methods that were named with them
 * @param unmet some of these
 */
public record FocusedFields(Set<String> named, Set<String> unmet) {

  private static final int MANY = 5;

  /** Those of runs that belong together; none if they looked at everything. */
  public static FocusedFields of(List<Run> runs) {
    Set<String> named = new TreeSet<>();
    Set<String> unmet = new TreeSet<>();
    for (Run run : runs) {
      run.meta().launch().focus().ifPresent(named::addAll);
    }
    named.removeIf(member -> member.endsWith("("));
    unmet.addAll(named);
    for (Run run : runs) {
      run.dictionary().fields().forEach(field -> unmet.remove(name(field)));
    }
    return new FocusedFields(named, unmet);
  }

  private static String name(FieldInfo field) {
    return field.owner() + "." + field.name();
  }

  /** Whether nothing was looked at that could race. */
  public boolean isMissed() {
    return !named.isEmpty() && unmet.size() == named.size();
  }

  /** Some of those that were not met, for people. */
  public String examples() {
    return unmet.stream().limit(MANY).collect(Collectors.joining(", "))
        + (unmet.size() > MANY ? " and others" : "");
  }
}
