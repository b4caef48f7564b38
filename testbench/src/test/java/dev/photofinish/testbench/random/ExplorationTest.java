package dev.photofinish.testbench.random;

import static dev.photofinish.testbench.random.TwoThreads.ALL;
import static dev.photofinish.testbench.random.TwoThreads.ARRAY;
import static dev.photofinish.testbench.random.TwoThreads.COUNT;
import static dev.photofinish.testbench.random.TwoThreads.FLAG;
import static dev.photofinish.testbench.random.TwoThreads.LOCK;
import static dev.photofinish.testbench.random.TwoThreads.LOCKS;
import static dev.photofinish.testbench.random.TwoThreads.OBJECT;
import static dev.photofinish.testbench.random.TwoThreads.OTHER;
import static dev.photofinish.testbench.random.TwoThreads.PLACE;
import static dev.photofinish.testbench.random.TwoThreads.increment;
import static dev.photofinish.testbench.random.TwoThreads.locked;
import static dev.photofinish.testbench.random.TwoThreads.read;
import static dev.photofinish.testbench.random.TwoThreads.the;
import static dev.photofinish.testbench.random.TwoThreads.variable;
import static dev.photofinish.testbench.random.TwoThreads.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.random.explore.Access;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import dev.photofinish.testbench.random.explore.Location;
import dev.photofinish.testbench.random.explore.SeenRace;
import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Programs of which it is known what races. */
class ExplorationTest {

  private static Exploration explore(TwoThreads program) {
    Exploration exploration = program.program().explore(Budget.USUAL);
    assertThat(exploration.isExhaustive()).isTrue();
    return exploration;
  }

  /** Where the races are and what they are: {@code r} for a read, {@code w} for a write. */
  private static Stream<String> races(TwoThreads program) {
    return explore(program).races().stream()
        .map(race -> race.location() + " " + kind(race.first()) + kind(race.second()))
        .distinct();
  }

  private static String kind(Access access) {
    return access.write() ? "w" : "r";
  }

  private static TwoThreads both(Statement... statements) {
    return new TwoThreads().first(statements).second(statements);
  }

  @Test
  void unlockedCounter() {
    assertThat(races(both(increment(COUNT))))
        .containsExactlyInAnyOrder("Data.count rw", "Data.count wr", "Data.count ww");
  }

  @Test
  void namesTheAccesses() {
    TwoThreads program = new TwoThreads().first(write(COUNT)).second(read(COUNT));
    assertThat(explore(program).races())
        .containsExactly(
            new SeenRace(
                new Location(Location.Kind.FIELD, "Data", "count"),
                new Access("Main", "first", line(program, "data.count = 1"), true),
                new Access("Main", "second", line(program, "v1 = data.count"), false)));
  }

  private static int line(TwoThreads program, String text) {
    List<String> lines = program.program().source().lines().toList();
    return lines.indexOf(lines.stream().filter(l -> l.contains(text)).findFirst().orElseThrow())
        + 1;
  }

  @Test
  void lockedCounter() {
    assertThat(races(both(locked(LOCK, increment(COUNT))))).isEmpty();
  }

  @Test
  void wrongLock() {
    TwoThreads program =
        new TwoThreads().first(locked(LOCK, write(COUNT))).second(locked(OTHER, write(COUNT)));
    assertThat(races(program)).containsExactly("Data.count ww");
  }

  @Test
  void initialisedBeforeStart() {
    assertThat(races(both(read(COUNT)).before(write(COUNT)))).isEmpty();
  }

  @Test
  void writtenAfterStart() {
    assertThat(races(both(read(COUNT)).between(write(COUNT)))).containsExactly("Data.count rw");
  }

  @Test
  void readAfterJoin() {
    assertThat(races(new TwoThreads().first(write(COUNT)).after(read(COUNT)))).isEmpty();
  }

  @Test
  void volatileCounter() {
    assertThat(races(both(increment(FLAG)))).isEmpty();
  }

  /** The reader looks at the count only if it has seen the flag. */
  private static TwoThreads published(Statement... published) {
    Variable seen = variable(Type.INT, 1);
    Block reading = new Block.If(new Condition.Less(seen, 1), List.of(), List.of(read(COUNT)));
    return new TwoThreads().first(published).second(read(FLAG), reading);
  }

  @Test
  void volatileFlag() {
    assertThat(races(published(write(COUNT), write(FLAG)))).isEmpty();
  }

  @Test
  void volatileFlagTooEarly() {
    assertThat(races(published(write(FLAG), write(COUNT)))).containsExactly("Data.count wr");
  }

  @Test
  void readersDoNotRace() {
    TwoThreads program =
        new TwoThreads()
            .first(locked(LockMode.READ, read(COUNT)))
            .second(locked(LockMode.WRITE, increment(COUNT)));
    assertThat(races(program)).isEmpty();
  }

  @Test
  void writesUnderReadLock() {
    assertThat(races(both(locked(LockMode.READ, write(COUNT))))).containsExactly("Data.count ww");
  }

