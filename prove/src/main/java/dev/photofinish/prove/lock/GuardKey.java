package dev.photofinish.prove.lock;

import dev.photofinish.prove.code.ProgramField;
import java.util.List;

/**
 * A lock by what tells it from others, seen from a point of the program.
 *
 * <p>Of a lock that is known by a parameter, or by the object that is accessed, this says how the
 * two are found from a common root: the parameter was loaded from the root in so many steps, and
 * the lock is what a path of fields leads to that never change, from the same root.
 *
 * @param number the abstract object of {@link Kind#OBJECT}, the field of {@link Kind#STATIC}, the
 *     position of the parameter of the others; 0 for the object that is accessed
 * @param depth how many loads lead from the root to the parameter
 * @param path the fields that lead from the root, or from the static field, to the lock
 * @param isShared whether it is held beside other readers
 */
record GuardKey(Kind kind, int number, int depth, List<ProgramField> path, boolean isShared) {

  /** By what a lock is known. */
  enum Kind {
    /** It is the one object that an abstract object stands for. */
    OBJECT,
    /** It is found from a static field that never changes. */
    STATIC,
    /** It is found from a root from which a parameter, or the accessed object, was loaded. */
    RELATED,
    /** It is no lock but the thread that runs, which has its object for itself. */
    THREAD
  }

  boolean isRelative() {
    return kind == Kind.RELATED || kind == Kind.THREAD;
  }

  /** Whether it depends on the object that is accessed which object the root is. */
  boolean isLoaded() {
    return isRelative() && depth > 0;
  }

  GuardKey at(int position, int steps) {
    return new GuardKey(kind, position, steps, path, isShared);
  }

  GuardKey shared() {
    return new GuardKey(kind, number, depth, path, true);
  }

  GuardKey exclusive() {
    return new GuardKey(kind, number, depth, path, false);
  }
}
