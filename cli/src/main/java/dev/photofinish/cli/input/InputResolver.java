package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Finds the class files, the class path and the sources behind what the user names. */
public final class InputResolver {

  private final Map<String, String> variables;
  private final Extent extent;

  /**
   * @param variables the environment variables, where Maven's settings may stand
   */
  public InputResolver(Map<String, String> variables) {
    this(variables, Extent.MAIN);
  }

  /**
   * The same.
   *
   * @param extent how much of a project counts
   */
  public InputResolver(Map<String, String> variables, Extent extent) {
    this.variables = Map.copyOf(variables);
    this.extent = extent;
  }

  /**
   * Resolves all inputs of one command.
   *
   * @param named the inputs as the user names them
   * @param classPath the entries that {@code --classpath} adds
   * @param sources what {@code --source} adds
   * @throws BadUsage if an input cannot be one, or none has classes
   */
  public Inputs resolve(List<Path> named, List<String> classPath, List<Path> sources) {
    if (named.isEmpty()) {
      throw new BadUsage(
          "no input: name a class folder, a jar, or a Maven or Gradle project's folder");
    }
    Inputs all = new Inputs(List.of(), List.of(), SourceFolders.checked(sources), List.of());
    for (Path input : named) {
      all = all.plus(resolve(input));
    }
    if (all.application().isEmpty()) {
      throw nothingIn(all.problems().get(0));
    }
    return all.plus(ClassPath.of(classPath));
  }

  /** Resolves a class path alone, wildcards included. */
  public Inputs resolveClassPath(List<String> classPath) {
    return ClassPath.of(classPath);
  }

  /** Only archives come without classes and without an error; so the first one tells why. */
  private static BadUsage nothingIn(Problem empty) {
    return new BadUsage(empty.input() + ": " + empty.detail());
  }

  private Inputs resolve(Path input) {
    if (!Files.exists(input)) {
      throw new BadUsage(input + ": no such file or folder");
    }
    return Files.isDirectory(input) ? folder(input) : Archive.resolve(input);
  }

  private Inputs folder(Path folder) {
    if (MavenProject.isAt(folder)
        && !(GradleProject.isAt(folder) && GradleProject.isBuilt(folder, extent))) {
      return MavenProject.resolve(folder, variables, extent);
    }
    if (GradleProject.isAt(folder)) {
      return GradleProject.resolve(folder, extent);
    }
    return ClassFolder.resolve(folder);
  }
}
