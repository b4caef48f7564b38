package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** What is in the agent's jar. */
class AgentJarTest {

  @TempDir Path folder;

  @Test
  void hasTheRuntimeAndNothingElse() throws Exception {
    try (JarFile jar = new JarFile(AgentJar.write(folder).toFile())) {
      assertThat(jar.stream().map(JarEntry::getName))
          .contains("dev/photofinish/record/runtime/Hooks.class", "dev/photofinish/trace/Run.class")
          .allMatch(
              name ->
                  name.equals(JarFile.MANIFEST_NAME)
                      || name.matches("dev/photofinish/(record/(agent|runtime)|trace)/.*[.]class"));
    }
  }

  /** There may be old Javas among the processes of a command; they must start. */
  @Test
  void isEnteredByAClassThatJava8Knows() throws Exception {
    assertThat(version("dev/photofinish/record/agent/Premain.class")).isEqualTo((short) 52);
    assertThat(version("dev/photofinish/record/agent/Agent.class")).isEqualTo((short) 61);
  }

  /**
   * Compilers heed it, so that woven code stays small; what is to be copied into it has no such.
   */
  @Test
  void keepsHooksOutOfWovenCode() throws Exception {
    Set<String> aside = dontInline("dev/photofinish/record/runtime/Hooks.class");

    assertThat(aside).contains("begin", "end", "taken").doesNotContain("recording", "tell");
    assertThat(dontInline("dev/photofinish/record/runtime/Branches.class")).isEmpty();
    assertThat(dontInline("dev/photofinish/trace/Run.class")).isEmpty();
  }

  private Set<String> dontInline(String entry) throws Exception {
    ClassNode type = new ClassNode();
    new ClassReader(bytes(entry)).accept(type, 0);
    return type.methods.stream()
        .filter(
            method ->
                method.visibleAnnotations != null
                    && method.visibleAnnotations.stream()
                        .anyMatch(
                            each -> each.desc.equals("Ljdk/internal/vm/annotation/DontInline;")))
        .map(method -> method.name)
        .collect(Collectors.toSet());
  }

  private short version(String entry) throws Exception {
    return ByteBuffer.wrap(bytes(entry)).getShort(6);
  }

  private byte[] bytes(String entry) throws Exception {
    try (JarFile jar = new JarFile(AgentJar.write(folder).toFile())) {
      return jar.getInputStream(jar.getEntry(entry)).readAllBytes();
    }
  }
}
