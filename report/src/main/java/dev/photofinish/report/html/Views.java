package dev.photofinish.report.html;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Race;
import dev.photofinish.report.SourceLookup;
import dev.photofinish.report.html.PageView.ListView;
import dev.photofinish.report.html.PageView.VerdictView;
import dev.photofinish.report.shared.Names;
import dev.photofinish.report.shared.Places;
import dev.photofinish.report.shared.RunWords;
import dev.photofinish.report.shared.Severity;
import dev.photofinish.report.shared.Tally;
import dev.photofinish.report.shared.Words;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes findings into what the page shows. */
final class Views {

  private final Findings findings;
  private final RaceViews raceViews;

  Views(Findings findings, SourceLookup sources) {
    this.findings = findings;
    raceViews = new RaceViews(Names.shortIn(findings), new Places(sources));
  }

  PageView page() {
    Tally tally = Tally.of(findings);
    return new PageView(
        findings.command(),
        findings.toolVersion(),
        tally.sentence(),
        tally.total(),
        findings.complete(),
        RunWords.completeness(findings),
        RunWords.proves(findings) ? RunWords.proved(findings.provedFree()) + "." : "",
        verdicts(tally),
        this::races,
        lists());
  }

  private static List<VerdictView> verdicts(Tally tally) {
    return tally.byVerdict().entrySet().stream()
        .map(
            entry ->
                new VerdictView(
                    entry.getKey().label(),
                    Severity.of(entry.getKey()).label(),
                    entry.getValue(),
                    Words.meaning(entry.getKey())))
        .toList();
  }

  private Iterator<RaceView> races() {
    List<Race> races = findings.races();
    return IntStream.range(0, races.size())
        .mapToObj(i -> raceViews.of(i + 1, races.get(i)))
        .iterator();
  }

  private List<ListView> lists() {
    return Stream.of(
            new ListView("Not analysed", problems(true)),
            new ListView("Notices", problems(false)),
            new ListView(
                "Assumed, and not checked",
                findings.assumptions().stream().map(RunWords::assumption).toList()))
        .filter(list -> !list.items().isEmpty())
        .toList();
  }

  private List<String> problems(boolean lost) {
    return findings.problems().stream()
        .filter(problem -> problem.lost() == lost)
        .map(RunWords::problem)
        .toList();
  }
}
