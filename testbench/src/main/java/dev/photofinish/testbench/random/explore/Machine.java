package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.Instruction;
import dev.photofinish.testbench.random.syntax.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs the threads of states, one instruction at a time. */
final class Machine {

  private final RuntimeProgram program;
  private final Findings findings;
  private final @Nullable Ways ways;

  /**
   * @param ways where threads may go, from the main thread on; null if everywhere
   */
  Machine(RuntimeProgram program, Findings findings, @Nullable Ways ways) {
    this.program = program;
    this.findings = findings;
    this.ways = ways;
  }

  /** The state in which the main thread is about to run the main method. */
  State begin() {
    List<RuntimeClass> classes = program.classes();
    HeapObject[] objects = new HeapObject[classes.size()];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = new HeapObject(Shape.of(Shape.Kind.CLASS), -1 - i, classes.get(i).staticSize());
    }
    State state = new State(objects);
    ThreadState thread = state.addThread(Clock.ZERO, ways);
    RuntimeClass main = program.main();
    Turn turn = new Turn(program, findings, state, thread, 0);
    int arguments = state.add(thread.index, new HeapObject(Shape.of(Shape.Kind.ARRAY), 0, 0));
    turn.push(main.method("main").orElseThrow(), new int[] {arguments});
    initialiseMain(turn, main);
    return state;
  }

  /** As if an instruction before the first one of the main method had used the class. */
  private static void initialiseMain(Turn turn, RuntimeClass main) {
    turn.frame().next++;
    if (new Initialisation(turn).isReady(main)) {
      turn.frame().next--;
    }
  }

  Prospect prospect(State state, ThreadState thread) {
    return Outlook.of(program, findings.focus(), state, thread);
  }

  /** How many choices a thread's next instruction has. */
  static int choices(ThreadState thread) {
    Frame frame = thread.top();
    boolean chooses =
        !frame.waitsForMonitor()
            && frame.instruction() instanceof Instruction.Run run
            && run.step() instanceof Step.Choose;
    return chooses ? ((Step.Choose) ((Instruction.Run) frame.instruction()).step()).bound() : 1;
  }

  /** Does a thread's next instruction, which must not be blocked. */
  void step(State state, int index, int choice) {
    ThreadState thread = state.editThread(index);
    Turn turn = new Turn(program, findings, state, thread, choice);
    Frame frame = thread.top();
    if (frame.waitsForMonitor()) {
      new Locks(turn).enter(turn.object(frame.monitor));
      frame.entered = true;
      return;
    }
    Instruction instruction = frame.instruction();
    frame.next++;
    try {
      instruction.accept(new InstructionRunner(turn));
    } catch (Thrown thrown) {
      thread.catches();
      new Calls(turn).unwind(thrown.value());
    }
  }
}
