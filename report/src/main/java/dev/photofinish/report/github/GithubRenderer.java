package dev.photofinish.report.github;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.shared.Places;
import dev.photofinish.report.shared.RaceMessage;
import dev.photofinish.report.shared.RunWords;
import dev.photofinish.report.shared.Severity;
import dev.photofinish.report.shared.Words;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes workflow commands, one line each, that GitHub shows as annotations.
 *
 * <p>An annotation lands on its line only if the file is named from the repository's root, so the
 * source roots should be known.
 */
public final class GithubRenderer implements Renderer {

  private final Places places;
  private final RaceMessage message;

  public GithubRenderer(RenderOptions options) {
    places = new Places(options.sources());
    message = new RaceMessage(places);
  }

  @Override
  public void render(Findings findings, Writer out) throws IOException {
    for (Race race : findings.races()) {
      if (Severity.of(race.verdict()) != Severity.NONE) {
        out.write(annotation(race) + "\n");
      }
    }
    for (Problem problem : Problem.digest(findings.problems())) {
      out.write(annotation(problem) + "\n");
    }
    out.flush();
  }

  private String annotation(Race race) {
    Frame site = race.first().site();
    WorkflowCommand command = new WorkflowCommand(level(Severity.of(race.verdict())));
    if (!site.file().isEmpty()) {
      command.property("file", places.file(site));
      if (site.line() > 0) {
        command.property("line", Integer.toString(site.line()));
      }
    }
    command.property("title", race.verdict().label() + " " + Words.title(race));
    return command.with(message.of(race));
  }

  private static String annotation(Problem problem) {
    return new WorkflowCommand(problem.lost() ? "warning" : "notice")
        .property("title", problem.lost() ? "Not analysed" : "Notice")
        .with(RunWords.problem(problem));
  }

  private static String level(Severity severity) {
    return severity == Severity.NOTE ? "notice" : severity.label();
  }
}
