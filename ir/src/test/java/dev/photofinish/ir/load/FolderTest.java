package dev.photofinish.ir.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of class files. */
class FolderTest {

  @TempDir Path temporary;
  private Path folder = Path.of("");

  @BeforeEach
  void write() throws IOException {
    folder = Files.createDirectory(temporary.resolve("classes"));
    ClassFiles.write(folder, "com/acme/Bank", ClassFiles.withMethod("com/acme/Bank", "pay"));
    ClassFiles.write(folder, "Main", ClassFiles.empty("Main"));
  }

  @Test
  void itsClassesAreTheApplication() throws IOException {
    try (Program program = Programs.ofPaths(folder)) {
      assertThat(program.applicationNames()).containsExactly("Main", "com/acme/Bank");
      ClassModel bank = program.find("com/acme/Bank");
      assertThat(bank.isApplication()).isTrue();
      assertThat(bank.origin()).isEqualTo(folder.toString());
      assertThat(bank.methods()).singleElement().hasToString("com.acme.Bank.pay()");
      assertThat(program.problems()).isEmpty();
    }
  }

  @Test
  void whatIsNotAClassIsPassedOver() throws IOException {
    Files.writeString(folder.resolve("application.properties"), "a=b");
    Files.createDirectories(folder.resolve("com/acme/Folder.class"));
    ClassFiles.write(folder, "module-info", new byte[0]);
    ClassFiles.write(folder, "META-INF/versions/9/Main", ClassFiles.empty("Main"));
    try (Program program = Programs.ofPaths(folder)) {
      assertThat(program.applicationNames()).containsExactly("Main", "com/acme/Bank");
    }
  }

  @Test
  void aLinkToAFolderIsThatFolder() throws IOException {
    Path link = Files.createSymbolicLink(temporary.resolve("link"), folder);
    try (Program program = Programs.ofPaths(link)) {
      assertThat(program.applicationNames()).containsExactly("Main", "com/acme/Bank");
      assertThat(program.find("Main").origin()).isEqualTo(link.toString());
    }
  }

  @Test
  void linksInsideAreFollowedOnce() throws IOException {
    Files.createSymbolicLink(folder.resolve("com/acme/up"), folder);
    Files.createSymbolicLink(folder.resolve("nowhere.class"), folder.resolve("absent"));
    byte[] linked = ClassFiles.empty("com/acme/Linked");
    Path real = ClassFiles.write(temporary, "elsewhere/com/acme/Linked", linked);
    Files.createSymbolicLink(folder.resolve("com/acme/Linked.class"), real);
    try (Program program = Programs.ofPaths(folder)) {
      assertThat(program.applicationNames())
          .containsExactly("Main", "com/acme/Bank", "com/acme/Linked");
      assertThat(program.find("com/acme/Linked").isMissing()).isFalse();
    }
  }

  @Test
  void severalFoldersAreOneProgram() throws IOException {
    Path other = temporary.resolve("other");
    ClassFiles.write(other, "com/acme/Account", ClassFiles.empty("com/acme/Account"));
    try (Program program = Programs.ofPaths(folder, other)) {
      assertThat(program.applicationNames())
          .containsExactly("Main", "com/acme/Bank", "com/acme/Account");
      assertThat(program.find("com/acme/Account").isMissing()).isFalse();
    }
  }

  @Test
  void aNameThatNoFileCanHaveIsAMissingClass() throws IOException {
    try (Program program = Programs.ofPaths(folder)) {
      assertThat(program.find("com/acme/\0").isMissing()).isTrue();
      assertThat(program.find("java/lang/\0").isMissing()).isTrue();
      assertThat(program.find("").isMissing()).isTrue();
      assertThat(program.find("com/acme/").isMissing()).isTrue();
      assertThat(program.find("../acme/Bank").isMissing()).isTrue();
      assertThat(program.problems()).extracting(InputProblem::lost).doesNotContain(true);
    }
  }
}
