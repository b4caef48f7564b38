package dev.photofinish.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradleProjectTest {

  @TempDir Path project;

  private Inputs resolve() {
    return resolve(Extent.MAIN);
  }

  private Inputs resolve(Extent extent) {
    return new InputResolver(Map.of(), extent).resolve(List.of(project), List.of(), List.of());
  }

  @Test
  void allProjectsAndLanguagesAreFound() throws IOException {
    Folders.file(project, "settings.gradle.kts", "");
    Path app = Folders.classIn(project.resolve("app/build/classes/java/main"));
    Path kotlin = Folders.classIn(project.resolve("libs/core/build/classes/kotlin/main"));
    Folders.classIn(project.resolve("app/build/classes/java/test"));
    Folders.classIn(project.resolve("buildSrc/build/classes/java/main"));
    Path sources = Folders.folder(project, "app/src/main/java");

    Inputs inputs = resolve();

    assertThat(inputs.application()).containsExactly(app, kotlin);
    assertThat(inputs.sources()).containsExactly(sources);
    assertThat(inputs.classPath()).isEmpty();
  }

  @Test
  void testsAreThereIfTheyAreAskedFor() throws IOException {
    Folders.file(project, "build.gradle", "");
    Path main = Folders.classIn(project.resolve("build/classes/java/main"));
    Path test = Folders.classIn(project.resolve("build/classes/java/test"));
    Path sources = Folders.folder(project, "src/test/java");

    Inputs inputs = resolve(Extent.WITH_TESTS);

    assertThat(inputs.application()).containsExactly(main, test);
    assertThat(inputs.sources()).containsExactly(sources);
  }

  @Test
  void itsClassPathIsNotKnown() throws IOException {
    Folders.file(project, "build.gradle", "");
    Folders.classIn(project.resolve("build/classes/java/main"));

    assertThat(resolve().problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.input()).isEqualTo(project.toString());
              assertThat(problem.detail()).contains("--classpath");
              assertThat(problem.lost()).isFalse();
            });
  }

  @Test
  void withoutClassesItSaysWhatToRun() throws IOException {
    Folders.file(project, "build.gradle", "");

    assertThatThrownBy(this::resolve)
        .hasMessage(
            project + ": this Gradle project has no compiled classes; run gradle classes first");
  }

  @Test
  void aProjectForBothToolsIsReadWhereItWasBuilt() throws IOException {
    Folders.file(project, "build.gradle", "");
    Folders.file(project, "pom.xml", "<project/>");
    Path classes = Folders.classIn(project.resolve("build/classes/java/main"));

    assertThat(resolve().application()).containsExactly(classes);
  }
}
