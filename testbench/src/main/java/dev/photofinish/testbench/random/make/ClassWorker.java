package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import java.util.Map;

/**
 * A subclass of Thread, or a Runnable that is given to one.
 *
 * @param twins whether two threads run the same Runnable
 * @param byConstructor what the constructor takes
 * @param byField what is put into fields after that
 * @param fields where all of them are
 */
record ClassWorker(
    Signature constructor,
    boolean isRunnable,
    boolean startsItself,
    boolean twins,
    List<Resource> byConstructor,
    Map<Resource, Field> byField,
    Map<Resource, Field> fields)
    implements Worker {

  @Override
  public Variable spawn(Body body, Hands hands) {
    Value[] arguments =
        byConstructor.stream().map(resource -> hands.get(body, resource)).toArray(Value[]::new);
    Variable made = body.make(constructor, arguments);
    byField.forEach((resource, field) -> body.write(made, field, hands.get(body, resource)));
    if (twins) {
      body.add(new Step.Start(body.make(Library.threadOfRunnable(), made)));
    }
    return isRunnable ? body.make(Library.threadOfRunnable(), made) : made;
  }

  @Override
  public void look(Body body, Variable thread) {
    if (!isRunnable) {
      fields.forEach((resource, field) -> resource.touch(body, body.read(thread, field), false));
    }
  }
}
