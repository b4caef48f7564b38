package dev.photofinish.record.runtime;

/** What woven code calls where a thread may be the first to use a class. */
@OutOfLine
public final class ClassHooks {

  private ClassHooks() {}

  /** A class was used that nobody knows, and has been initialised. */
  public static void usedSome(int site, Context context) {
    Signals signals = Hooks.recording().signals();
    signals.await(signals.initialised, site, context);
  }

  /**
   * A class is used: who uses it has waited for its initialisation. Each thread tells so once.
   *
   * @param number the object that stands for the class
   */
  public static void used(long number, Context context) {
    if (!context.classes().has(number)) {
      Signals signals = Hooks.recording().signals();
      // Whoever initialises the class uses it before that is done, and is not the one who waits.
      if (signals.hadSignal(number)) {
        signals.await(number, 0, context);
        context.classes().add(number);
      }
    }
  }
}
