package annotations;

import javax.annotation.concurrent.ThreadSafe;

/** SuppressWarnings in a class file is heeded; the language's own is gone after compilation. */
@ThreadSafe
class SuppressedWarnings {
  private int kept;
  private int gone;
  private int other;

  @com.acme.lint.SuppressWarnings("race")
  void kept() {
    kept++;
  }

  @java.lang.SuppressWarnings("race")
  void gone() {
    gone++; // race: SuppressedWarnings.gone
  }

  @com.acme.lint.SuppressWarnings({"unchecked", "rawtypes"})
  void other() {
    other++; // race: SuppressedWarnings.other
  }
}
