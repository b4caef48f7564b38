package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls before and after calls of code that is not woven. What is told before a
 * call can only be too early, and what is told after it too late: so whatever the call orders is
 * ordered in the trace as well.
 */
@OutOfLine
public final class CallHooks {

  private CallHooks() {}

  /** The number of an object whose use others notice; 0 if there is nothing to tell. */
  static long seen(@Nullable Object object, int site, Context context) {
    // Once nothing is recorded any more, there is nothing to tell.
    return object == null || context.isOff() ? 0 : seen(object, kind(object), site, context);
  }

  private static long seen(Object object, TypeKind kind, int site, Context context) {
    if (kind == TypeKind.OUTSIDE) {
      return signals().outside;
    } else if (kind == TypeKind.PASSING) {
      return OutletHooks.passing(object, site, context);
    } else if (kind == TypeKind.LOGGING) {
      return OutletHooks.logging();
    } else if (kind == TypeKind.CONTENTS) {
      return Hooks.numberOf(object, site, context);
    }
    return kind.isSeen() ? Hooks.numberFor(object, site, context) : 0;
  }

  static TypeKind kind(Object object) {
    Recording recording = Hooks.recording();
    TypeKind kind = recording.kinds().get(object.getClass());
    return kind == TypeKind.PASSING && recording.outlets().isConsole(object)
        ? TypeKind.IMMUTABLE
        : kind;
  }

  private static Signals signals() {
    return Hooks.recording().signals();
  }

  /** Whatever was done so far is done for those who wait for an object. */
  public static void signal(@Nullable Object object, int site, Context context) {
    long number = seen(object, site, context);
    if (number != 0) {
      signals().signal(number, site, context);
    }
  }

  /** An object was waited for, and seen to be as it was waited for. */
  public static void await(@Nullable Object object, int site, Context context) {
    long number = seen(object, site, context);
    if (number != 0) {
      signals().awaitChanged(number, site, context);
      if (signals().isFed(number)) {
        TaskHooks.awaitEnds(site, context);
      }
    }
  }

  /** A call is about to ask an object how it is, which other calls may change. */
  public static void asking(@Nullable Object object, int site, Context context) {
    long number = seen(object, site, context);
    if (number != 0) {
      ask(number, site, context);
    }
  }

  private static void ask(long number, int site, Context context) {
    signals().ask(number, site, context);
    if (signals().isFed(number)) {
      TaskHooks.askEnds(site, context);
    }
  }

  /** In gate mode, a call is about to wait until it can take something from an object. */
  public static void taking(@Nullable Object object, int site, Context context) {
    if (context.isGated() && seen(object, site, context) != 0) {
      context.askToTake(site);
    }
  }

  /** A call may have changed the answer, and has waited for nobody. */
  public static void changed(@Nullable Object object, int site, Context context) {
    long number = seen(object, site, context);
    if (number != 0) {
      signals().changed(number, site, context);
    }
  }

  /** A monitor was taken that calls of its object take as well: those before are over. */
  static void guarded(Object lock, Context context) {
    if (!context.isOff() && kind(lock).isGuarded()) {
      await(lock, 0, context);
    }
  }

  /** It is about to be given back: calls that come after are held up until then. */
  static void unguarding(Object lock, Context context) {
    if (!context.isOff() && kind(lock).isGuarded()) {
      signal(lock, 0, context);
    }
  }

  /** A call may ask and change an object in ways that are not known. */
  public static void using(@Nullable Object object, int site, Context context) {
    if (isAtomic(object)) {
      AtomicHooks.look(object, site, context);
    } else if (isOrdered(object, context)) {
      asking(object, site, context);
      signal(object, site, context);
    }
  }

  /** It did, or what it changes is known. */
  public static void used(@Nullable Object object, int site, Context context) {
    if (isAtomic(object)) {
      AtomicHooks.look(object, site, context);
    } else if (!endUse(object, context) && isOrdered(object, context)) {
      await(object, site, context);
    }
  }

  /** A call has asked, and changed nothing. */
  public static void looked(@Nullable Object object, int site, Context context) {
    if (!endUse(object, context) && isOrdered(object, context)) {
      long number = seen(object, site, context);
      if (number != 0) {
        signals().await(number, site, context);
        if (signals().isFed(number)) {
          TaskHooks.awaitEnds(site, context);
        }
      }
    }
  }

  /** Whether it is a variable, of which calls by a type above it ask. */
  private static boolean isAtomic(@Nullable Object object) {
    return object != null && AtomicHooks.isAtomic(object);
  }

