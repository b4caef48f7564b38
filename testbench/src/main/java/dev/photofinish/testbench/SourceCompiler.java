package dev.photofinish.testbench;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;

/**
 * Compiles sources to class files in memory, at the release and with the options that the sources
 * ask for by {@code // bench:} directives, or else at its own.
 *
 * <p>A release that the running JDK does not know is compiled by an installed newer JDK; where
 * there is none, the test is skipped.
 */
public final class SourceCompiler {

  private static final int OLDEST_RELEASE_WE_RUN_ON = 17;

  private final int release;
  private final List<String> options;
  private final List<Path> classPath;
  private final Optional<Jdk> chosen;
  private final JdkFinder finder;

  SourceCompiler(
      int release,
      List<String> options,
      List<Path> classPath,
      Optional<Jdk> chosen,
      JdkFinder finder) {
    this.release = release;
    this.options = List.copyOf(options);
    this.classPath = List.copyOf(classPath);
    this.chosen = chosen;
    this.finder = finder;
  }

  /** Release 17, debug information ({@code -g}), nothing but the platform on the class path. */
  public static SourceCompiler standard() {
    return new SourceCompiler(
        OLDEST_RELEASE_WE_RUN_ON,
        List.of("-g"),
        List.of(),
        Optional.empty(),
        JdkFinder.ofThisSystem());
  }

  /** The same compiler at another release. */
  public SourceCompiler withRelease(int other) {
    return new SourceCompiler(other, options, classPath, chosen, finder);
  }

  /** The same compiler with other options in place of its own. */
  public SourceCompiler withOptions(String... others) {
    return new SourceCompiler(release, List.of(others), classPath, chosen, finder);
  }

  /** The same compiler with another class path. */
  public SourceCompiler withClassPath(List<Path> other) {
    return new SourceCompiler(release, options, other, chosen, finder);
  }

  /** The same, but by the compiler of another JDK (9 or newer), whatever the release. */
  public SourceCompiler withJdk(Jdk jdk) {
    return new SourceCompiler(release, options, classPath, Optional.of(jdk), finder);
  }

  /** Compiles sources given one by one; see {@link #compile(List)}. */
  public CompiledSources compile(SourceFile... sources) {
    return compile(List.of(sources));
  }

  /**
   * Compiles sources together.
   *
   * @throws AssertionError if they do not compile; the message has the compiler's words with file
   *     and line
   * @throws IllegalArgumentException if their directives are malformed or contradict each other
   */
  public CompiledSources compile(List<SourceFile> sources) {
    Directives directives = Directives.of(sources);
    int asked = directives.release().orElse(release);
    List<String> arguments = arguments(asked, directives.options().orElse(options));
    try {
      return new CompiledSources(
          sources, javacFor(asked).compile(sources, arguments), asked, classPath);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> arguments(int asked, List<String> chosenOptions) {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("--release", Integer.toString(asked)));
    arguments.addAll(List.of("-proc:none", "-Xlint:none"));
    arguments.addAll(List.of("-classpath", joinedClassPath()));
    arguments.addAll(chosenOptions);
    return arguments;
  }

  private String joinedClassPath() {
    return classPath.stream()
        .map(entry -> entry.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Javac javacFor(int asked) {
    if (chosen.isPresent()) {
      return new OtherJavac(chosen.get());
    }
    if (asked <= Runtime.version().feature()) {
      return new OwnJavac();
    }
    return finder.atLeast(asked).map(OtherJavac::new).orElseGet(() -> skip(asked));
  }

  private static OtherJavac skip(int asked) {
    return Assumptions.abort(
        "needs a JDK "
            + asked
            + " or newer, and none was found; name one with -Dphotofinish.jdk."
            + asked
            + "=HOME");
  }
}
