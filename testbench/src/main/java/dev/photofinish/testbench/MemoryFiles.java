package dev.photofinish.testbench;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** The files of a compiler that reads sources from memory and writes classes to memory. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {

  private final Map<String, ClassFile> written = new LinkedHashMap<>();

  MemoryFiles(JavaFileManager platform) {
    super(platform);
  }

  Map<String, byte[]> classes() {
    return written.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().bytes()));
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    ClassFile file = new ClassFile(className);
    written.put(className, file);
    return file;
  }

  private static URI uri(String path) {
    return URI.create("memory:///").resolve(path);
  }

  /** A source in memory. */
  static final class Source extends SimpleJavaFileObject {
    private final SourceFile file;

    Source(SourceFile file) {
      super(uri(file.path()), Kind.SOURCE);
      this.file = file;
    }

    String path() {
      return file.path();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return file.text();
    }
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();

    ClassFile(String className) {
      super(uri(className.replace('.', '/') + ".class"), Kind.CLASS);
    }

    byte[] bytes() {
      return content.toByteArray();
    }

    @Override
    public OutputStream openOutputStream() {
      return content;
    }
  }
}
