package dev.photofinish.prove.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.Prover;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.testbench.Seeds;
import dev.photofinish.testbench.random.RandomProgram;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** That the quick way of {@link Pairs} finds the races that there are among all {@link Tuples}. */
class RandomTuplesTest {

  private static final Models MODELS = Models.builtIn();

  @ParameterizedTest
  @EnumSource
  void pairsAreThoseOfTheTuples(LockAnalysis locks) {
    Seeds.of(21, 200)
        .check(
            seed -> {
              RandomProgram program = RandomProgram.of(seed);
              ProveOptions options = optionsFor(locks, program);
              try (Program read = Program.open(ProgramInputs.ofClasses(program.classFiles()))) {
                Proof proof = new Prover(MODELS, options).prove(read);
                assertThat(pairs(proof)).as(program::source).isEqualTo(tuples(proof));
              }
            });
  }

  /** Rounds keep what earlier ones ruled out, which is right for sound ones only. */
  private static ProveOptions optionsFor(LockAnalysis locks, RandomProgram program) {
    ProveOptions options = ProveOptions.of(program.mainClass()).withLocks(locks);
    return locks == LockAnalysis.SOUND ? options : options.withK(1);
  }

  private static Set<Set<Access>> pairs(Proof proof) {
    return proof.pairs().races().stream()
        .map(race -> pair(race.first(), race.second()))
        .collect(Collectors.toSet());
  }

  private static Set<Set<Access>> tuples(Proof proof) {
    Fields fields = proof.universe().codes().fields();
    Tuples tuples = new Tuples(proof.stages());
    return IntStream.range(0, fields.size())
        .mapToObj(fields::get)
        .flatMap(tuples::on)
        .filter(Tuple::isRace)
        .filter(tuple -> isShared(tuple.firstThread(), tuple.first()))
        .filter(tuple -> isShared(tuple.secondThread(), tuple.second()))
        .map(tuple -> pair(tuple.first(), tuple.second()))
        .collect(Collectors.toSet());
  }

  private static boolean isShared(AbstractThread thread, Point point) {
    return point.sharing().get(thread.number());
  }

  private static Set<Access> pair(Point one, Point other) {
    return Stream.of(one.access(), other.access()).collect(Collectors.toSet());
  }
}
