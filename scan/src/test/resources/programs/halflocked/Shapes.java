package halflocked;

/** The super class locks; the sub class forgets to, or adds methods that do not. */
class Shapes {

  /** Locks all it does. */
  static class Shape {
    protected int area;
    protected int edges;
    private int drawn;

    synchronized void resize(int factor) {
      area *= factor; // race: Shape.area
      edges++;
    }

    synchronized int area() {
      return area; // race: Shape.area
    }

    synchronized int edges() {
      return edges;
    }

    synchronized void draw() {
      drawn++;
    }
  }

  /** Writes what its super class guards. */
  static class Square extends Shape {
    void setSide(int side) {
      area = side * side; // race: Shape.area
    }

    @Override
    void draw() {
      super.draw();
    }
  }

  /** Overrides with the lock. */
  static class Circle extends Shape {
    @Override
    synchronized void resize(int factor) {
      super.resize(factor);
      edges = 0;
    }
  }
}
