package dev.photofinish.testbench.random.syntax;

import java.util.List;
import java.util.Optional;

/** A statement without a body: one line of the program, which does one thing to shared memory. */
public sealed interface Step extends Statement {

  /** Calls the visitor's method for this kind of step. */
  <R> R accept(StepVisitor<R> visitor);

  /** Makes an object and runs its constructor. */
  record New(Variable target, Signature constructor, List<Value> arguments) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitNew(this);
    }
  }

  /** Makes an array of the target's type. */
  record NewArray(Variable target, int length) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitNewArray(this);
    }
  }

  /** Makes a Runnable that calls a static method with what it captured. */
  record Closure(Variable target, Signature function, List<Value> captured) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitClosure(this);
    }
  }

  /** Copies a value. */
  record Assign(Variable target, Value value) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitAssign(this);
    }
  }

  /** Takes any number from zero to below the bound. */
  record Choose(Variable target, int bound) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitChoose(this);
    }
  }

  /** Reads memory. */
  record Read(Variable target, Place place) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitRead(this);
    }
  }

  /** Writes memory. */
  record Write(Place place, Value value) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitWrite(this);
    }
  }

  /** Reads and changes an atomic number in one step. */
  record Update(Variable target, Place.OfStatic place, Change change) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitUpdate(this);
    }
  }

  /** Appends to an ArrayList, or puts under the key into a HashMap. */
  record Add(Variable container, int key, Value value) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitAdd(this);
    }
  }

  /** Gets from a container what was added at the index or under the key. */
  record Get(Variable target, Variable container, int key) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitGet(this);
    }
  }

  /** Calls a method; virtual methods are looked up in the receiver's class. */
  record Call(
      Optional<Variable> target,
      Optional<Variable> receiver,
      Signature method,
      List<Value> arguments)
      implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitCall(this);
    }
  }

  /** Runs the constructor of the super class; the first statement of a constructor. */
  record CallSuper(Signature constructor, List<Value> arguments) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitCallSuper(this);
    }
  }

  /** Starts a thread. */
  record Start(Variable thread) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitStart(this);
    }
  }

  /** Waits for the end of a thread. */
  record Join(Variable thread) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitJoin(this);
    }
  }

  /** Throws a RuntimeException. */
  record Throw() implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitThrow(this);
    }
  }

  /** Leaves the method. */
  record Return(Optional<Value> value) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
      return visitor.visitReturn(this);
    }
  }
}
