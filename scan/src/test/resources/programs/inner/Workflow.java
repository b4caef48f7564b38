package inner;

import java.util.concurrent.Executor;

/** Captured variables: parameters, locals, and the outer instance, handed over. */
class Workflow {

  /** One step of the work. */
  static class Step {
    int attempts;
    int retries;
    String state = "new";
    String result;
  }

  private final Executor executor;
  private final Step first = new Step();
  private Step current = first;
  private int finished;

  Workflow(Executor executor) {
    this.executor = executor;
  }

  /** The parameter is whatever the caller has, and he still has it. */
  void run(Step step) {
    executor.execute(() -> step.attempts++); // race: Step.attempts
    step.attempts = 0; // race: Step.attempts
  }

  void runField() {
    Step step = first;
    executor.execute(() -> step.state = "done"); // race: Step.state
  }

  String state() {
    return first.state; // race: Step.state
  }

  void runLocal() {
    Step step = new Step();
    step.retries = 3;
    executor.execute(
        () -> {
          step.retries--;
          step.result = "ok";
        });
  }

  void runInLocalClass(int amount) {
    class Task implements Runnable {
      private int runs;

      @Override
      public void run() {
        runs++;
        finished += amount; // race: Workflow.finished
      }
    }
    executor.execute(new Task());
  }

  int finished() {
    return finished; // race: Workflow.finished
  }

  Step current() {
    return current;
  }
}