  private static boolean endUse(@Nullable Object object, Context context) {
    if (object == null || !context.uses().has(object)) {
      return false;
    }
    context.uses().end(object, context);
    return true;
  }

  private static boolean isOrdered(@Nullable Object object, Context context) {
    return object != null && !context.isOff() && kind(object).isOrdered();
  }

  /** A call reads what is in an object. */
  public static void reading(@Nullable Object object, int site, Context context) {
    contents(object, EventKind.READ, site, context);
  }

  /** A builder of a text is about to be changed. */
  public static void building(@Nullable Object builder, int site, Context context) {
    if (builder != null && Hooks.recording().hasKnownBuilders()) {
      contents(builder, EventKind.WRITE, site, context);
      endUse(builder, context);
    }
  }

  /** A call changes what is in an object. */
  public static void writing(@Nullable Object object, int site, Context context) {
    contents(object, EventKind.WRITE, site, context);
  }

  private static void contents(
      @Nullable Object object, EventKind access, int site, Context context) {
    if (object == null || context.isOff() || isUnknownBuilder(object)) {
      return;
    }
    TypeKind kind = kind(object);
    long number = seen(object, kind, site, context);
    if (number == 0) {
      return;
    } else if (kind == TypeKind.CONTENTS) {
      context.use(access, site, number, object);
    } else if (access == EventKind.WRITE) {
      signals().signal(number, site, context);
    } else {
      ask(number, site, context);
    }
  }

  /** There are too many of them to look each up. */
  private static boolean isUnknownBuilder(Object object) {
    return object instanceof StringBuilder && !Hooks.recording().hasKnownBuilders();
  }

  /** A call returned something that has no contents of its own: it counts as what it shows. */
  public static void view(@Nullable Object view, @Nullable Object of, int site, Context context) {
    if (context.isOff()
        || view == null
        || of == null
        || view instanceof Numbered
        || Publication.isValue(view)) {
      return;
    } else if (view.getClass().isArray()) {
      Hooks.publish(view, context);
      return;
    }
    long number = kind(of).isOrdered() ? context.publication().publish(of) : Hooks.numberOf(of);
    if (number > 0 && view != of) {
      Hooks.recording().objects().add(view, number);
    }
  }

  /** A call returned something that others may know as well. */
  public static void known(
      @Nullable Object result, @Nullable Object of, int site, Context context) {
    if (context.isOff()) {
      return;
    }
    if (result != null && of != null && isEntry(result)) {
      view(result, of, site, context);
      return;
    }
    boolean isLocal = of != null && kind(of).isSeen() && Hooks.numberOf(of) == 0;
    if (result != null && !isLocal && kind(result).isSeen()) {
      context.publication().publish(result);
    }
  }

  /** Whether what is stored in an object is stored in the concurrent map that it comes from. */
  private static boolean isEntry(Object object) {
    return object instanceof Map.Entry
        && object.getClass().getName().startsWith("java.util.concurrent.");
  }

  /**
   * What is in one object is about to be in another one as well. If both are arrays, it becomes
   * known to whom that is known, and nobody keeps the arrays themselves.
   */
  public static void copying(@Nullable Object from, @Nullable Object to, Context context) {
    if (from instanceof @Nullable Object[] array && to instanceof Object[]) {
      if (Hooks.numberOf(to) != 0 && Hooks.numberOf(array) == 0) {
        for (Object each : array) {
          context.publication().publish(each);
        }
      }
    } else if (from != null && !from.getClass().isArray()) {
      context.publication().publish(from);
    }
  }

  /** A call begins within which code of the program may be called, on this thread. */
  public static void calling(@Nullable Object object, int site, Context context) {
    if (!context.isOff()) {
      context.callbacks().calling(isOrdered(object, context) ? seen(object, site, context) : 0);
    }
  }

  /** It is over. */
  public static void called(@Nullable Object object, int site, Context context) {
    if (!context.isOff()) {
      context.callbacks().called();
    }
  }

  /** If a queue gave something, the collector has found that nobody uses an object any more. */
  public static void collected(
      @Nullable Object result, @Nullable Object queue, int site, Context context) {
    if (result != null) {
      gap(site, context);
    }
  }

  /** Code that nobody knows is about to be called. */
  public static void leaving(int site, Context context) {
    signals().signal(signals().outside, site, context);
  }

  /** It was. */
  public static void back(int site, Context context) {
    signals().await(signals().outside, site, context);
  }

  /** Something is about to happen, or has happened, that cannot be told. */
  public static void gap(int site, Context context) {
    context.event(EventKind.GAP, site, 0, 0, 0);
  }
}
