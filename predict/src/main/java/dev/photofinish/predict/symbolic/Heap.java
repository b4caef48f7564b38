package dev.photofinish.predict.symbolic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The memory of objects that only this thread knows. */
final class Heap {

  /** A field or an element. */
  private record Place(LocalObject object, Object part) {}

  /** What was there when something else was stored since the last item of the path. */
  private record Overwritten(Place place, Term before) {}

  private final State state;

  /** An exception may have come before any of these. */
  private final List<Overwritten> recent = new ArrayList<>();

  /** What was only tried; null where what is stored is stored. */
  private final @Nullable Map<Place, Term> tried;

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
    Term value = tried == null ? null : tried.get(new Place(object, part));
    return value != null ? value : object.get(part);
  }

  /** What was stored so far was stored for certain. */
  void settle() {
    recent.clear();
  }

  /** An exception came somewhere since the last item. */
  void doubt() {
    recent.forEach(this::doubt);
    recent.clear();
  }

  private void doubt(Overwritten one) {
    LocalObject object = one.place().object();
    Object part = one.place().part();
    leak(one.before());
    leak(object.get(part));
    object.put(part, state.unknown());
  }

  void put(LocalObject object, Object part, Term value) {
    if (tried != null) {
      tried.put(new Place(object, part), value);
      return;
    }
    recent.add(new Overwritten(new Place(object, part), object.get(part)));
    object.put(part, value);
  }

  /**
   * Code that is not followed may have an object, and all that is reached from it; or it may be
   * what a value is that is not known. What is given away has to be as it was: values that are zero
   * are not told when an object becomes known.
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

  /** Any of an array's elements was taken: what is done to it from here on may be done to each. */
  void leakElements(LocalObject array) {
    array.contents().forEach(this::leak);
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
