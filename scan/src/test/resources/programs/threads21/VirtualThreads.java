// bench: release 21
package threads21;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Virtual threads are threads. */
class VirtualThreads {

  private final AtomicInteger safe = new AtomicInteger();
  private int started;
  private int built;
  private int executed;
  private int unstarted;
  private int confined;

  void start() {
    Thread.startVirtualThread(() -> started++); // race: VirtualThreads.started
    Thread.startVirtualThread(() -> safe.incrementAndGet());
  }

  void build() {
    Thread.ofVirtual().name("mail").start(() -> built++); // race: VirtualThreads.built
    Thread.ofPlatform().daemon().start(() -> built--); // race: VirtualThreads.built
  }

  void buildFirst() {
    Runnable count = () -> unstarted++; // race: VirtualThreads.unstarted
    Thread thread = Thread.ofVirtual().unstarted(count);
    thread.start();
  }

  void execute(List<String> mails) {
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (String mail : mails) {
        executor.submit(
            () -> {
              executed += mail.length(); // race: VirtualThreads.executed
            });
      }
    }
  }

  int count() {
    int sum = started; // race: VirtualThreads.started
    return sum + unstarted; // race: VirtualThreads.unstarted
  }

  int confined() {
    return confined++;
  }
}
