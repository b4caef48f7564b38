// bench: release 8
class OldRelease {
  private int count;

  class Inner {
    void add() {
      count++; // race: OldRelease.count
    }
  }
}
