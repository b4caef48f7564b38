package dev.photofinish.scan.domain;

/**
 * A lock that a method takes: a sign that what it belongs to is meant for several threads.
 *
 * @param site where it is taken
 */
public record TakenLock(Lock.Name name, Site site) {

  /** Whether there is one for all objects. */
  public boolean isOfClass() {
    Path path = Lock.path(name);
    return name instanceof Lock.OfClass || (path != null && path.root() == Root.GLOBAL);
  }

  /**
   * Whether it is there for the object that the first parameter stands for: that object, one of its
   * fields, or one made for the purpose, though that does not work.
   */
  public boolean isOfFirst() {
    Path path = Lock.path(name);
    return path == null
        ? name instanceof Lock.Own
        : path.formal() == 0 && (path.length() <= 1 || isElement());
  }

  /** Whether it is one of those that an array or container holds. */
  public boolean isElement() {
    Path path = Lock.path(name);
    return path != null && path.length() == 2 && path.last() == Step.ELEMENT;
  }

  /** Whether a path names a part of the locked object. */
  public boolean hasPart(Path other) {
    Path path = Lock.path(name);
    return path != null && path.length() + 1 == other.length() && path.isProperPrefixOf(other);
  }

  /** As a method sees it that calls the one that takes it on its own object. */
  public TakenLock forCaller() {
    Path path = Lock.path(name);
    boolean same = path == null || path.formal() == 0 || path.root() == Root.GLOBAL;
    return same ? this : new TakenLock(Lock.SOME, site);
  }
}
