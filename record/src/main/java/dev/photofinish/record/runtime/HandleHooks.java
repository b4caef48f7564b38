package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls around accesses by handles of variables and updaters of fields. Each is one
 * to the field, or the element, that the handle is for; if nobody knows which that is, there are
 * gaps around it.
 */
@OutOfLine
public final class HandleHooks {

  /** The index of what is no element. */
  public static final int NO_INDEX = -1;

  private HandleHooks() {}

  /** A handle was made, for the field of a name or one that reflection gave. */
  public static void made(
      @Nullable Object handle,
      @Nullable Object owner,
      @Nullable Object name,
      int site,
      Context context) {
    if (handle == null || context.isOff()) {
      return;
    }
    Handles handles = Hooks.recording().handles();
    long number = context.publication().publish(handle);
    Class<?> type = handle instanceof VarHandle variable ? variable.varType() : null;
    if (owner instanceof Class<?> of && name instanceof String text) {
      handles.add(number, of, text, type);
    } else if (owner instanceof Field field) {
      handles.add(number, field.getDeclaringClass(), field.getName(), type);
    }
  }

  /** A read that orders nothing, if the field itself does not. */
  public static void beginPlainRead(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    begin(handle, target, index, EventKind.READ, site, context);
  }

  /** A write that orders nothing, if the field itself does not. */
  public static void beginPlainWrite(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    begin(handle, target, index, EventKind.WRITE, site, context);
  }

  public static void beginRead(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    begin(handle, target, index, EventKind.VOLATILE_READ, site, context);
  }

  public static void beginWrite(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    begin(handle, target, index, EventKind.VOLATILE_WRITE, site, context);
  }

  public static void beginUpdate(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    begin(handle, target, index, EventKind.UPDATE, site, context);
  }

  /** An update that does not tell whether it has changed anything. */
  public static void beginExchange(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    beginUpdate(handle, target, index, site, context);
    if (context.isUnderWay() && handle instanceof VarHandle variable) {
      context.beforeExchange = value(variable.withInvokeBehavior(), target, index);
    }
  }

  /**
   * It is done. Who has put there what was there before anyway counts as one who has read: nobody
   * can tell by the value.
   */
  public static void endExchange(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    boolean isChanged =
        !context.isUnderWay()
            || !(handle instanceof VarHandle variable)
            || !isSame(variable, context.beforeExchange, target, index);
    context.beforeExchange = null;
    endIf(isChanged, handle, target, index, site, context);
  }

  private static boolean isSame(
      VarHandle variable, @Nullable Object before, @Nullable Object target, int index) {
    Object now = value(variable.withInvokeBehavior(), target, index);
    if (before == null || !variable.varType().isPrimitive()) {
      return now == before;
    }
    return Values.ofBox(now) == Values.ofBox(before);
  }

  private static void begin(
      @Nullable Object handle,
      @Nullable Object target,
      int index,
      EventKind kind,
      int site,
      Context context) {
    if (handle == null || context.isOff()) {
      return;
    } else if (isOfElements(handle, index)) {
      beginElement(target, index, kind, site, context);
      return;
    }
    Fields.Field field = field(handle);
    if (field == null) {
      CallHooks.gap(site, context);
      CallHooks.leaving(site, context);
    } else if (field.isLookedAt() || !kind.isPlain()) {
      long number = field.holder();
      if (number != 0) {
        initialise(handle);
      } else if (target != null) {
        number = Hooks.numberFor(target, site, context);
      }
      if (number != 0) {
        context.begin(kind(kind, field), site, number, field.member());
      }
    }
  }

  /**
   * Since Java 22, the first access to a static field by a handle initialises the class. That runs
   * code of the program, for which nobody may wait once the access has begun.
   */
  private static void initialise(Object handle) {
    if (handle instanceof VarHandle variable) {
      value(variable.withInvokeBehavior(), null, NO_INDEX);
    }
  }

  private static EventKind kind(EventKind access, Fields.Field field) {
    if (!access.isPlain() || !field.isVolatile()) {
      return access;
    }
    return access.isWrite() ? EventKind.VOLATILE_WRITE : EventKind.VOLATILE_READ;
  }

  private static void beginElement(
      @Nullable Object array, int index, EventKind kind, int site, Context context) {
    if (array != null && Array.getLength(array) > index) {
      long number =
          kind.isPlain()
              ? ArrayHooks.numberOf(array, site, context)
              : Hooks.numberFor(array, site, context);
      if (number != 0) {
        context.begin(kind, site, number, index);
      }
    }
  }

  /** The access is done: what is there now. */
  public static void end(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    if (handle == null) {
      return;
    } else if (context.isUnderWay()) {
      tell(handle, target, index, context);
    } else if (!isOfElements(handle, index) && field(handle) == null) {
      CallHooks.gap(site, context);
      CallHooks.back(site, context);
    }
  }

  /** The same of one that may not have changed anything. */
  public static void endIf(
      boolean isChanged,
      @Nullable Object handle,
      @Nullable Object target,
      int index,
      int site,
      Context context) {
    if (!isChanged) {
      failed(handle, target, index, site, context);
    } else {
      end(handle, target, index, site, context);
    }
  }

  /** The access has changed nothing. */
  public static void failed(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    if (context.isUnderWay()) {
      context.becomes(EventKind.VOLATILE_READ);
    }
    end(handle, target, index, site, context);
  }

  /**
   * A change that calls code of the program between: told before and after, as nobody else may wait
   * for that code.
   */
  public static void touch(
      @Nullable Object handle, @Nullable Object target, int index, int site, Context context) {
    beginUpdate(handle, target, index, site, context);
    end(handle, target, index, site, context);
  }

  private static Fields.@Nullable Field field(Object handle) {
    Recording recording = Hooks.recording();
    return recording.handles().of(recording.objects().of(handle));
  }

  /** Whether a handle is for all arrays of its type, and not for what their bytes make. */
  private static boolean isOfElements(Object handle, int index) {
    if (index < 0 || !(handle instanceof VarHandle variable)) {
      return false;
    }
    List<Class<?>> types = variable.coordinateTypes();
    return types.size() == 2 && variable.varType().equals(types.get(0).getComponentType());
  }

  @SuppressWarnings("unchecked") // The access that is done would have failed.
  private static void tell(Object handle, @Nullable Object target, int index, Context context) {
    if (handle instanceof AtomicIntegerFieldUpdater<?> updater) {
      context.end(((AtomicIntegerFieldUpdater<@Nullable Object>) updater).get(target));
    } else if (handle instanceof AtomicLongFieldUpdater<?> updater) {
      context.end(((AtomicLongFieldUpdater<@Nullable Object>) updater).get(target));
    } else if (handle instanceof AtomicReferenceFieldUpdater<?, ?> updater) {
      context.end(((AtomicReferenceFieldUpdater<@Nullable Object, Object>) updater).get(target));
    } else if (handle instanceof VarHandle variable) {
      Object now = value(variable.withInvokeBehavior(), target, index);
      if (variable.varType().isPrimitive()) {
        context.end(Values.ofBox(now));
      } else {
        context.end(now);
      }
    }
  }

  private static Object value(VarHandle variable, @Nullable Object target, int index) {
    if (index >= 0) {
      return variable.getVolatile(target, index);
    }
    return target == null ? variable.getVolatile() : variable.getVolatile(target);
  }
}
