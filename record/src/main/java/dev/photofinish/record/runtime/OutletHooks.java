package dev.photofinish.record.runtime;

import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** What woven code calls where streams are made, and what using them is to other threads. */
@OutOfLine
public final class OutletHooks {

  private OutletHooks() {}

  /** A stream was made of something: only of other streams it is known where things come out. */
  public static void made(@Nullable Object stream, @Nullable Object of, int site, Context context) {
    if (stream != null && !context.isOff() && (of == null || isStream(of))) {
      outlets().add(stream, of == null ? stream : of);
    }
  }

  private static boolean isStream(Object object) {
    return object instanceof InputStream
        || object instanceof Readable
        || object instanceof Appendable
        || object instanceof java.io.OutputStream;
  }

  /** The program has a log written its own way: from here on, who logs is ordered. */
  public static void logging(int site, Context context) {
    outlets().ownLogs();
  }

  private static Outlets outlets() {
    return Hooks.recording().outlets();
  }

  /** The number that calls of a stream are ordered by; 0 if others cannot know of it. */
  static long passing(Object stream, int site, Context context) {
    Object at = stream;
    Object below = outlets().below(at);
    while (below != null && below != at && CallHooks.kind(below) == TypeKind.PASSING) {
      at = below;
      below = outlets().below(at);
    }
    if (below == null || CallHooks.kind(below) == TypeKind.OUTSIDE) {
      return Hooks.recording().signals().outside;
    }
    // Two streams around code of the program hold different locks while they call it.
    boolean isOrdered = CallHooks.kind(below).isOrdered();
    return Hooks.numberFor(isOrdered ? below : at, site, context);
  }

  /** The same of a logger. */
  static long logging() {
    return outlets().hasOwnLogs() ? Hooks.recording().signals().outside : 0;
  }
}
