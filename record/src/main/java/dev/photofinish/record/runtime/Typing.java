package dev.photofinish.record.runtime;

/** Knows classes as the weaver does. */
public interface Typing {

  /** What the objects of a class are. Asked once for each class. */
  TypeKind kindOf(Class<?> type);
}
