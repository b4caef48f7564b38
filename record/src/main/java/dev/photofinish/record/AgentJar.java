package dev.photofinish.record;

import dev.photofinish.record.agent.Premain;
import dev.photofinish.trace.Trace;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;

/**
 * The jar that the virtual machine is started with. It is made of classes that are here anyway, and
 * has just those that the bootstrap loader is to load: whatever else were in it, programs could
 * see.
 */
final class AgentJar {

  static final String NAME = "photofinish-agent.jar";

  private static final List<String> OF_RECORD =
      List.of("dev/photofinish/record/agent", "dev/photofinish/record/runtime");
  private static final List<String> OF_TRACE = List.of("dev/photofinish/trace");

  /** Where class files have their version, and that of Java 8. */
  private static final int MAJOR_VERSION = 6;

  private static final short JAVA_8 = 52;

  private AgentJar() {}

  /** Writes it to a folder that is there, at once for all who look. */
  static Path write(Path folder) throws IOException {
    Path jar = folder.resolve(NAME);
    Path made = Files.createTempFile(folder, NAME, "");
    try (OutputStream out = Files.newOutputStream(made);
        JarOutputStream entries = new JarOutputStream(out, manifest())) {
      entries.setLevel(Deflater.NO_COMPRESSION);
      copy(CodePlace.of(Premain.class), OF_RECORD, entries);
      copy(CodePlace.of(Trace.class), OF_TRACE, entries);
    }
    return Files.move(
        made, jar, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * The jar is on the bootstrap class path by its own word: if the agent put it there, the virtual
   * machine would warn on standard output that it shares fewer classes.
   */
  private static Manifest manifest() {
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.putValue("Premain-Class", Premain.class.getName());
    main.putValue("Boot-Class-Path", NAME);
    main.putValue("Can-Retransform-Classes", "true");
    return manifest;
  }

  private static void copy(Path place, List<String> folders, JarOutputStream to)
      throws IOException {
    if (Files.isDirectory(place)) {
      copyBelow(place, folders, to);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        copyBelow(jar.getPath("/"), folders, to);
      }
    }
  }

  private static void copyBelow(Path root, List<String> folders, JarOutputStream to)
      throws IOException {
    for (String folder : folders) {
      for (Path file : classFiles(root.resolve(folder))) {
        to.putNextEntry(new ZipEntry(root.relativize(file).toString().replace('\\', '/')));
        byte[] classFile = Files.readAllBytes(file);
        to.write(isEntry(file) ? forOldJava(classFile) : OutOfLineWriter.apply(classFile));
        to.closeEntry();
      }
    }
  }

  private static boolean isEntry(Path file) {
    return file.endsWith(Premain.class.getSimpleName() + ".class");
  }

  /**
   * An old virtual machine would refuse the class, and end. As it is written, it has nothing in it
   * that Java 8 does not know, but for the version that it names.
   */
  private static byte[] forOldJava(byte[] classFile) {
    ByteBuffer.wrap(classFile).putShort(MAJOR_VERSION, JAVA_8);
    return classFile;
  }

  private static List<Path> classFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
  }
}
