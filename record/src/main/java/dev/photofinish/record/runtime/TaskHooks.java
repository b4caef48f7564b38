package dev.photofinish.record.runtime;

import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls where work goes to code that is not woven, and where that code calls the
 * program. Whoever hands over an object that can be called signals its number, and its code awaits
 * that; at its end the code signals that it is done, and whoever waits for it awaits that.
 */
@OutOfLine
public final class TaskHooks {

  private TaskHooks() {}

  private static Signals signals() {
    return Hooks.recording().signals();
  }

  /** Objects made by a lambda expression or a method reference have the number of its code. */
  public static void made(@Nullable Object lambda, long number) {
    Recording recording = Hooks.recording();
    if (lambda != null && !recording.isOver() && recording.objects().of(lambda) == 0) {
      recording.objects().add(lambda, number);
    }
  }

  /** The number of what may be called by others. */
  private static long callable(@Nullable Object object) {
    return object == null || Publication.isValue(object) || object.getClass().isArray()
        ? 0
        : Hooks.numberOf(object);
  }

  /** The same of what is handed over, and so known to others. */
  private static long publish(@Nullable Object object, Context context) {
    return object == null || Publication.isValue(object) || object.getClass().isArray()
        ? 0
        : context.publication().publish(object);
  }

  /** An object is about to be handed over. */
  public static void handOver(@Nullable Object task, int site, Context context) {
    long number = publish(task, context);
    if (number != 0) {
      signals().signal(number, site, context);
    }
  }

  /** The same of one that is called again and again, and never before the last call is over. */
  public static void handOverInTurn(@Nullable Object task, int site, Context context) {
    long number = publish(task, context);
    if (number != 0) {
      signals().inTurn(number);
      signals().signal(number, site, context);
    }
  }

  /** The same of one that joins what several threads have made. */
  public static void handOverToJoin(@Nullable Object task, int site, Context context) {
    long number = publish(task, context);
    if (number != 0) {
      signals().joins(number);
      signals().signal(number, site, context);
    }
  }

  /** A call is about to begin within which the platform may start threads. */
  public static void mayStart(int site, Context context) {
    signals().signal(signals().starts, site, context);
  }

  /** The same of a call that fails if it is called on nothing. */
  public static void mayStart(@Nullable Object receiver, int site, Context context) {
    if (receiver != null) {
      mayStart(site, context);
    }
  }

  /** An object that was handed over may have been called, and is not any more. */
  public static void handBack(@Nullable Object task, int site, Context context) {
    long number = callable(task);
    if (number != 0) {
      signals().awaitChanged(Signals.done(number), site, context);
    }
  }

  /** An object is about to be handed over as a stage of a future. */
  public static void handOverStage(@Nullable Object task, int site, Context context) {
    long number = publish(task, context);
    if (number != 0) {
      signals().stage(number, true);
      signals().signal(number, site, context);
    }
  }

  /** The same of one that waits for no other. */
  public static void handOverSource(@Nullable Object task, int site, Context context) {
    long number = publish(task, context);
    if (number != 0) {
      signals().stage(number, false);
      signals().signal(number, site, context);
    }
  }

  /** A future was made; who waits for it waits for the task. */
  public static void follow(
      @Nullable Object future, @Nullable Object task, int site, Context context) {
    long number = callable(task);
    if (number != 0 && future != null && future != task && !(future instanceof Numbered)) {
      Hooks.recording().objects().add(future, Signals.done(number));
    }
  }

  /** A future with stages is about to be used. */
  public static void usingFuture(int site, Context context) {
    signals().signal(signals().futures, site, context);
  }

  public static void usedFuture(int site, Context context) {
    signals().await(signals().futures, site, context);
  }

  /** Tasks are about to be handed over that only the callee knows. */
  public static void handOverAll(int site, Context context) {
    signals().signal(signals().tasks, site, context);
  }

  /** A call is about to ask whether tasks are over. */
  public static void askEnds(int site, Context context) {
    signals().ask(signals().ends, site, context);
  }

  /** Many tasks were waited for. */
  public static void awaitEnds(int site, Context context) {
    signals().awaitChanged(signals().ends, site, context);
  }

  /** A stream may be about to use other threads. */
  public static void spreading(@Nullable Object stream, int site, Context context) {
    if (isParallel(stream)) {
      handOverAll(site, context);
    }
  }

  /** It does not any more. */
  public static void spread(@Nullable Object stream, int site, Context context) {
    if (isParallel(stream)) {
      awaitEnds(site, context);
    }
  }

  private static boolean isParallel(@Nullable Object stream) {
    return stream instanceof BaseStream<?, ?> some
        && CallHooks.kind(stream) != TypeKind.WOVEN
        && some.isParallel();
  }

  /** A method begins that code of others calls. */
  public static void entered(Object self, Context context) {
    entered(Hooks.numberOf(self), context);
  }

  /** The code of a lambda expression or a method reference begins. */
  public static void entered(long number, Context context) {
    if (context.isOff()) {
      return;
    }
    boolean isFirst = context.callbacks().enter();
    Signals signals = signals();
    if (isFirst && context.isOfCollector()) {
      // What the last use of an object was, nobody has seen.
      CallHooks.gap(0, context);
    }
    if (isHandedOver(number, isFirst, context)) {
      // What the thread did before is over only now, as far as others can ask.
      signals.changed(signals.ends, 0, context);
      signals.await(number, 0, context);
      signals.await(signals.tasks, 0, context);
      signals.await(signals.outside, 0, context);
      if (signals.isJoining(number)) {
        signals.await(signals.ends, 0, context);
      }
      if (signals.waitsForStage(number)) {
        signals.await(signals.futures, 0, context);
      }
    }
    long caller = context.callbacks().lastCalled();
    if (caller != 0) {
      signals.await(caller, 0, context);
    }
  }

  /**
   * Whether code was handed over to others, and not only to the start of a thread, which tells by
   * itself what comes before.
   */
  private static boolean isHandedOver(long number, boolean isOutermost, Context context) {
    return (number != 0 && signals().hadSignal(number)) || (isOutermost && !context.isForked());
  }

  /** The method ends by an exception: a worker that dies of it starts another one. */
  public static void failing(Object self, Context context) {
    failing(Hooks.numberOf(self), context);
  }

  /** The same of code. */
  public static void failing(long number, Context context) {
    if (!context.isOff()) {
      signals().signal(signals().starts, 0, context);
      leaving(number, context);
    }
  }

  /** The method ends. */
  public static void leaving(Object self, Context context) {
    leaving(Hooks.numberOf(self), context);
  }

  /** The code ends. */
  public static void leaving(long number, Context context) {
    if (context.isOff()) {
      return;
    }
    boolean isLast = context.callbacks().leave();
    Signals signals = signals();
    if (isHandedOver(number, isLast, context)) {
      signals.signal(Signals.done(number), 0, context);
      if (signals.isInTurn(number)) {
        signals.signal(number, 0, context);
      }
      signals.signal(signals.ends, 0, context);
      if (signals.isStage(number)) {
        signals.signal(signals.futures, 0, context);
      }
      if (signals.hadSignal(signals.outside)) {
        signals.signal(signals.outside, 0, context);
      }
    }
    long caller = context.callbacks().lastCalled();
    if (caller != 0) {
      signals.signal(caller, 0, context);
    }
    if (isLast) {
      ThreadHooks.ending(context);
    }
  }
}
