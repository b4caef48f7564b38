package dev.photofinish.scan;

/**
 * How to scan.
 *
 * @param allClasses whether every class is taken as meant for many threads
 * @param deduplicate whether to leave out races that are like one that is reported
 * @param threads how many threads to use; the result does not depend on it
 */
public record ScanOptions(boolean allClasses, boolean deduplicate, int threads) {

  public static final ScanOptions DEFAULT =
      new ScanOptions(false, true, Runtime.getRuntime().availableProcessors());

  public ScanOptions withoutDeduplication() {
    return new ScanOptions(allClasses, false, threads);
  }

  public ScanOptions onThreads(int count) {
    return new ScanOptions(allClasses, deduplicate, count);
  }

  public ScanOptions forAllClasses() {
    return new ScanOptions(true, deduplicate, threads);
  }
}
