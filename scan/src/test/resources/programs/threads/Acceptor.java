package threads;

import java.util.ArrayList;
import java.util.List;

/** Each connection has a thread of its own, which puts itself where others find it. */
class Acceptor {

  private final List<Handler> handlers = new ArrayList<>();
  private boolean stopped;

  void serve() {
    Loop loop = new Loop();
    loop.start();
  }

  /** Waits for connections. */
  class Loop extends Thread {
    @Override
    public void run() {
      while (!stopped) {
        Handler handler = new Handler();
        handler.start();
      }
    }
  }

  /** Serves one. */
  class Handler extends Thread {
    private int served;
    private int seen;

    @Override
    public void run() {
      synchronized (handlers) {
        handlers.add(this);
      }
      served++;
      seen++; // race: Handler.seen
    }
  }

  int seen() {
    int all = 0;
    synchronized (handlers) {
      for (Handler handler : handlers) {
        all += handler.seen; // race: Handler.seen
      }
    }
    return all;
  }
}
