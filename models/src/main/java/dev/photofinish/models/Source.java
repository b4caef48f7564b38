package dev.photofinish.models;

/**
 * Where an object comes from: what a call returns, puts into a container, or hands to the code that
 * it runs.
 *
 * @param of the operand that the kind refers to; {@link Operand#NONE} if it needs none
 */
public record Source(Kind kind, Operand of) {

  /** What sort of origin it is. */
  public enum Kind {
    /** Nothing is known. */
    UNKNOWN(""),
    /** An object that nobody else knows. */
    NEW("new"),
    /** A new container or other object whose contents cannot race, whatever its type says. */
    THREAD_SAFE_NEW("thread-safe new"),
    /** An executor that runs one task at a time. */
    SERIAL_EXECUTOR("serial executor"),
    /** An object that others know, so nobody owns it. */
    SHARED("shared"),
    /** The thread that runs. */
    CURRENT_THREAD("current thread"),
    /** The same value each time, so that it does not matter who stores it. */
    FUNCTIONAL("functional"),
    /** The operand itself. */
    SAME("%s"),
    /** A part of the operand that has no contents of its own: an iterator, a sublist. */
    VIEW("view of %s"),
    /** The same, and its contents cannot race, whatever its type says. */
    THREAD_SAFE_VIEW("thread-safe view of %s"),
    /** What somebody put into the operand. */
    ELEMENT("element of %s"),
    /** What was in the operand, and is no longer: who gets it has it alone. */
    TAKEN("taken from %s"),
    /**
     * The operand, if there is room in it for what the call stores in the result, which is written
     * to it then; a new object otherwise.
     */
    FILLED("filled %s"),
    /** A view of a map whose elements are its entries. */
    ENTRIES("entries of %s"),
    /** One of them, which has no contents of its own either. */
    ENTRY("entry of %s"),
    /** The key or the value of an entry; of a container of entries, theirs. */
    HELD("held by %s"),
    /** What the operand keeps apart from its elements. */
    KEPT("kept in %s"),
    /** The constants of an enum: of the class, or of an object or set of that class. */
    CONSTANTS("constants of %s"),
    /** What the code returned that the operand stands for, or that is in it, when it was run. */
    OUTCOME("outcome of %s"),
    /** What is in the containers, or the futures, that the code returned. */
    ELEMENT_OF_OUTCOME("element of outcome of %s"),
    /** The half of a read-write lock that many may hold. */
    READ_LOCK("read lock of %s"),
    /** The half of a read-write lock that one may hold. */
    WRITE_LOCK("write lock of %s");

    final String text;

    Kind(String text) {
      this.text = text;
    }
  }

  public static final Source UNKNOWN = new Source(Kind.UNKNOWN, Operand.NONE);

  @Override
  public boolean equals(Object other) {
    return other instanceof Source source && kind == source.kind && of.equals(source.of);
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + of.hashCode();
  }

  public boolean isKnown() {
    return kind != Kind.UNKNOWN;
  }

  /** As files write it. */
  @Override
  public String toString() {
    return kind.text.replace("%s", of.toString());
  }
}
