package annotations;

import com.facebook.infer.annotation.ThreadSafe;

/** ThreadSafe by assertion: the author asks that it is not checked. */
class ChecksOff {

  @ThreadSafe(enableChecks = false)
  static class Trusted {
    private int value;

    void next() {
      value++;
    }
  }

  @ThreadSafe(enableChecks = true)
  static class Checked {
    private int value;
    private int approximate;

    void next() {
      value++; // race: Checked.value
    }

    @ThreadSafe(enableChecks = false)
    void approximate() {
      approximate++;
    }
  }

  @ThreadSafe
  static class CheckedByDefault {
    private int value;

    void next() {
      value++; // race: CheckedByDefault.value
    }
  }
}
