package dev.photofinish.testbench;

import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Race;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;

/**
 * Checks an engine on sources whose lines say what must be found: every marked line has to be
 * reported, and every other line has to stay silent.
 */
public final class Bench {

  private final EngineUnderTest engine;
  private final Optional<Engine> identity;
  private final SourceCompiler compiler;

  private Bench(EngineUnderTest engine, Optional<Engine> identity, SourceCompiler compiler) {
    this.engine = engine;
    this.identity = identity;
    this.compiler = compiler;
  }

  /** A bench for an engine, with the standard compiler. */
  public static Bench of(EngineUnderTest engine) {
    return new Bench(engine, Optional.empty(), SourceCompiler.standard());
  }

  /** The same bench, which heeds only what markers say to this engine. */
  public Bench as(Engine engineName) {
    return new Bench(engine, Optional.of(engineName), compiler);
  }

  /** The same bench with another compiler. */
  public Bench compiledBy(SourceCompiler other) {
    return new Bench(engine, identity, other);
  }

  /**
   * Checks the engine on a Java file, or on all Java files below a folder taken together.
   *
   * @throws AssertionError if the report is not as marked; the message shows the difference on the
   *     source
   * @throws IllegalArgumentException if a marker is malformed; the message says where
   */
  public void check(Path fileOrFolder) {
    check(TestInput.read(fileOrFolder));
  }

  /** Checks the engine on sources given as text; see {@link #check(Path)}. */
  public void check(SourceFile... sources) {
    check(new TestInput(sources[0].fileName(), List.of(sources)));
  }

  /**
   * One test for each input in a folder, by name: each Java file is an input, and so is each
   * subfolder with all Java files below it.
   *
   * @throws AssertionError if there is no input
   */
  public Stream<DynamicTest> inFolder(Path folder) {
    return TestInput.in(folder).stream()
        .map(
            path ->
                DynamicTest.dynamicTest(
                    String.valueOf(path.getFileName()), path.toUri(), () -> check(path)));
  }

  /**
   * The place of a test resource, a file or a folder.
   *
   * @param anchor a class beside which the resource lies
   * @param name relative to the class, or absolute if it begins with a slash
   * @throws IllegalArgumentException if there is none, or it is packed in a jar
   */
  public static Path resource(Class<?> anchor, String name) {
    @Nullable URL url = anchor.getResource(name);
    if (url == null || !url.getProtocol().equals("file")) {
      throw new IllegalArgumentException("no resource " + name + " in a folder beside " + anchor);
    }
    try {
      return Path.of(url.toURI());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("not a path: " + url, e);
    }
  }

  private void check(TestInput input) {
    Expectations expectations = Expectations.of(input.sources()).forEngine(identity);
    CompiledSources compiled = compiler.compile(input.sources());
    List<Mismatch> mismatches = Matching.of(compiled, expectations, run(compiled, input));
    if (!mismatches.isEmpty()) {
      throw new AssertionError(SourceDiff.render(input, mismatches));
    }
  }

  private List<Race> run(CompiledSources compiled, TestInput input) {
    try {
      return engine.run(compiled);
    } catch (RuntimeException e) {
      throw e;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted on " + input.name(), e);
    } catch (Exception e) {
      throw new IllegalStateException("the engine failed on " + input.name(), e);
    }
  }
}
