package dev.photofinish.record.agent;

import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;

/** Has the classes of the program woven from before its start on. */
final class Agent {

  /** Known by its name only: it is loaded where the program cannot see it. */
  private static final String TRANSFORMER = "dev.photofinish.record.transform.Transformer";

  private Agent() {}

  /** Whatever goes wrong, the program is started. */
  static void start(Path file, Instrumentation instrumentation) {
    Journal journal = new Journal(file.resolveSibling(AgentFolder.JOURNAL));
    try {
      start(file, journal, instrumentation);
    } catch (Throwable e) {
      journal.addFailure(e);
    }
  }

  private static void start(Path file, Journal journal, Instrumentation instrumentation)
      throws IOException, ReflectiveOperationException {
    AgentOptions options = AgentOptions.read(file);
    String command = System.getProperty("sun.java.command", "");
    if (options.launch().include().isEmpty() && BuildTools.isOne(command)) {
      journal.add(Journal.Kind.LEFT_ALONE, command);
      return;
    }
    Object transformer =
        Class.forName(TRANSFORMER, true, hiddenLoader(options))
            .getConstructor(Instrumentation.class, RunStarter.class, AgentOptions.class)
            .newInstance(instrumentation, new RunStarter(file, options, command, journal), options);
    instrumentation.addTransformer((ClassFileTransformer) transformer, true);
    journal.add(Journal.Kind.STARTED, command);
  }

  private static ClassLoader hiddenLoader(AgentOptions options) throws MalformedURLException {
    URL[] urls = new URL[options.classPath().size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = URI.create(options.classPath().get(i)).toURL();
    }
    return new HiddenLoader(urls);
  }
}
