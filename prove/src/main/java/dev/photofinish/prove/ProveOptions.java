package dev.photofinish.prove;

import java.util.List;
import java.util.OptionalInt;

/**
 * How a program is to be analysed.
 *
 * @param mainClasses the classes whose main method may start the program, in {@link Class#getName}
 *     form; if there is none, all classes of the application that have one
 * @param k the k value of all sites; if there is none, it grows where races are left
 * @param locks how locks rule races out
 * @param realPlatform whether the code of the platform is analysed like the program's own
 */
public record ProveOptions(
    List<String> mainClasses, OptionalInt k, LockAnalysis locks, boolean realPlatform) {

  /** How locks rule races out. */
  public enum LockAnalysis {
    /** Only if both certainly hold the same lock (section 3.7). */
    SOUND,
    /** Also if both may hold the same lock (section 2.7): precise, but races are missed. */
    MAY
  }

  public ProveOptions {
    mainClasses = List.copyOf(mainClasses);
  }

  /** The usual analysis of a program with some main classes. */
  public static ProveOptions of(String... mainClasses) {
    return new ProveOptions(List.of(mainClasses), OptionalInt.empty(), LockAnalysis.SOUND, false);
  }

  /** The same for a program that begins with a class. */
  public ProveOptions withMain(String mainClass) {
    return new ProveOptions(List.of(mainClass), k, locks, realPlatform);
  }

  /** The same with a fixed k value. */
  public ProveOptions withK(int value) {
    return new ProveOptions(mainClasses, OptionalInt.of(value), locks, realPlatform);
  }

  /** The same with the platform's own code. */
  public ProveOptions withRealPlatform() {
    return new ProveOptions(mainClasses, k, locks, true);
  }

  /** The same with another analysis of locks. */
  public ProveOptions withLocks(LockAnalysis other) {
    return new ProveOptions(mainClasses, k, other, realPlatform);
  }
}
