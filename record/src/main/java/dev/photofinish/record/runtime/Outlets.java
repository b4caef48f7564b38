package dev.photofinish.record.runtime;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** What streams, readers and writers of the platform pass things on to. Safe for many threads. */
final class Outlets {

  /** Whoever prints there is ordered with nobody: programs print everywhere. */
  private final Object out = System.out;

  private final Object err = System.err;

  /** By {@link Key}, and asked by {@link Probe}. */
  private final Map<Object, WeakReference<Object>> below = new ConcurrentHashMap<>();

  private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

  /** Whether handlers or formatters of logs are made by the program. */
  private volatile boolean hasOwnLogs;

  /** A stream that is looked for. */
  private record Probe(Object stream) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key key && key.get() == stream;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(stream);
    }
  }

  /** A stream, as long as it is there. */
  private static final class Key extends WeakReference<Object> {
    private final int hash;

    Key(Object stream, ReferenceQueue<Object> gone) {
      super(stream, gone);
      this.hash = System.identityHashCode(stream);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof Key key && get() != null && key.get() == get());
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** Whether it is one of those that the virtual machine began with. */
  boolean isConsole(Object object) {
    return object == out || object == err;
  }

  /** A stream was made around another object; around itself if nothing comes out of it. */
  void add(Object stream, Object target) {
    for (Reference<?> each = gone.poll(); each != null; each = gone.poll()) {
      below.remove(each);
    }
    below.put(new Key(stream, gone), new WeakReference<>(target));
  }

  /** What a stream is around; null if that is not known, and so is outside. */
  @Nullable Object below(Object stream) {
    WeakReference<Object> target = below.get(new Probe(stream));
    return target == null ? null : target.get();
  }

  void ownLogs() {
    hasOwnLogs = true;
  }

  boolean hasOwnLogs() {
    return hasOwnLogs;
  }
}
