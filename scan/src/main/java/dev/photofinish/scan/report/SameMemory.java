package dev.photofinish.scan.report;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Value;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells whether two instructions of a body access the same field or array element. */
final class SameMemory {

  private SameMemory() {}

  /** As far as it shows: what two calls return, for example, is not taken as the same. */
  static boolean of(Instruction one, Instruction other) {
    FieldRef field = field(one);
    if (field != null) {
      return isSame(field, field(other)) && isSame(object(one), object(other));
    }
    return isElement(one)
        && isElement(other)
        && isSame(one.operand(0), other.operand(0))
        && isSame(one.operand(1), other.operand(1));
  }

  private static boolean isElement(Instruction instruction) {
    return instruction instanceof ArrayLoad || instruction instanceof ArrayStore;
  }

  private static @Nullable FieldRef field(Instruction instruction) {
    if (instruction instanceof FieldLoad load) {
      return load.field();
    }
    return instruction instanceof FieldStore store ? store.field() : null;
  }

  private static Optional<Value> object(Instruction instruction) {
    return instruction instanceof FieldLoad load
        ? load.object()
        : ((FieldStore) instruction).object();
  }

  /** A field may be named by the class that declares it or by one below. */
  private static boolean isSame(FieldRef one, @Nullable FieldRef other) {
    return other != null && one.name().equals(other.name()) && one.type().equals(other.type());
  }

  private static boolean isSame(Optional<Value> one, Optional<Value> other) {
    return (one.isPresent() && other.isPresent())
        ? isSame(one.get(), other.get())
        : one.isEmpty() && other.isEmpty();
  }

  private static boolean isSame(Value one, Value other) {
    if (one.equals(other)) {
      return true;
    } else if (one instanceof Value.Constant first && other instanceof Value.Constant second) {
      return Objects.equals(first.constant(), second.constant());
    } else if (definition(one) instanceof Cast cast) {
      return isSame(cast.value(), other);
    } else if (definition(other) instanceof Cast cast) {
      return isSame(one, cast.value());
    }
    return definition(one) instanceof FieldLoad first
        && definition(other) instanceof FieldLoad second
        && isSame(first.field(), second.field())
        && isSame(first.object(), second.object());
  }

  private static @Nullable Instruction definition(Value value) {
    return value instanceof Value.Result result ? result.definition() : null;
  }
}
