package dev.photofinish.record.runtime;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Which fields handles and updaters access that the program has made. Safe for many threads. */
final class Handles {

  private final Map<Long, Fields.Field> byNumber = new ConcurrentHashMap<>();

  /** Until the weaver says more. */
  private volatile Fields fields = (owner, name, type) -> null;

  void use(Fields better) {
    fields = better;
  }

  /** A handle was made for a field. */
  void add(long handle, Class<?> owner, String name, @Nullable Class<?> type) {
    Fields.Field field = OwnRights.with(() -> fields.find(owner, name, type));
    if (field != null) {
      byNumber.put(handle, field);
    }
  }

  /** The field of a handle; null if it is not known. */
  Fields.@Nullable Field of(long handle) {
    return byNumber.get(handle);
  }
}
