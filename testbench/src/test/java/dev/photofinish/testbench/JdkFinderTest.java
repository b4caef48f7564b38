package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where JDKs are looked for, and what is one. */
class JdkFinderTest {

  @TempDir Path temporary;
  private Path root;

  @BeforeEach
  void resolveLinks() throws IOException {
    root = temporary.toRealPath();
  }

  @Test
  void theRunningJdkIsFound() {
    assertThat(JdkFinder.ofThisSystem().exactly(Runtime.version().feature())).isPresent();
  }

  @Test
  void foldersHoldJdksAndBundles() throws IOException {
    Path old = jdk(root.resolve("old"), "1.8.0_402");
    Path bundle = jdk(root.resolve("bundle.jdk/Contents/Home"), "25.0.3");
    Files.createDirectory(root.resolve("empty"));
    assertThat(inFolder().all()).containsExactly(new Jdk(8, old), new Jdk(25, bundle));
  }

  @Test
  void aJreAndAnUnknownVersionAreNone() throws IOException {
    Files.delete(jdk(root.resolve("jre"), "17").resolve("bin/javac"));
    jdk(root.resolve("odd"), "unknown");
    assertThat(inFolder().all()).isEmpty();
  }

  @Test
  void theOldestThatIsNewEnoughIsChosen() throws IOException {
    for (int version : List.of(17, 25, 21)) {
      jdk(root.resolve("jdk" + version), version + ".0.1");
    }
    assertThat(inFolder().atLeast(18)).map(Jdk::feature).hasValue(21);
    assertThat(inFolder().exactly(25)).map(Jdk::feature).hasValue(25);
    assertThat(inFolder().exactly(18)).isEmpty();
    assertThat(inFolder().atLeast(26)).isEmpty();
  }

  @Test
  void variablesNameJdks() throws IOException {
    Path home = jdk(root.resolve("a"), "21");
    Map<String, String> environment =
        Map.of("JAVA_HOME_21_X64", home.toString(), "JAVA_HOME", "", "JDK_HOME", "/nowhere");
    assertThat(new JdkFinder(environment, new Properties(), List.of()).all())
        .containsExactly(new Jdk(21, home));
  }

  @Test
  void aPropertyComesFirstAndMustBeRight() throws IOException {
    Path named = jdk(root.resolve("z"), "21");
    jdk(root.resolve("a"), "21");
    assertThat(withProperty("photofinish.jdk.21", named).exactly(21)).hasValue(new Jdk(21, named));
    assertThatThrownBy(() -> withProperty("photofinish.jdk.25", named).all())
        .hasMessageStartingWith("photofinish.jdk.25: no such JDK in ");
  }

  @Test
  void aJdkUnderTwoNamesIsOne() throws IOException {
    Path home = jdk(root.resolve("jdk"), "21");
    Files.createSymbolicLink(root.resolve("link"), home);
    assertThat(inFolder().all()).containsExactly(new Jdk(21, home));
  }

  private JdkFinder inFolder() {
    return new JdkFinder(Map.of(), new Properties(), List.of(root, root.resolve("missing")));
  }

  private JdkFinder withProperty(String name, Path home) {
    Properties properties = new Properties();
    properties.setProperty(name, home.toString());
    return new JdkFinder(Map.of(), properties, List.of(root));
  }

  private static Path jdk(Path home, String version) throws IOException {
    Path javac = Files.createDirectories(home.resolve("bin")).resolve("javac");
    Files.createFile(javac);
    assertThat(javac.toFile().setExecutable(true)).isTrue();
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }
}
