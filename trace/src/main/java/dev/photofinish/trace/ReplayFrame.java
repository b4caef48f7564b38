package dev.photofinish.trace;

/**
 * One call on the stack of a thread in a replayed run.
 *
 * @param className as {@link Class#getName} has it
 * @param method the name of the method
 * @param descriptor as in class files; empty if unknown
 * @param file the name of the source file without its folders, empty if unknown
 * @param line the source line, 0 if unknown
 */
public record ReplayFrame(
    String className, String method, String descriptor, String file, int line) {

  /** As stack traces have it: {@code com.acme.Bank.run(Bank.java:9)}. */
  @Override
  public String toString() {
    String place = file.isEmpty() ? "unknown source" : line > 0 ? file + ":" + line : file;
    return className + "." + method + "(" + place + ")";
  }
}
