package dev.photofinish.finding;

import java.util.Locale;

/** What an access does to the memory it touches. Calls that change a container's contents write. */
public enum AccessKind {
  READ,
  WRITE;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
