package dev.photofinish.scan;

/** Is told how far a scan is; from any thread. */
public interface ScanProgress {

  /** For those who do not want to know. */
  ScanProgress NONE =
      new ScanProgress() {
        @Override
        public void start(int methods) {}

        @Override
        public void step(int methods) {}
      };

  /** That so many methods are to be analysed. */
  void start(int methods);

  /** That so many more are done. */
  void step(int methods);
}
