package locks;

/** A lock on another object says that that object is shared. It says nothing of who locks it. */
class LocksOfOthers {

  static class Database {
    int version;
    int users;
  }

  static class Session {
    final Database database = new Database();
  }

  static class Cell {
    int hits;

    void hit() {
      hits++;
    }
  }

  private final Session session = new Session();
  private final Cell cell = new Cell();
  private String name;
  private int rows;
  private boolean open;

  // A command, made for one thread, that locks the database for a part of its work.
  void run() {
    rows++;
    name = "running";
    synchronized (session.database) {
      session.database.version++; // race: Database.version
    }
    session.database.users++; // race: Database.users
  }

  int version() {
    return session.database.version; // race: Database.version read
  }

  int rows() {
    return rows;
  }

  String name() {
    return name;
  }

  // Whoever holds a lock at one access means it for that field, whichever lock it is.
  void open() {
    synchronized (session.database) {
      open = true; // race: LocksOfOthers.open write
    }
  }

  boolean isOpen() {
    return open; // race: LocksOfOthers.open read
  }

  // What is done elsewhere, to objects that the locked one only leads to, is not meant either.
  synchronized void begin() {}

  void count() {
    begin();
    synchronized (this) {
      open = false; // race: LocksOfOthers.open write
    }
    cell.hit();
  }
}
