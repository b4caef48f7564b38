package dev.photofinish.cli.config;

import dev.photofinish.cli.input.Checks;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Finds the configuration file before the rest of the command line is read, which it sets. */
public final class ConfigLocation {

  private static final String DEFAULT_NAME = "photofinish.toml";

  private ConfigLocation() {}

  /** The file that {@code --config} names, or the usual one if it is there. */
  public static Optional<Path> find(Path folder, String... arguments) {
    Preview preview = preview(arguments);
    if (preview.help) {
      return Optional.empty();
    }
    preview.config.ifPresent(file -> Checks.fileExists("--config", file));
    return preview.config.or(
        () -> Optional.of(folder.resolve(DEFAULT_NAME)).filter(Files::isRegularFile));
  }

  private static Preview preview(String... arguments) {
    Preview preview = new Preview();
    try {
      new CommandLine(preview)
          .setUnmatchedArgumentsAllowed(true)
          .setExpandAtFiles(false)
          .parseArgs(arguments);
    } catch (ParameterException e) {
      // The command line itself is about to be parsed, and the complaint is made there.
      preview.help = true;
    }
    return preview;
  }

  /** The few options that matter beforehand; help must come even if the file is broken. */
  private static final class Preview {
    @Option(names = "--config")
    private Optional<Path> config = Optional.empty();

    @Option(names = {"-h", "--help", "-V", "--version"})
    private boolean help;
  }
}
