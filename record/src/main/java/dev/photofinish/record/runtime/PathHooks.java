package dev.photofinish.record.runtime;

import dev.photofinish.trace.PathEncoder;

/** What woven code calls to have its path told. */
public final class PathHooks {

  /** So many branches are collected at most where no more than that come until the next look. */
  public static final int ROOM = 27;

  private PathHooks() {}

  /** A method begins; the number of its frame. */
  public static int enter(int method, Context context) {
    return context.path().enter(method);
  }

  /** The way through a method that has begun is not told. */
  public static void gap(Context context) {
    context.gap();
  }

  /** Tells a run of branches, if it is not empty; the run to go on with. */
  public static long flush(long run, Context context) {
    if (run != PathEncoder.EMPTY_RUN) {
      context.path().branches(run);
    }
    return PathEncoder.EMPTY_RUN;
  }

  /** The same if the run is long: more branches may follow than it has room for. */
  public static long makeRoom(long run, Context context) {
    return run >>> ROOM == 0 ? run : flush(run, context);
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
