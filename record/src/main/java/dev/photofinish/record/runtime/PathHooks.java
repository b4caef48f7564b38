package dev.photofinish.record.runtime;

/** What woven code calls to have its path told. */
@OutOfLine
public final class PathHooks {

  private PathHooks() {}

  /** A method begins; the number of its frame. */
  public static int enter(int method, Context context) {
    if (!context.uses().isEmpty()) {
      context.uses().lookAtAll(context);
    }
    return context.path().enter(method);
  }

  /** The way through a method that has begun is not told. */
  public static void gap(Context context) {
    context.gap();
  }

  /** Tells a run of branches. */
  public static void branches(long run, Context context) {
    context.path().branches(run);
  }

  /** A switch goes by a key, which is given back to it. */
  public static int switchKey(int key, Context context) {
    context.path().switchKey(key);
    return key;
  }

  /** A jump back is made. */
  public static void loop(Context context) {
    context.path().loop();
  }

  /** A call has come back to a frame. */
  public static void back(int frame, Context context) {
    context.path().back(frame);
  }

  /** An exception has come to a handler. */
  public static void caught(int frame, int instruction, Context context) {
    context.path().caught(frame, instruction);
  }

  /** An exception leaves a method. */
  public static void died(int frame, Context context) {
    context.path().died(frame);
  }
}
