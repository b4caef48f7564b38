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

  /** A thread was interrupted. */
  public static void interrupted(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread to) {
      signals().changed(number(to, context), site, context);
    }
    signals().changed(signals().interrupts, site, context);
  }

  /** Threads may be about to be interrupted, and nobody knows which. */
  public static void interruptingSome(int site, Context context) {
    signals().signal(signals().interrupts, site, context);
  }

  public static void interruptedSome(int site, Context context) {
    signals().changed(signals().interrupts, site, context);
  }

  /** The current thread may have been told something. */
  public static void told(int site, Context context) {
    long number = Hooks.numberOf(Thread.currentThread());
    if (number != 0) {
      signals().await(number, site, context);
    }
  }

  /** The current thread may be about to wait, which others see if they ask for its state. */
  public static void waiting(int site, Context context) {
    if (Hooks.recording().watchesStates() && !context.isOff()) {
      Thread current = Thread.currentThread();
      setting(current, site, context);
      set(current, site, context);
    }
  }

  /** The current thread is about to go on only if it has not been interrupted. */
  public static void stopping(int site, Context context) {
    waiting(site, context);
    signals().ask(signals().interrupts, site, context);
  }

  /** The same by a call that fails if it is called on nothing. */
  public static void stopping(@Nullable Object receiver, int site, Context context) {
    if (receiver != null) {
      stopping(site, context);
    }
  }

  /** It did not go on: it may have been interrupted. */
  public static void stopped(int site, Context context) {
    told(site, context);
    signals().await(signals().interrupts, site, context);
  }

  /** A thread is about to be asked how it is. */
  public static void asking(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread asked) {
      signals().ask(number(asked, context), site, context);
    }
  }

  /** It was. */
  public static void asked(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread asked) {
      long number = number(asked, context);
      signals().await(number, site, context);
      if (Hooks.join(asked, site)) {
        signals().changed(number, site, context);
      }
    }
  }

  /** Something of a thread is about to be set that others can ask for, such as its name. */
  public static void setting(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread to) {
      signals().signal(Signals.state(number(to, context)), site, context);
    }
  }

  /** It was. */
  public static void set(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread to) {
      signals().changed(Signals.state(number(to, context)), site, context);
    }
  }

  /** Something of a thread is about to be asked for that can be set. */
  public static void getting(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread asked) {
      signals().ask(Signals.state(number(asked, context)), site, context);
    }
  }

  /** It was. */
  public static void got(@Nullable Object thread, int site, Context context) {
    if (thread instanceof Thread asked) {
      signals().await(Signals.state(number(asked, context)), site, context);
    }
  }

  /** A call is about to ask which threads there are. */
  public static void askingAll(int site, Context context) {
    Hooks.recording().threads().living().forEach(thread -> asking(thread, site, context));
  }

  /** It did: those that are over were seen to be. */
  public static void askedAll(int site, Context context) {
    if (Hooks.recording().threads().joinDead(context, thread -> awaitEnd(thread, site, context))) {
      // For those that ask next, who do not see these any more.
      signals().signal(signals().deaths, site, context);
    }
    signals().await(signals().deaths, site, context);
  }

  private static void awaitEnd(Thread thread, int site, Context context) {
    signals().awaitChanged(number(thread, context), site, context);
  }

  /** A call made a thread and started it. */
  public static void started(
      @Nullable Object thread, @Nullable Object task, int site, Context context) {
    context.publication().publish(thread);
  }
}
