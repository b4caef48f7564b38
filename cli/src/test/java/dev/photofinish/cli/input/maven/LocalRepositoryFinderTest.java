package dev.photofinish.cli.input.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.input.Folders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalRepositoryFinderTest {

  @TempDir Path home;
  @TempDir Path project;

  private Path find(Map<String, String> variables) {
    return new LocalRepositoryFinder(variables, home).find(project);
  }

  private void settings(String localRepository) throws IOException {
    Folders.file(
        home,
        ".m2/settings.xml",
        "<settings><!-- localRepository --><offline>true</offline><localRepository>"
            + localRepository
            + "</localRepository></settings>");
  }

  @Test
  void theUsualPlace() {
    assertThat(find(Map.of())).isEqualTo(home.resolve(".m2/repository"));
  }

  @Test
  void theSettingsNameAnother() throws IOException {
    settings("${user.home}/repo-${env.TEAM}");

    assertThat(find(Map.of("TEAM", "red"))).isEqualTo(Path.of(home + "/repo-red"));
  }

  @Test
  void emptyOrBrokenSettingsNameNone() throws IOException {
    settings("");
    assertThat(find(Map.of())).isEqualTo(home.resolve(".m2/repository"));

    Folders.file(home, ".m2/settings.xml", "<settings><localRepo");
    assertThat(find(Map.of())).isEqualTo(home.resolve(".m2/repository"));
  }

  @Test
  void argumentsComeBeforeTheSettings() throws IOException {
    settings("/from-settings");

    assertThat(find(Map.of("MAVEN_OPTS", "-Xmx1g -Dmaven.repo.local=/from-opts -X")))
        .isEqualTo(Path.of("/from-opts"));
    assertThat(find(Map.of("MAVEN_ARGS", "-Dmaven.repo.local=\"/from args\"")))
        .isEqualTo(Path.of("/from args"));
  }

  @Test
  void theProjectsOwnArgumentsComeBeforeTheUsers() throws IOException {
    Folders.file(project, ".mvn/maven.config", "-T1C\n-Dmaven.repo.local=/from-project\n");

    assertThat(find(Map.of("MAVEN_OPTS", "-Dmaven.repo.local=/from-opts")))
        .isEqualTo(Path.of("/from-project"));
    assertThat(find(Map.of("PHOTOFINISH_JAVA_OPTS", "-Dmaven.repo.local=/ours")))
        .isEqualTo(Path.of("/ours"));
  }
}
