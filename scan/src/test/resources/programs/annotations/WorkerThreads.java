package annotations;

import androidx.annotation.AnyThread;
import androidx.annotation.MainThread;
import androidx.annotation.WorkerThread;

/** Other threads than the main one: concurrency said by annotations alone. */
class WorkerThreads {
  private int progress;
  private int loaded;
  private int posted;

  @WorkerThread
  void advance() {
    progress++; // race: WorkerThreads.progress
  }

  @MainThread
  int progress() {
    return progress; // race: WorkerThreads.progress read
  }

  @MainThread
  void loaded() {
    loaded++;
  }

  @MainThread
  int loadedSoFar() {
    return loaded;
  }

  @AnyThread
  void post() {
    posted++; // race: WorkerThreads.posted
  }
}
