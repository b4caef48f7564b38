package figures;

/** RacerDX, figure 3: a false race through a call. Nothing is to be reported. */
class Wurble {
  Wurble x = new Wurble();
  Bloop g = new Bloop();

  public void qwop(Wurble w) {
    zwup(w.x);
  }

  public void gwap(Wurble w) {
    synchronized (this) {
      System.out.println(w.x.g);
    }
  }

  private void zwup(Wurble w) {
    synchronized (this) {
      System.out.println(w.x.g);
    }
    w = new Wurble();
    w.g.f = 21;
  }
}
