package dev.photofinish.record.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What woven code calls around calls of threads. The number of a thread stands for all that others
 * tell it or it tells others: interrupts, permits to go on after parking, its end.
 */
@OutOfLine
public final class ThreadHooks {

  private ThreadHooks() {}

  private static Signals signals() {
    return Hooks.recording().signals();
  }

  private static long number(Thread thread, Context context) {
    long number = Hooks.numberOf(thread);
    return number == 0 ? context.publication().publish(thread) : number;
  }

  /** The program's code on the current thread is over, unless it is called again. */
  static void ending(Context context) {
    signals().signal(number(Thread.currentThread(), context), 0, context);
  }

  /** A thread is about to be started. */
  public static void starting(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread child) {
      Hooks.fork(child, site);
    }
  }

  /** A thread is about to be told something. */
  public static void telling(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread to) {
      signals().signal(number(to, context), site, context);
    }
  }

  /** The current thread may have been told something. */
  public static void told(int site, Context context) {
    long number = Hooks.numberOf(Thread.currentThread());
    if (number != 0) {
      signals().await(number, site, context);
    }
  }

  /** A thread was asked how it is. */
  public static void asked(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread asked) {
      signals().await(number(asked, context), site, context);
      Hooks.join(asked, site);
    }
  }

  /** A call made a thread and started it. */
  public static void started(
      @Nullable Object thread, @Nullable Object task, int site, Context context) {
    context.publication().publish(thread);
  }
}
