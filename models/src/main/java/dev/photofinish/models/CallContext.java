package dev.photofinish.models;

/** How a framework calls a method. */
public enum CallContext {
  /** Nothing is known. */
  NONE("", ""),
  /** From many threads at once, on the same object. */
  CONCURRENT("called concurrently", "many threads may call it at once"),
  /** From another thread than other methods, one call at a time. */
  BACKGROUND("called in background", "a thread of its own calls it"),
  /** On the main thread of a user interface. */
  MAIN("called on main", "the main thread calls it"),
  /** While nobody else uses the object: before the first other call, or after the last. */
  ALONE("called alone", "it is called while nobody else uses the object");

  /** As files write it. */
  final String text;

  private final String sentence;

  CallContext(String text, String sentence) {
    this.text = text;
    this.sentence = sentence;
  }

  /** A sentence about a method, without a capital and a full stop; empty for {@link #NONE}. */
  public String sentence() {
    return sentence;
  }
}
