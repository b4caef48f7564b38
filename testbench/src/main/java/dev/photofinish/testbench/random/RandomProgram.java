package dev.photofinish.testbench.random;

import dev.photofinish.testbench.random.code.ProgramCode;
import dev.photofinish.testbench.random.emit.ClassFiles;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import dev.photofinish.testbench.random.explore.Ways;
import dev.photofinish.testbench.random.make.ProgramMaker;
import dev.photofinish.testbench.random.make.ValueProgramMaker;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A small multithreaded program that can be analysed, run, and explored under all schedules.
 *
 * <p>What an {@link Exploration} sees, a sound race detector has to report.
 */
public final class RandomProgram {

  private final ProgramTree tree;
  private final ProgramCode code;

  private RandomProgram(ProgramTree tree) {
    this.tree = tree;
    this.code = ProgramCode.of(tree);
  }

  /** The program of a seed, always the same. */
  public static RandomProgram of(long seed) {
    return of(ProgramMaker.make(seed));
  }

  /** The program of a seed in which what threads do depends on values that they read. */
  public static RandomProgram ofValues(long seed) {
    return of(ValueProgramMaker.make(seed));
  }

  /** A program that was written by hand. */
  public static RandomProgram of(ProgramTree tree) {
    return new RandomProgram(tree);
  }

  /** The class files by internal name, with the numbers of the source's lines. */
  public Map<String, byte[]> classFiles() {
    return ClassFiles.of(code);
  }

  /** The internal name of the class that has the main method. */
  public String mainClass() {
    return code.mainClass();
  }

  /** The program in the manner of Java, with numbered lines. */
  public String source() {
    return code.source();
  }

  /** Runs the program under all schedules, or under as many as the budget allows. */
  public Exploration explore(Budget budget) {
    return Exploration.of(code, budget);
  }

  /**
   * Runs the program under all schedules, as long as each thread goes the ways that it went in a
   * run without exceptions.
   */
  public Exploration exploreAlong(Ways ways, Budget budget) {
    return Exploration.along(code, ways, budget);
  }

  /** Whether something is chosen by chance, which is no condition. */
  public boolean hasChoices() {
    return code.hasChoices();
  }

  /** The program without what can be left out so that the predicate still holds. */
  public RandomProgram shrink(Predicate<RandomProgram> predicate) {
    return of(Shrinker.shrink(tree, candidate -> predicate.test(of(candidate))));
  }

  @Override
  public String toString() {
    return source();
  }
}
