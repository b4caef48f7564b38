package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Watches how much memory a process has at most: the largest resident set that Linux noted for it
 * or for a process that it started. It notes this itself, so that little is lost between two looks.
 */
final class PeakMemory {

  private static final long MILLISECONDS_BETWEEN_LOOKS = 100;

  private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

  // Written by the watching thread only.
  private volatile long kilobytes;

  private PeakMemory() {}

  static PeakMemory watch(Process process) {
    PeakMemory memory = new PeakMemory();
    Thread watching = new Thread(() -> memory.watch(process.toHandle()), "peak memory");
    watching.setDaemon(true);
    watching.start();
    return memory;
  }

  private void watch(ProcessHandle process) {
    try {
      while (process.isAlive()) {
        try (Stream<ProcessHandle> all = Stream.concat(Stream.of(process), process.descendants())) {
          all.forEach(each -> kilobytes = Math.max(kilobytes, peak(each.pid())));
        }
        TimeUnit.MILLISECONDS.sleep(MILLISECONDS_BETWEEN_LOOKS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** 0 if the process is over, or the system is another. */
  private static long peak(long pid) {
    try {
      Matcher line = PEAK.matcher(Files.readString(Path.of("/proc", Long.toString(pid), "status")));
      return line.find() ? Long.parseLong(line.group(1)) : 0;
    } catch (IOException e) {
      return 0;
    }
  }

  double megabytes() {
    return kilobytes / 1024.0;
  }
}
