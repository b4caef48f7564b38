package dev.photofinish.predict;

/** How the engine tells how far it is, and whether it shall go on. */
public interface PredictProgress {

  /** For those who do not want to know. */
  PredictProgress SILENT =
      new PredictProgress() {
        @Override
        public void start(long events) {}

        @Override
        public void step(long events) {}

        @Override
        public boolean isStopped() {
          return false;
        }
      };

  /** Begins to go through so many events. */
  void start(long events);

  /** So many more events have been looked at. */
  void step(long events);

  /** Whether the user wants it to end; asked from many threads. */
  boolean isStopped();
}
