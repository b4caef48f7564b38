package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What updaters of fields and handles of variables access can race, and decides what follows. */
class HandlesTest {

  @TempDir Path folder;

  @Test
  void plainAccessesOfHandlesRace() throws Exception {
    assertThat(races("COUNT.set(box, (int) COUNT.get(box) + 1);", "COUNT.set(box, 7);"))
        .contains("count by HAPPENS_BEFORE");
  }

  @Test
  void aPlainAccessRacesWithOneThatOrders() throws Exception {
    assertThat(races("COUNT.setVolatile(box, 1);", "seen = box.count;"))
        .contains("count by HAPPENS_BEFORE");
  }

  @Test
  void accessesThatOrderDoNotRace() throws Exception {
    assertThat(races("COUNT.setOpaque(box, 1);", "seen = (int) COUNT.getAcquire(box);"))
        .noneMatch(race -> race.startsWith("count"));
  }

  /** The other thread sees that it may go on, but could have seen it earlier. */
  @Test
  void whatIsReadByAnUpdaterMayBeAnotherValue() throws Exception {
    assertThat(
            races(
                "STEP.set(box, 1); box.x = 1; STEP.set(box, 2);",
                "Thread.sleep(100); if (STEP.get(box) >= 1) { seen = box.x; }"))
        .contains("x by VALUES");
  }

  @Test
  void theValueThatIsAskedForDecides() throws Exception {
    assertThat(
            races(
                "STEP.set(box, 1); box.x = 1; STEP.set(box, 2);",
                "Thread.sleep(100); if (STEP.get(box) == 2) { seen = box.x; }"))
        .isEmpty();
  }

  /** The other thread sees 2, asks for 1, and so could have gone on earlier. */
  @Test
  void whatIsReadByAHandleMayBeAnotherValue() throws Exception {
    assertThat(
            races(
                "STEP.set(box, 1); box.x = 1; STEP.set(box, 2);",
                "Thread.sleep(100); if ((int) STEPS.getAcquire(box) >= 1) { seen = box.x; }"))
        .contains("x by VALUES");
  }

  /** A known miss: what is put into a box counts as it was. */
  @Test
  void FN_whatAHandleGivesInABoxIsNotFollowed() throws Exception {
    assertThat(
            races(
                "STEP.set(box, 1); box.x = 1; STEP.set(box, 2);",
                """
                Thread.sleep(100);
                Object step = STEPS.getVolatile(box);
                if (step != null && (int) step >= 1) { seen = box.x; }
                """))
        .isEmpty();
  }

  private List<String> races(String first, String second) throws Exception {
    String program =
        """
        import java.lang.invoke.*;
        import java.util.concurrent.atomic.*;
        class Box { int x; int count; volatile int step; }
        class P {
          static final Box box = new Box();
          static final AtomicIntegerFieldUpdater<Box> STEP =
              AtomicIntegerFieldUpdater.newUpdater(Box.class, "step");
          static final VarHandle COUNT;
          static final VarHandle STEPS;
          static {
            try {
              COUNT = MethodHandles.lookup().findVarHandle(Box.class, "count", int.class);
              STEPS = MethodHandles.lookup().findVarHandle(Box.class, "step", int.class);
            } catch (ReflectiveOperationException e) {
              throw new IllegalStateException(e);
            }
          }
          static int one(Box box) { FIRST return 0; }
          static void two(Box box) throws Exception { int seen = 0; SECOND }
          public static void main(String[] args) throws Exception {
            Thread a = new Thread(() -> one(box));
            Thread b = new Thread(() -> {
              try { two(box); } catch (Exception e) { throw new IllegalStateException(e); }
            });
            a.start();
            b.start();
            a.join();
            b.join();
          }
        }
        """
            .replace("FIRST", first)
            .replace("SECOND", second);
    Recorded recorded = Recorded.of(folder, program);
    return new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT)
            .races()
            .stream()
            .map(found -> found.race().location().name() + " by " + found.stage())
            .map(text -> text.substring(text.indexOf('.') + 1))
            .toList();
  }
}
