package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.models.Times;
import dev.photofinish.models.Where;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Invocation;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Threads;
import org.jspecify.annotations.Nullable;

/**
 * How code that was handed on is run.
 *
 * @param elsewhere on another thread
 * @param many whether one call may run it several times at once
 * @param waits whether it is over when the call returns
 * @param executor the field that holds what runs the code
 */
record How(
    boolean elsewhere,
    boolean repeated,
    boolean many,
    boolean waits,
    Threads threads,
    Step.@Nullable Field executor,
    boolean serial) {

  static final How HERE = new How(false, false, false, false, Threads.NONE, null, false);

  /** By a thread that is started somewhere else. */
  static final How ON_OWN_THREAD = new How(true, false, false, false, Threads.ANY, null, false);

  /** What a model says of a call. */
  static How of(
      Effect.Runs effect, MethodFacts facts, Invoke call, Block block, MethodParts parts) {
    LibraryFacts library = parts.context().library();
    boolean parallel =
        effect.where() == Where.HERE_OR_IN_PARALLEL && Streams.isParallel(call, library);
    if (effect.where() == Where.HERE
        || (effect.where() == Where.HERE_OR_IN_PARALLEL && !parallel)) {
      return HERE;
    }
    boolean atOnce = parallel || effect.times() == Times.MANY_AT_ONCE;
    boolean onMain = effect.where() == Where.ON_MAIN;
    return new How(
        true,
        atOnce || parts.loops().contains(block),
        atOnce || effect.what().kind() == Source.Kind.ELEMENT,
        atOnce || waitsFor(effect.what(), facts),
        onMain ? Threads.ANY_BUT_MAIN : Threads.ANY,
        executor(call, parts.values()),
        isSerial(call, library));
  }

  /** What a callee says that it runs for its caller. */
  static How of(Invocation invocation, Block block, Loops loops) {
    Fork fork = invocation.fork();
    return fork == null
        ? HERE
        : new How(
            true,
            fork.repeated() || loops.contains(block),
            fork.repeated(),
            fork.joined(),
            invocation.threads(),
            fork.executor(),
            fork.serial());
  }

  private static boolean waitsFor(Source what, MethodFacts facts) {
    return facts.all(Effect.WaitsFor.class).stream().anyMatch(wait -> wait.what().equals(what));
  }

  private static Step.@Nullable Field executor(Invoke call, Values values) {
    Path path = Operand.THIS.in(call).map(value -> values.of(value).onlyPath()).orElse(null);
    return path != null && path.length() > 0 && path.last() instanceof Step.Field field
        ? field
        : null;
  }

  private static boolean isSerial(Invoke call, LibraryFacts library) {
    JavaType type = Operand.THIS.in(call).map(Value::type).orElse(JavaType.OBJECT);
    return type.kind() == JavaType.Kind.CLASS && library.type(type.internalName()).isSerial();
  }
}
