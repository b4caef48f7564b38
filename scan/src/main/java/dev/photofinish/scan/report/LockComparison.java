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
    return locks.map(lock -> named(lock, entry, accessed));
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
    if (entry.viaOuter()) {
      boolean throughOuter =
          path.formal() == 0 && path.length() > 0 && path.step(0).text().startsWith("this$");
      return throughOuter ? path.rest(Root.Formal.of(0)) : null;
    } else if (path.root().equals(accessed.root())) {
      return path.from(Root.Formal.of(0));
    }
    return entry.isOnThis(path) ? path.from(Root.Formal.of(1)) : null;
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
    return isLikeNoOther(one) || isLikeNoOther(other) || areClassAndObject(one, other);
  }

  /** Whether it is the lock of an object that was made for a field, and the other is not there. */
  private boolean isLikeNoOther(Lock lock) {
    Path path = lock.path();
    return path != null
        && path.length() > 0
        && path.last() instanceof Step.Field field
        && fields.isOwnObject(field);
  }

  private static boolean areClassAndObject(Lock one, Lock other) {
    boolean classes = one.name() instanceof Lock.OfClass && other.name() instanceof Lock.OfClass;
    return classes || isClassAndThis(one, other) || isClassAndThis(other, one);
  }

  private static boolean isClassAndThis(Lock one, Lock other) {
    Path path = other.path();
    return one.name() instanceof Lock.OfClass && path != null && path.length() == 0;
  }
}
