package dev.photofinish.cli.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A run of the launcher, under way or done. */
record LauncherRun(Process process, Path outFile, Path errFile) {

  /** Waits for the end; a launcher that hangs fails the test. */
  LauncherRun end() throws InterruptedException {
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("the launcher hangs");
    }
    return this;
  }

  int exitCode() {
    return process.exitValue();
  }

  List<String> out() throws IOException {
    return Files.readAllLines(outFile);
  }

  List<String> err() throws IOException {
    return Files.readAllLines(errFile);
  }
}
