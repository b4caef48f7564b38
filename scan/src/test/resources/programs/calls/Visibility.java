package calls;

/** Helpers that are called only under the lock of their own class need none themselves. */
class Visibility {

  private int byPrivate;
  private int byPackage;
  private int byProtected;
  private int byPublic;
  private int byOthers;
  private int neverCalled;

  synchronized void update() {
    updatePrivate();
    updatePackage();
    updateProtected();
    updatePublic();
    updateForOthers();
  }

  private void updatePrivate() {
    byPrivate++;
  }

  void updatePackage() {
    byPackage++;
  }

  protected void updateProtected() {
    byProtected++;
  }

  /** Anyone can call it. */
  public void updatePublic() {
    byPublic++; // race: Visibility.byPublic
  }

  /** Someone does call it. */
  void updateForOthers() {
    byOthers++; // race: Visibility.byOthers
  }

  private void never() {
    neverCalled++;
  }

  synchronized int sum() {
    int sum = byPrivate + byPackage + byProtected + neverCalled;
    sum += byPublic; // race: Visibility.byPublic
    return sum + byOthers; // race: Visibility.byOthers
  }

  /** The other caller, with an object of its own. */
  static class Caller {
    static void call(Visibility visibility) {
      visibility.updateForOthers();
    }
  }
}
