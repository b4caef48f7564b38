package dev.photofinish.testbench;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A Java compiler. */
interface Javac {

  /**
   * Compiles sources to class files by class name.
   *
   * @throws AssertionError if the sources do not compile; the message has the compiler's words
   */
  Map<String, byte[]> compile(List<SourceFile> sources, List<String> options) throws IOException;
}
