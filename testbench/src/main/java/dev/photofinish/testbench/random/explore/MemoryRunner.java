package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.syntax.Done;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Arrays;

/** Does the steps that read or write memory. */
final class MemoryRunner {

  private final Turn turn;
  private final Accesses accesses;

  MemoryRunner(Turn turn) {
    this.turn = turn;
    this.accesses = new Accesses(turn);
  }

  Done read(Step.Read step) {
    if (isReady(step.place())) {
      HeapObject object = base(step.place());
      int slot = access(object, step.place(), false);
      turn.frame().set(step.target(), object.values[slot]);
    }
    return Done.DONE;
  }

  Done write(Step.Write step) {
    if (isReady(step.place())) {
      HeapObject object = base(step.place());
      int slot = access(object, step.place(), true);
      object.values[slot] = turn.value(step.value());
    }
    return Done.DONE;
  }

  Done update(Step.Update step) {
    if (isReady(step.place())) {
      HeapObject object = base(step.place());
      int slot = access(object, step.place(), false);
      int found = object.values[slot];
      if (step.change().isDone(found)) {
        access(object, step.place(), true);
        object.values[slot] = step.change().left(found);
      }
      turn.frame().set(step.target(), step.change().result(found));
    }
    return Done.DONE;
  }

  private boolean isReady(Place place) {
    return !(place instanceof Place.OfStatic of)
        || new Initialisation(turn).isReady(turn.program().require(of.field().owner()));
  }

  private HeapObject base(Place place) {
    if (place instanceof Place.OfField of) {
      return turn.object(of.object());
    } else if (place instanceof Place.OfElement of) {
      return turn.object(of.array());
    }
    Field field = ((Place.OfStatic) place).field();
    return turn.classObject(turn.program().require(field.owner()));
  }

  private int access(HeapObject object, Place place, boolean write) {
    if (place instanceof Place.OfElement of) {
      int index = turn.value(of.index());
      requireBelow(index, object.values.length);
      accesses.element(object, index, of.array().type(), write);
      return index;
    }
    Field field = place instanceof Place.OfField of ? of.field() : ((Place.OfStatic) place).field();
    int slot = turn.program().slot(field);
    accesses.field(object, slot, field, write);
    return slot;
  }

  private static void requireBelow(int index, int length) {
    if (index < 0 || index >= length) {
      throw new Thrown(Thrown.EXCEPTION);
    }
  }

  Done add(Step.Add step) {
    HeapObject container = turn.object(step.container());
    accesses.contents(container, step.container().type(), true);
    int at = isList(step.container()) ? container.size : step.key();
    if (at >= container.values.length) {
      container.values = Arrays.copyOf(container.values, at + 2);
    }
    container.values[at] = turn.value(step.value());
    container.size = Math.max(container.size, at + 1);
    return Done.DONE;
  }

  Done get(Step.Get step) {
    HeapObject container = turn.object(step.container());
    accesses.contents(container, step.container().type(), false);
    if (isList(step.container())) {
      requireBelow(step.key(), container.size);
    }
    int found = step.key() < container.size ? container.values[step.key()] : State.NULL;
    requireCast(found, step.target());
    turn.frame().set(step.target(), found);
    return Done.DONE;
  }

  private void requireCast(int name, Variable target) {
    if (name != State.NULL && !turn.object(name).shape.isA(target.type().internalName())) {
      throw new Thrown(Thrown.EXCEPTION);
    }
  }

  private static boolean isList(Variable container) {
    return container.type().internalName().equals(Library.LIST);
  }
}
