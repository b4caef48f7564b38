package inheritance;

import javax.annotation.concurrent.ThreadSafe;

/** Constructors of super classes and what they call own the object as well. */
@ThreadSafe
class ConstructorChain {
  protected int base;

  ConstructorChain(int base) {
    this.base = base;
    init();
  }

  protected void init() {
    base++;
  }
}

@ThreadSafe
class ConstructorChainEnd extends ConstructorChain {
  private int derived;
  private int later;

  ConstructorChainEnd() {
    super(3);
    derived = base;
  }

  @Override
  protected void init() {
    derived = 2;
  }

  int sum() {
    return base + derived;
  }

  void later() {
    later = base; // race: ConstructorChainEnd.later write
  }
}
