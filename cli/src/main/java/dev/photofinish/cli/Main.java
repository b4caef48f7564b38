package dev.photofinish.cli;

import dev.photofinish.cli.shell.ProcessShell;

/** Where the process starts. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    // picocli would look for Groovy in all jars.
    System.setProperty("picocli.disable.closures", "true");
    System.exit(new Cli(ProcessShell.create()).run(arguments));
  }
}
