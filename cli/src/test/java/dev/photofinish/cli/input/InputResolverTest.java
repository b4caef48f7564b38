package dev.photofinish.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Problem;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Class folders, archives and class paths. */
class InputResolverTest {

  @TempDir Path folder;

  private static Inputs resolve(Path... inputs) {
    return new InputResolver(Map.of()).resolve(List.of(inputs), List.of(), List.of());
  }

  private Inputs withClassPath(String... entries) throws IOException {
    Path classes = Folders.classIn(folder.resolve("classes"));
    return new InputResolver(Map.of()).resolve(List.of(classes), List.of(entries), List.of());
  }

  @Test
  void aClassFolderIsTheApplication() throws IOException {
    Path classes = Folders.classIn(folder.resolve("my classes"));

    assertThat(resolve(classes))
        .isEqualTo(new Inputs(List.of(classes), List.of(), List.of(), List.of()));
  }

  @Test
  void aLinkToAClassFolderWillDo() throws IOException {
    Path classes = Folders.classIn(folder.resolve("classes"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), classes);
    Files.createSymbolicLink(classes.resolve("circle"), classes);

    assertThat(resolve(link).application()).containsExactly(link);
  }

  @Test
  void archivesAreTheApplication() throws IOException {
    Path jar = Folders.zip(folder.resolve("a.jar"), "com/acme/A.class");
    Path war = Folders.zip(folder.resolve("a.war"), "WEB-INF/lib/b.jar");
    Path ear = Folders.zip(folder.resolve("a.ear"), "b.WAR");
    Path zip = Folders.zip(folder.resolve("a.zip"), "A.class");

    assertThat(resolve(jar, war, ear, zip).application()).containsExactly(jar, war, ear, zip);
  }

  @Test
  void theSameInputTwiceCountsOnce() throws IOException {
    Path jar = Folders.zip(folder.resolve("a.jar"), "A.class");

    assertThat(resolve(jar, jar).application()).containsExactly(jar);
  }

  @Test
  void anArchiveWithoutClassesIsRefused() throws IOException {
    Path jar = Folders.zip(folder.resolve("sources.jar"), "com/acme/A.java");

    assertThatThrownBy(() -> resolve(jar))
        .isInstanceOf(BadUsage.class)
        .hasMessage(jar + ": no class files in this archive");
  }

  @Test
  void ifAllArchivesAreEmptyTheFirstIsRefused() throws IOException {
    Path jar = Folders.zip(folder.resolve("sources.jar"), "com/acme/A.java");
    Path other = Folders.zip(folder.resolve("empty.jar"), "META-INF/MANIFEST.MF");

    assertThatThrownBy(() -> resolve(other, jar))
        .isInstanceOf(BadUsage.class)
        .hasMessage(other + ": no class files in this archive");
  }

  @Test
  void besideClassesAnArchiveWithoutAnyIsANotice() throws IOException {
    Path empty = Folders.zip(folder.resolve("empty.jar"), "META-INF/MANIFEST.MF");
    Path jar = Folders.zip(folder.resolve("a.jar"), "A.class");

    Inputs inputs = resolve(empty, jar);

    assertThat(inputs.application()).containsExactly(jar);
    assertThat(inputs.problems())
        .containsExactly(new Problem(empty.toString(), "no class files in this archive", false));
  }

  @Test
  void aSingleClassFileIsRefusedWithAdvice() throws IOException {
    Path file = Folders.file(folder, "A.class", "");

    assertThatThrownBy(() -> resolve(file)).hasMessageContaining("name the folder above");
  }

  @Test
  void classPathEntriesKeepTheirOrder() throws IOException {
    Path b = Folders.zip(folder.resolve("b.jar"), "B.class");
    Path a = Folders.zip(folder.resolve("a.jar"), "A.class");

    assertThat(withClassPath(b.toString(), a.toString(), "").classPath()).containsExactly(b, a);
  }

  @Test
  void aWildcardMeansAllJarsInAFolder() throws IOException {
    Path a = Folders.zip(folder.resolve("lib/a.jar"), "A.class");
    Path b = Folders.zip(folder.resolve("lib/b.JAR"), "A.class");
    Folders.zip(folder.resolve("lib/c.zip"), "A.class");
    Folders.zip(folder.resolve("lib/deep/d.jar"), "A.class");

    assertThat(withClassPath(folder.resolve("lib") + File.separator + "*").classPath())
        .containsExactly(a, b);
  }

  @Test
  void whatIsNotThereIsANotice() throws IOException {
    Inputs inputs = withClassPath("no.jar", "no/*");

    assertThat(inputs.classPath()).isEmpty();
    assertThat(inputs.problems()).extracting("input").containsExactly("no.jar", "no/*");
    assertThat(inputs.problems()).extracting("lost").containsOnly(false);
  }

  @Test
  void anInputIsNotOnTheClassPathAsWell() throws IOException {
    Path classes = folder.resolve("classes");

    assertThat(withClassPath(classes.toString()).classPath()).isEmpty();
  }

  @Test
  void sourcesAreTakenAsGiven() throws IOException {
    Path classes = Folders.classIn(folder.resolve("classes"));
    Path sources = Folders.folder(folder, "src");

    Inputs inputs =
        new InputResolver(Map.of()).resolve(List.of(classes), List.of(), List.of(sources));

    assertThat(inputs.sources()).containsExactly(sources);
  }
}
