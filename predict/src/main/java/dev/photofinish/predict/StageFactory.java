package dev.photofinish.predict;

import dev.photofinish.ir.Program;
import dev.photofinish.predict.stage.OrderStage;
import dev.photofinish.predict.stage.Stage;
import dev.photofinish.trace.Run;

/** Makes a stage for one run: where further ways of finding races are plugged in. */
@FunctionalInterface
public interface StageFactory {

  /** All values are as they were recorded. */
  StageFactory ORDERS = (run, program) -> new OrderStage();

  Stage of(Run run, Program program);
}
