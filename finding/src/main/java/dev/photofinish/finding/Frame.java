package dev.photofinish.finding;

/**
 * One place in a call stack.
 *
 * @param method the method that is running
 * @param file the source file below its source root ({@code com/acme/Bank.java}), empty if unknown
 * @param line the line of the call, or of the access in the last frame; 0 if unknown
 * @param offset where the instruction is in the method's bytecode, if that is all that is known of
 *     its place; {@link #NO_OFFSET} otherwise
 */
public record Frame(MethodName method, String file, int line, int offset) {

  public static final int NO_OFFSET = -1;

  /** A place of which the bytecode offset is not known, or not needed. */
  public Frame(MethodName method, String file, int line) {
    this(method, file, line, NO_OFFSET);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Frame frame
        && line == frame.line
        && offset == frame.offset
        && file.equals(frame.file)
        && method.equals(frame.method);
  }

  @Override
  public int hashCode() {
    return 31 * method.hashCode() + line;
  }
}
