package dev.photofinish.record.runtime;

import org.jspecify.annotations.Nullable;

/** What woven code asks for its thread's context where it may not have asked before. */
public final class Contexts {

  private Contexts() {}

  /** The context that is known already, or else is found now. */
  public static Context of(@Nullable Context known) {
    return known == null ? Hooks.context() : known;
  }

  /** Whether nothing is recorded any more. */
  public static boolean isOff(Context context) {
    return context.isOff();
  }
}
