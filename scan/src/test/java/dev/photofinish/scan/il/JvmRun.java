package dev.photofinish.scan.il;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Runs a method of an emitted class in this JVM, from a state of the semantics, and watches. */
final class JvmRun {

  private final Program program;
  private final Class<?> type;
  private final List<Object> objects = new ArrayList<>();
  private final List<Integer> lines = new ArrayList<>();

  JvmRun(Program program, BooleanSupplier choices) throws ReflectiveOperationException {
    this.program = program;
    this.type = Loaded.load(Observed.rewrite(ClassEmitter.emit(program), program.fields()));
    Consumer<Object> newObjects = objects::add;
    IntConsumer newLines = lines::add;
    type.getField(Observed.CHOICES).set(null, choices);
    type.getField(Observed.LINES).set(null, newLines);
    type.getField(Observed.OBJECTS).set(null, newObjects);
  }

  void run(Method method, State start) throws ReflectiveOperationException {
    createObjects(start.heap());
    Object[] actuals =
        method.formals().stream().map(formal -> objects.get(start.stack().value(formal))).toArray();
    Class<?>[] types = new Class<?>[method.arity()];
    Arrays.fill(types, type);
    type.getMethod(method.name(), types).invoke(null, actuals);
  }

  private void createObjects(Heap heap) throws ReflectiveOperationException {
    for (int i = 0; i < heap.size(); i++) {
      type.getConstructor().newInstance();
    }
    for (int i = 0; i < heap.size(); i++) {
      for (String field : heap.fields()) {
        Object value = objects.get(heap.value(new Address(i, field)));
        type.getField(field).set(objects.get(i), value);
      }
    }
  }

  /** The lines that were begun, in order. */
  List<Integer> lines() {
    return lines;
  }

  /** The heap now; objects are numbered in the order of their creation, as in the semantics. */
  Heap heap() throws ReflectiveOperationException {
    Heap heap = Heap.empty(program.fields());
    for (int i = 0; i < objects.size(); i++) {
      heap = heap.withNew();
    }
    for (int i = 0; i < objects.size(); i++) {
      for (String field : program.fields()) {
        int value = number(type.getField(field).get(objects.get(i)));
        heap = heap.with(new Address(i, field), value);
      }
    }
    return heap;
  }

  private int number(Object object) {
    return objects.indexOf(object);
  }
}
