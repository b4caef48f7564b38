package threads;

/** Each start makes a worker of its own: two of them are never at the same one. */
class RestartedWorkers {

  class Worker extends Thread {
    private int left = 10;

    @Override
    public void run() {
      while (left > 0) {
        left--;
        total++; // race: RestartedWorkers.total
      }
    }
  }

  private Worker worker;
  private int total;

  synchronized void restart() {
    worker = new Worker();
    worker.start();
  }
}
