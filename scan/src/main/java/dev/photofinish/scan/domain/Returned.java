package dev.photofinish.scan.domain;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a method may return.
 *
 * @param paths what it reaches from its parameters or static fields
 * @param owned whether it may also return an object that nobody else knows
 * @param ownedType the class of that object, as an internal name; null if it is not always the same
 * @param safe whether everything it returns is safe for many threads by itself
 */
public record Returned(List<Reach> paths, boolean owned, @Nullable String ownedType, boolean safe) {

  public static final Returned NOTHING = new Returned(List.of(), false, null, false);

  /** The same as the constructor; one object stands for all that say nothing. */
  public static Returned of(
      List<Reach> paths, boolean owned, @Nullable String ownedType, boolean safe) {
    boolean saysNothing = paths.isEmpty() && !owned && ownedType == null && !safe;
    return saysNothing ? NOTHING : new Returned(paths, owned, ownedType, safe);
  }

  public Returned {
    paths = List.copyOf(paths);
  }
}
