package dev.photofinish.scan.method;

import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Parallelism;
import dev.photofinish.models.Source;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells whether a stream was made parallel before a call on it. */
final class Streams {

  private static final int MAX_STAGES = 50;

  private Streams() {}

  /** Goes back from stage to stage, to the last one that says so or says the opposite. */
  static boolean isParallel(Invoke call, LibraryFacts library) {
    Invoke at = call;
    for (int stage = 0; at != null && stage < MAX_STAGES; stage++) {
      for (Effect.Makes makes : library.of(at.method()).all(Effect.Makes.class)) {
        if (makes.how() != Parallelism.LIKE_THIS) {
          return makes.how() == Parallelism.PARALLEL;
        }
      }
      at = before(at);
    }
    return false;
  }

  /** The stages of a stream that run, and are over, with a call; none if it only adds another. */
  static List<Invoke> ended(Invoke call, MethodFacts facts, LibraryFacts library) {
    boolean isStage =
        facts.returns().of().equals(Operand.THIS) && facts.returns().kind() == Source.Kind.SAME;
    if (isStage || !facts.all(Effect.Makes.class).isEmpty() || !isParallel(call, library)) {
      return List.of();
    }
    List<Invoke> stages = new ArrayList<>();
    for (Invoke at = call; at != null && stages.size() < MAX_STAGES; at = before(at)) {
      stages.add(at);
    }
    return stages;
  }

  private static @Nullable Invoke before(Invoke call) {
    Value receiver = Operand.THIS.in(call).map(LockNaming::plain).orElse(null);
    return receiver instanceof Value.Result result && result.definition() instanceof Invoke before
        ? before
        : null;
  }
}
