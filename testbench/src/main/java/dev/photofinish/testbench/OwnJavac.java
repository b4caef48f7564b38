package dev.photofinish.testbench;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The compiler of the running JDK: nothing touches the disk. */
final class OwnJavac implements Javac {

  @Override
  public Map<String, byte[]> compile(List<SourceFile> sources, List<String> options)
      throws IOException {
    JavaCompiler compiler = compiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (MemoryFiles files =
        new MemoryFiles(compiler.getStandardFileManager(messages, Locale.ROOT, null))) {
      List<MemoryFiles.Source> units = sources.stream().map(MemoryFiles.Source::new).toList();
      boolean compiled = compiler.getTask(null, files, messages, options, null, units).call();
      if (!compiled) {
        throw new AssertionError("does not compile:\n" + errors(messages));
      }
      return files.classes();
    }
  }

  private static JavaCompiler compiler() {
    @Nullable JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("the tests run on a JRE: they need a JDK");
    }
    return compiler;
  }

  private static String errors(DiagnosticCollector<JavaFileObject> messages) {
    return messages.getDiagnostics().stream()
        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .map(OwnJavac::line)
        .collect(Collectors.joining("\n"));
  }

  private static String line(Diagnostic<? extends JavaFileObject> message) {
    @Nullable JavaFileObject source = message.getSource();
    String text = message.getMessage(Locale.ROOT);
    return source instanceof MemoryFiles.Source file
        ? file.path() + ":" + message.getLineNumber() + ": " + text
        : text;
  }
}
