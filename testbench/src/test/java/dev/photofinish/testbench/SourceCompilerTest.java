package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.opentest4j.TestAbortedException;

/** Releases, options, compilers and errors. */
class SourceCompilerTest {

  private static final int CLASS_FILE_VERSION_OF_RELEASE_0 = 44;

  private static final SourceFile HELLO =
      SourceFile.of(
          "Hello.java",
          "package com.acme;\nclass Hello { class Inner {} int a(int b) { return b; } }");

  private final SourceCompiler compiler = SourceCompiler.standard();

  @Test
  void classesAreNamedAndSorted() {
    CompiledSources compiled = compiler.compile(HELLO);
    assertThat(compiled.classes().keySet())
        .containsExactly("com.acme.Hello", "com.acme.Hello$Inner");
    assertThat(compiled.sources()).containsExactly(HELLO);
  }

  @Test
  void theReleaseIsTheCompilersUnlessTheSourceAsksForAnother() {
    SourceFile asking = SourceFile.of("Hello.java", "// bench: release 11\nclass Hello {}");
    assertThat(compiledRelease(compiler, HELLO)).isEqualTo(17);
    assertThat(compiledRelease(compiler.withRelease(8), HELLO)).isEqualTo(8);
    assertThat(compiledRelease(compiler.withRelease(8), asking)).isEqualTo(11);
    assertThat(compiler.withRelease(8).compile(asking).release()).isEqualTo(11);
  }

  @Test
  void theOptionsAreTheCompilersUnlessTheSourceAsksForOthers() {
    SourceFile asking =
        SourceFile.of("Hello.java", "// bench: options -g:none -parameters\n" + HELLO.text());
    assertThat(node(compiler, HELLO).sourceFile).isEqualTo("Hello.java");
    assertThat(node(compiler.withOptions("-g:none"), HELLO).sourceFile).isNull();
    assertThat(node(compiler, asking).sourceFile).isNull();
    assertThat(node(compiler, HELLO).methods.get(1).parameters).isNull();
    assertThat(node(compiler, asking).methods.get(1).parameters).hasSize(1);
  }

  @Test
  void sourcesMustNotContradictEachOther() {
    SourceFile one = SourceFile.of("A.java", "// bench: release 8\nclass A {}");
    SourceFile two = SourceFile.of("B.java", "// bench: release 11\nclass B {}");
    assertThatThrownBy(() -> compiler.compile(one, two))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("contradict");
  }

  @Test
  void aNewerReleaseIsCompiledByANewerJdk() {
    int newer = Runtime.version().feature() + 1;
    assertThat(compiledRelease(compiler.withRelease(newer), HELLO)).isEqualTo(newer);
  }

  @Test
  void withoutANewerJdkTheTestIsSkipped() {
    JdkFinder none = new JdkFinder(Map.of(), new Properties(), List.of());
    SourceCompiler alone = new SourceCompiler(999, List.of(), List.of(), Optional.empty(), none);
    assertThatThrownBy(() -> alone.compile(HELLO))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("needs a JDK 999 or newer");
  }

  @Test
  void anotherJdkGivesTheSameClasses() {
    Jdk running = running();
    assertThat(compiler.withJdk(running).compile(HELLO).classes())
        .containsExactlyEntriesOf(compiler.compile(HELLO).classes());
  }

  @Test
  void errorsNameFileAndLine() {
    SourceFile broken =
        SourceFile.of("Broken.java", "package com.acme;\nclass Broken {\n int a = b;\n}");
    assertThatThrownBy(() -> compiler.compile(broken))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("does not compile:\ncom/acme/Broken.java:3: cannot find symbol");
    assertThatThrownBy(() -> compiler.withJdk(running()).compile(broken))
        .isInstanceOf(AssertionError.class)
        .hasMessageMatching("(?s)does not compile:\n.*com.acme.Broken.java:3: .*");
  }

  @Test
  void classesCanBeWrittenAndCompiledAgainst(@TempDir Path folder) throws IOException {
    compiler.compile(SourceFile.of("Lib.java", "package lib; public class Lib {}")).writeTo(folder);
    SourceFile user = SourceFile.of("User.java", "class User extends lib.Lib {}");
    CompiledSources compiled = compiler.withClassPath(List.of(folder)).compile(user);
    assertThat(compiled.classes()).containsOnlyKeys("User");
    assertThat(compiled.classPath()).containsExactly(folder);
  }

  private static Jdk running() {
    return Jdk.in(Path.of(System.getProperty("java.home"))).orElseThrow();
  }

  private static int compiledRelease(SourceCompiler compiler, SourceFile source) {
    return node(compiler, source).version - CLASS_FILE_VERSION_OF_RELEASE_0;
  }

  private static ClassNode node(SourceCompiler compiler, SourceFile source) {
    Map<String, byte[]> classes = compiler.compile(source).classes();
    ClassNode node = new ClassNode();
    new ClassReader(classes.values().iterator().next()).accept(node, 0);
    return node;
  }
}
