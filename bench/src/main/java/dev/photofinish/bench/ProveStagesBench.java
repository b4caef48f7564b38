package dev.photofinish.bench;

import dev.photofinish.bench.Comparison.Column;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.prove.ProveException;
import dev.photofinish.prove.race.Analysis;
import dev.photofinish.prove.race.StagesAlone;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Tables 2.4 and 3.3 of Naik's thesis: what each stage rules out alone, beside what it says. */
final class ProveStagesBench {

  private static final Column<StageRun> MAY_LOCKS =
      share("unlocked (may)", StageRun::may, Analysis.UNLOCKED);

  private static final List<Column<StageRun>> STAGES =
      List.of(
          column("original pairs", StageRun::sound, alone -> MarkdownTable.count(alone.original())),
          share("aliasing", StageRun::sound, Analysis.ALIASING),
          share("escaping", StageRun::sound, Analysis.ESCAPING),
          share("parallel", StageRun::sound, Analysis.PARALLEL),
          MAY_LOCKS);

  private static final List<Column<StageRun>> LOCKS =
      List.of(
          MAY_LOCKS,
          part("global (of sound)", Analysis.GLOBAL),
          part("local (of sound)", Analysis.LOCAL),
          part("thread (of sound)", Analysis.THREAD),
          share("unlocked (sound)", StageRun::sound, Analysis.UNLOCKED));

  private static Column<StageRun> column(
      String label,
      Function<StageRun, Optional<StagesAlone>> locks,
      Function<StagesAlone, String> figure) {
    return new Column<>(label, run -> locks.apply(run).map(figure).orElse("-"));
  }

  /** Of the original pairs. */
  private static Column<StageRun> share(
      String label, Function<StageRun, Optional<StagesAlone>> locks, Analysis analysis) {
    return column(label, locks, alone -> percent(alone.ruledOut(analysis), alone.original()));
  }

  /** Of the pairs that the sound locks rule out: table 3.3 has more for a part than for all. */
  private static Column<StageRun> part(String label, Analysis analysis) {
    return column(
        label,
        StageRun::sound,
        alone -> percent(alone.ruledOut(analysis), alone.ruledOut(Analysis.UNLOCKED)));
  }

  private static String percent(long count, long whole) {
    return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100.0 * count / whole);
  }

  private ProveStagesBench() {}

  /**
   * Takes the seconds that a proof may take, the folder with the thesis's tables, and the names of
   * the programs; all if there is none.
   */
  public static void main(String[] args) throws IOException, BadInputException, ProveException {
    Path corpus = Path.of(args[1]);
    List<String> names = Arrays.asList(args).subList(2, args.length);
    Jars jars = Jars.fetched();
    Proofs proofs = new Proofs(jars, Integer.parseInt(args[0]));
    List<StageRun> runs = new ArrayList<>();
    for (ThesisProgram program :
        ThesisProgram.read(corpus.resolve("naik-programs.tsv"), names, jars)) {
      runs.add(StageRun.of(program, proofs));
    }
    ThesisTable thesis = ThesisTable.read(corpus.resolve("naik-stages.tsv"));
    System.out.println(new Comparison<>(STAGES, thesis.ofTable("2.4")).of(runs));
    System.out.println(new Comparison<>(LOCKS, thesis.ofTable("3.3")).of(runs));
  }
}
