package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is known of objects that have numbers, by whichever thread they were made. */
final class KnownObjects {

  /** A value that never changes any more, and the thread whose reads it may depend on. */
  record Final(Term term, int thread, long before) {

    /** It as another thread has it. */
    Term in(int other) {
      return other == thread || term.isConstant() || term.object() != null
          ? term
          : Term.unknown(Dependences.past(thread, before));
    }
  }

  private final Long2ObjectOpenHashMap<String> classes = new Long2ObjectOpenHashMap<>();
  private final Long2ObjectOpenHashMap<LocalObject> made = new Long2ObjectOpenHashMap<>();
  private final Map<ClassModel, Long> holders = new HashMap<>();
  private final Map<FieldModel, Final> finals = new HashMap<>();

  /** An object has become known, of this class. */
  void add(long number, String className) {
    classes.put(number, className);
  }

  /** The class of an object, as {@link Class#getName} has it. */
  Optional<String> classOf(long number) {
    return Optional.ofNullable(classes.get(number));
  }

  /** An object that was made by code that is run again is the one with this number. */
  void bind(LocalObject object, long number) {
    if (object.number() == number) {
      return;
    }
    if (object.number() != 0 || made.containsKey(number) || number <= 0) {
      throw new LostException("two objects have one number");
    }
    object.number(number);
    made.put(number, object);
  }

  @Nullable LocalObject made(long number) {
    return made.get(number);
  }

  /** An event was about a static field that a class has. */
  void addHolder(ClassModel of, long number) {
    holders.put(of, number);
  }

  /** The number of what has the static fields of a class, if there was an event on one. */
  Optional<Long> holder(ClassModel of) {
    return Optional.ofNullable(holders.get(of));
  }

  /** A final static field was set. */
  void setFinal(FieldModel field, Final value) {
    finals.put(field, value);
  }

  Optional<Final> getFinal(FieldModel field) {
    return Optional.ofNullable(finals.get(field));
  }
}
