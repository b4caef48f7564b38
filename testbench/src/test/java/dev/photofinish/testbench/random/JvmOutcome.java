package dev.photofinish.testbench.random;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells what the static fields of a loaded class lead to, as an exploration tells it. */
final class JvmOutcome {

  private final List<Object> told = new ArrayList<>();

  /** The line for a class. */
  static String of(Class<?> loaded) {
    Stream<Field> statics =
        Arrays.stream(loaded.getDeclaredFields())
            .filter(field -> Modifier.isStatic(field.getModifiers()));
    return loaded.getName() + new JvmOutcome().fields(statics, null);
  }

  private String fields(Stream<Field> fields, @Nullable Object object) {
    return fields
        .sorted(Comparator.comparing(Field::getName))
        .map(field -> field.getName() + "=" + value(field, object))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private String value(Field field, @Nullable Object object) {
    try {
      field.setAccessible(true);
      return value(field.get(object));
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private String value(@Nullable Object value) {
    if (value == null || value instanceof Integer) {
      return String.valueOf(value);
    }
    int known =
        IntStream.range(0, told.size()).filter(i -> told.get(i) == value).findFirst().orElse(-1);
    if (known >= 0) {
      return "#" + known;
    }
    told.add(value);
    return object(value);
  }

  private String object(Object object) {
    if (object instanceof int[] numbers) {
      return elements(Arrays.stream(numbers).boxed());
    } else if (object instanceof Object[] array) {
      return elements(Arrays.stream(array));
    } else if (object instanceof List<?> list) {
      return elements(list.stream());
    } else if (object instanceof Map<?, ?> map) {
      return elements(IntStream.range(0, size(map)).mapToObj(i -> map.get(Integer.toString(i))));
    }
    List<Field> fields = instanceFields(object.getClass());
    boolean ofProgram = object.getClass().getClassLoader() != null;
    return ofProgram ? object.getClass().getName() + fields(fields.stream(), object) : "object";
  }

  private String elements(Stream<? extends @Nullable Object> elements) {
    return elements.map(this::value).collect(Collectors.joining(",", "[", "]"));
  }

  private static int size(Map<?, ?> map) {
    return map.keySet().stream()
        .mapToInt(key -> 1 + Integer.parseInt((String) key))
        .max()
        .orElse(0);
  }

  private static List<Field> instanceFields(Class<?> loaded) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = loaded; c != null && c.getClassLoader() != null; c = c.getSuperclass()) {
      Arrays.stream(c.getDeclaredFields())
          .filter(field -> !Modifier.isStatic(field.getModifiers()))
          .forEach(fields::add);
    }
    return fields;
  }
}
