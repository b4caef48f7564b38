package guardedby;

/** The annotation of whatever package, with a string or an array of strings. */
class EveryPackage {

  static class Jcip {
    @net.jcip.annotations.GuardedBy("this")
    int value;

    void set() {
      value = 1; // race: Jcip.value write
    }

    synchronized int get() {
      return value; // race: Jcip.value read
    }
  }

  static class ErrorProne {
    @com.google.errorprone.annotations.concurrent.GuardedBy("this")
    int value;

    void set() {
      value = 1; // race: ErrorProne.value write
    }

    synchronized int get() {
      return value; // race: ErrorProne.value read
    }
  }

  static class AndroidX {
    @androidx.annotation.GuardedBy("this")
    int value;

    void set() {
      value = 1; // race: AndroidX.value write
    }

    synchronized int get() {
      return value; // race: AndroidX.value read
    }
  }

  static class Unannotated {
    int value;

    void set() {
      value = 1;
    }

    int get() {
      return value;
    }
  }
}
