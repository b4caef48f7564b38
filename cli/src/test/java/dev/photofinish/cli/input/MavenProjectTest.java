package dev.photofinish.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is taken from a Maven project: classes, sources and what to tell the user. */
class MavenProjectTest {

  @TempDir Path project;

  @BeforeEach
  void twoModules() throws IOException {
    String head = "<project><modelVersion>4.0.0</modelVersion>";
    String root =
        "<groupId>com.acme</groupId><artifactId>root</artifactId><version>1</version>"
            + "<packaging>pom</packaging>";
    String parent =
        "<parent><groupId>com.acme</groupId><artifactId>root</artifactId><version>1</version>"
            + "</parent>";
    Folders.file(
        project,
        "pom.xml",
        head + root + "<modules><module>a</module><module>b</module></modules></project>");
    Folders.file(project, "a/pom.xml", head + parent + "<artifactId>a</artifactId></project>");
    Folders.file(
        project,
        "b/pom.xml",
        head
            + parent
            + "<artifactId>b</artifactId><dependencies><dependency><groupId>com.acme</groupId>"
            + "<artifactId>a</artifactId><version>1</version></dependency></dependencies></project>");
  }

  private Inputs resolve() {
    return resolve(Extent.MAIN);
  }

  private Inputs resolve(Extent extent) {
    Map<String, String> variables =
        Map.of("MAVEN_OPTS", "-Dmaven.repo.local=" + project.resolve("no-repository"));
    return new InputResolver(variables, extent).resolve(List.of(project), List.of(), List.of());
  }

  @Test
  void modulesAreTheApplicationAndNotTheirClassPath() throws IOException {
    Path a = Folders.classIn(project.resolve("a/target/classes"));
    Path b = Folders.classIn(project.resolve("b/target/classes"));
    Path sources = Folders.folder(project, "a/src/main/java");
    Path kotlin = Folders.folder(project, "b/src/main/kotlin");

    assertThat(resolve())
        .isEqualTo(new Inputs(List.of(a, b), List.of(), List.of(sources, kotlin), List.of()));
  }

  @Test
  void testsAreOnlyThereIfTheyAreAskedFor() throws IOException {
    Path a = Folders.classIn(project.resolve("a/target/classes"));
    Path testOfA = Folders.classIn(project.resolve("a/target/test-classes"));
    Path testOfB = Folders.classIn(project.resolve("b/target/test-classes"));
    Path main = Folders.folder(project, "a/src/main/java");
    Path test = Folders.folder(project, "a/src/test/java");

    assertThat(resolve()).isEqualTo(new Inputs(List.of(a), List.of(), List.of(main), List.of()));
    assertThat(resolve(Extent.WITH_TESTS))
        .isEqualTo(
            new Inputs(List.of(a, testOfA, testOfB), List.of(), List.of(main, test), List.of()));
  }

  @Test
  void aModuleThatWasNotCompiledIsLost() throws IOException {
    Folders.classIn(project.resolve("a/target/classes"));
    Folders.folder(project, "b/src/main/java");

    assertThat(resolve().problems())
        .containsExactly(
            new Problem(
                project.resolve("b").toString(),
                "this module has sources but no compiled classes; run mvn compile",
                true));
  }

  @Test
  void aProjectThatWasNotCompiledIsRefused() {
    assertThatThrownBy(this::resolve)
        .isInstanceOf(BadUsage.class)
        .hasMessage(
            project + ": this Maven project has no compiled classes; run mvn compile first");
  }
}
