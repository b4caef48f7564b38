package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An object is made before its methods hand anything to threads. */
class MadeBefore {
  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private List<String> jobs;
  private int limit;

  MadeBefore() {
    jobs = new ArrayList<>();
    limit = 10;
    pool.execute(() -> System.out.println(limit)); // race: MadeBefore.limit
    limit = 20; // race: MadeBefore.limit
  }

  void work() {
    pool.execute(() -> System.out.println(jobs));
  }
}
