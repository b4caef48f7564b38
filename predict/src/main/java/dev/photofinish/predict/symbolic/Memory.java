package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.trace.Event;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What loads and stores do that have no event, and what is read by those that have. */
final class Memory {

  private final State state;

  Memory(State state) {
    this.state = state;
  }

  /** That an event finds what it found. */
  static Dependence on(Event event) {
    return new Dependence(Set.of(event.number()), Set.of());
  }

  /** What an event read. */
  static Term read(JavaType type, Event event) {
    Dependence on = on(event);
    if (type.isReference()) {
      return event.member() == Event.CONTENTS
          ? Term.unknown(on)
          : event.value() == Event.UNNUMBERED
              ? Term.unnumbered(event.number())
              : Term.read(event.number(), event.value());
    }
    return Arithmetic.isIntegral(type)
        ? Term.read(event.number(), event.value())
        : Term.unknown(on, event.value());
  }

  /** A static field without events: one that is final, or one of code that is not woven. */
  Term loadStatic(FieldRef ref) {
    Optional<FieldModel> field = state.code.field(ref);
    if (field.isPresent() && field.get().isFinal()) {
      if (!field.get().owner().isApplication()) {
        return Term.unknown(Dependence.NONE);
      }
      Optional<KnownObjects.Final> value = state.objects.getFinal(field.get());
      if (value.isPresent()) {
        return value.get().in(state.thread);
      }
    }
    return state.unknown();
  }

  void storeStatic(FieldRef ref, Term value) {
    state
        .code
        .field(ref)
        .filter(FieldModel::isFinal)
        .ifPresent(
            field ->
                state.objects.setFinal(
                    field, new KnownObjects.Final(value, state.thread, state.before)));
    state.heap.leak(value);
  }

  Term load(Term base, FieldRef ref) {
    Optional<FieldModel> field = state.code.field(ref);
    LocalObject object = objectOf(base);
    if (field.isEmpty() || object == null) {
      state.conditions.notZero(base);
      return state.unknown();
    }
    boolean isCertain = isLocal(object) || (field.get().isFinal() && object.has(field.get()));
    return isCertain ? own(base, state.heap.get(object, field.get())) : state.unknown();
  }

  void store(Term base, FieldRef ref, JavaType ofValue, Term value) {
    Optional<FieldModel> field = state.code.field(ref);
    LocalObject object = base.object();
    if (field.isEmpty() || object == null || !isLocal(object)) {
      state.conditions.notZero(base);
      state.heap.leak(value);
      return;
    }
    Term stored = state.terms.stored(field.get().type(), ofValue, value);
    state.heap.put(object, field.get(), stored);
  }

  /** An element of an array without an event; null if there is none with this number. */
  @Nullable Term loadElement(Term base, Term index) {
    LocalObject array = objectOf(base);
    if (array == null || !isLocal(array) || !index.hasValue()) {
      state.conditions.notZero(base);
      return state.unknown();
    }
    state.conditions.asRecorded(index);
    return isWithin(array, index) ? state.heap.get(array, (int) index.value()) : null;
  }

  /** Whether there is such an element. */
  boolean storeElement(Term base, Term index, JavaType ofValue, Term value) {
    LocalObject array = base.object();
    if (array == null || !isLocal(array) || !index.hasValue()) {
      state.conditions.notZero(base);
      state.conditions.asRecorded(index);
      state.heap.leak(base);
      state.heap.leak(value);
      return true;
    }
    state.conditions.asRecorded(index);
    if (!isWithin(array, index)) {
      return false;
    }
    Term stored = state.terms.stored(array.type().element(), ofValue, value);
    state.heap.put(array, (int) index.value(), stored);
    return true;
  }

  private boolean isWithin(LocalObject array, Term index) {
    if (array.length().hasValue()) {
      state.conditions.asRecorded(array.length());
      return index.value() >= 0 && index.value() < array.length().value();
    }
    state.conditions.asRecorded(array.length());
    return true;
  }

  Term length(Term base) {
    LocalObject array = objectOf(base);
    if (array == null) {
      state.conditions.notZero(base);
      return state.unknown();
    }
    return own(base, array.length());
  }

  /** What an object has that may have been made by another thread. */
  private Term own(Term base, Term content) {
    if (base.object() != null || content.isConstant() || content.object() != null) {
      state.conditions.asRecorded(base);
      return content;
    }
    return state.unknown();
  }

  /** The object that a term is, if it was made by code that was run again. */
  private @Nullable LocalObject objectOf(Term base) {
    if (base.object() != null) {
      return base.object();
    }
    Term known = state.conditions.known(base);
    return known.hasValue() ? state.objects.made(known.value()) : null;
  }

  private static boolean isLocal(LocalObject object) {
    return object.number() == 0 && !object.isLeaked();
  }
}
