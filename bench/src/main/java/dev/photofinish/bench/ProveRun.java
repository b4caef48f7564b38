package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A proof of a program as a process of its own, for as long as it may take.
 *
 * @param text its figures, if a round was done
 * @param end how it ended, if it is not done
 */
record ProveRun(
    ThesisProgram program, CodeSize size, Timing timing, Optional<ProofText> text, String end)
    implements Comparison.Run {

  /** What is left is reported as for Ctrl-C, for which there is some time. */
  private static final List<String> LIMITED = List.of("timeout", "--signal=INT", "--kill-after=90");

  private static final int GIGABYTES = 8;

  static ProveRun of(ThesisProgram program, Jars jars, int seconds) throws IOException {
    System.err.println("proving " + program.artefact());
    Path jar = jars.of(program.artefact());
    List<String> command = new ArrayList<>(LIMITED);
    command.add(Integer.toString(seconds));
    command.addAll(
        Commands.prove(List.of(jar), jars.dependencies(program.artefact()), program.options()));
    TimedProcess done = TimedProcess.run(command, environment());
    String report = Files.readString(done.output());
    return new ProveRun(
        program,
        CodeSize.of(jar),
        done.timing(),
        ProofText.isIn(report) ? Optional.of(ProofText.parse(report)) : Optional.empty(),
        end(done, report + done.errors(), seconds));
  }

  private static Map<String, String> environment() {
    Map<String, String> environment = new HashMap<>(ProofText.WIDE);
    environment.put("PHOTOFINISH_JAVA_OPTS", "-Xmx" + GIGABYTES + "g");
    return environment;
  }

  @Override
  public String label() {
    return end.isEmpty() ? program.name() : program.name() + ": " + end;
  }

  private static String end(TimedProcess done, String words, int seconds) {
    if (!done.exitedWith(Commands.ANALYSED)) {
      return done.timing().wall() < seconds
          ? "**exit code " + done.exit() + "**"
          : "**cut after " + seconds + " s**";
    } else if (words.contains("does not allow for contexts")) {
      return "without contexts, as " + GIGABYTES + " GB are too little";
    } else if (words.contains("does not allow for another round")) {
      return "after as many rounds as fit into " + GIGABYTES + " GB";
    }
    return "";
  }
}
