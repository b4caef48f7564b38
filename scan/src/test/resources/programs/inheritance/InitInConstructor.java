package inheritance;

/** A protected method that subclasses call while they make the object is no entry of its own. */
abstract class InitInConstructor {
  private String table;
  private int rows;
  protected int renames;

  protected void init(String name) {
    table = name;
    rows = 0;
  }

  protected void rename(String name) {
    renames++; // race: InitInConstructor.renames write
  }

  public synchronized String table() {
    return table + rows;
  }

  public synchronized int renames() {
    return renames; // race: InitInConstructor.renames read
  }
}

class InitIndex extends InitInConstructor {
  private final InitPart part;

  InitIndex(String name) {
    init(name);
    part = new InitPart();
    part.size(7);
  }

  public void renameTo(String name) {
    rename(name);
  }

  synchronized int size() {
    return part.size();
  }
}

class InitPart {
  private int size;

  void size(int given) {
    size = given;
  }

  synchronized int size() {
    return size;
  }
}
