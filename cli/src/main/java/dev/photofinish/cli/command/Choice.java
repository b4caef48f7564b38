package dev.photofinish.cli.command;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A value out of a few, by its label; also lists the labels for completion. */
abstract class Choice<T> implements ITypeConverter<T>, Iterable<String> {

  private final Map<String, T> byLabel = new LinkedHashMap<>();

  Choice(List<T> values, Function<T, String> label) {
    values.forEach(value -> byLabel.put(label.apply(value), value));
  }

  @Override
  public T convert(String label) {
    T value = byLabel.get(label);
    if (value == null) {
      throw new TypeConversionException("choose one of " + String.join(", ", byLabel.keySet()));
    }
    return value;
  }

  @Override
  public Iterator<String> iterator() {
    return byLabel.keySet().iterator();
  }
}
