package dev.photofinish.models;

/** How a framework calls a method. */
public enum CallContext {
  /** Nothing is known. */
  NONE("", ""),
  /** From many threads at once, on the same object. */
  CONCURRENT("called concurrently", "Many threads may call %s at once"),
  /** From another thread than other methods, one call at a time. */
  BACKGROUND("called in background", "A thread of its own calls %s"),
  /** On the main thread of a user interface. */
  MAIN("called on main", "The main thread calls %s"),
  /** One call of all such methods of an object after the other, by whichever thread. */
  IN_TURN("called in turn", "Calls of %s come one after the other"),
  /** While nobody else uses the object: before the first other call, or after the last. */
  ALONE("called alone", "%s is called while nobody else uses the object");

  /** As files write it. */
  final String text;

  private final String sentence;

  CallContext(String text, String sentence) {
    this.text = text;
    this.sentence = sentence;
  }

  /**
   * A sentence about a method, without a full stop; empty for {@link #NONE}.
   *
   * @param method what the sentence calls it
   */
  public String sentence(String method) {
    return String.format(sentence, method);
  }
}
