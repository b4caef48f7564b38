package threads;

import java.util.concurrent.Executor;

/** A runnable with fields: the one who made it looks into it while it runs. */
class Transfer implements Runnable {

  final String source;
  long copied;
  String phase = "new";
  String label;
  private long buffer;
  private volatile boolean cancelled;

  Transfer(String source) {
    this.source = source;
  }

  @Override
  public void run() {
    phase = "running"; // race: Transfer.phase
    while (!cancelled && buffer < 1_000) {
      buffer++;
      copied += source.length(); // race: Transfer.copied
    }
  }

  void cancel() {
    cancelled = true;
  }
}

/** Starts transfers. */
class TransferQueue {

  private final Executor executor;

  TransferQueue(Executor executor) {
    this.executor = executor;
  }

  long begin(String source) {
    Transfer transfer = new Transfer(source);
    transfer.label = "download";
    executor.execute(transfer);
    transfer.cancel();
    return transfer.copied; // race: Transfer.copied
  }

  String beginInThread(String source) {
    Transfer transfer = new Transfer(source);
    Thread thread = new Thread(transfer);
    thread.start();
    return transfer.phase; // race: Transfer.phase
  }

  String beginElsewhere(String source) {
    Transfer transfer = new Transfer(source);
    String phase = transfer.phase;
    executor.execute(transfer);
    return phase + transfer.source;
  }
}
