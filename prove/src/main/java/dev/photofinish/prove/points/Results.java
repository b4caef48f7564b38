package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.models.Effect;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.Variables;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;

/**
 * What modelled calls return: by their models, or by the worst case where these say nothing of it.
 * Has no state of its own.
 */
final class Results {

  private final Solver solver;
  private final World world;
  private final Operands operands;
  private final Views views;

  Results(Solver solver, World world, Operands operands) {
    this.solver = solver;
    this.world = world;
    this.operands = operands;
    this.views = new Views(solver);
  }

  /**
   * What the call returns, by the model; by the worst case if the model says nothing of it.
   *
   * @param isFirst whether it was not called on another object before
   */
  void give(LibraryCall call, boolean isFirst) {
    boolean told = false;
    for (Effect effect : call.facts().effects()) {
      if (effect instanceof Effect.Returns returns) {
        told = true;
        if (isFirst || call.isAboutReceiver(effect)) {
          give(call, returns.what());
        }
      }
    }
    if (told || !isFirst) {
      return;
    }
    if (call.facts().hasEffects()) {
      giveAnything(call);
    } else {
      world.opaque(call.actuals(), returnType(call));
    }
  }

  private static JavaType returnType(LibraryCall call) {
    return call.method().descriptor().returnType();
  }

  private void give(LibraryCall call, Source what) {
    int result = call.actuals().result();
    switch (what.kind()) {
      case NEW, SERIAL_EXECUTOR -> make(call, Site.Kind.MODEL);
      case THREAD_SAFE_NEW -> make(call, Site.Kind.SAFE_MODEL);
      case VIEW, READ_LOCK, WRITE_LOCK ->
          views.view(make(call, Site.Kind.VIEW), operands.operand(call, what.of()));
      case THREAD_SAFE_VIEW ->
          views.view(make(call, Site.Kind.SYNCHRONIZED_VIEW), operands.operand(call, what.of()));
      case ENTRIES ->
          views.entries(call, make(call, Site.Kind.VIEW), operands.operand(call, what.of()));
      case ENTRY ->
          solver.nodes.addObject(result, views.entry(call, operands.operand(call, what.of())).id());
      case CURRENT_THREAD -> solver.nodes.edge(solver.threads.running(), result);
      case SHARED, FUNCTIONAL, UNKNOWN -> world.opaque(call.actuals(), returnType(call));
      default -> {
        if (what.kind() == Source.Kind.FILLED) {
          make(call, Site.Kind.MODEL);
        }
        int source = operands.source(call, what);
        if (source != Actuals.NONE) {
          solver.nodes.edge(source, result, returnType(call));
        }
      }
    }
  }

  /** Something of what the call is about, or of what libraries have. */
  private void giveAnything(LibraryCall call) {
    Actuals actuals = call.actuals();
    JavaType type = returnType(call);
    world.opaque(actuals, type);
    for (int argument : actuals.arguments()) {
      if (argument != Actuals.NONE) {
        solver.nodes.edge(argument, actuals.result(), type);
        solver.nodes.edge(operands.elements(argument), actuals.result(), type);
      }
    }
  }

  private AbstractObject make(LibraryCall call, Site.Kind kind) {
    if (call.isClone() && call.receiver() != null) {
      return clone(call, call.receiver());
    }
    AbstractObject made = solver.made(call.actuals(), kind, returnType(call));
    solver.nodes.addObject(call.actuals().result(), made.id());
    if (made.site().type().isArray() && !isFilled(call)) {
      fill(call, made);
    }
    return made;
  }

  /** Whether the model says what is in the result. */
  private static boolean isFilled(LibraryCall call) {
    return call.facts().all(Effect.Stores.class).stream()
        .anyMatch(stores -> stores.into().equals(Operand.RESULT));
  }

  /** An array of which nobody says what is in it has objects of its own: all methods of a class. */
  private void fill(LibraryCall call, AbstractObject array) {
    JavaType type = array.site().type().element();
    if (Variables.isTracked(type)) {
      AbstractObject element = solver.made(call.actuals(), Site.Kind.MODEL, type);
      solver.repeated(element);
      solver.nodes.addObject(operands.heldBy(array), element.id());
    }
  }

  /** A copy has the class and the fields of the original: the abstract object stands for both. */
  private AbstractObject clone(LibraryCall call, AbstractObject original) {
    solver.nodes.addObject(call.actuals().result(), original.id());
    solver.repeated(original);
    return original;
  }
}
