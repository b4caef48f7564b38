package threads;

import java.util.ArrayList;
import java.util.List;

/** A runnable of its own class, which another class hands to a thread. */
class FileIndexer implements Runnable {

  private final List<String> found = new ArrayList<>();
  private final List<String> roots;
  private boolean done;
  private int depth;

  FileIndexer(List<String> roots) {
    this.roots = List.copyOf(roots);
  }

  @Override
  public void run() {
    for (String root : roots) {
      depth++;
      found.add(root); // race: FileIndexer.found
    }
    done = true; // race: FileIndexer.done
  }

  boolean isDone() {
    return done; // race: FileIndexer.done
  }

  int found() {
    return found.size(); // race: FileIndexer.found
  }

  int roots() {
    return roots.size();
  }
}

/** Starts the indexer and never looks back. */
class Library {

  private int libraries;

  void index(List<String> roots) {
    libraries++;
    new Thread(new FileIndexer(roots), "indexer").start();
  }

  int libraries() {
    return libraries;
  }
}
