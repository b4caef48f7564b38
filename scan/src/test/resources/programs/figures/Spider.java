package figures;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * RacerD, section 6.2.1: the races of weblech's Spider, one of them on the very object that is
 * locked.
 */
class Spider implements Runnable {

  static class DownloadQueue implements Serializable {
    private static final long serialVersionUID = 1;
    private final List<String> urls = new ArrayList<>();

    void queueUrls(List<String> more) {
      urls.addAll(more);
    }

    int size() {
      return urls.size();
    }
  }

  private DownloadQueue queue = new DownloadQueue();
  private int downloadsInProgress;
  private boolean quit;

  public void readCheckpoint() throws IOException, ClassNotFoundException {
    try (ObjectInputStream ois = new ObjectInputStream(new FileInputStream("checkpoint"))) {
      queue = (DownloadQueue) ois.readObject(); // race: Spider.queue write
    }
  }

  @Override
  public void run() {
    while ((queueSize() > 0 || downloadsInProgress > 0) && !quit) { // race: Spider.downloadsInProgress read; Spider.quit read
      List<String> found = new ArrayList<>();
      found.add("http://example.org/");
      synchronized (queue) { // race: Spider.queue read
        queue.queueUrls(found); // race: Spider.queue read
        downloadsInProgress--; // race: Spider.downloadsInProgress write
      }
    }
  }

  private int queueSize() {
    synchronized (queue) { // race: Spider.queue read
      return queue.size(); // race: Spider.queue read
    }
  }

  public void stop() {
    quit = true; // race: Spider.quit write
  }
}
