package dev.photofinish.ir.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.fixture.Archive;
import dev.photofinish.ir.fixture.Programs;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives, and archives inside archives as application servers and Spring Boot have them. */
class NestedArchiveTest {

  @TempDir Path folder;

  @Test
  void aJarsClassesAreTheApplication() throws Exception {
    Path jar =
        new Archive()
            .withManifest("Created-By: a test")
            .withClass("", "a/A")
            .withClass("", "b/B")
            .with("module-info.class", new byte[0])
            .writeTo(folder.resolve("app.jar"));
    try (Program program = Programs.ofPaths(jar)) {
      assertThat(program.applicationNames()).containsExactly("a/A", "b/B");
      assertThat(program.find("b/B").origin()).isEqualTo(jar.toString());
      assertThat(program.problems()).isEmpty();
    }
  }

  @Test
  void springBootKeepsClassesAndLibrariesApart() throws Exception {
    checkSpringBoot(new Archive().withFolder("BOOT-INF/").withFolder("BOOT-INF/classes/"));
  }

  @Test
  void entriesForFoldersAreNotNeeded() throws Exception {
    checkSpringBoot(new Archive());
  }

  private void checkSpringBoot(Archive start) throws Exception {
    Path jar =
        start
            .withClass("", "org/springframework/boot/loader/Launcher")
            .withClass("BOOT-INF/classes/", "app/App")
            .with("BOOT-INF/lib/lib-1.0.jar", new Archive().withClass("", "lib/Lib"))
            .writeTo(folder.resolve("boot.jar"));
    try (Program program = Programs.ofPaths(jar)) {
      assertThat(program.applicationNames()).containsExactly("app/App");
      assertThat(program.find("app/App").isApplication()).isTrue();
      checkLibrary(program.find("lib/Lib"), jar + "!/BOOT-INF/lib/lib-1.0.jar");
      assertThat(program.problems()).isEmpty();
    }
  }

  @Test
  void aWebArchiveToo() throws Exception {
    Path war = web().writeTo(folder.resolve("shop.war"));
    try (Program program = Programs.ofPaths(war)) {
      assertThat(program.applicationNames()).containsExactly("web/Servlet");
      checkLibrary(program.find("lib/Lib"), war + "!/WEB-INF/lib/lib.jar");
      checkLibrary(program.find("server/Server"), war + "!/WEB-INF/lib-provided/server.jar");
    }
  }

  @Test
  void anEnterpriseArchiveHasModulesAndLibraries() throws Exception {
    Path ear =
        new Archive()
            .with("shop.war", web())
            .with("beans.jar", new Archive().withClass("", "ejb/Bean"))
            .with("lib/shared.jar", new Archive().withClass("", "shared/Shared"))
            .writeTo(folder.resolve("shop.ear"));
    try (Program program = Programs.ofPaths(ear)) {
      assertThat(program.applicationNames()).containsExactly("ejb/Bean", "web/Servlet");
      assertThat(program.find("web/Servlet").origin()).isEqualTo(ear + "!/shop.war");
      checkLibrary(program.find("lib/Lib"), ear + "!/shop.war!/WEB-INF/lib/lib.jar");
      checkLibrary(program.find("shared/Shared"), ear + "!/lib/shared.jar");
      assertThat(program.problems()).isEmpty();
    }
  }

  private static Archive web() {
    return new Archive()
        .withClass("WEB-INF/classes/", "web/Servlet")
        .with("WEB-INF/lib/lib.jar", new Archive().withClass("", "lib/Lib"))
        .with("WEB-INF/lib-provided/server.jar", new Archive().withClass("", "server/Server"));
  }

  private static void checkLibrary(ClassModel library, String origin) {
    assertThat(library.isMissing()).as(origin).isFalse();
    assertThat(library.isApplication()).isFalse();
    assertThat(library.origin()).isEqualTo(origin);
  }

  @Test
  void theFourthLevelIsReportedAndLeftOut() throws Exception {
    Archive fourth = new Archive().withClass("", "four/Four");
    Archive third = new Archive().withClass("", "three/Three").with("four.jar", fourth);
    Archive second = new Archive().withClass("", "two/Two").with("three.jar", third);
    Path jar =
        new Archive()
            .withClass("", "one/One")
            .with("two.jar", second)
            .writeTo(folder.resolve("one.jar"));
    try (Program program = Programs.ofPaths(jar)) {
      assertThat(program.applicationNames()).containsExactly("one/One", "two/Two", "three/Three");
      assertThat(program.problems())
          .containsExactly(
              new InputProblem(
                  jar + "!/two.jar!/three.jar!/four.jar",
                  "an archive inside 3 others is not read",
                  true));
    }
  }

  @Test
  void anInnerArchiveThatIsNoneIsLeftOutAndTheRestIsRead() throws Exception {
    Path jar =
        new Archive()
            .withClass("", "a/A")
            .with("broken.jar", new byte[] {1, 2, 3, 4})
            .with("empty.jar", new byte[0])
            .with("good.jar", new Archive().withClass("", "b/B"))
            .writeTo(folder.resolve("app.jar"));
    try (Program program = Programs.ofPaths(jar)) {
      assertThat(program.applicationNames()).containsExactly("a/A", "b/B");
      assertThat(program.problems())
          .extracting(InputProblem::input)
          .containsExactly(jar + "!/broken.jar", jar + "!/empty.jar");
    }
  }
}
