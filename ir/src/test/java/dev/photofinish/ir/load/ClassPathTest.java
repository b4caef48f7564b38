package dev.photofinish.ir.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.fixture.Archive;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The class path beside the application, and classes that are nowhere. */
class ClassPathTest {

  @TempDir Path folder;

  @Test
  void itsClassesAreKnownButNotAnalysed() throws Exception {
    Path app = new Archive().withClass("", "a/A").writeTo(folder.resolve("app.jar"));
    Path jar = new Archive().withClass("", "b/B").writeTo(folder.resolve("b.jar"));
    Path classes = Files.createDirectory(folder.resolve("classes"));
    ClassFiles.write(classes, "c/C", ClassFiles.empty("c/C"));
    try (Program program = Programs.withClassPath(app, jar, classes)) {
      assertThat(program.applicationNames()).containsExactly("a/A");
      assertThat(program.find("b/B").isApplication()).isFalse();
      assertThat(program.find("b/B").origin()).isEqualTo(jar.toString());
      assertThat(program.find("c/C").origin()).isEqualTo(classes.toString());
      assertThat(program.problems()).isEmpty();
    }
  }

  /** As for the JVM; so wildcards and optional entries do no harm. */
  @Test
  void anEntryThatIsNotThereIsOnlyNoticed() throws Exception {
    Path app = new Archive().withClass("", "a/A").writeTo(folder.resolve("app.jar"));
    Path absent = folder.resolve("absent.jar");
    Path broken = Files.writeString(folder.resolve("broken.jar"), "not a jar");
    try (Program program = Programs.withClassPath(app, absent, broken)) {
      assertThat(program.find("a/A").isMissing()).isFalse();
      assertThat(program.problems()).hasSize(2).noneMatch(InputProblem::lost);
      assertThat(program.problems())
          .extracting(InputProblem::input)
          .containsExactly(absent.toString(), broken.toString());
      assertThat(program.problems().get(0).detail())
          .isEqualTo("on the class path, but no such file: " + absent);
    }
  }

  @Test
  void theFirstOfTwoWinsAndThePairIsNoticedOnce() throws Exception {
    Path first = classes("first", "a/A", "a/B", "a/C");
    Path second = classes("second", "a/A", "a/B", "a/D");
    Path third = classes("third", "a/B", "a/D");
    try (Program program = Programs.withClassPath(classes("app"), first, second, third)) {
      assertThat(program.find("a/A").methods().get(0).name()).isEqualTo("first");
      assertThat(program.find("a/D").methods().get(0).name()).isEqualTo("second");
      assertThat(program.problems())
          .containsExactly(
              notice(second, 2, first, "a.A"),
              notice(third, 1, first, "a.B"),
              notice(third, 1, second, "a.D"));
    }
  }

  @Test
  void soDoesTheFirstOfTwoInputs() throws Exception {
    Path first = classes("first", "a/A");
    Path second = classes("second", "a/A", "a/B");
    try (Program program = Programs.ofPaths(first, second)) {
      assertThat(program.applicationNames()).containsExactly("a/A", "a/B");
      assertThat(program.find("a/A").methods().get(0).name()).isEqualTo("first");
      assertThat(program.problems()).containsExactly(notice(second, 1, first, "a.A"));
    }
  }

  private static InputProblem notice(Path later, int count, Path earlier, String example) {
    String detail =
        "classes that an earlier place has too, which wins: "
            + count
            + " in "
            + earlier
            + " ("
            + example
            + ")";
    return new InputProblem(later.toString(), detail, false);
  }

  private Path classes(String name, String... classes) throws Exception {
    Path root = Files.createDirectory(folder.resolve(name));
    for (String internalName : classes) {
      ClassFiles.write(root, internalName, ClassFiles.withMethod(internalName, name));
    }
    return root;
  }

  @Test
  void aMissingClassIsAValue() throws Exception {
    try (Program program = Programs.ofPaths(classes("app", "a/A"))) {
      ClassModel missing = program.find("no/Such");
      assertThat(missing.isMissing()).isTrue();
      assertThat(missing.missingBecause()).contains("not on the class path");
      assertThat(missing.name()).isEqualTo("no/Such");
      assertThat(missing).isSameAs(program.find("no/Such"));
      assertThat(missing.fields()).isEmpty();
      assertThat(missing.methods()).isEmpty();
      assertThat(missing.annotations()).isEmpty();
      assertThat(missing.interfaces()).isEmpty();
      assertThat(missing.superName()).isEmpty();
      assertThat(missing.bodies()).isEmpty();
      assertThat(missing.origin()).isEmpty();
      assertThat(missing.isApplication()).isFalse();
      assertThat(program.find("a/A").missingBecause()).isEmpty();
      assertThat(program.problems()).isEmpty();
    }
  }
}
