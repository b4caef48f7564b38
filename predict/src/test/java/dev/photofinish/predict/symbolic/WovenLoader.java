package dev.photofinish.predict.symbolic;

import dev.photofinish.record.weave.Weaver;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads compiled classes as the agent has them loaded. */
public final class WovenLoader extends ClassLoader {

  private final Map<String, byte[]> classes;
  private final Weaver weaver;

  public WovenLoader(Map<String, byte[]> classes, Weaver weaver) {
    super(WovenLoader.class.getClassLoader());
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
