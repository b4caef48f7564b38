package dev.photofinish.cli.input.maven;

import static dev.photofinish.cli.input.maven.MavenFixture.coordinates;
import static dev.photofinish.cli.input.maven.MavenFixture.dependencies;
import static dev.photofinish.cli.input.maven.MavenFixture.dependency;
import static dev.photofinish.cli.input.maven.MavenFixture.parent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.input.Folders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which modules a project has, and where their classes and sources lie. */
class MavenModulesTest {

  private static final String APP = coordinates("com.acme:app:1.0");

  @TempDir Path folder;

  private MavenFixture maven;

  @BeforeEach
  void fixture() throws IOException {
    maven = new MavenFixture(folder);
  }

  @Test
  void modulesAreReadRecursivelyAndStandForTheirArtifacts() throws IOException {
    String version = "<version>${revision}</version>";
    maven.pom(
        "",
        "<groupId>com.acme</groupId><artifactId>root</artifactId>"
            + version
            + "<packaging>pom</packaging><properties><revision>5</revision></properties>"
            + "<modules><module>group</module><module>app</module></modules>");
    maven.pom(
        "group",
        parent("com.acme:root:${revision}")
            + "<artifactId>group</artifactId><packaging>pom</packaging>"
            + "<modules><module>core</module></modules>");
    maven.pom("group/core", parent("com.acme:group:${revision}") + "<artifactId>core</artifactId>");
    maven.pom(
        "app",
        parent("com.acme:root:${revision}")
            + "<artifactId>app</artifactId>"
            + dependencies(dependency("com.acme:core:${revision}", "")));
    Path core = maven.compiled("group/core");

    MavenReading reading = maven.read();

    assertThat(reading.modules())
        .extracting(module -> maven.project().relativize(module.folder()).toString())
        .containsExactly("", "group", "group/core", "app");
    assertThat(reading.classPath()).containsExactly(core);
    assertThat(reading.problems()).isEmpty();
  }

  @Test
  void aModuleAloneFindsItsSiblings() throws IOException {
    maven.pom(
        "",
        coordinates("com.acme:root:1")
            + "<packaging>pom</packaging>"
            + "<modules><module>core</module><module>app</module></modules>");
    maven.pom("core", parent("com.acme:root:1") + "<artifactId>core</artifactId>");
    maven.pom(
        "app",
        parent("com.acme:root:1")
            + "<artifactId>app</artifactId>"
            + dependencies(dependency("com.acme:core:1", "")));
    Path core = maven.compiled("core");

    MavenReading reading = maven.read("app");

    assertThat(reading.modules())
        .extracting(MavenModule::folder)
        .containsExactly(maven.project().resolve("app"));
    assertThat(reading.classPath()).containsExactly(core);
  }

  @Test
  void modulesOfProfilesThatAreActiveByDefaultCount() throws IOException {
    maven.pom(
        "",
        coordinates("com.acme:root:1")
            + "<packaging>pom</packaging><profiles>"
            + "<profile><id>on</id><activation><activeByDefault>true</activeByDefault></activation>"
            + "<modules><module>on</module></modules></profile>"
            + "<profile><id>off</id><modules><module>off</module></modules></profile>"
            + "</profiles>");
    maven.pom("on", parent("com.acme:root:1") + "<artifactId>on</artifactId>");
    maven.pom("off", parent("com.acme:root:1") + "<artifactId>off</artifactId>");

    assertThat(maven.read().modules()).hasSize(2);
  }

  @Test
  void thePomMayNameOtherFolders() throws IOException {
    Path sources = Folders.folder(maven.project(), "code");
    Path checks = Folders.folder(maven.project(), "checks");
    maven.pom(
        "",
        APP
            + "<build><sourceDirectory>code</sourceDirectory>"
            + "<testSourceDirectory>checks</testSourceDirectory>"
            + "<outputDirectory>${project.basedir}/out</outputDirectory>"
            + "<testOutputDirectory>${project.basedir}/out-tests</testOutputDirectory></build>");

    assertThat(maven.read().modules())
        .containsExactly(
            new MavenModule(
                maven.project(),
                maven.project().resolve("out"),
                maven.project().resolve("out-tests"),
                List.of(sources),
                List.of(checks)));
  }

  @Test
  void aModuleWithoutAPomIsLost() throws IOException {
    maven.pom("", APP + "<packaging>pom</packaging><modules><module>no</module></modules>");

    assertThat(maven.read().problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.lost()).isTrue());
  }

  @Test
  void whatIsNoPomIsRefused() throws IOException {
    Folders.file(maven.project(), "pom.xml", "<project><x>");

    assertThatThrownBy(() -> maven.read())
        .isInstanceOf(BadUsage.class)
        .hasMessageStartingWith(maven.project().resolve("pom.xml") + ": not a readable pom");
  }
}
