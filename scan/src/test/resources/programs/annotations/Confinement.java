package annotations;

import androidx.annotation.UiThread;
import com.facebook.infer.annotation.ThreadConfined;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Confinement to a thread is believed, unless the code itself shows that it is not true. */
class Confinement {
  private final ExecutorService background = Executors.newSingleThreadExecutor();

  @ThreadConfined("UI")
  private int selection;

  @ThreadConfined("UI")
  private int badge;

  private int drafts;

  @UiThread
  void select(int row) {
    selection = row;
  }

  @UiThread
  int selection() {
    return selection;
  }

  @UiThread
  int badge() {
    return badge; // race: Confinement.badge read
  }

  // Breaks the promise: this is not the UI's thread.
  void refresh() {
    background.execute(() -> badge++); // race: Confinement.badge write
  }

  @ThreadConfined("UI")
  void saveDraft() {
    drafts++;
  }

  @ThreadConfined("UI")
  int drafts() {
    synchronized (this) {
      return drafts;
    }
  }
}
