package dev.photofinish.predict;

import dev.photofinish.ir.Program;
import dev.photofinish.predict.stage.FlipStage;
import dev.photofinish.predict.stage.OrderStage;
import dev.photofinish.predict.stage.Stage;
import dev.photofinish.predict.stage.ValueStage;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.trace.Run;
import java.util.List;

/** Makes a stage for one run: where further ways of finding races are plugged in. */
@FunctionalInterface
public interface StageFactory {

  /** All values are as they were recorded. */
  StageFactory ORDERS = (run, program, solver) -> new OrderStage();

  /** Reads may see other values. */
  StageFactory VALUES = (run, program, solver) -> new ValueStage(solver);

  /** A read may find another object. */
  StageFactory OTHER_OBJECTS = (run, program, solver) -> FlipStage.ofReads(solver);

  /** One branch may go the other way. */
  StageFactory FLIPPED_BRANCHES = (run, program, solver) -> FlipStage.ofBranches(solver);

  /** All there are. */
  List<StageFactory> ALL = List.of(ORDERS, VALUES, OTHER_OBJECTS, FLIPPED_BRANCHES);

  /**
   * Makes it.
   *
   * @param solver for questions about values
   */
  Stage of(Run run, Program program, ValueSolver solver);
}
