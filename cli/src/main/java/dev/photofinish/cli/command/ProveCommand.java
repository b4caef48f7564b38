package dev.photofinish.cli.command;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.run.Analysis;
import dev.photofinish.cli.run.HarnessPrinting;
import dev.photofinish.cli.run.Interruption;
import dev.photofinish.cli.run.ProveAnalysis;
import dev.photofinish.cli.run.ProveRequest;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.report.Format;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code photofinish prove}: the whole-program analysis. */
@Command(
    name = "prove",
    sortOptions = false,
    customSynopsis = "photofinish prove [OPTIONS] INPUT...",
    description =
        "Finds every race that is possible in the whole program, and proves the rest free of races.",
    footer = {
      "",
      "Examples: photofinish prove --main com.acme.Server app.jar",
      "          photofinish prove library.jar --api"
    })
public final class ProveCommand extends ClassesCommand {

  @Option(
      names = "--main",
      order = 1,
      paramLabel = "CLASS",
      split = ",",
      hideParamSyntax = true,
      converter = ClassName.class,
      description = "Class whose main method starts the program; repeatable.")
  List<String> mainClasses = List.of();

  @Option(
      names = "--api",
      order = 2,
      arity = "0..*",
      paramLabel = "[CLASS...]",
      split = ",",
      hideParamSyntax = true,
      parameterConsumer = ApiClasses.class,
      description =
          "Analyse a library: any thread may call any public method of these classes, or of all"
              + " public classes.")
  @Nullable List<String> apiClasses;

  @Option(
      names = "--k",
      order = 3,
      paramLabel = "N",
      converter = WholeNumber.FromZero.class,
      description = "Fixed depth of contexts (adapted to the program if not given).")
  Optional<Integer> k = Optional.empty();

  @Option(
      names = "--locks",
      order = 4,
      paramLabel = "KIND",
      converter = Choices.OfLocks.class,
      completionCandidates = Choices.OfLocks.class,
      description =
          "How locks rule races out: ${COMPLETION-CANDIDATES} (sound if not given; may is faster"
              + " and may miss races).")
  String locks = "sound";

  @Option(
      names = "--library-code",
      order = 5,
      paramLabel = "LEVEL",
      converter = Choices.OfLibraryCode.class,
      completionCandidates = Choices.OfLibraryCode.class,
      description =
          "What stands for library code: ${COMPLETION-CANDIDATES} (default mixes models and real"
              + " code).")
  String libraryCode = "default";

  @Option(
      names = "--group-by",
      order = 6,
      paramLabel = "WHAT",
      converter = Choices.OfGroup.class,
      completionCandidates = Choices.OfGroup.class,
      description = "How races are grouped: ${COMPLETION-CANDIDATES} (field if not given).")
  String groupBy = "field";

  @Option(
      names = "--explain",
      order = 7,
      paramLabel = "FIELD",
      description = "Tell for every pair of accesses to this field what each stage says.")
  Optional<String> explain = Optional.empty();

  @Option(
      names = "--print-harness",
      order = 8,
      description = "Print the harness that calls the library, and stop.")
  boolean printHarness;

  @Option(
      names = "--certificate",
      order = 9,
      paramLabel = "FILE",
      description = "Write the proof to this file, for photofinish verify.")
  Optional<Path> certificate = Optional.empty();

  @Option(
      names = "--models",
      order = 10,
      paramLabel = "FILE",
      split = "${sys:path.separator}",
      hideParamSyntax = true,
      description = "File with facts about libraries, besides the built-in ones; repeatable.")
  List<Path> models = List.of();

  public ProveCommand(Shell shell) {
    super(shell, "prove", Verdict.POSSIBLE);
  }

  @Override
  protected void checkOptions() {
    if (!mainClasses.isEmpty() && apiClasses != null) {
      throw new BadUsage("--main and --api exclude each other");
    }
    if (printHarness && apiClasses == null) {
      throw new BadUsage("--print-harness needs --api");
    }
    if (printHarness && explain.isPresent()) {
      throw new BadUsage("--print-harness and --explain exclude each other");
    }
    if (explain.isPresent() && shared().format() != Format.TEXT) {
      throw new BadUsage("--explain is told as text only; leave out --format");
    }
    models.forEach(file -> Checks.fileExists("--models", file));
    if (certificate.isPresent()) {
      throw new BadUsage("--certificate: this version writes no certificates yet");
    }
  }

  @Override
  protected int work(Inputs resolved) {
    return printHarness && apiClasses != null
        ? new HarnessPrinting(shell(), program(resolved), apiClasses)
            .run(shared().output(), shared().quiet())
        : super.work(resolved);
  }

  private ProgramInputs program(Inputs inputs) {
    return new ProgramInputs(
        inputs.application(), inputs.classPath(), shared().jdkHome(), Map.of());
  }

  @Override
  protected Analysis analysis(Inputs inputs) {
    ProveOptions options =
        new ProveOptions(
            mainClasses,
            k.map(OptionalInt::of).orElse(OptionalInt.empty()),
            locks.equals("may") ? LockAnalysis.MAY : LockAnalysis.SOUND,
            libraryCode.equals("real"));
    ProveRequest request =
        new ProveRequest(
            program(inputs),
            models,
            options,
            Optional.ofNullable(apiClasses),
            groupBy.equals("object"),
            explain);
    return new ProveAnalysis(request, new Interruption());
  }
}
