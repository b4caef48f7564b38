package figures;

/**
 * RacerDX, section 7.1: {@code x.b = new Bloop(); x.b.f = 1;}. Neither paper reports the second
 * access, as x.b is owned (RacerD) or wobbly (RacerDX). But the new object is published by the
 * first assignment, so the write that follows is a race; it is not a strong one, for x.b is not
 * stable.
 */
class Reassigned {

  static class Holder {
    Bloop b = new Bloop();
    Bloop filledFirst = new Bloop();
  }

  public void replaceThenFill(Holder x) {
    x.b = new Bloop(); // race: Holder.b write
    x.b.f = 1; // race: Bloop.f write likely
  }

  public int sum(Holder x) {
    synchronized (this) {
      return x.b.f; // race: Bloop.f read likely; Holder.b read
    }
  }

  public void fillThenReplace(Holder x) {
    Bloop fresh = new Bloop();
    fresh.f = 1;
    synchronized (this) {
      x.filledFirst = fresh;
    }
  }

  public int filledFirst(Holder x) {
    synchronized (this) {
      return x.filledFirst.f;
    }
  }
}
