package dev.photofinish.cli.command;

import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.record.RecordedRun;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.record.RecordOptions;
import dev.photofinish.trace.Launch;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code photofinish record}: runs a program under the agent. */
@Command(
    name = "record",
    sortOptions = false,
    customSynopsis = "photofinish record [OPTIONS] -- COMMAND [ARGUMENT...]",
    description = "Runs a program and writes a trace of it. Exits with the program's own code.",
    footer = {"", "Example: photofinish record --include com.acme -- java -jar app.jar"})
public final class RecordCommand implements Callable<Integer> {

  private final Shell shell;

  @Mixin private final SharedOptions shared = new SharedOptions();
  @Mixin final Program program = new Program();

  @Option(
      names = "--trace",
      order = 1,
      paramLabel = "DIR",
      description = "Where the trace goes (${DEFAULT-VALUE} if not given).")
  Path trace = Folders.TRACE;

  @Option(
      names = "--include",
      order = 2,
      paramLabel = "PACKAGES",
      split = ",",
      hideParamSyntax = true,
      converter = ClassName.class,
      description = "Record only these packages and those below them, separated by commas.")
  List<String> include = List.of();

  @Option(
      names = "--exclude",
      order = 3,
      paramLabel = "PACKAGES",
      split = ",",
      hideParamSyntax = true,
      converter = ClassName.class,
      description = "Do not record these packages and those below them, separated by commas.")
  List<String> exclude = List.of();

  @Option(
      names = "--focus",
      order = 4,
      paramLabel = "REPORT.json",
      description = "Record only what the races of this JSON report touch.")
  Optional<Path> focus = Optional.empty();

  @Option(
      names = "--limit",
      order = 5,
      paramLabel = "MB",
      converter = WholeNumber.FromZero.class,
      description =
          "Stop recording when the trace of a process has so many megabytes, and let the program run"
              + " on (${DEFAULT-VALUE} if not given, 0 for no limit).")
  int limit = (int) (RecordOptions.DEFAULT_LIMIT >> 20);

  public RecordCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    shared.check();
    Checks.folderCanBeMade("--trace", trace);
    focus.ifPresent(file -> Checks.fileExists("--focus", file));
    Launch launch = new Launch(program.words(), include, exclude, focus.map(RecordedRun::focus));
    long bytes = limit == 0 ? RecordOptions.NO_LIMIT : (long) limit << 20;
    return new RecordedRun(shell, shared.quiet())
        .run(new RecordOptions(trace, launch, bytes, Optional.empty()));
  }
}
