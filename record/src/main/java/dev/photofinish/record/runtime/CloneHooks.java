package dev.photofinish.record.runtime;

import org.jspecify.annotations.Nullable;

/** What woven code calls after calls that copy an object field by field. */
@OutOfLine
public final class CloneHooks {

  private CloneHooks() {}

  /**
   * A call returned a copy. It has the number of the original, as that is in a field, but is known
   * to nobody else; and all that is in it was read from the original.
   */
  public static void cloned(
      @Nullable Object copy, @Nullable Object original, int site, Context context) {
    if (copy == original
        || !(copy instanceof Numbered made)
        || !(original instanceof Numbered from)
        || made.photofinish$number() == 0
        || made.photofinish$number() != from.photofinish$number()) {
      return;
    }
    made.photofinish$number(0);
    if (CallHooks.kind(original).isOrdered()) {
      // The platform may have held a monitor, within which all of it was read.
      CallHooks.gap(site, context);
    } else {
      context.publication().copied(made, from.photofinish$number(), site);
    }
  }
}
