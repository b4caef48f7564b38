package dev.photofinish.ir.load;

import java.io.Closeable;
import java.io.IOException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A place that holds class files: a folder, an archive, a JDK, memory. Safe for many threads. */
public interface ClassRoot extends Closeable {

  /** The class file of a class, or null if it is not here. */
  byte @Nullable [] read(String internalName) throws IOException;

  /** The names of all classes here. Archives and folders are listed when this is called. */
  Stream<String> classNames() throws IOException;

  /** The place as a user would name it. */
  String label();

  @Override
  void close() throws IOException;
}
