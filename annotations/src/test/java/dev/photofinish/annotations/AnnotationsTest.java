package dev.photofinish.annotations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Users' code compiles with the annotations, at Java 8 too, and its class files keep them. */
class AnnotationsTest {

  private static final int CLASS_FILE_VERSION_OF_JAVA_8 = 52;

  private static final String EVERYWHERE =
      """
      package com.acme;

      import dev.photofinish.annotations.*;

      @SuppressRace(reason = "a prototype")
      class Everywhere {
        private final Object lock = new Object();

        @SuppressRace(reason = "statistics only")
        long hits;

        @GuardedBy("lock")
        long balance;

        @ThreadConfined("main")
        int row;

        @SuppressRace(reason = "runs before the service starts")
        Everywhere() {}

        @SuppressRace(reason = "runs after the service ends")
        void close() {}

        @GuardedBy("lock")
        void withLock() {}

        @ThreadConfined("main")
        void select() {}

        @ThreadSafe
        void shared() {}

        @ReturnsOwnership
        Object make() {
          return new Object();
        }

        @Functional
        String title() {
          return "";
        }
      }

      @ThreadSafe
      interface Shared {}

      @NotThreadSafe
      class Unshared implements Shared {}

      @Immutable
      final class Constant {}

      @ThreadConfined("main")
      class Window {}
      """;

  private static SourceCompiler compiler() throws URISyntaxException {
    Path classes =
        Path.of(SuppressRace.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return SourceCompiler.standard().withClassPath(List.of(classes));
  }

  private static Map<String, byte[]> compile(int release, String text) throws URISyntaxException {
    return compiler().withRelease(release).compile(SourceFile.of("Test.java", text)).classes();
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 17})
  void codeWithAllOfThemCompiles(int release) throws URISyntaxException {
    assertThat(compile(release, EVERYWHERE))
        .containsKeys("com.acme.Everywhere", "com.acme.Shared", "com.acme.Constant");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SuppressRace",
        "GuardedBy",
        "ThreadConfined",
        "ThreadSafe",
        "ReturnsOwnership",
        "Functional"
      })
  void classFilesKeepThemForToolsOnly(String name) throws URISyntaxException {
    byte[] classFile = compile(17, EVERYWHERE).get("com.acme.Everywhere");
    assertThat(new String(classFile, StandardCharsets.ISO_8859_1))
        .contains("Ldev/photofinish/annotations/" + name + ";")
        .contains("RuntimeInvisibleAnnotations")
        .doesNotContain("RuntimeVisibleAnnotations");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressRace class A {}",
        "class A { @GuardedBy int a; }",
        "@ThreadConfined class A {}",
        "class A { @Immutable void a() {} }",
        "class A { @ThreadSafe int a; }",
        "class A { @NotThreadSafe void a() {} }",
        "class A { @Functional int a; }",
        "@ReturnsOwnership class A {}",
        "class A { void a(@SuppressRace(reason = \"none\") int b) {} }"
      })
  void misuseDoesNotCompile(String misuse) {
    String text = "import dev.photofinish.annotations.*;\n" + misuse;
    assertThatThrownBy(() -> compile(17, text))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("does not compile:\nTest.java:2: ");
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Functional.class,
        GuardedBy.class,
        Immutable.class,
        NotThreadSafe.class,
        ReturnsOwnership.class,
        SuppressRace.class,
        ThreadConfined.class,
        ThreadSafe.class
      })
  void theyAreClassFilesOfJava8(Class<?> type) throws IOException {
    try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
      assertThat(in).isNotNull();
      assertThat(in.readNBytes(8)[7]).isEqualTo((byte) CLASS_FILE_VERSION_OF_JAVA_8);
    }
  }
}
