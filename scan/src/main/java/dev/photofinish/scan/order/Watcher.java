package dev.photofinish.scan.order;

/** Is told how far an analysis is; from any thread. */
public interface Watcher {

  /** For those who do not want to know. */
  Watcher NONE =
      new Watcher() {
        @Override
        public void start(int total) {}

        @Override
        public void step(int count) {}
      };

  /** That so many pieces of work are to be done. */
  void start(int total);

  /** That so many more are done. */
  void step(int count);
}
