package dev.photofinish.scan.report;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.Compute;
import dev.photofinish.ir.Dominators;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.If;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.scan.domain.Site;
import org.jspecify.annotations.Nullable;

/** Finds out what volatile fields and atomics tell at a place in a method. */
final class SignalReader {

  private final Program program;
  private final LibraryFacts library;
  private final Methods methods;

  SignalReader(Program program, LibraryFacts library, Methods methods) {
    this.program = program;
    this.library = library;
    this.methods = methods;
  }

  /** Adds what is known at a place to what is known at others of the same stack. */
  void read(Site site, Progress progress) {
    methods
        .body(site.method())
        .ifPresent(
            body ->
                Methods.instruction(body, site.index())
                    .ifPresent(at -> new Reading(body, at, progress).run()));
  }

  /** One pass over a method. */
  private final class Reading {
    private final Body body;
    private final Instruction at;
    private final Progress progress;
    private final Dominators dominators;
    private final int block;

    Reading(Body body, Instruction at, Progress progress) {
      this.body = body;
      this.at = at;
      this.progress = progress;
      this.dominators = Dominators.of(body);
      this.block = blockOf(at);
    }

    private int blockOf(Instruction instruction) {
      return body.blocks().stream()
          .filter(each -> each.instructions().contains(instruction))
          .findFirst()
          .map(Block::index)
          .orElse(0);
    }

    void run() {
      for (Block each : body.blocks()) {
        for (Instruction instruction : each.instructions()) {
          if (instruction instanceof If test) {
            see(each, test);
          } else if (instruction.index() > at.index()) {
            send(instruction);
          }
        }
      }
    }

    /** What is told by a branch that every way to the place has taken. */
    private void see(Block from, If test) {
      for (int i = 0; i < from.successorCount(); i++) {
        if (isOnlyBy(from, from.successor(i))) {
          see(test, i == 0);
        }
      }
    }

    private boolean isOnlyBy(Block from, int to) {
      if (!dominators.dominates(to, block)) {
        return false;
      }
      Block next = body.blocks().get(to);
      for (int i = 0; i < next.predecessorCount(); i++) {
        int other = next.predecessor(i);
        if (other != from.index() && !dominators.dominates(to, other)) {
          return false;
        }
      }
      return true;
    }

    private void see(If test, boolean holds) {
      boolean isEquality = test.comparison() == Comparison.EQ || test.comparison() == Comparison.NE;
      Value tested = compared(test.left());
      if (!isEquality
          || !(test.right() instanceof Value.Constant constant)
          || !(tested instanceof Value.Result result)) {
        return;
      }
      boolean isEqual = (test.comparison() == Comparison.EQ) == holds;
      if (result.definition() instanceof FieldLoad load) {
        String name = volatileField(load.field());
        if (name != null && constant.isZero()) {
          progress.seen().add(new Progress.Signal(name, !isEqual));
        }
      } else if (result.definition() instanceof Invoke call && isWon(call, isEqual)) {
        String name = atomic(call);
        if (name != null) {
          progress.won().add(name);
        }
      }
    }

    private boolean isWon(Invoke call, boolean isEqual) {
      boolean exchanges =
          library.of(call.method()).effects().stream().anyMatch(Effect.Exchanges.class::isInstance);
      return exchanges && (tellsWhether(call) ? !isEqual && putsConstant(call) : isEqual);
    }

    private void send(Instruction instruction) {
      if (instruction instanceof FieldStore store) {
        String name = volatileField(store.field());
        if (name != null) {
          progress.sent().add(new Progress.Signal(name, !isZero(store.value())));
        }
      }
    }
  }

  /** A long is compared before the outcome of that is tested. */
  private static Value compared(Value value) {
    return value instanceof Value.Result result
            && result.definition() instanceof Compute compute
            && compute.operator() == Operator.COMPARE
        ? compute.operand(0)
        : value;
  }

  private static boolean isZero(Value value) {
    return value instanceof Value.Constant constant && constant.isZero();
  }

  /** Whether it is given what it expects and what to put there, and tells whether it did. */
  private static boolean tellsWhether(Invoke call) {
    return call.method().descriptor().returnType().kind() == JavaType.Kind.BOOLEAN
        && call.operandCount() > 2;
  }

  /** Otherwise many threads may do so, one after the other: each puts something else there. */
  private static boolean putsConstant(Invoke call) {
    return call.operand(call.operandCount() - 1) instanceof Value.Constant;
  }

  private @Nullable String volatileField(FieldRef field) {
    return program
        .members()
        .resolve(field)
        .found()
        .filter(found -> found.isVolatile())
        .map(found -> found.owner().name() + "." + found.name())
        .orElse(null);
  }

  /** Atomic objects are known by the fields they are in; an object may be one itself. */
  private static @Nullable String atomic(Invoke call) {
    Value object = call.operand(0);
    if (object instanceof Value.Parameter) {
      return call.method().owner();
    }
    return object instanceof Value.Result result && result.definition() instanceof FieldLoad load
        ? load.field().owner() + "." + load.field().name()
        : null;
  }
}
