package dev.photofinish.prove.lock;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Value;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.ProgramField;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * How a value was loaded: from a field of an object that was loaded itself, and so on. In SSA form,
 * where one value of such a chain is defined anew, all that were loaded from it are defined anew
 * before they are used again.
 *
 * @param values the value itself first, then what it was loaded from
 * @param fields at each position the field by which it was loaded from the next value
 * @param global the static field that the last value was loaded from, if it was
 * @param isShared whether a read lock of the last value is meant
 */
record Chain(
    List<Value> values,
    List<ProgramField> fields,
    Optional<ProgramField> global,
    boolean isShared) {

  private static final int LONGEST = 8;

  static Chain of(Value value, Fields fields, LibraryFacts library) {
    List<Value> values = new ArrayList<>();
    List<ProgramField> steps = new ArrayList<>();
    boolean shared = false;
    Value at = value;
    values.add(at);
    while (values.size() < LONGEST && at instanceof Value.Result result) {
      Instruction definition = result.definition();
      if (definition instanceof FieldLoad load && load.isStatic()) {
        return new Chain(values, steps, Optional.of(fields.of(load.field())), shared);
      }
      Source.Kind half = half(definition, library);
      Value base = baseOf(definition, half);
      if (base == null) {
        break;
      }
      shared |= half == Source.Kind.READ_LOCK;
      if (definition instanceof FieldLoad load) {
        steps.add(fields.of(load.field()));
        values.add(base);
      } else if (definition instanceof ArrayLoad) {
        steps.add(fields.elements());
        values.add(base);
      } else {
        values.set(values.size() - 1, base);
      }
      at = base;
    }
    return new Chain(values, steps, Optional.empty(), shared);
  }

  private static @Nullable Value baseOf(Instruction definition, Source.Kind half) {
    if (definition instanceof FieldLoad load) {
      return load.operand(0);
    } else if (definition instanceof ArrayLoad load) {
      return load.array();
    } else if (definition instanceof Cast cast) {
      return cast.value();
    }
    return half == Source.Kind.UNKNOWN ? null : definition.operand(0);
  }

  /** Which half of a read-write lock a call gives. */
  private static Source.Kind half(Instruction definition, LibraryFacts library) {
    if (definition instanceof Invoke call) {
      Source returned = library.of(call.method()).returns();
      boolean isHalf =
          returned.kind() == Source.Kind.READ_LOCK || returned.kind() == Source.Kind.WRITE_LOCK;
      if (isHalf && returned.of().equals(Operand.THIS)) {
        return returned.kind();
      }
    }
    return Source.Kind.UNKNOWN;
  }

  /**
   * How many loads lead from a value to the first of this chain; -1 if it is not on it.
   *
   * @param root the value, or one that certainly is the same object
   */
  int distance(Value root, BiPredicate<Value, Value> areSame) {
    for (int i = 0; i < values.size(); i++) {
      if (areSame.test(values.get(i), root)) {
        return i;
      }
    }
    return -1;
  }

  /** The fields that lead from the value at a position to the first, in the order of loading. */
  List<ProgramField> pathFrom(int position) {
    List<ProgramField> path = new ArrayList<>(fields.subList(0, position));
    Collections.reverse(path);
    return path;
  }

  Value last() {
    return values.get(values.size() - 1);
  }
}
