package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.FieldInfo;
import dev.photofinish.trace.MethodInfo;
import dev.photofinish.trace.SiteInfo;
import java.util.HashMap;
import java.util.Map;

/** The numbers that a trace has for what is in the program model. */
final class Numbers {

  private record Named(String owner, String name, String descriptor) {}

  private record Place(int method, int index) {}

  private final Map<Named, Integer> methods = new HashMap<>();
  private final Map<Named, Integer> fields = new HashMap<>();
  private final Map<Place, Integer> sites = new HashMap<>();

  Numbers(Dictionary dictionary) {
    for (MethodInfo method : dictionary.methods()) {
      dictionary
          .classOf(method.classNumber())
          .map(ClassInfo::name)
          .ifPresent(
              owner ->
                  methods.put(
                      new Named(owner, method.name(), method.descriptor()), method.number()));
    }
    for (FieldInfo field : dictionary.fields()) {
      fields.put(new Named(field.owner(), field.name(), field.descriptor()), field.number());
    }
    for (SiteInfo site : dictionary.sites()) {
      sites.putIfAbsent(new Place(site.method(), site.index()), site.number());
    }
  }

  /** The number of a method, if it is woven. */
  int method(MethodModel method) {
    return get(methods, named(method));
  }

  /** Whether a method is woven. */
  boolean has(MethodModel method) {
    return methods.containsKey(named(method));
  }

  private static Named named(MethodModel method) {
    StringBuilder descriptor = new StringBuilder("(");
    method.descriptor().parameters().forEach(type -> descriptor.append(type.descriptor()));
    descriptor.append(')').append(method.descriptor().returnType().descriptor());
    return new Named(method.owner().name().replace('/', '.'), method.name(), descriptor.toString());
  }

  int field(FieldModel field) {
    return get(
        fields,
        new Named(field.owner().name().replace('/', '.'), field.name(), field.type().descriptor()));
  }

  int site(int method, int index) {
    return get(sites, new Place(method, index));
  }

  private static <K> int get(Map<K, Integer> numbers, K key) {
    Integer number = numbers.get(key);
    if (number == null) {
      throw new LostException("the trace has no number for " + key);
    }
    return number;
  }
}
