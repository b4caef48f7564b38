package dev.photofinish.record.runtime;

/** What woven code calls around calls about what belongs to no object. */
@OutOfLine
public final class GlobalHooks {

  private GlobalHooks() {}

  /** A call is about to ask. */
  public static void asking(int site, Context context) {
    signals().ask(signals().globals, site, context);
  }

  public static void asked(int site, Context context) {
    signals().await(signals().globals, site, context);
  }

  public static void changing(int site, Context context) {
    signals().signal(signals().globals, site, context);
  }

  public static void changed(int site, Context context) {
    signals().awaitChanged(signals().globals, site, context);
  }

  /** Files are also changed through streams, of which nobody knows where they go to. */
  public static void askingOutside(int site, Context context) {
    signals().ask(signals().outside, site, context);
  }

  private static Signals signals() {
    return Hooks.recording().signals();
  }
}
