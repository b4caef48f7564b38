package dev.photofinish.record.runtime;

import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is done by our rights, where the program has called us: under a security manager it may have
 * fewer, and we read class files, start threads and write.
 */
public final class OwnRights {

  private OwnRights() {}

  /** Does something by them. */
  @SuppressWarnings("removal") // There are security managers up to Java 23; later it just does it.
  public static <T extends @Nullable Object> T with(Supplier<T> deed) {
    return AccessController.doPrivileged((PrivilegedAction<T>) deed::get);
  }
}
