package dev.photofinish.record;

import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.record.agent.AgentFolder;
import dev.photofinish.record.agent.AgentOptions;
import dev.photofinish.record.agent.Journal;
import dev.photofinish.record.weave.Weaver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;

/**
 * The front door: makes the command that starts a program with the agent inside. The agent's files
 * stay in the folder of the trace, for processes that are started late.
 */
public final class Recorder {

  private static final String TOOL_OPTIONS = "JAVA_TOOL_OPTIONS";

  private final Path jar;
  private final Path options;
  private final Journal journal;

  private Recorder(Path jar, Path options, Journal journal) {
    this.jar = jar;
    this.options = options;
    this.journal = journal;
  }

  /** Writes what the agent needs. */
  public static Recorder prepare(RecordOptions recorded) throws IOException {
    Path trace = absolute(recorded.trace());
    Path folder = Files.createDirectories(trace.resolve(AgentFolder.NAME));
    Path options = folder.resolve(AgentFolder.OPTIONS);
    new AgentOptions(
            trace,
            classPath(),
            recorded.launch(),
            recorded.limit(),
            recorded.schedule().map(Recorder::absolute))
        .write(options);
    Journal journal = new Journal(folder.resolve(AgentFolder.JOURNAL));
    Files.deleteIfExists(journal.file());
    return new Recorder(AgentJar.write(jarFolder(folder)), options, journal);
  }

  /** A process may be started in another folder. */
  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** The virtual machine takes what is behind the first equals sign for the agent's options. */
  private static Path jarFolder(Path folder) throws IOException {
    return folder.toString().contains("=") ? Files.createTempDirectory("photofinish") : folder;
  }

  /** Where the weaver is, and all that it uses. */
  private static List<String> classPath() {
    return Stream.of(
            Weaver.class,
            Models.class,
            ProgramInputs.class,
            ClassReader.class,
            ClassNode.class,
            JSRInlinerAdapter.class)
        .map(type -> CodePlace.address(type).toString())
        .distinct()
        .toList();
  }

  /**
   * The process to start for a command. A {@code java} gets the agent as an option; any other
   * passes it on to all virtual machines that it starts, by the environment.
   */
  public ProcessBuilder process(List<String> command, Map<String, String> environment) {
    List<String> words = new ArrayList<>(command);
    ProcessBuilder process = new ProcessBuilder(words);
    if (isJava(command.get(0))) {
      words.add(1, option());
    } else {
      String given = environment.getOrDefault(TOOL_OPTIONS, "");
      process
          .environment()
          .put(TOOL_OPTIONS, (given.isBlank() ? "" : given + " ") + quoted(option()));
    }
    return process;
  }

  private String option() {
    return "-javaagent:" + jar + "=" + options;
  }

  private static boolean isJava(String program) {
    String name = String.valueOf(Path.of(program).getFileName());
    return name.equals("java") || name.equalsIgnoreCase("java.exe");
  }

  /** In the environment, blanks separate options unless they are quoted; there is no escape. */
  private static String quoted(String option) {
    StringBuilder quoted = new StringBuilder();
    for (String part : option.split("(?<=\")|(?=\")", -1)) {
      String quote = part.equals("\"") ? "'" : "\"";
      quoted.append(quote).append(part).append(quote);
    }
    return quoted.toString();
  }

  /** What became of the agent in each process, as far as it got. */
  public AgentStates states() throws IOException {
    return AgentStates.of(journal.entries());
  }
}
