package dev.photofinish.cli;

import dev.photofinish.cli.shell.ProcessShell;

/** Where the process starts. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(new Cli(ProcessShell.create()).run(arguments));
  }
}
