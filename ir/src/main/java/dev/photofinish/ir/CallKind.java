package dev.photofinish.ir;

import java.util.Locale;

/** How a call finds its method. */
public enum CallKind {
  STATIC,
  /** The named method itself, or the super class's: constructors, private and super calls. */
  SPECIAL,
  /** By the receiver's class. */
  VIRTUAL,
  /** By the receiver's class, through an interface. */
  INTERFACE;

  public boolean isDispatched() {
    return this == VIRTUAL || this == INTERFACE;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
