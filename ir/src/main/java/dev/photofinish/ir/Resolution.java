package dev.photofinish.ir;

import java.util.Optional;

/** What a reference to a member of type {@code M} turns out to mean. */
public sealed interface Resolution<M> {

  /** The member. */
  record Found<M>(M member) implements Resolution<M> {}

  /** There is none: the JVM would throw this error. */
  record Failed<M>(String error) implements Resolution<M> {}

  /** It cannot be told, as a class is missing. */
  record Unknown<M>(ClassModel missing) implements Resolution<M> {}

  /** The member, if it was found. */
  default Optional<M> found() {
    return this instanceof Found<M> found ? Optional.of(found.member()) : Optional.empty();
  }
}
