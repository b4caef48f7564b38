package dev.photofinish.cli.input.maven;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.model.Build;

/**
 * Reads Maven projects without running Maven and without the network: the poms as they are, and
 * what the local repository has.
 */
public final class MavenReader {

  private static final int SHOWN_COORDINATES = 10;

  private final Map<String, String> variables;
  private final LocalRepositoryFinder finder;

  /**
   * @param variables the environment variables
   */
  public MavenReader(Map<String, String> variables) {
    this(variables, Path.of(System.getProperty("user.home", "")));
  }

  MavenReader(Map<String, String> variables, Path home) {
    this.variables = variables;
    this.finder = new LocalRepositoryFinder(variables, home);
  }

  /**
   * Reads the project in a folder.
   *
   * @throws BadUsage if its pom is not a pom
   */
  public MavenReading read(Path folder) {
    return read(folder, false);
  }

  /** The same with what its tests depend on. */
  public MavenReading readWithTests(Path folder) {
    return read(folder, true);
  }

  private MavenReading read(Path folder, boolean withTests) {
    Reactor own = Reactor.at(folder);
    if (own.poms().isEmpty()) {
      Problem problem = own.problems().get(0);
      throw new BadUsage(problem.input() + ": " + problem.detail());
    }
    Reactor whole = Reactor.around(folder, own);
    Path root = whole.poms().values().iterator().next().folder();
    OfflineRepository repository = new OfflineRepository(finder.find(root));
    EffectiveModels models = EffectiveModels.of(whole, repository, variables);
    Dependencies dependencies =
        new Dependencies(repository.system(), repository.session(models), withTests);
    own.poms().values().stream().flatMap(pom -> models.of(pom).stream()).forEach(dependencies::add);
    return new MavenReading(
        own.poms().values().stream().map(pom -> module(pom, models)).toList(),
        dependencies.classPath(),
        problems(folder, own, models, dependencies.missing()));
  }

  private static MavenModule module(RawPom pom, EffectiveModels models) {
    return models
        .of(pom)
        .map(model -> module(pom.folder(), model.getBuild()))
        .orElseGet(() -> module(pom));
  }

  private static MavenModule module(Path folder, Build build) {
    return new MavenModule(
        folder,
        Path.of(build.getOutputDirectory()),
        Path.of(build.getTestOutputDirectory()),
        existing(Path.of(build.getSourceDirectory())),
        existing(Path.of(build.getTestSourceDirectory())));
  }

  private static MavenModule module(RawPom pom) {
    return new MavenModule(pom.folder(), pom.classes(), pom.testClasses(), List.of(), List.of());
  }

  private static List<Path> existing(Path folder) {
    return Files.isDirectory(folder) ? List.of(folder) : List.of();
  }

  private static List<Problem> problems(
      Path folder, Reactor own, EffectiveModels models, List<String> missing) {
    List<Problem> problems = new ArrayList<>(own.problems());
    models.problems().stream()
        .filter(problem -> own.poms().containsKey(Path.of(problem.input())))
        .forEach(problems::add);
    if (!missing.isEmpty()) {
      problems.add(new Problem(folder.toString(), missingText(missing), false));
    }
    return problems;
  }

  private static String missingText(List<String> missing) {
    int more = missing.size() - SHOWN_COORDINATES;
    String shown =
        String.join(", ", missing.subList(0, Math.min(missing.size(), SHOWN_COORDINATES)));
    return "not in the local Maven repository: "
        + shown
        + (more > 0 ? " and " + more + " more" : "")
        + "; build the project once, or give --classpath";
  }
}
