package dev.photofinish.cli.input;

import dev.photofinish.finding.Problem;
import java.nio.file.Path;
import java.util.List;

/**
 * What the user's inputs come down to.
 *
 * @param application the class folders and jars to analyse
 * @param classPath the class folders and jars that the application needs, in order
 * @param sources the folders that hold its sources by package, for snippets
 * @param problems what the reader should know of the inputs
 */
public record Inputs(
    List<Path> application, List<Path> classPath, List<Path> sources, List<Problem> problems) {

  /** For commands that read no classes. */
  public static final Inputs NONE = new Inputs(List.of(), List.of(), List.of(), List.of());

  public Inputs {
    application = List.copyOf(application);
    classPath = List.copyOf(classPath);
    sources = List.copyOf(sources);
    problems = List.copyOf(problems);
  }

  /** Both, in order; what stands in both counts once, and nothing is on the class path twice. */
  Inputs plus(Inputs other) {
    List<Path> allApplication = Lists.union(application, other.application);
    return new Inputs(
        allApplication,
        Lists.without(Lists.union(classPath, other.classPath), allApplication),
        Lists.union(sources, other.sources),
        Lists.union(problems, other.problems));
  }
}
