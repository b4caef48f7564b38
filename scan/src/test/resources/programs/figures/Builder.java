package figures;

import javax.annotation.concurrent.ThreadSafe;

/** RacerD, figure 7: ownership through returned values. */
class Builder {
  private int x;
  private int y;

  static Builder make() {
    return new Builder();
  }

  Builder setX(int x) {
    this.x = x; // race: Builder.x write
    return this;
  }

  Builder setY(int y) {
    this.y = y;
    return this;
  }

  int build() {
    return x + y; // race: Builder.x read
  }
}

@ThreadSafe
class BuilderUser {
  private final Builder shared = new Builder();

  int useBuilder() {
    Builder b1 = Builder.make();
    Builder b2 = b1.setX(1);
    return b2.setY(2).build();
  }

  // Not in the figure: the same calls on a builder that all threads share.
  int useSharedBuilder() {
    return shared.setX(1).build();
  }
}
