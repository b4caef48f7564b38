package threads;

/** A constructor that starts a thread on its own object races with that thread, not with itself. */
class StartedWhileMade implements Runnable {

  private boolean starting;
  private int port;

  StartedWhileMade() {
    new Thread(this).start();
    open();
  }

  private void open() {
    starting = true; // race: StartedWhileMade.starting write
    port = 80;
  }

  @Override
  public void run() {
    if (starting) { // race: StartedWhileMade.starting read
      System.out.println("starting");
    }
  }

  synchronized int port() {
    return port;
  }
}
