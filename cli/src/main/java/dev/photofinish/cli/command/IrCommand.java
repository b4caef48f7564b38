package dev.photofinish.cli.command;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.error.ErrorLine;
import dev.photofinish.cli.error.ExitCodes;
import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.input.InputResolver;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Problem;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code photofinish ir}: shows what the engines see of a class. For those who work on them. */
@Command(
    name = "ir",
    hidden = true,
    sortOptions = false,
    customSynopsis = {
      "photofinish ir [--classpath CP] [--locks] CLASS [METHOD]",
      "       photofinish ir --check INPUT..."
    },
    description = "Prints the bodies of a class's methods, or builds and checks all bodies.",
    footer = {"", "Example: photofinish ir --locks java.util.Vector add"})
public final class IrCommand implements Callable<Integer> {

  private final Shell shell;

  @Parameters(paramLabel = "CLASS [METHOD] | INPUT", arity = "0..*")
  private List<String> words = List.of();

  @Option(
      names = "--check",
      description =
          "Build the body of every method in the inputs, and check the rules of SSA form.")
  private boolean check;

  @Option(names = "--locks", description = "Show the locks that are held at each instruction.")
  private boolean locks;

  @Option(
      names = "--classpath",
      paramLabel = "CP",
      split = "${sys:path.separator}",
      hideParamSyntax = true,
      description = "Folders, jars and projects to find the class in; the JDK is always there.")
  private List<String> classPath = List.of();

  @Option(names = "--jdk-home", paramLabel = "DIR", description = "Another JDK's class library.")
  private Optional<Path> jdkHome = Optional.empty();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  boolean help;

  public IrCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    jdkHome.ifPresent(folder -> Checks.isJdk("--jdk-home", folder));
    if (!check && (words.isEmpty() || words.size() > 2)) {
      throw new BadUsage("name a class, and at most one of its methods; or --check and inputs");
    }
    Inputs inputs = inputs();
    try (Program program = open(inputs)) {
      boolean fine = check ? checkAll(program) : printBodies(program);
      inputs.problems().forEach(this::tell);
      program.problems().forEach(this::tell);
      boolean lost =
          program.problems().stream().anyMatch(InputProblem::lost)
              || inputs.problems().stream().anyMatch(Problem::lost);
      return !fine ? ExitCodes.INTERNAL_ERROR : lost ? ExitCodes.INCOMPLETE : ExitCodes.CLEAN;
    }
  }

  private Inputs inputs() {
    if (!check && classPath.isEmpty()) {
      return Inputs.NONE;
    }
    List<String> named =
        check ? words : classPath.stream().filter(entry -> !isWildcard(entry)).toList();
    List<String> libraries =
        check ? classPath : classPath.stream().filter(IrCommand::isWildcard).toList();
    InputResolver resolver = new InputResolver(shell.variables());
    return named.isEmpty() && !check
        ? resolver.resolveClassPath(libraries)
        : resolver.resolve(named.stream().map(Path::of).toList(), libraries, List.of());
  }

  private static boolean isWildcard(String entry) {
    return entry.endsWith("*");
  }

  private Program open(Inputs inputs) {
    try {
      return Program.open(
          new ProgramInputs(inputs.application(), inputs.classPath(), jdkHome, Map.of()));
    } catch (BadInputException e) {
      throw new BadUsage(String.valueOf(e.getMessage()));
    }
  }

  private boolean checkAll(Program program) {
    BodyCheck result = BodyCheck.run(program);
    shell.out().println(result.summary());
    result.violations().forEach(shell.out()::println);
    return result.violations().isEmpty();
  }

  private boolean printBodies(Program program) {
    Optional<String> method = words.size() > 1 ? Optional.of(words.get(1)) : Optional.empty();
    shell.out().print(new BodyListing(program, locks).print(words.get(0), method));
    return true;
  }

  private void tell(InputProblem problem) {
    tell(new Problem(problem.input(), problem.detail(), problem.lost()));
  }

  private void tell(Problem problem) {
    shell.err().println(ErrorLine.of("ir: " + problem.input() + ": " + problem.detail()));
  }
}
