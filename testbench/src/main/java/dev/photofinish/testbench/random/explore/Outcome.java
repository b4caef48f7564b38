package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells how a run ended: how many threads died, and what the static fields of a class lead to. */
final class Outcome {

  private final RuntimeProgram program;
  private final State state;
  private final List<Integer> told = new ArrayList<>();

  private Outcome(RuntimeProgram program, State state) {
    this.program = program;
    this.state = state;
  }

  /** A line for the threads and one for each class that was initialised. */
  static List<String> of(RuntimeProgram program, State state) {
    List<String> lines = new ArrayList<>();
    lines.add("died " + state.died());
    for (RuntimeClass each : program.classes()) {
      HeapObject object = state.classObject(each.index());
      if (object.stage == Stage.DONE) {
        lines.add(each.name() + new Outcome(program, state).fields(each.statics(), object));
      }
    }
    return List.copyOf(lines);
  }

  private String fields(List<Field> fields, HeapObject object) {
    return fields.stream()
        .sorted(Comparator.comparing(Field::name))
        .map(f -> f.name() + "=" + value(f.type(), object.values[program.slot(f)]))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private String value(Type type, int value) {
    if (!type.isReference()) {
      return Integer.toString(value);
    } else if (value == State.NULL) {
      return "null";
    } else if (told.contains(value)) {
      return "#" + told.indexOf(value);
    }
    told.add(value);
    return object(type, state.get(value));
  }

  private String object(Type type, HeapObject object) {
    return switch (object.shape.kind()) {
      case ARRAY -> elements(type.element(), object, object.values.length);
      case CONTAINER -> elements(Type.of(Library.OBJECT), object, object.size);
      default -> {
        RuntimeClass runtimeClass = object.shape.runtimeClass();
        yield runtimeClass == null
            ? "object"
            : runtimeClass.name() + fields(runtimeClass.fields(), object);
      }
    };
  }

  private String elements(Type type, HeapObject object, int size) {
    return IntStream.range(0, size)
        .mapToObj(i -> value(type, object.values[i]))
        .collect(Collectors.joining(",", "[", "]"));
  }
}
