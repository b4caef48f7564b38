package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayList;
import java.util.List;

/** A lambda expression that captures what it is handed. */
record ClosureWorker(Signature function, List<Resource> captured) implements Worker {

  @Override
  public Variable spawn(Body body, Hands hands) {
    List<Value> values = new ArrayList<>();
    captured.forEach(resource -> values.add(hands.get(body, resource)));
    Variable closure = body.local("r", Type.of(Library.RUNNABLE));
    body.add(new Step.Closure(closure, function, values));
    return body.make(Library.threadOfRunnable(), closure);
  }
}
