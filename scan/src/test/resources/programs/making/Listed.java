package making;

import java.util.HashSet;
import java.util.Set;

/** Listed before its maker uses it: who finds it in the list races with the maker. */
class Transfer {
  private long bytes;

  public void copy(byte[] all) {
    bytes += all.length; // race: Transfer.bytes
  }

  public synchronized long bytes() {
    return bytes; // race: Transfer.bytes read
  }
}

class Transfers {
  private final Set<Transfer> running = new HashSet<>();

  void copy(byte[] all) {
    Transfer transfer = new Transfer();
    synchronized (this) {
      running.add(transfer);
    }
    transfer.copy(all);
  }

  synchronized long bytes() {
    long sum = 0;
    for (Transfer transfer : running) {
      sum += transfer.bytes();
    }
    return sum;
  }
}
