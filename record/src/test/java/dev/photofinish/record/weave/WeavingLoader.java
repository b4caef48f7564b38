package dev.photofinish.record.weave;

import dev.photofinish.testbench.CompiledSources;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads compiled sources as the agent has them loaded. */
final class WeavingLoader extends ClassLoader {

  private final Map<String, byte[]> classes;
  private final Weaver weaver;

  WeavingLoader(CompiledSources sources, Weaver weaver) {
    this(sources.classes(), weaver);
  }

  WeavingLoader(Map<String, byte[]> classes, Weaver weaver) {
    super(WeavingLoader.class.getClassLoader());
    this.classes = classes;
    this.weaver = weaver;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] file = classes.get(name);
    if (file == null) {
      throw new ClassNotFoundException(name);
    }
    byte[] woven = weaver.weave(this, name.replace('.', '/'), file).orElse(file);
    return defineClass(name, woven, 0, woven.length);
  }

  @Override
  public @Nullable InputStream getResourceAsStream(String name) {
    byte[] file = classes.get(name.replace(".class", "").replace('/', '.'));
    return file == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(file);
  }
}
