package inheritance;

/** Two subclasses of one class: each is judged with its own methods. */
abstract class Siblings {
  protected int visits;

  void visit() {
    visits++; // race: Siblings.visits write
  }
}

class CarefulSibling extends Siblings {
  @Override
  synchronized void visit() {
    super.visit();
  }

  synchronized int visits() {
    return visits;
  }
}

class CarelessSibling extends Siblings {
  synchronized int visits() {
    return visits; // race: Siblings.visits read
  }
}
