package dev.photofinish.scan.il.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.models.Models;
import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.testbench.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That the comparison notices each single mistake in a summary. */
class CompletenessTest {

  private static final Models MODELS = Models.builtIn();
  private static final Lock LOCK = new Lock(new Lock.OfClass("Il"), Lock.Mode.EXCLUSIVE);

  @Test
  void aMissingAccessIsNoticed() {
    assertNoticed(summary -> eachAccess(summary, access -> Stream.of()));
  }

  @Test
  void aMissingWobblyPathIsNoticed() {
    assertNoticed(
        summary ->
            IntStream.range(0, summary.wobbly().size())
                .mapToObj(
                    i -> {
                      List<Path> fewer = new ArrayList<>(summary.wobbly());
                      fewer.remove(i);
                      return Claims.of(summary.accesses(), fewer);
                    }));
  }

  @Test
  void aWobblyPathTooManyIsNoticed() {
    assertNoticed(
        summary ->
            summary.accesses().stream()
                .map(access -> access.path().first(access.path().length() - 1))
                .map(
                    path -> {
                      List<Path> more = new ArrayList<>(summary.wobbly());
                      more.add(path);
                      return Claims.of(summary.accesses(), more);
                    }));
  }

  @Test
  void aWrongLockIsNoticed() {
    assertNoticed(
        summary ->
            eachAccess(
                summary,
                access -> Stream.of(with(access, access.locks().plus(LOCK), access.certain()))));
  }

  @Test
  void doubtsAreNoticed() {
    assertNoticed(
        summary -> eachAccess(summary, access -> Stream.of(with(access, access.locks(), false))));
  }

  /** An access that is said to be on one more line. */
  @Test
  void aWrongLineIsNoticed() {
    assertNoticed(
        summary ->
            eachAccess(
                summary,
                access ->
                    summary.accesses().stream()
                        .map(other -> new Snapshot(access.facts(), other.traces()))));
  }

  /** Mutants that claim the same as the summary are none. */
  private static void assertNoticed(Function<Summary, Stream<Claims>> mutation) {
    AtomicInteger mutants = new AtomicInteger();
    Seeds.of(5_150, 100)
        .check(
            seed -> {
              IlCase program = IlCase.generate(seed);
              ScannedCase scanned = ScannedCase.of(program, MODELS);
              for (String method : program.methods()) {
                Summary summary = scanned.summary(method);
                if (new Completeness(program, method, summary).isExact()) {
                  mutants.addAndGet(
                      check(program, method, Claims.of(summary), mutation.apply(summary)));
                }
              }
            });
    assertThat(mutants.get()).isGreaterThan(50);
  }

  private static int check(
      IlCase program, String method, Claims original, Stream<Claims> mutations) {
    List<Claims> mutants =
        mutations.filter(mutant -> !mutant.strong().equals(original.strong())).toList();
    for (Claims mutant : mutants) {
      assertThat(new Completeness(program, method, mutant).differences())
          .as("%s of%n%s%nclaims %s", method, program.listing(), mutant.strong())
          .isNotEmpty();
    }
    return mutants.size();
  }

  /** The claims after each of the accesses was replaced. */
  private static Stream<Claims> eachAccess(
      Summary summary, Function<Snapshot, Stream<Snapshot>> change) {
    return IntStream.range(0, summary.accesses().size())
        .mapToObj(
            i -> {
              List<Snapshot> others = new ArrayList<>(summary.accesses());
              Snapshot replaced = others.remove(i);
              others.addAll(change.apply(replaced).toList());
              return Claims.of(others, summary.wobbly());
            });
  }

  private static Snapshot with(Snapshot access, LockSet locks, boolean certain) {
    AccessFacts facts =
        new AccessFacts(
            access.path(),
            access.kind(),
            certain,
            locks,
            access.threads(),
            access.fork(),
            access.after());
    return new Snapshot(facts, access.traces());
  }
}
