package dev.photofinish.models;

/** How a lock is held. */
public enum LockMode {
  /** By one thread alone. */
  EXCLUSIVE(""),
  /** Beside other readers. */
  READ("for reading"),
  /** In whichever of the two modes it is held: of giving back only. */
  ANY("in any mode");

  final String text;

  LockMode(String text) {
    this.text = text;
  }
}
