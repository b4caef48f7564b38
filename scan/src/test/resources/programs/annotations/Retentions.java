package annotations;

/** The annotation of any package, kept in the class file or at run time. */
class Retentions {

  @com.acme.runtime.ThreadSafe
  static class AtRunTime {
    private int value;

    void next() {
      value++; // race: AtRunTime.value
    }
  }

  @net.jcip.annotations.ThreadSafe
  static class Jcip {
    private int value;

    void next() {
      value++; // race: Jcip.value
    }
  }

  @com.google.errorprone.annotations.ThreadSafe
  static class ErrorProne {
    private int value;

    void next() {
      value++; // race: ErrorProne.value
    }
  }

  // Not in the class file: nothing says that this class is used by several threads.
  @com.acme.source.ThreadSafe
  static class InSourceOnly {
    private int value;

    void next() {
      value++;
    }
  }
}
