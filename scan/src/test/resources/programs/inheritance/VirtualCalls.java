package inheritance;

import javax.annotation.concurrent.ThreadSafe;

/** Virtual calls go to the overriding methods of the receiver's type and its subtypes. */
@ThreadSafe
class VirtualCalls {

  abstract static class Shape {
    protected int area;

    abstract void resize(int by);
  }

  static class Circle extends Shape {
    @Override
    void resize(int by) {
      area += by; // race: Shape.area
    }
  }

  static final class Square extends Shape {
    private int edge;

    @Override
    void resize(int by) {
      edge += by; // race: Square.edge
    }
  }

  static class Plain {
    protected int weight;

    void weigh() {
      weight++;
    }
  }

  static class Unrelated {
    protected int weight;

    void weigh() {
      weight++;
    }
  }

  private final Shape shape;
  private final Square square = new Square();
  private final Plain plain = new Plain();

  VirtualCalls(Shape shape) {
    this.shape = shape;
  }

  void resize(int by) {
    shape.resize(by);
  }

  void resizeSquare(int by) {
    square.resize(by);
  }

  synchronized void weigh() {
    plain.weigh();
  }
}