  /** Takes the write lock and releases it, without a block that would keep the two together. */
  private static Statement[] apart(Statement held, Statement free) {
    Variable lock = variable(LOCKS.type(), 3);
    return new Statement[] {
      new Step.Read(lock, the(LOCKS)),
      new Block.Acquire(lock, LockMode.WRITE),
      held,
      new Block.Release(lock, LockMode.WRITE),
      free
    };
  }

  @Test
  void acquiredAndReleased() {
    assertThat(races(both(apart(increment(COUNT), read(FLAG))))).isEmpty();
    assertThat(races(both(apart(read(FLAG), write(COUNT))))).containsExactly("Data.count ww");
  }

  @Test
  void neverReleased() {
    Variable lock = variable(LOCKS.type(), 3);
    Statement acquire = new Block.Acquire(lock, LockMode.READ);
    assertThat(explore(both(new Step.Read(lock, the(LOCKS)), acquire)).hasDeadlock()).isFalse();
    Statement alone = new Block.Acquire(lock, LockMode.WRITE);
    assertThat(explore(both(new Step.Read(lock, the(LOCKS)), alone)).hasDeadlock()).isTrue();
  }

  /** Whatever the mode, and whoever holds it else, as on the JVM. */
  @Test
  void releaseOfWhatIsNotHeld() throws Exception {
    Variable lock = variable(LOCKS.type(), 3);
    for (LockMode mode : List.of(LockMode.READ, LockMode.WRITE)) {
      TwoThreads program =
          new TwoThreads()
              .first(new Step.Read(lock, the(LOCKS)), new Block.Release(lock, mode), write(COUNT))
              .second(locked(mode, read(COUNT)));
      assertThat(explore(program).outcomes())
          .isNotEmpty()
          .allMatch(outcome -> outcome.contains("died 1"));
      assertThat(races(program)).isEmpty();
      assertThat(JvmRun.of(program.program()).uncaught())
          .singleElement()
          .isInstanceOf(IllegalMonitorStateException.class);
    }
  }

  @Test
  void container() {
    Variable all = variable(ALL.type(), 4);
    Statement[] adds = {new Step.Read(all, the(ALL)), new Step.Add(all, 0, OBJECT)};
    Exploration exploration = explore(both(adds));
    assertThat(exploration.races()).hasSize(1);
    assertThat(exploration.races())
        .allSatisfy(race -> assertThat(race.location().kind()).isEqualTo(Location.Kind.CONTENTS));
    assertThat(races(both(locked(LOCK, adds)))).isEmpty();
  }

  @Test
  void elementsAreApart() {
    assertThat(races(new TwoThreads().first(element(0)).second(element(0))))
        .containsExactly("[I[] ww");
    assertThat(races(new TwoThreads().first(element(0)).second(element(1)))).isEmpty();
  }

  private static Statement[] element(int index) {
    Variable array = variable(ARRAY.type(), 5);
    Place place = new Place.OfElement(array, new Value.Constant(index));
    return new Statement[] {
      new Step.Read(array, the(ARRAY)), new Step.Write(place, new Value.Constant(1))
    };
  }

  /** The second thread makes an object, the first may see it and take its lock. */
  private static TwoThreads leaking() {
    Variable found = variable(TwoThreads.DATA, 6);
    Variable lock = variable(TwoThreads.LOCK_TYPE, 2);
    Statement use =
        new Block.If(
            new Condition.IsNull(found),
            List.of(),
            List.of(new Step.Read(lock, new Place.OfField(found, LOCK))));
    return new TwoThreads().first(new Step.Read(found, the(PLACE)), use).second(makes(found));
  }

  private static Statement makes(Variable target) {
    return new Step.New(target, Library.constructor("Data"), List.of());
  }

  @Test
  void finalFieldOfCompleteObject() {
    Variable made = variable(TwoThreads.DATA, 6);
    assertThat(races(leaking().second(new Step.Write(the(PLACE), made))))
        .containsExactly("Data.place rw");
  }

  @Test
  void finalFieldOfLeakedObject() {
    Statement leak = new Step.Write(the(PLACE), new Variable("this", TwoThreads.DATA, 0));
    assertThat(races(leaking().inConstructor(leak)))
        .containsExactlyInAnyOrder("Data.place wr", "Data.lock wr");
  }

  @Test
  void deadlock() {
    Variable first = variable(TwoThreads.LOCK_TYPE, 2);
    Variable second = variable(TwoThreads.DATA, 6);
    Statement nested =
        new Block.Synchronized(first, List.of(new Block.Synchronized(second, List.of())));
    Statement reverse =
        new Block.Synchronized(second, List.of(new Block.Synchronized(first, List.of())));
    Statement[] names = {new Step.Read(first, the(LOCK)), new Step.Assign(second, OBJECT)};
    assertThat(explore(both(names).first(nested).second(reverse)).hasDeadlock()).isTrue();
    assertThat(explore(both(names).first(nested).second(nested)).hasDeadlock()).isFalse();
  }
}
