package dev.photofinish.scan.domain;

import dev.photofinish.ir.FixedList;
import org.jspecify.annotations.Nullable;

/**
 * What a method may return.
 *
 * @param paths what it reaches from its parameters or static fields
 * @param owned whether it may also return an object that nobody else knows
 * @param ownedType the class of that object, as an internal name; null if it is not always the same
 * @param safe whether everything it returns is safe for many threads by itself
 */
public record Returned(
    FixedList<Reach> paths, boolean owned, @Nullable String ownedType, boolean safe) {

  public static final Returned NOTHING = new Returned(FixedList.of(), false, null, false);

  /** The same as the constructor; one object stands for all that say nothing. */
  public static Returned of(
      FixedList<Reach> paths, boolean owned, @Nullable String ownedType, boolean safe) {
    boolean saysNothing = paths.isEmpty() && !owned && ownedType == null && !safe;
    return saysNothing ? NOTHING : new Returned(paths, owned, ownedType, safe);
  }
}
