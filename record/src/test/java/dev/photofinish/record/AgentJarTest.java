package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  private short version(String entry) throws Exception {
    try (JarFile jar = new JarFile(AgentJar.write(folder).toFile())) {
      return ByteBuffer.wrap(jar.getInputStream(jar.getEntry(entry)).readAllBytes()).getShort(6);
    }
  }
}
