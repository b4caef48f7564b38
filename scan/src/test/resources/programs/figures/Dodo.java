package figures;

import javax.annotation.concurrent.ThreadSafe;

/** RacerDX, figure 1: a true race between arguments that may be the same object. */
@ThreadSafe
public class Dodo {
  private Dodo dee;

  public void zap(Dodo d) {
    synchronized (this) {
      System.out.println(d.dee); // race: Dodo.dee read strong
    }
  }

  public void zup(Dodo d) {
    d.dee = new Dodo(); // race: Dodo.dee write strong
  }
}
