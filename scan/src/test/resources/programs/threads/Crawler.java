package threads;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task that is handed over in a loop runs beside itself; one that is handed over once does not. */
class Crawler {

  private final ExecutorService pool = Executors.newCachedThreadPool();
  private int pages;
  private int threads;
  private int guarded;
  private int once;
  private int prepared;
  private int queued;

  void crawl(List<String> urls) {
    for (String url : urls) {
      pool.execute(() -> visit(url));
    }
  }

  private void visit(String url) {
    pages += url.length(); // race: Crawler.pages
    synchronized (this) {
      guarded++;
    }
  }

  void startThreads(int count) {
    for (int i = 0; i < count; i++) {
      new Thread(this::work).start();
    }
  }

  private void work() {
    threads++; // race: Crawler.threads
  }

  void crawlRobots() {
    prepared = 1;
    pool.execute(
        () -> {
          once++;
          prepared++;
        });
  }

  /** The first task may run while the second one is counted. */
  void enqueue(List<String> urls) {
    for (String url : urls) {
      queued++; // race: Crawler.queued
      pool.execute(() -> System.out.println(url + queued)); // race: Crawler.queued
    }
  }
}
