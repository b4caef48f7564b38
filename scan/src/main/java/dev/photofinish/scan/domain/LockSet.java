package dev.photofinish.scan.domain;

import dev.photofinish.ir.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The locks certainly held, outermost first; one that was taken twice is there twice. The order of
 * the lattice is "holds less": where paths meet, what is held is what is held on all of them.
 */
public final class LockSet {

  public static final LockSet NONE = new LockSet(FixedList.of());

  private final FixedList<Lock> locks;
  private final int hash;

  public LockSet(List<Lock> locks) {
    this.locks = FixedList.copyOf(locks);
    this.hash = this.locks.hashCode();
  }

  public FixedList<Lock> locks() {
    return locks;
  }

  public boolean isEmpty() {
    return locks.isEmpty();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof LockSet set && hash == set.hash && locks.equals(set.locks));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return locks.toString();
  }

  public int size() {
    return locks.size();
  }

  public LockSet plus(Lock lock) {
    List<Lock> more = new ArrayList<>(locks);
    more.add(lock);
    return new LockSet(more);
  }

  public LockSet plus(LockSet other) {
    if (other.isEmpty()) {
      return this;
    } else if (isEmpty()) {
      return other;
    }
    List<Lock> more = new ArrayList<>(locks);
    more.addAll(other.locks);
    return new LockSet(more);
  }

  /** Whether a lock is held in either mode. */
  public boolean holds(Lock.Name name) {
    return innermost(name) >= 0;
  }

  /** Without the innermost hold of a lock, in its mode if there is one. */
  public LockSet minus(Lock lock) {
    int position = locks.lastIndexOf(lock);
    return position < 0 ? minus(lock.name()) : without(position);
  }

  /** Without the innermost hold of a lock, whatever its mode. */
  public LockSet minus(Lock.Name name) {
    int position = innermost(name);
    return position < 0 ? this : without(position);
  }

  private LockSet without(int position) {
    List<Lock> fewer = new ArrayList<>(locks);
    fewer.remove(position);
    return new LockSet(fewer);
  }

  private int innermost(Lock.Name name) {
    for (int i = locks.size() - 1; i >= 0; i--) {
      if (locks.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** What is held on both of two paths; of different modes, the one that keeps out fewer. */
  public LockSet meet(LockSet other) {
    if (equals(other)) {
      return this;
    }
    LockSet left = other;
    List<Lock> both = new ArrayList<>();
    for (Lock lock : locks) {
      int position = left.locks.indexOf(lock);
      position = position >= 0 ? position : left.innermost(lock.name());
      if (position >= 0) {
        both.add(new Lock(lock.name(), lock.mode().weaker(left.locks.get(position).mode())));
        left = left.without(position);
      }
    }
    return new LockSet(both);
  }

  public LockSet map(UnaryOperator<Lock> change) {
    if (isEmpty()) {
      return this;
    }
    List<Lock> changed = new ArrayList<>(locks.size());
    for (Lock lock : locks) {
      changed.add(change.apply(lock));
    }
    return changed.equals(locks) ? this : new LockSet(changed);
  }
}
