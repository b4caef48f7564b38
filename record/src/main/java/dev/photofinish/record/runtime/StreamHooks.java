package dev.photofinish.record.runtime;

import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/** What woven code calls around calls of streams, which may use other threads. */
@OutOfLine
public final class StreamHooks {

  private StreamHooks() {}

  private static Streams streams() {
    return Hooks.recording().streams();
  }

  /** A stage is about to be added to a stream. */
  public static void stage(@Nullable Object stream, int site, Context context) {
    context.callbacks().behindBarrier(stream != null && streams().isBehindBarrier(stream));
  }

  /** The stage calls an object for each element, and in no order. */
  public static void each(@Nullable Object code, int site, Context context) {
    long number = code == null || Publication.isValue(code) ? 0 : Hooks.numberOf(code);
    if (number != 0) {
      streams().call(number, !context.callbacks().isBehindBarrier());
    }
  }

  /** The stage was added. */
  public static void next(
      @Nullable Object result, @Nullable Object stream, int site, Context context) {
    if (stream != null && streams().isBehindBarrier(stream)) {
      barrier(result, stream, site, context);
    }
  }

  /** The same of one that may need all elements before it gives any. */
  public static void barrier(
      @Nullable Object result, @Nullable Object stream, int site, Context context) {
    if (result != null) {
      streams().putBehindBarrier(result);
    }
  }

  /** A stream may be about to use other threads. */
  public static void spreading(@Nullable Object stream, int site, Context context) {
    if (isParallel(stream)) {
      TaskHooks.handOverAll(site, context);
      streams().begin();
      context.callbacks().spread();
    }
  }

  /** It does not any more. */
  public static void spread(@Nullable Object stream, int site, Context context) {
    if (isParallel(stream)) {
      context.callbacks().gathered();
      streams().end();
      TaskHooks.awaitEnds(site, context);
    }
  }

  private static boolean isParallel(@Nullable Object stream) {
    return stream instanceof BaseStream<?, ?> some
        && CallHooks.kind(stream) != TypeKind.WOVEN
        && some.isParallel();
  }
}
