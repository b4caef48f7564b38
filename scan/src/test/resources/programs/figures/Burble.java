package figures;

/** RacerDX, figure 2: meps races with reps, but not with beps, which writes to a new object. */
class Burble {

  public void meps(Bloop b) {
    synchronized (this) {
      System.out.println(b.f); // race: Bloop.f read strong
    }
  }

  public void reps(Bloop b) {
    b.f = 42; // race: Bloop.f write strong
  }

  public void beps(Bloop b) {
    b = new Bloop();
    b.f = 239;
  }
}
