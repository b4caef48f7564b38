package inheritance;

/** The super class calls what the subclass implements. */
abstract class TemplateMethod {

  public final void runLocked() {
    synchronized (this) {
      step();
    }
  }

  public final void runUnlocked() {
    hook();
    synchronized (this) {
      notifyAll();
    }
  }

  protected abstract void step();

  protected abstract void hook();
}

class CountingTemplate extends TemplateMethod {
  private int steps;
  private int hooks;

  // Only called through runLocked.
  @Override
  protected void step() {
    steps++;
  }

  @Override
  protected void hook() {
    hooks++; // race: CountingTemplate.hooks
  }

  public synchronized int steps() {
    return steps;
  }

  public synchronized int hooks() {
    return hooks; // race: CountingTemplate.hooks read
  }
}
