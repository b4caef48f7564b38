package dev.photofinish.predict.symbolic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The memory of objects that only this thread knows. */
final class Heap {

  /** What was stored since the last item of the path; an exception may have come before it. */
  private record Stored(LocalObject object, Object part) {}

  private final State state;
  private final List<Stored> recent = new ArrayList<>();

  /** What was only tried; null where what is stored is stored. */
  private final @Nullable Map<Stored, Term> tried;

  Heap(State state) {
    this.state = state;
    this.tried = null;
  }

  /** A copy to try something with. */
  Heap(State state, Heap from) {
    this.state = state;
    this.tried = from.tried == null ? new HashMap<>() : new HashMap<>(from.tried);
  }

  Term get(LocalObject object, Object part) {
    Term value = tried == null ? null : tried.get(new Stored(object, part));
    return value != null ? value : object.get(part);
  }

  /** What was stored so far was stored for certain. */
  void settle() {
    recent.clear();
  }

  /** An exception came somewhere since the last item. */
  void doubt() {
    recent.forEach(stored -> stored.object().put(stored.part(), state.unknown()));
    recent.clear();
  }

  void put(LocalObject object, Object part, Term value) {
    if (tried != null) {
      tried.put(new Stored(object, part), value);
      return;
    }
    object.put(part, value);
    recent.add(new Stored(object, part));
  }

  /**
   * Code that is not followed may have an object, and all that is reached from it. What it is given
   * has to be as it was: values that are zero are not told when an object becomes known.
   */
  void leak(Term term) {
    LocalObject object = term.object();
    if (object == null || object.isLeaked()) {
      return;
    }
    refuseIfTried();
    object.leak();
    for (Term content : object.contents()) {
      if (content.object() != null) {
        leak(content);
      } else {
        askIfMaybeZero(content);
      }
    }
  }

  private void refuseIfTried() {
    if (tried != null) {
      throw new LostException("others would come to know an object");
    }
  }

  /** An object has a number from here on. */
  void bind(LocalObject object, long number) {
    if (object.number() == 0) {
      refuseIfTried();
      state.objects.bind(object, number);
      object.contents().forEach(this::askIfMaybeZero);
    } else if (object.number() != number) {
      throw new LostException("an object has two numbers");
    }
  }

  private void askIfMaybeZero(Term content) {
    if (content.object() == null && (!content.hasValue() || content.value() == 0)) {
      state.conditions.asRecorded(content);
    }
  }
}
