package dev.photofinish.cli.progress;

/** How an engine tells how far it is; all methods may be called from any thread. */
public interface Progress {

  /** For those who do not want to know. */
  Progress SILENT =
      new Progress() {
        @Override
        public void start(long total) {}

        @Override
        public void step(long count) {}

        @Override
        public void finish() {}
      };

  /** Begins a stretch of work; one that is under way is finished first. */
  void start(long total);

  /** Tells that so many more pieces of work are done. */
  void step(long count);

  /** Ends the stretch of work. Nothing happens when there is none. */
  void finish();
}
