package dev.photofinish.cli.shell;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The shell of the process that runs: its own streams, terminals and variables. */
public final class ProcessShell {

  private ProcessShell() {}

  /** Both streams write UTF-8 whatever the locale is, so that a report has the same bytes. */
  public static Shell create() {
    Terminals terminals = Terminals.ofProcess();
    return new Shell(
        stream(FileDescriptor.out),
        stream(FileDescriptor.err),
        terminals.out(),
        terminals.err(),
        System.getenv(),
        Path.of("").toAbsolutePath());
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
