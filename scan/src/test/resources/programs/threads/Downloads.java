package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Local variables are captured as they are: what they refer to is shared. */
class Downloads {

  private final ExecutorService pool = Executors.newFixedThreadPool(8);

  int sharedArray(List<String> urls) {
    int[] bytes = new int[1];
    for (String url : urls) {
      pool.execute(() -> bytes[0] += url.length()); // race: Downloads.sharedArray
    }
    return bytes[0]; // race: Downloads.sharedArray
  }

  void arrayPerTask(List<String> urls) {
    for (String url : urls) {
      int[] bytes = new int[1];
      pool.execute(() -> bytes[0] += url.length());
    }
  }

  void arrayOfTheTask(List<String> urls) {
    for (String url : urls) {
      pool.execute(
          () -> {
            int[] bytes = new int[1];
            bytes[0] = url.length();
          });
    }
  }

  List<String> sharedList(List<String> urls) {
    List<String> failed = new ArrayList<>();
    for (String url : urls) {
      pool.execute(() -> failed.add(url)); // race: Downloads.sharedList
    }
    return failed;
  }

  ConcurrentLinkedQueue<String> sharedQueue(List<String> urls) {
    ConcurrentLinkedQueue<String> failed = new ConcurrentLinkedQueue<>();
    urls.forEach(url -> pool.execute(() -> failed.add(url)));
    return failed;
  }

  long sharedObject(String url) {
    Progress progress = new Progress();
    progress.total = url.length();
    pool.execute(() -> progress.done = progress.total); // race: Progress.done
    return progress.done; // race: Progress.done
  }

  void builtBefore(String url) {
    StringBuilder name = new StringBuilder();
    name.append(url);
    pool.execute(() -> name.append(".part"));
  }

  void builtAfter(String url) {
    StringBuilder name = new StringBuilder();
    pool.execute(() -> name.append(".part")); // race: Downloads.builtAfter
    name.append(url); // race: Downloads.builtAfter
  }

  /** Each task has an element of its own. */
  void FP_elementPerTask(int parts) {
    long[] sizes = new long[parts];
    for (int i = 0; i < parts; i++) {
      int part = i;
      pool.execute(() -> sizes[part] = part * 2L); // false-alarm: Downloads.FP_elementPerTask
    }
  }

  /** How far a download is. */
  static class Progress {
    long total;
    long done;
  }
}
