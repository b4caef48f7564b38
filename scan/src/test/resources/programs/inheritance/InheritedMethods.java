package inheritance;

/** A method that is inherited belongs to the subclass as well, with the subclass's threads. */
class InheritedMethods {
  protected int count;
  protected int resets;
  protected int names;

  void add() {
    count++; // race: InheritedMethods.count write
  }

  synchronized void reset() {
    resets++; // race: InheritedMethods.resets write
  }

  int names() {
    return names;
  }
}

class LockedReader extends InheritedMethods {
  synchronized int count() {
    return count; // race: InheritedMethods.count read
  }

  int resets() {
    return resets; // race: InheritedMethods.resets read
  }

  void renamed() {
    names++;
  }
}

/** Inherits from a class in between. */
class FartherReader extends LockedReader {
  private int own;

  synchronized int countTwice() {
    return count + count; // race: InheritedMethods.count read
  }

  void own() {
    own++;
  }
}
