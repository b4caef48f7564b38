package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;

/**
 * A thread that does an instruction in a state.
 *
 * @param choice what the instruction chooses, if it does
 */
record Turn(
    RuntimeProgram program, Findings findings, State state, ThreadState thread, int choice) {

  Frame frame() {
    return thread.top();
  }

  int line() {
    return frame().current().line();
  }

  int value(Value value) {
    return frame().get(value, program);
  }

  HeapObject object(Variable variable) {
    return object(frame().get(variable));
  }

  HeapObject object(int name) {
    if (name == State.NULL) {
      throw new Thrown(Thrown.EXCEPTION);
    }
    return state.edit(name);
  }

  HeapObject classObject(RuntimeClass runtimeClass) {
    return state.edit(State.nameOfClass(runtimeClass.index()));
  }

  void push(MethodCode code, int[] arguments) {
    thread.frames.add(frameOf(code, arguments));
  }

  Frame frameOf(MethodCode code, int[] arguments) {
    return new Frame(code, arguments, monitorOf(code, arguments));
  }

  private int monitorOf(MethodCode code, int[] arguments) {
    if (!code.method().isSynchronized()) {
      return State.NULL;
    }
    boolean ofClass = code.method().signature().isStatic();
    String owner = code.method().signature().owner();
    return ofClass ? State.nameOfClass(program.require(owner).index()) : arguments[0];
  }

  /** Notes that something earlier by another thread is not known to happen before this. */
  void dependsOn(HeapObject object, int piece) {
    findings.focus().add(object, piece);
  }
}
