package figures;

/** RacerD, section 6.2.1: the access is in a private method, the cause in two public ones. */
class PrivateCause {
  private int x;
  private int y;

  private void f() {
    x++; // race: PrivateCause.x
  }

  private void locked() {
    y++;
  }

  public void g() {
    f();
    synchronized (this) {
      locked();
    }
  }

  public void h() {
    synchronized (this) {
      f();
      locked();
    }
  }
}
