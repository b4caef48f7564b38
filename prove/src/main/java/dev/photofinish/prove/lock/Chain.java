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
import dev.photofinish.prove.code.MethodCode;
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
 * @param values the value itself first, then what it was loaded from, as far as values have it
 * @param positions for each value by how many loads it leads to the first
 * @param fields the fields of all loads, the last load first
 * @param global the static field that the last value was loaded from, if it was
 * @param isShared whether a read lock of the last value is meant
 */
record Chain(
    List<Value> values,
    List<Integer> positions,
    List<ProgramField> fields,
    Optional<ProgramField> global,
    boolean isShared) {

  private static final int LONGEST = 8;

  static Chain of(Value value, MethodCode code, LoadingCalls calls) {
    List<Value> values = new ArrayList<>(List.of(value));
    List<Integer> positions = new ArrayList<>(List.of(0));
    List<ProgramField> steps = new ArrayList<>();
    boolean shared = false;
    Value at = value;
    while (steps.size() < LONGEST && at instanceof Value.Result result) {
      Instruction definition = result.definition();
      Source.Kind half = half(definition, calls.library());
      Value same = sameAs(definition, half);
      if (same != null) {
        shared |= half == Source.Kind.READ_LOCK;
        values.set(values.size() - 1, same);
        at = same;
        continue;
      }
      Loading loading = loading(definition, code, calls);
      if (loading == null) {
        break;
      }
      steps.addAll(loading.fields());
      if (loading.global().isPresent()) {
        return new Chain(values, positions, steps, loading.global(), shared);
      }
      at = loading.base().orElseThrow();
      if (loading.fields().isEmpty()) {
        values.set(values.size() - 1, at);
      } else {
        values.add(at);
        positions.add(steps.size());
      }
    }
    return new Chain(values, positions, steps, Optional.empty(), shared);
  }

  /** What a value is another name of. */
  private static @Nullable Value sameAs(Instruction definition, Source.Kind half) {
    if (definition instanceof Cast cast) {
      return cast.value();
    }
    return half == Source.Kind.UNKNOWN ? null : definition.operand(0);
  }

  private static @Nullable Loading loading(
      Instruction definition, MethodCode code, LoadingCalls calls) {
    if (definition instanceof FieldLoad load) {
      ProgramField field = calls.fields().of(load.field());
      return load.isStatic()
          ? new Loading(Optional.empty(), List.of(), Optional.of(field))
          : new Loading(Optional.of(load.operand(0)), List.of(field), Optional.empty());
    } else if (definition instanceof ArrayLoad load) {
      return new Loading(
          Optional.of(load.array()), List.of(calls.fields().elements()), Optional.empty());
    }
    return definition instanceof Invoke call ? calls.of(code, call) : null;
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
        return positions.get(i);
      }
    }
    return -1;
  }

  /** The fields that lead to the first value by so many loads, in the order of loading. */
  List<ProgramField> pathFrom(int position) {
    List<ProgramField> path = new ArrayList<>(fields.subList(0, position));
    Collections.reverse(path);
    return path;
  }

  Value last() {
    return values.get(values.size() - 1);
  }
}
