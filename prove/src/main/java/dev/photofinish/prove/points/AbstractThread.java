package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.heap.AbstractObject;
import org.jspecify.annotations.Nullable;

/**
 * An abstract thread: all threads that run what is started in one way. The thread of a {@code
 * Thread} object is that of the object (section 2.4.1); a task that is handed to somebody is a
 * thread of the site that hands it over.
 *
 * @param number its number, from 0; the main thread has 0
 * @param object the thread or task, or what a framework calls; empty for main, for threads of
 *     libraries and for the main thread of a user interface
 * @param submission where a task is handed over; null for {@code Thread} objects and main
 * @param entry the one method that a framework calls by this thread; null if there are several
 * @param isMany whether it runs on several threads at once each time it is handed over
 */
public record AbstractThread(
    int number,
    Kind kind,
    AbstractObject object,
    @Nullable CallSite submission,
    @Nullable MethodModel entry,
    boolean isMany) {

  /** What sort of thread it is. */
  public enum Kind {
    MAIN,
    /** A {@code Thread} object: at most one thread for each object. */
    STARTED,
    /** A task that somebody runs, perhaps several times. */
    TASK,
    /** Any thread that a library may have. */
    LIBRARY,
    /** The thread that finalizes objects which nobody else can reach any more. */
    FINALIZER,
    /**
     * One by which a framework makes an object, prepares it and cleans up, while nobody uses it.
     */
    SET_UP,
    /** One by which a framework calls methods of an object. */
    FRAMEWORK
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AbstractThread thread && number == thread.number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return switch (kind) {
      case MAIN -> "main";
      case LIBRARY -> "any thread of a library";
      case FINALIZER -> "finalizer";
      case SET_UP, FRAMEWORK -> "a framework's for " + object;
      default -> object.toString();
    };
  }
}
