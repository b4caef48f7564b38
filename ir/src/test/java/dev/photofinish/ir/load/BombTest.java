package dev.photofinish.ir.load;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.fixture.Archive;
import dev.photofinish.ir.fixture.Bomb;
import dev.photofinish.ir.fixture.Programs;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives that unpack to far more than they seem to hold. */
class BombTest {

  private static final long MEGABYTE = 1 << 20;

  @TempDir Path folder;
  private Path unpacked = Path.of("");

  @BeforeEach
  void createFolder() throws IOException {
    unpacked = Files.createDirectory(folder.resolve("unpacked"));
  }

  @Test
  void aHugeClassIsRefusedInLittleMemory() throws Exception {
    Path jar = Bomb.write(folder.resolve("bomb.jar"), "a/X.class");
    assertThat(Files.size(jar)).isLessThan(8 * MEGABYTE);
    long before = allocated();
    try (Program program = Programs.ofPaths(jar)) {
      assertThat(program.applicationNames()).containsExactly("a/X");
      assertThat(program.find("a/X").isMissing()).isTrue();
      assertThat(program.problems())
          .containsExactly(
              new InputProblem(
                  "a.X",
                  "in " + jar + ": unpacks to more than 32 MB, which no class file needs",
                  true));
    }
    assertThat(allocated() - before).isLessThan(200 * MEGABYTE);
  }

  private static long allocated() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  @Test
  void aHugeInnerArchiveIsLeftOutAndItsTraceIsGone() throws Exception {
    byte[] bomb = Files.readAllBytes(Bomb.write(folder.resolve("inner.jar"), "huge.jar"));
    Path jar =
        new Archive()
            .withClass("", "a/A")
            .with("bomb.jar", bomb)
            .with("small.jar", new Archive().withClass("", "b/B"))
            .writeTo(folder.resolve("outer.jar"));
    List<String> leftOut = new ArrayList<>();
    try (Archives archives =
        new Archives(17, (label, reason) -> leftOut.add(label), 10 * MEGABYTE, unpacked)) {
      Archives.Contents contents = archives.open(jar);
      assertThat(contents.classes()).extracting(ClassRoot::label).startsWith(jar.toString());
      assertThat(leftOut).contains(jar + "!/bomb.jar!/huge.jar");
      assertThat(unpackedFiles()).hasSize(contents.classes().size() - 1);
      closeAll(contents.classes());
    }
    assertThat(unpackedFiles()).isEmpty();
  }

  private List<Path> unpackedFiles() throws IOException {
    try (Stream<Path> files = Files.list(unpacked)) {
      return files.toList();
    }
  }

  @Test
  void unpackedArchivesAreDeletedAtTheEnd() throws Exception {
    Path jar =
        new Archive()
            .with("one.jar", new Archive().withClass("", "a/A"))
            .with("two.jar", new byte[] {1, 2, 3})
            .writeTo(folder.resolve("outer.jar"));
    try (Archives archives = new Archives(17, (label, reason) -> {}, MEGABYTE, unpacked)) {
      Archives.Contents contents = archives.open(jar);
      assertThat(unpacked).isNotEmptyDirectory();
      closeAll(contents.classes());
    }
    assertThat(unpacked).isEmptyDirectory();
  }

  private static void closeAll(List<ClassRoot> roots) throws IOException {
    for (ClassRoot root : roots) {
      root.close();
    }
  }
}
