package dev.photofinish.record.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The monitors that a thread holds, and how often. Those of local objects count as well: they may
 * become known to others while they are held. Confined to the thread.
 */
final class HeldLocks {

  private @Nullable Object[] locks = new Object[8];
  private int[] depths = new int[8];
  private int count;

  /** Takes a monitor; whether the thread did not have it. */
  boolean take(Object lock) {
    int at = find(lock);
    if (at < 0) {
      growIfFull();
      locks[count] = lock;
      depths[count++] = 1;
      return true;
    }
    depths[at]++;
    return false;
  }

  /** Gives a monitor back; whether the thread does not have it any more. */
  boolean give(Object lock) {
    int at = find(lock);
    if (at < 0 || --depths[at] > 0) {
      return at < 0;
    }
    count--;
    locks[at] = locks[count];
    depths[at] = depths[count];
    locks[count] = null;
    return true;
  }

  boolean has(Object lock) {
    return find(lock) >= 0;
  }

  /** Whether one of them has a number. */
  boolean hasNumber(long number) {
    for (int i = 0; i < count; i++) {
      Object lock = locks[i];
      if (lock != null && Hooks.numberOf(lock) == number) {
        return true;
      }
    }
    return false;
  }

  /** The classes of the locks, the first taken first; what is a class is named itself. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Object lock = locks[i];
      if (lock != null) {
        names.add(
            lock instanceof Class<?> type ? type.getName() + ".class" : lock.getClass().getName());
      }
    }
    return names;
  }

  /** The last are asked for most. */
  private int find(Object lock) {
    int at = count - 1;
    while (at >= 0 && locks[at] != lock) {
      at--;
    }
    return at;
  }

  private void growIfFull() {
    if (count == locks.length) {
      locks = Arrays.copyOf(locks, 2 * count);
      depths = Arrays.copyOf(depths, 2 * count);
    }
  }
}
