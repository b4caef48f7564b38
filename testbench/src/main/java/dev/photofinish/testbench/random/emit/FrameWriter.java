package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.syntax.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassWriter;

/** A class writer that knows the program's hierarchy, as its classes cannot be loaded yet. */
final class FrameWriter extends ClassWriter {

  private final Map<String, String> superNames;

  FrameWriter(Map<String, String> superNames) {
    super(COMPUTE_FRAMES);
    this.superNames = superNames;
  }

  @Override
  protected String getCommonSuperClass(String left, String right) {
    List<String> above = chain(left);
    Optional<String> common = chain(right).stream().filter(above::contains).findFirst();
    return common.orElse(Library.OBJECT);
  }

  private List<String> chain(String className) {
    List<String> chain = new ArrayList<>();
    for (String name = className; name != null; name = superNames.get(name)) {
      chain.add(name);
    }
    return chain;
  }
}
