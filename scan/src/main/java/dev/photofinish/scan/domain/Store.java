package dev.photofinish.scan.domain;

/**
 * That a method puts what one path leads to where another path leads, so that a caller knows what
 * its new objects hold and who else knows them.
 */
public record Store(Path target, Reach value) {

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Store store
            && target.equals(store.target)
            && value.equals(store.value));
  }

  @Override
  public int hashCode() {
    return 31 * target.hashCode() + value.hashCode();
  }
}
