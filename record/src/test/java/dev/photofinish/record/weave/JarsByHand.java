package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * Weaves and verifies all classes of jars; run by hand with their paths. Each is woven as by
 * default, and with focus on all of its fields.
 */
final class JarsByHand {

  private JarsByHand() {}

  /** Loads classes of jars woven; the verifier looks at each. */
  private static final class Loader extends URLClassLoader {

    private final Weaver weaver;

    Loader(URL[] jars, Weaver weaver) {
      super(jars, ClassLoader.getPlatformClassLoader());
      this.weaver = weaver;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("dev.photofinish.")) {
        return Class.forName(name);
      }
      String file = name.replace('.', '/');
      try (InputStream in = getResourceAsStream(file + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] plain = in.readAllBytes();
        byte[] woven = weaver.weave(this, file, plain).orElse(plain);
        return defineClass(name, woven, 0, woven.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Recording recording =
        Recording.begin(Files.createTempDirectory("jars"), new RunMeta(0, "17", 1, "jars"));
    Hooks.install(recording);
    for (String jar : args) {
      Path path = Path.of(jar);
      verify(path, args, new Weaver(recording, Scope.ALL));
      Scope focused = new Scope(List.of(), List.of(), Optional.of(fields(path)));
      verify(path, args, new Weaver(recording, focused));
    }
    recording.end(new RunEnd(true, "all are woven"));
  }

  private static void verify(Path jar, String[] all, Weaver weaver) throws IOException {
    int verified = 0;
    List<String> missing = new ArrayList<>();
    List<String> failed = new ArrayList<>();
    try (Loader loader = new Loader(urls(all), weaver)) {
      for (String name : names(jar)) {
        try {
          // To list the methods of a class, it is linked, which verifies it.
          verified += Class.forName(name, false, loader).getDeclaredMethods() == null ? 0 : 1;
        } catch (NoClassDefFoundError | ClassNotFoundException e) {
          missing.add(name + ": " + e);
        } catch (Throwable e) {
          failed.add(name + ": " + e);
        }
      }
    }
    System.out.println(
        jar.getFileName()
            + ": "
            + verified
            + " verified, "
            + missing.size()
            + " need classes that are not there, "
            + failed.size()
            + " failed");
    failed.stream().limit(10).forEach(System.out::println);
  }

  private static List<String> names(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.stream()
          .map(entry -> entry.getName())
          .filter(name -> name.endsWith(".class"))
          .filter(name -> !name.startsWith("META-INF/") && !name.endsWith("module-info.class"))
          .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
          .toList();
    }
  }

  private static Set<String> fields(Path jar) throws IOException {
    Set<String> fields = new HashSet<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        if (entry.getName().endsWith(".class")) {
          ClassNode type = new ClassNode();
          new ClassReader(file.getInputStream(entry)).accept(type, ClassReader.SKIP_CODE);
          type.fields.forEach(field -> fields.add(type.name.replace('/', '.') + "." + field.name));
        }
      }
    }
    return fields;
  }

  private static URL[] urls(String[] jars) throws MalformedURLException {
    URL[] urls = new URL[jars.length];
    for (int i = 0; i < jars.length; i++) {
      urls[i] = Path.of(jars[i]).toUri().toURL();
    }
    return urls;
  }
}
