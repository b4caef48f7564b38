package dev.photofinish.cli;

import dev.photofinish.cli.error.BadUsage;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command itself; all work is done by its subcommands. */
@Command(
    name = "photofinish",
    description = "Finds data races in JVM programs and brings the evidence.",
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Exit codes: 0 nothing to report, 1 races reported, 2 bad usage or input, 3 incomplete,",
      "4 internal error.",
      "",
      "Example: photofinish scan target/classes"
    })
final class Photofinish implements Callable<Integer> {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Print the version.")
  boolean version;

  @Override
  public Integer call() {
    throw new BadUsage("no command given; try photofinish --help");
  }
}
