package threads;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Chains of asynchronous stages. */
class ProfileLoader {

  private final Executor executor;
  private String name;
  private String picture;
  private Throwable error;
  private int stages;
  private int accepted;
  private int combined;
  private volatile boolean ready;

  ProfileLoader(Executor executor) {
    this.executor = executor;
  }

  void load(String id) {
    CompletableFuture.supplyAsync(() -> fetch(id), executor)
        .thenApply(
            text -> {
              stages++; // race: ProfileLoader.stages
              return text.trim();
            })
        .thenAccept(
            text -> {
              accepted++; // race: ProfileLoader.accepted
              ready = true;
            })
        .whenComplete(
            (done, failure) -> {
              error = failure; // race: ProfileLoader.error
            });
  }

  private String fetch(String id) {
    name = "user " + id; // race: ProfileLoader.name
    return id;
  }

  void loadPicture(String id) {
    CompletableFuture<Void> loaded =
        CompletableFuture.runAsync(() -> picture = id + ".png"); // race: ProfileLoader.picture
    loaded.thenRunAsync(() -> combined++); // race: ProfileLoader.combined
  }

  String describe() {
    String text = name; // race: ProfileLoader.name
    text += picture; // race: ProfileLoader.picture
    text += stages; // race: ProfileLoader.stages
    text += accepted; // race: ProfileLoader.accepted
    text += combined; // race: ProfileLoader.combined
    return ready ? text : "" + error; // race: ProfileLoader.error
  }
}
