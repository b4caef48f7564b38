package figures;

/** RacerD's figure 1 calls this: an application's own helper, known by its name. */
final class OurThreadUtils {

  private static final Thread MAIN = Thread.currentThread();

  private OurThreadUtils() {}

  static void assertMainThread() {
    if (Thread.currentThread() != MAIN) {
      throw new IllegalStateException("not on the main thread");
    }
  }
}
