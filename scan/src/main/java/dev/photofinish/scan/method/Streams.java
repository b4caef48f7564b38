package dev.photofinish.scan.method;

import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Parallelism;

/** Tells whether a stream was made parallel before a call on it. */
final class Streams {

  private static final int MAX_STAGES = 50;

  private Streams() {}

  /** Goes back from stage to stage, to the last one that says so or says the opposite. */
  static boolean isParallel(Invoke call, LibraryFacts library) {
    Invoke at = call;
    for (int stage = 0; stage < MAX_STAGES; stage++) {
      for (Effect.Makes makes : library.of(at.method()).all(Effect.Makes.class)) {
        if (makes.how() != Parallelism.LIKE_THIS) {
          return makes.how() == Parallelism.PARALLEL;
        }
      }
      if (!(Operand.THIS.in(at).map(LockNaming::plain).orElse(null) instanceof Value.Result result)
          || !(result.definition() instanceof Invoke before)) {
        return false;
      }
      at = before;
    }
    return false;
  }
}
