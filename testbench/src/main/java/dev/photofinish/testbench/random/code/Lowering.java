package dev.photofinish.testbench.random.code;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Takes the blocks of a method apart, as javac does, and writes its text on the way. */
final class Lowering {

  private final MethodTree method;
  private final Listing listing;
  private final StepText text = new StepText();
  private final CodeBuffer code = new CodeBuffer();
  private final List<Handler> handlers = new ArrayList<>();
  private final Deque<Region> regions = new ArrayDeque<>();
  private final BlockLowering blocks;
  private int nextSlot;

  private Lowering(MethodTree method, Listing listing) {
    this.method = method;
    this.listing = listing;
    int receiver = method.signature().isStatic() ? 0 : 1;
    this.nextSlot = receiver + method.parameters().size() + method.locals().size();
    this.blocks = new BlockLowering(this);
  }

  static MethodCode lower(MethodTree method, String superName, Listing listing) {
    Lowering lowering = new Lowering(method, listing);
    int line = listing.open(method.declaration());
    lowering.callSuper(superName, line);
    lowering.statements(method.body());
    lowering.fallOffTheEnd(line);
    listing.close();
    return lowering.result(line);
  }

  private MethodCode result(int line) {
    return new MethodCode(method, line, code.instructions(), List.copyOf(handlers), nextSlot);
  }

  private void callSuper(String superName, int line) {
    boolean explicit = !method.body().isEmpty() && method.body().get(0) instanceof Step.CallSuper;
    if (method.signature().isConstructor() && !explicit) {
      code.add(run(line, new Step.CallSuper(Library.constructor(superName), List.of())));
    }
  }

  private void fallOffTheEnd(int line) {
    Type result = method.signature().result();
    Value nothing = result.isReference() ? Value.NULL : new Value.Constant(0);
    Optional<Value> value = result.equals(Type.VOID) ? Optional.empty() : Optional.of(nothing);
    code.addLast(run(line, new Step.Return(value)));
  }

  static Instruction run(int line, Step step) {
    return new Instruction.Run(line, step);
  }

  CodeBuffer code() {
    return code;
  }

  Listing listing() {
    return listing;
  }

  Variable temporary(Type type) {
    return new Variable("$" + nextSlot, type, nextSlot++);
  }

  void statements(List<Statement> statements) {
    for (Statement statement : statements) {
      if (statement instanceof Block block) {
        block.accept(blocks);
      } else if (statement instanceof Step step) {
        step(step, listing.add(step.accept(text)));
      }
    }
  }

  private void step(Step step, int line) {
    if (step instanceof Step.Return) {
      leaveRegions();
      code.addLast(run(line, step));
      enterRegionsAgain();
    } else if (step instanceof Step.Throw) {
      code.addLast(run(line, step));
    } else {
      code.add(run(line, step));
    }
  }

  private void leaveRegions() {
    for (Region region : regions) {
      if (region.release().isPresent()) {
        region.leave(code.position());
        code.add(region.release().get());
      }
    }
  }

  private void enterRegionsAgain() {
    for (Region region : regions) {
      if (region.release().isPresent()) {
        region.enterAgain(code.position());
      }
    }
  }

  /** Makes code to which a handler applies. */
  Region covered(Optional<Instruction> release, List<Statement> body) {
    Region region = new Region(code.position(), release);
    regions.push(region);
    statements(body);
    regions.pop();
    region.leave(code.position());
    return region;
  }

  /** Begins the handler of a region, and returns where the exception is. */
  Variable handle(Region region, boolean everything, int line) {
    handlers.addAll(region.handledAt(code.position(), everything));
    code.reach();
    Variable exception = temporary(Type.of(Library.THROWABLE));
    code.add(new Instruction.Catch(line, exception));
    return exception;
  }
}
