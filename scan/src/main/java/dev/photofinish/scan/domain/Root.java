package dev.photofinish.scan.domain;

/** Where an access path starts. */
public sealed interface Root {

  /** The static fields of all classes: the first step of the path says which one. */
  Root GLOBAL = new Global();

  /** A parameter of the method that a summary describes; 0 is {@code this} of instance methods. */
  record Formal(int index) implements Root {

    private static final Formal[] FIRST = {
      new Formal(0), new Formal(1), new Formal(2), new Formal(3), new Formal(4), new Formal(5)
    };

    public static Formal of(int index) {
      return index < FIRST.length ? FIRST[index] : new Formal(index);
    }

    @Override
    public boolean equals(Object other) {
      return this == other || (other instanceof Formal formal && index == formal.index);
    }

    @Override
    public int hashCode() {
      return index;
    }
  }

  /** The only {@link #GLOBAL}. */
  final class Global implements Root {
    private Global() {}
  }

  /**
   * An object that a method makes and shares with a thread that it starts.
   *
   * @param repeated whether it makes several of them there
   */
  record Allocation(Site site, boolean repeated) implements Root {
    @Override
    public boolean equals(Object other) {
      return other instanceof Allocation same
          && repeated == same.repeated
          && site.equals(same.site);
    }

    @Override
    public int hashCode() {
      return site.hashCode();
    }
  }
}
