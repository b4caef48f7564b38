package dev.photofinish.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher script: when it builds, when it does not, and what it passes through. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a bash script")
class LauncherTest {

  @TempDir Path folder;

  private FakeCheckout checkout;

  @BeforeEach
  void fakeCheckout() throws IOException {
    checkout = new FakeCheckout(folder);
  }

  @Test
  void theFirstRunBuildsAndSaysSoInOneLine() throws Exception {
    LauncherRun run = checkout.run("--version");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).singleElement().asString().startsWith("photofinish: building");
    assertThat(run.out()).doesNotContain("output of Maven").contains("<--version>");
    assertThat(checkout.builds()).singleElement().asString().contains("-pl cli -am package");
  }

  @Test
  void theSecondRunDoesNotStartMaven() throws Exception {
    checkout.run();

    LauncherRun second = checkout.run("--version");

    assertThat(second.exitCode()).isZero();
    assertThat(second.err()).isEmpty();
    assertThat(checkout.builds()).hasSize(1);
    assertThat(checkout.runs()).hasSize(2);
  }

  @Test
  void aNewerSourceOrPomMakesItBuildOnce() throws Exception {
    checkout.run();

    checkout.touch("cli/src/main/java/A.java");
    checkout.run();
    checkout.run();
    assertThat(checkout.builds()).hasSize(2);

    checkout.touch("cli/pom.xml");
    checkout.run();
    checkout.run();
    assertThat(checkout.builds()).hasSize(3);

    checkout.touch("pom.xml");
    checkout.run();
    checkout.run();
    assertThat(checkout.builds()).hasSize(4);
  }

  @Test
  void aRemovedSourceMakesItBuild() throws Exception {
    checkout.run();

    Files.delete(checkout.home().resolve("cli/src/main/java/A.java"));
    checkout.run();
    checkout.run();

    assertThat(checkout.builds()).hasSize(2);
  }

  @Test
  void aNewModuleMakesItBuild() throws Exception {
    checkout.run();

    checkout.write("scan/pom.xml");
    checkout.run();

    assertThat(checkout.builds()).hasSize(2);
  }

  @Test
  void testsDoNotMakeItBuild() throws Exception {
    checkout.write("cli/src/test/java/ATest.java");
    checkout.run();

    checkout.touch("cli/src/test/java/ATest.java");
    checkout.run();

    assertThat(checkout.builds()).hasSize(1);
  }

  @Test
  void aBuildThatFailsShowsMavensOutputAndEndsWithTwo() throws Exception {
    LauncherRun run = checkout.variable("FAKE_BUILD_FAILS", "yes").run("scan");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("output of Maven")
        .last()
        .asString()
        .startsWith("photofinish: the build failed");
    assertThat(checkout.runs()).isEmpty();
  }

  @Test
  void aBuildThatFailedIsTriedAgain() throws Exception {
    checkout.variable("FAKE_BUILD_FAILS", "yes").run();

    LauncherRun again = checkout.variable("FAKE_BUILD_FAILS", "").run();

    assertThat(again.exitCode()).isZero();
    assertThat(checkout.builds()).hasSize(2);
  }

  @Test
  void argumentsInputAndExitCodePassThrough() throws Exception {
    checkout.variable("FAKE_READS_INPUT", "yes").variable("FAKE_EXIT", "3");

    LauncherRun run =
        checkout
            .start(checkout.home().resolve("photofinish"), "some input\n", "scan", "a b", "", "*")
            .end();

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).endsWith("<scan>", "<a b>", "<>", "<*>", "some input");
  }

  @Test
  void optionsForJavaComeFromAVariable() throws Exception {
    LauncherRun run = checkout.variable("PHOTOFINISH_JAVA_OPTS", "-Xmx1g -Da=*").run("scan");

    assertThat(run.out()).containsSubsequence("<-Xmx1g>", "<-Da=*>", "<scan>");
  }

  @Test
  void theArchiveOfClassesIsUsed() throws Exception {
    checkout.run();

    assertThat(checkout.run().out())
        .contains(
            "<-XX:SharedArchiveFile="
                + checkout.home().toRealPath().resolve("cli/target/photofinish/classes-17.0.9.jsa")
                + ">");
  }

  @Test
  void withoutAnArchiveOfClassesItRunsToo() throws Exception {
    LauncherRun run = checkout.variable("FAKE_ARCHIVE_FAILS", "1").run("scan");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).noneMatch(line -> line.contains("SharedArchiveFile")).contains("<scan>");
  }

  @Test
  void aLinkToTheLauncherWorks() throws Exception {
    Path links = Files.createDirectories(folder.resolve("my links"));
    Files.createSymbolicLink(links.resolve("one"), Path.of("..", "a check out", "photofinish"));
    Path two = Files.createSymbolicLink(folder.resolve("two"), links.resolve("one"));

    LauncherRun run = checkout.start(two, "", "scan").end();

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("<scan>");
  }

  @Test
  void withoutJavaThereIsOneLine() throws Exception {
    checkout.remove("java");

    LauncherRun run = checkout.run("scan");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .containsExactly("photofinish: no Java found: set JAVA_HOME or put java on the PATH");
  }

  @Test
  void aJavaHomeWithoutJavaIsNamed() throws Exception {
    LauncherRun run = checkout.variable("JAVA_HOME", "/no/java").run("scan");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .containsExactly("photofinish: JAVA_HOME is /no/java, but there is no bin/java in it");
  }

  @Test
  void anOldJavaIsNamed() throws Exception {
    checkout.script("java", "#!/usr/bin/env bash\necho 'openjdk version \"1.8.0_292\"' >&2\n");

    LauncherRun run = checkout.run("scan");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .singleElement()
        .asString()
        .startsWith("photofinish: Java 17 or newer is needed")
        .endsWith("is Java 1.8.0_292");
  }

  @Test
  void theReleaseFileTellsTheVersion() throws Exception {
    Path jdk = folder.resolve("a jdk");
    Files.createDirectories(jdk.resolve("bin"));
    Files.writeString(jdk.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"11.0.2\"\n");
    Files.copy(folder.resolve("tools/java"), jdk.resolve("bin/java"));
    LauncherRun run = checkout.variable("JAVA_HOME", jdk.toString()).run("scan");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).singleElement().asString().endsWith("is Java 11.0.2");
  }

  @Test
  void withoutMavenThereIsOneLine() throws Exception {
    checkout.remove("mvn");

    LauncherRun run = checkout.run("scan");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).singleElement().asString().contains("no Maven found");
  }

  @Test
  void mavenIsNotNeededOnceItIsBuilt() throws Exception {
    checkout.run();
    checkout.remove("mvn");

    assertThat(checkout.run("scan").exitCode()).isZero();
  }

  @Test
  void twoLaunchersAtOnceBuildOnce() throws Exception {
    checkout.variable("FAKE_BUILD_SECONDS", "1");
    Path launcher = checkout.home().resolve("photofinish");

    LauncherRun first = checkout.start(launcher, "", "one");
    LauncherRun second = checkout.start(launcher, "", "two");

    assertThat(first.end().exitCode()).isZero();
    assertThat(second.end().exitCode()).isZero();
    assertThat(checkout.builds()).hasSize(1);
    assertThat(checkout.runs()).hasSize(2);
  }

  @Test
  void theLockOfADeadLauncherDoesNotHold() throws Exception {
    LauncherRun dead = checkout.variable("FAKE_BUILD_FAILS", "yes").run();
    Path lock = Files.createDirectories(checkout.home().resolve("cli/target/photofinish.lock"));
    Files.writeString(lock.resolve("owner"), dead.process().pid() + "\n");

    LauncherRun run = checkout.variable("FAKE_BUILD_FAILS", "").run("scan");

    assertThat(run.exitCode()).isZero();
    assertThat(lock).doesNotExist();
  }

  @Test
  void nothingIsLeftLockedByAFailure() throws Exception {
    checkout.variable("FAKE_BUILD_FAILS", "yes").run();

    assertThat(checkout.home().resolve("cli/target/photofinish.lock")).doesNotExist();
  }
}
