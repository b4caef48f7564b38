package dev.photofinish.models;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What is known of all objects of a type.
 *
 * @param properties its own, and those of its super types that nothing nearer cancels
 */
public record TypeFacts(Set<TypeProperty> properties) {

  public static final TypeFacts NONE = new TypeFacts(Set.of());

  public TypeFacts {
    properties =
        properties.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(properties));
  }

  public boolean has(TypeProperty property) {
    return properties.contains(property);
  }

  /** Whether no two calls on an object race; see {@link TypeProperty}. */
  public boolean isThreadSafe() {
    return has(TypeProperty.THREAD_SAFE) || has(TypeProperty.IMMUTABLE);
  }

  /** Whether objects never change. */
  public boolean isImmutable() {
    return has(TypeProperty.IMMUTABLE);
  }

  /** Whether one instance serves many threads. */
  public boolean isShared() {
    return has(TypeProperty.SHARED);
  }

  /** Whether it is an executor that runs one task at a time. */
  public boolean isSerial() {
    return has(TypeProperty.SERIAL);
  }

  public boolean isLock() {
    return has(TypeProperty.LOCK);
  }

  /** Whether it holds a value by which threads tell each other how far they are. */
  public boolean isAtomic() {
    return has(TypeProperty.ATOMIC);
  }
}
