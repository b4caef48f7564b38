package dev.photofinish.trace;

import java.util.List;
import java.util.Optional;

/**
 * What the numbers in the events of a run stand for. If it was cut short, the last ones are not
 * there.
 *
 * @param classes by number, the first with number 1; so are the others
 */
public record Dictionary(
    List<ClassInfo> classes,
    List<MethodInfo> methods,
    List<FieldInfo> fields,
    List<SiteInfo> sites) {

  public Dictionary {
    classes = List.copyOf(classes);
    methods = List.copyOf(methods);
    fields = List.copyOf(fields);
    sites = List.copyOf(sites);
  }

  public Optional<ClassInfo> classOf(long number) {
    return get(classes, number);
  }

  public Optional<MethodInfo> method(long number) {
    return get(methods, number);
  }

  public Optional<FieldInfo> field(long number) {
    return get(fields, number);
  }

  public Optional<SiteInfo> site(long number) {
    return get(sites, number);
  }

  private static <T> Optional<T> get(List<T> all, long number) {
    return number < 1 || number > all.size()
        ? Optional.empty()
        : Optional.of(all.get((int) number - 1));
  }
}
