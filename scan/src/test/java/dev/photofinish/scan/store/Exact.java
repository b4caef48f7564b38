package dev.photofinish.scan.store;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The whole content of a value as text. It tells apart what equality does not: fields that differ
 * in more than their names, and second objects of what there should be one of.
 */
final class Exact {

  private Exact() {}

  static String text(@Nullable Object value) {
    if (value instanceof Set<?> set) {
      return "{" + String.join(", ", texts(set).sorted().toList()) + "}";
    } else if (value instanceof List<?> list) {
      return "[" + String.join(", ", texts(list).toList()) + "]";
    } else if (value instanceof Object[] array) {
      return text(List.of(array));
    } else if (value == null || value instanceof Enum<?> || !isOurs(value.getClass())) {
      return String.valueOf(value);
    }
    return object(value);
  }

  private static Stream<String> texts(Collection<?> values) {
    return values.stream().map(Exact::text);
  }

  private static boolean isOurs(Class<?> type) {
    return type.getName().startsWith("dev.photofinish.");
  }

  private static String object(Object value) {
    Class<?> type = value.getClass();
    List<Field> fields =
        Stream.of(type.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()))
            .toList();
    boolean isSingleton = fields.isEmpty() && !type.isRecord();
    String name = type.getSimpleName() + (isSingleton ? "@" + System.identityHashCode(value) : "");
    StringJoiner text = new StringJoiner(", ", name + "(", ")");
    fields.forEach(field -> text.add(field.getName() + "=" + text(content(field, value))));
    return text.toString();
  }

  private static @Nullable Object content(Field field, Object value) {
    try {
      field.setAccessible(true);
      return field.get(value);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
