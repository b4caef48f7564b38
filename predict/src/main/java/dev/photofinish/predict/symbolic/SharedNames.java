package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.FieldInfo;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What shared memory is called in a listing. */
final class SharedNames {

  private final Dictionary dictionary;

  /** How many static fields have a name. */
  private final Map<String, Long> counts;

  /** The types of the elements of arrays, as in class files. */
  private final Long2ObjectOpenHashMap<String> elements = new Long2ObjectOpenHashMap<>();

  SharedNames(Dictionary dictionary) {
    this.dictionary = dictionary;
    this.counts =
        dictionary.fields().stream()
            .filter(FieldInfo::isStatic)
            .collect(Collectors.groupingBy(FieldInfo::name, Collectors.counting()));
  }

  /** Learns which objects are arrays: their elements have numbers that fields have, too. */
  void learn(Event event) {
    if (event.kind() == EventKind.NEW) {
      dictionary
          .classOf(event.value())
          .filter(known -> known.name().startsWith("["))
          .ifPresent(known -> elements.put(event.object(), known.name().substring(1)));
    }
  }

  /** {@code x}, or {@code P.x} if several classes have one; {@code #7.x}, {@code #7[3]}. */
  String of(Event access) {
    String object = "#" + access.object();
    if (access.member() == Event.CONTENTS) {
      return object + "[]";
    } else if (access.member() <= Event.VALUE) {
      return object + Event.nameOfAtomicPart(access.member());
    } else if (elements.containsKey(access.object())) {
      return object + "[" + access.member() + "]";
    }
    Optional<FieldInfo> field = dictionary.field(access.member());
    return field.map(known -> ofField(known, object)).orElse(object);
  }

  private String ofField(FieldInfo field, String object) {
    if (!field.isStatic()) {
      return object + "." + field.name();
    }
    return counts.getOrDefault(field.name(), 0L) > 1
        ? field.owner() + "." + field.name()
        : field.name();
  }

  /** What an event read or wrote, where no expression tells it. */
  String value(Event access) {
    String element = elements.get(access.object());
    String type =
        element == null
            ? dictionary.field(access.member()).map(FieldInfo::descriptor).orElse("J")
            : element;
    return switch (type.charAt(0)) {
      case 'F', 'D' -> "?";
      case 'L', '[' -> access.value() == 0 ? "null" : "#" + access.value();
      default -> String.valueOf(access.value());
    };
  }
}
