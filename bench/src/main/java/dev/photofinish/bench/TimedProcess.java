package dev.photofinish.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Runs a command as a process of its own. The shell takes the time, as Java cannot ask for the CPU
 * time of a process that has ended.
 *
 * @param exit the exit code
 * @param timing what it took
 * @param output the file with what it printed
 */
record TimedProcess(int exit, Timing timing, Path output) {

  private static final String TIMED = "TIMEFORMAT='%R %U %S'; time \"$@\" >\"$0\" 2>\"$0.err\"";

  static TimedProcess run(List<String> command) throws IOException {
    return run(command, Map.of());
  }

  static TimedProcess run(List<String> command, Map<String, String> environment)
      throws IOException {
    Path output = Files.createTempFile("bench", ".out");
    output.toFile().deleteOnExit();
    Path errors = Path.of(output + ".err");
    errors.toFile().deleteOnExit();
    List<String> timed = new ArrayList<>(List.of("bash", "-c", TIMED, output.toString()));
    timed.addAll(command);
    ProcessBuilder builder = new ProcessBuilder(timed);
    builder.environment().put("LC_ALL", "C");
    builder.environment().putAll(environment);
    Process process = builder.start();
    PeakMemory memory = PeakMemory.watch(process);
    String times = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new TimedProcess(exit(process), timing(times, memory.megabytes()), output);
  }

  private static int exit(Process process) {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  /** The last line; the shell itself may have said something before. */
  private static Timing timing(String text, double megabytes) {
    String[] times =
        text.substring(text.stripTrailing().lastIndexOf('\n') + 1).strip().split(" ", -1);
    double user = Double.parseDouble(times[1]);
    double system = Double.parseDouble(times[2]);
    return new Timing(Double.parseDouble(times[0]), user + system, megabytes);
  }

  boolean exitedWith(int... codes) {
    return Arrays.stream(codes).anyMatch(code -> code == exit);
  }

  /** The same, or an exception with the process's own words if it failed. */
  TimedProcess checked(int... good) throws IOException {
    if (!exitedWith(good)) {
      throw new IllegalStateException("exit code " + exit + ": " + errors());
    }
    return this;
  }

  /** What it wrote to its standard error. */
  String errors() throws IOException {
    return Files.readString(Path.of(output + ".err"));
  }
}
