package dev.photofinish.cli.input.maven;

import static dev.photofinish.cli.input.maven.MavenFixture.coordinates;
import static dev.photofinish.cli.input.maven.MavenFixture.dependencies;
import static dev.photofinish.cli.input.maven.MavenFixture.dependency;
import static dev.photofinish.cli.input.maven.MavenFixture.parent;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.input.Folders;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Class paths from poms and a local repository, as Maven would compute them. */
class MavenReaderTest {

  private static final String APP = coordinates("com.acme:app:1.0");

  @TempDir Path folder;

  private MavenFixture maven;

  @BeforeEach
  void fixture() throws IOException {
    maven = new MavenFixture(folder);
  }

  @Test
  void dependenciesComeWithTheirOwn() throws IOException {
    Path a = maven.installed("org.lib:a:1", dependencies(dependency("org.lib:b:2", "")));
    Path b = maven.installed("org.lib:b:2", "");
    maven.pom("", APP + dependencies(dependency("org.lib:a:1", "")));

    MavenReading reading = maven.read();

    assertThat(reading.classPath()).containsExactly(a, b);
    assertThat(reading.problems()).isEmpty();
  }

  @Test
  void scopesDecide() throws IOException {
    Path provided = maven.installed("org.lib:provided:1", "");
    Path runtime = maven.installed("org.lib:runtime:1", "");
    Path test = maven.installed("org.lib:test:1", "");
    maven.pom(
        "",
        APP
            + dependencies(
                dependency("org.lib:provided:1", "<scope>provided</scope>"),
                dependency("org.lib:runtime:1", "<scope>runtime</scope>"),
                dependency("org.lib:test:1", "<scope>test</scope>")));

    assertThat(maven.read().classPath()).containsExactly(provided, runtime);
    assertThat(maven.readWithTests().classPath()).containsExactly(provided, runtime, test);
  }

  @Test
  void exclusionsAndOptionalDependenciesOfDependenciesStayOut() throws IOException {
    Path a =
        maven.installed(
            "org.lib:a:1",
            dependencies(
                dependency("org.lib:excluded:1", ""),
                dependency("org.lib:optional:1", "<optional>true</optional>")));
    maven.installed("org.lib:excluded:1", "");
    maven.installed("org.lib:optional:1", "");
    String exclusions =
        "<exclusions><exclusion>" + coordinates("org.lib:excluded") + "</exclusion></exclusions>";
    maven.pom("", APP + dependencies(dependency("org.lib:a:1", exclusions)));

    assertThat(maven.read().classPath()).containsExactly(a);
  }

  @Test
  void theNearestVersionWins() throws IOException {
    Path a = maven.installed("org.lib:a:1", dependencies(dependency("org.lib:b:2", "")));
    Path near = maven.installed("org.lib:b:1", "");
    maven.installed("org.lib:b:2", "");
    maven.pom("", APP + dependencies(dependency("org.lib:a:1", ""), dependency("org.lib:b:1", "")));

    assertThat(maven.read().classPath()).containsExactly(a, near);
  }

  @Test
  void versionsComeFromParentsPropertiesAndImports() throws IOException {
    Path a = maven.installed("org.lib:a:1", "");
    Path b = maven.installed("org.lib:b:2", "");
    maven.installedPom(
        "org.lib:bom:7",
        "<packaging>pom</packaging><dependencyManagement>"
            + dependencies(dependency("org.lib:b:2", ""))
            + "</dependencyManagement>");
    maven.installedPom(
        "com.acme:parent:3",
        "<packaging>pom</packaging><properties><a.version>1</a.version></properties>"
            + "<dependencyManagement>"
            + dependencies(
                dependency("org.lib:a:${a.version}", ""),
                dependency("org.lib:bom:7", "<type>pom</type><scope>import</scope>"))
            + "</dependencyManagement>");
    maven.pom(
        "",
        parent("com.acme:parent:3")
            + "<artifactId>app</artifactId>"
            + dependencies(dependency("org.lib:a", ""), dependency("org.lib:b", "")));

    assertThat(maven.read().classPath()).containsExactly(a, b);
  }

  @Test
  void aRangeTakesTheHighestVersionThatIsInstalled() throws IOException {
    maven.installed("org.lib:a:1.1", "");
    Path best = maven.installed("org.lib:a:1.9", "");
    maven.installed("org.lib:a:2.0", "");
    maven.pom("", APP + dependencies(dependency("org.lib:a:[1,2)", "")));

    assertThat(maven.read().classPath()).containsExactly(best);
  }

  @Test
  void whatIsMissingIsOneNotice() throws IOException {
    Path here = maven.installed("org.lib:here:1", "");
    maven.pom(
        "",
        APP
            + dependencies(
                dependency("org.lib:gone:1", ""),
                dependency("org.lib:here:1", ""),
                dependency("org.lib:lost:2", "<classifier>x</classifier>")));

    MavenReading reading = maven.read();

    assertThat(reading.classPath()).containsExactly(here);
    assertThat(reading.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.input()).isEqualTo(maven.project().toString());
              assertThat(problem.detail())
                  .isEqualTo(
                      "not in the local Maven repository: org.lib:gone:1, org.lib:lost:x:2;"
                          + " build the project once, or give --classpath");
              assertThat(problem.lost()).isFalse();
            });
  }

  @Test
  void aLongListOfMissingArtifactsIsCut() throws IOException {
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      many.append(dependency("org.lib:gone" + i + ":1", ""));
    }
    maven.pom("", APP + dependencies(many.toString()));

    assertThat(maven.read().problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.detail()).contains("gone9:1 and 2 more;"));
  }

  @Test
  void aMissingParentIsANoticeThatNamesIt() throws IOException {
    maven.pom("", parent("com.acme:parent:3") + "<artifactId>app</artifactId>");

    MavenReading reading = maven.read();

    assertThat(reading.modules())
        .extracting(MavenModule::classes)
        .containsExactly(maven.project().resolve("target/classes"));
    assertThat(reading.problems())
        .singleElement()
        .satisfies(
            problem ->
                assertThat(problem.detail())
                    .contains(
                        "its dependencies are not known", "com.acme:parent:3", "--classpath"));
  }

  @Test
  void aDependencyWhosePomIsIncompleteStillCounts() throws IOException {
    Path odd = maven.installed("org.lib:odd:1", parent("org.lib:gone:1"));
    Path next = maven.installed("org.lib:next:1", "");
    maven.pom(
        "", APP + dependencies(dependency("org.lib:odd:1", ""), dependency("org.lib:next:1", "")));

    assertThat(maven.read().classPath()).containsExactly(odd, next);
  }

  @Test
  void aDependencyMayLieInTheProject() throws IOException {
    Path jar = Folders.zip(maven.project().resolve("lib/own.jar"), "A.class");
    maven.pom(
        "",
        APP
            + dependencies(
                dependency(
                    "org.lib:own:1",
                    "<scope>system</scope><systemPath>${project.basedir}/lib/own.jar"
                        + "</systemPath>")));

    assertThat(maven.read().classPath()).containsExactly(jar);
  }
}
