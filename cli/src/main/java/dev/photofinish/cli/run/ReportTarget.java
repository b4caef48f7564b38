package dev.photofinish.cli.run;

import dev.photofinish.cli.error.BadUsage;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where a report goes: a file, or standard output. */
final class ReportTarget {

  /** What writes the report. */
  @FunctionalInterface
  interface Report {
    void writeTo(Writer writer) throws IOException;
  }

  private final Optional<Path> file;
  private final PrintStream standardOutput;

  ReportTarget(Optional<Path> file, PrintStream standardOutput) {
    this.file = file;
    this.standardOutput = standardOutput;
  }

  void write(Report report) {
    try {
      if (file.isPresent()) {
        writeFile(file.get(), report);
      } else {
        writeStandardOutput(report);
      }
    } catch (IOException e) {
      String where = file.map(path -> "--output " + path).orElse("standard output");
      throw new BadUsage(where + ": cannot be written (" + e.getMessage() + ")");
    }
  }

  private static void writeFile(Path path, Report report) throws IOException {
    try (Writer writer = Files.newBufferedWriter(path, StandardCharsets.UTF_8)) {
      report.writeTo(writer);
    }
  }

  /** Stays open, since it is not ours; a print stream keeps its errors until it is asked. */
  private void writeStandardOutput(Report report) throws IOException {
    Writer writer =
        new BufferedWriter(new OutputStreamWriter(standardOutput, StandardCharsets.UTF_8));
    report.writeTo(writer);
    writer.flush();
    if (standardOutput.checkError()) {
      throw new IOException("its reader is gone, or the disk is full");
    }
  }
}
