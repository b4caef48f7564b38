package halflocked;

/** Methods that everyone forgets: toString, equals, hashCode, compareTo. */
class Coordinates implements Comparable<Coordinates> {

  private int x;
  private int y;
  private final String name;
  private int z;

  Coordinates(String name) {
    this.name = name;
    this.x = 1;
  }

  synchronized void move(int dx, int dy) {
    x += dx; // race: Coordinates.x
    y += dy; // race: Coordinates.y
    z++;
  }

  @Override
  public String toString() {
    return name + x; // race: Coordinates.x
  }

  @Override
  public int hashCode() {
    return name.hashCode() + y; // race: Coordinates.y
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Coordinates && name.equals(((Coordinates) other).name);
  }

  @Override
  public int compareTo(Coordinates other) {
    synchronized (this) {
      return name.compareTo(other.name) + z;
    }
  }
}
