package dev.photofinish.bench;

import dev.photofinish.bench.Comparison.Column;
import dev.photofinish.bench.ProofText.RoundText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The tables of Naik's thesis, with what is found here beside what it says. */
final class ProveTablesBench {

  private static final String NONE = "-";

  private static final Column<ProveRun> PAIRS_LEFT =
      column("pairs left", text -> MarkdownTable.count(text.left()));

  private static final List<Column<ProveRun>> SIZES =
      List.of(
          new Column<>("artefact", run -> "`" + run.program().artefact() + "`"),
          new Column<>("classes", run -> MarkdownTable.count(run.size().classes())),
          new Column<>("bytecodes", run -> MarkdownTable.count(run.size().bytecodes())),
          column("classes that can run", ProofText::classes),
          column("methods that can run", ProofText::methods));

  private static final List<Column<ProveRun>> RACES =
      List.of(
          PAIRS_LEFT,
          column(
              "of the original", text -> percent((double) text.left() / text.original(), "%.2f")),
          column("told as races", text -> MarkdownTable.count(text.races())));

  private static final List<Column<ProveRun>> ROUNDS =
      List.of(
          column("rounds", text -> Integer.toString(text.rounds().size())),
          column("k: sites", text -> text.rounds().get(text.rounds().size() - 1).sites()),
          ofRounds("contexts by round", RoundText::contexts),
          ofRounds("pairs left by round", RoundText::left));

  private static final List<Column<ProveRun>> TIMES =
      List.of(
          new Column<>("CPU / wall seconds", run -> run.timing().text()),
          new Column<>("peak MB", run -> run.timing().memory()),
          ofRounds(
              "seconds by round", round -> String.format(Locale.ROOT, "%.1f", round.seconds())),
          column(
              "a later round, times the first",
              text -> {
                double times = text.laterRound();
                return Double.isNaN(times) ? NONE : String.format(Locale.ROOT, "%.2f", times);
              }));

  private static Column<ProveRun> column(String label, Function<ProofText, String> figure) {
    return new Column<>(label, run -> run.text().map(figure).orElse(NONE));
  }

  private static Column<ProveRun> ofRounds(String label, Function<RoundText, String> figure) {
    return column(
        label, text -> text.rounds().stream().map(figure).collect(Collectors.joining(", ")));
  }

  private final Path corpus;
  private final List<ProveRun> runs;

  private ProveTablesBench(Path corpus, List<ProveRun> runs) {
    this.corpus = corpus;
    this.runs = runs;
  }

  /**
   * Takes the seconds that a program may take, the folder with the thesis's tables, and the names
   * of the programs; all if there is none.
   */
  public static void main(String[] args) throws IOException {
    int seconds = Integer.parseInt(args[0]);
    Path corpus = Path.of(args[1]);
    List<String> names = Arrays.asList(args).subList(2, args.length);
    Jars jars = Jars.fetched();
    List<ProveRun> runs = new ArrayList<>();
    for (ThesisProgram program :
        ThesisProgram.read(corpus.resolve("naik-programs.tsv"), names, jars)) {
      runs.add(ProveRun.of(program, jars, seconds));
    }
    ProveTablesBench bench = new ProveTablesBench(corpus, runs);
    bench.print("naik-sizes.tsv", SIZES);
    bench.print("naik-stages.tsv", stages());
    bench.print("naik-races.tsv", RACES);
    bench.print("naik-rounds.tsv", ROUNDS);
    bench.print("naik-times.tsv", TIMES);
  }

  private static List<Column<ProveRun>> stages() {
    List<Column<ProveRun>> columns = new ArrayList<>();
    columns.add(column("original pairs", text -> MarkdownTable.count(text.original())));
    for (String stage : ProofText.STAGES) {
      columns.add(column("`" + stage + "` first", text -> percent(text.share(stage), "%.1f")));
    }
    columns.add(PAIRS_LEFT);
    return columns;
  }

  private static String percent(double share, String format) {
    return String.format(Locale.ROOT, format, 100 * share) + " %";
  }

  private void print(String file, List<Column<ProveRun>> ours) throws IOException {
    ThesisTable thesis = ThesisTable.read(corpus.resolve(file));
    System.out.println(new Comparison<>(ours, thesis).of(runs));
  }
}
