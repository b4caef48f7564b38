package dev.photofinish.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceLookupTest {

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(folder.resolve("one/com/acme"));
    Files.createDirectories(folder.resolve("two/com/acme"));
    Files.writeString(folder.resolve("one/com/acme/Bank.java"), "first\r\nsecond\n");
    Files.writeString(folder.resolve("two/com/acme/Bank.java"), "hidden");
    Files.writeString(folder.resolve("two/com/acme/App.java"), "app");
    Files.writeString(folder.resolve("secret.txt"), "secret");
  }

  @Test
  void takesTheFirstRootThatHasTheFile() {
    SourceLookup lookup = SourceLookup.under(folder, List.of(Path.of("one"), Path.of("two")));

    assertThat(lookup.find("com/acme/Bank.java"))
        .contains(new SourceFile("one/com/acme/Bank.java", List.of("first", "second")));
    assertThat(lookup.find("com/acme/App.java"))
        .contains(new SourceFile("two/com/acme/App.java", List.of("app")));
  }

  @Test
  void namesFilesOutsideOfTheWorkingFolderInFull() {
    Path root = folder.resolve("two").toAbsolutePath();
    SourceLookup lookup = SourceLookup.under(folder.resolve("one"), List.of(root));

    assertThat(lookup.find("com/acme/App.java").map(SourceFile::path))
        .contains(root.resolve("com/acme/App.java").toString().replace('\\', '/'));
  }

  @Test
  void neverLeavesItsRoots() {
    SourceLookup lookup = SourceLookup.under(folder, List.of(Path.of("one")));

    assertThat(lookup.find("../secret.txt")).isEqualTo(Optional.empty());
    assertThat(lookup.find(folder.resolve("secret.txt").toString())).isEqualTo(Optional.empty());
  }

  @Test
  void findsNothingUnderNamesThatAreNoFiles() {
    SourceLookup lookup = SourceLookup.under(folder, List.of(Path.of("one")));

    assertThat(lookup.find("")).isEqualTo(Optional.empty());
    assertThat(lookup.find("com/acme")).isEqualTo(Optional.empty());
    assertThat(lookup.find("com/acme/Gone.java")).isEqualTo(Optional.empty());
    assertThat(lookup.find("com/acme/\u0000.java")).isEqualTo(Optional.empty());
  }

  @Test
  void readsFilesThatAreNotUtf8AsWellAsItCan() throws IOException {
    Files.write(folder.resolve("one/Latin.java"), new byte[] {'a', (byte) 0xe4, 'b'});
    SourceLookup lookup = SourceLookup.under(folder, List.of(Path.of("one")));

    assertThat(lookup.find("Latin.java").map(SourceFile::lines)).contains(List.of("a\ufffdb"));
  }

  @Test
  void remembersNoMoreThanAFewFilesButFindsAll() throws IOException {
    SourceLookup lookup = SourceLookup.under(folder, List.of(Path.of("one")));
    for (int i = 0; i < 40; i++) {
      Files.writeString(folder.resolve("one/F" + i + ".java"), "file " + i);
    }

    for (int i = 0; i < 80; i++) {
      String file = "F" + i % 40 + ".java";
      assertThat(lookup.find(file).map(SourceFile::lines)).contains(List.of("file " + i % 40));
    }
  }
}
