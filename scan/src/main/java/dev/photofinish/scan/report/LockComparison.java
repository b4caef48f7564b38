package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether locks keep two accesses apart. They do if both hold the same lock, and not both
 * only for reading. They do not if all of the one's locks are surely others than all of the
 * other's. Where neither can be told, they are assumed to.
 */
final class LockComparison {

  /** Where the path of an inner class's own object starts. */
  private static final Root INNER = Root.Formal.of(2);

  private final FieldFacts fields;

  LockComparison(FieldFacts fields) {
    this.fields = fields;
  }

  boolean keepApart(Candidate one, Candidate other) {
    for (Lock first : one.locks().locks()) {
      for (Lock second : other.locks().locks()) {
        if (mayExclude(first, second)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The locks held at an access, by names that all accesses to the same memory have for them. */
  LockSet named(LockSet locks, Entry entry, Path accessed) {
    if (locks.isEmpty()) {
      return locks;
    }
    LockSet useful = accessed.root() == Root.GLOBAL ? sharedByAll(locks, entry) : locks;
    return useful.map(lock -> named(lock, entry, accessed));
  }

  /**
   * Static fields are there once, but a lock that an object has is there once for each object. If
   * the class makes its objects itself, it is taken to make one.
   */
  private static LockSet sharedByAll(LockSet locks, Entry entry) {
    boolean isSingleton =
        entry.reported().methods().stream()
            .allMatch(method -> !method.isConstructor() || method.isPrivate());
    if (isSingleton) {
      return locks;
    }
    return new LockSet(
        locks.locks().stream().filter(lock -> !isOnThis(lock.path(), entry)).toList());
  }

  private static boolean isOnThis(@Nullable Path path, Entry entry) {
    return path != null && entry.isOnThis(path);
  }

  private boolean mayExclude(Lock one, Lock other) {
    boolean bothRead = one.mode() != Lock.Mode.EXCLUSIVE && other.mode() != Lock.Mode.EXCLUSIVE;
    return !bothRead && (one.name().equals(other.name()) || !areDifferent(one, other));
  }

  private Lock named(Lock lock, Entry entry, Path accessed) {
    Lock whole = whole(lock);
    Path path = whole.path();
    if (path == null || path.formal() < 0) {
      return whole;
    }
    Path seen = seenFrom(path, entry, accessed);
    return seen == null ? whole.unnamed() : whole.at(seen);
  }

  /** One half of a read-write lock stands for the lock and a mode. */
  private Lock whole(Lock lock) {
    Path path = lock.path();
    if (path == null || path.length() == 0 || !(path.last() instanceof Step.Field field)) {
      return lock;
    }
    FieldOrigin.HalfOf half = fields.half(field);
    Path whole = half == null ? null : path.first(path.length() - 1).plus(half.readWriteLock());
    return half == null || whole == null ? lock : new Lock(new Lock.Explicit(whole), half.mode());
  }

  /** Paths of both methods start at the accessed object, or at the object they are called on. */
  private static @Nullable Path seenFrom(Path path, Entry entry, Path accessed) {
    if (entry.isInner()) {
      Path outer = entry.fromOuter(path, entry.depth());
      return outer != null ? outer : innerLock(path);
    } else if (path.root().equals(accessed.root())) {
      return path.from(Root.Formal.of(0));
    }
    return entry.isOnThis(path) ? path.from(Root.Formal.of(1)) : null;
  }

  /** The object of an inner class is another one than its outer object. */
  private static @Nullable Path innerLock(Path path) {
    return path.formal() == 0 && path.length() == 0 ? path.from(INNER) : null;
  }

  private boolean areDifferent(Lock one, Lock other) {
    if (one.name() instanceof Lock.Unnamed || other.name() instanceof Lock.Unnamed) {
      return false;
    }
    boolean oneIsExplicit = one.name() instanceof Lock.Explicit;
    boolean otherIsExplicit = other.name() instanceof Lock.Explicit;
    if (oneIsExplicit != otherIsExplicit) {
      return true; // A monitor is no lock object.
    }
    Path first = one.path();
    Path second = other.path();
    return (first != null && second != null && areDifferent(first, second))
        || isClassAndOther(one, other)
        || isClassAndOther(other, one)
        || areInnerAndOuter(one, other);
  }

  /** Whether paths certainly lead to different objects. */
  private boolean areDifferent(Path one, Path other) {
    if (one.length() == 0 || other.length() == 0) {
      return isOwnObject(one) || isOwnObject(other);
    } else if (one.last().equals(other.last())) {
      Path first = one.first(one.length() - 1);
      Path second = other.first(other.length() - 1);
      return isOwnObject(one) && !first.equals(second) && areDifferent(first, second);
    }
    return isOwnObject(one) || isOwnObject(other);
  }

  /** Whether a path ends with a field that holds an object that was made for it. */
  private boolean isOwnObject(Path path) {
    return path.length() > 0
        && path.last() instanceof Step.Field field
        && fields.isOwnObject(field);
  }

  private static boolean areInnerAndOuter(Lock one, Lock other) {
    Path first = one.path();
    Path second = other.path();
    return first != null
        && second != null
        && first.length() == 0
        && second.length() == 0
        && first.root().equals(INNER) != second.root().equals(INNER);
  }

  /** The lock of a class is that of no other class, and of no object that is not one. */
  private boolean isClassAndOther(Lock one, Lock other) {
    Path path = other.path();
    return one.name() instanceof Lock.OfClass
        && (other.name() instanceof Lock.OfClass
            || (path != null && (path.length() == 0 || isOwnObject(path))));
  }
}
