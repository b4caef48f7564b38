package dev.photofinish.finding;

import java.util.List;

/**
 * The outcome of one run: what every renderer shows and every other tool reads.
 *
 * @param toolVersion the version of Photofinish
 * @param command the command that ran
 * @param races in the order of reports
 * @param provedFree what was ruled out, for commands that prove
 * @param assumptions what the outcome depends on
 * @param problems what was wrong with the input
 * @param stats how much was analysed
 * @param details what people are told beside
 */
public record Findings(
    String toolVersion,
    String command,
    List<Race> races,
    ProvedFree provedFree,
    List<Assumption> assumptions,
    List<Problem> problems,
    Stats stats,
    Details details) {

  public Findings {
    races = races.stream().sorted(Race.REPORT_ORDER).toList();
    assumptions = List.copyOf(assumptions);
    problems = List.copyOf(problems);
  }

  /** The outcome of an engine that tells people no more than programs. */
  public Findings(
      String toolVersion,
      String command,
      List<Race> races,
      ProvedFree provedFree,
      List<Assumption> assumptions,
      List<Problem> problems,
      Stats stats) {
    this(toolVersion, command, races, provedFree, assumptions, problems, stats, Details.NONE);
  }

  /** The same with other races and problems. */
  public Findings with(List<Race> otherRaces, List<Problem> otherProblems) {
    return new Findings(
        toolVersion, command, otherRaces, provedFree, assumptions, otherProblems, stats, details);
  }

  /** Whether all of the input was analysed. */
  public boolean complete() {
    return problems.stream().noneMatch(Problem::lost);
  }

  /** Whether a race stands at or above a rung of the ladder. */
  public boolean hasRaces(Verdict threshold) {
    return races.stream().anyMatch(race -> race.verdict().isAtLeast(threshold));
  }
}
