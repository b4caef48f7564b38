package dev.photofinish.testbench.random;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.ClassTree;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A program written by hand: the main method makes a {@code Data}, starts two lambdas that capture
 * it, and waits for both. What happens before, in them, between and after is up to the test.
 */
final class TwoThreads {

  static final Type DATA = Type.of("Data");
  static final Type LOCK_TYPE = Type.of(Library.OBJECT);

  static final Field COUNT = field("count", Type.INT);
  static final Field FLAG = field("flag", Type.INT, Modifier.VOLATILE);
  static final Field LOCK = field("lock", LOCK_TYPE, Modifier.FINAL);
  static final Field OTHER = field("other", LOCK_TYPE, Modifier.FINAL);
  static final Field LOCKS = field("locks", Type.of(Library.READ_WRITE_LOCK), Modifier.FINAL);
  static final Field ALL = field("all", Type.of(Library.LIST), Modifier.FINAL);
  static final Field ARRAY = field("array", Type.INT.array(), Modifier.FINAL);
  static final Field PLACE = new Field("Data", "place", DATA, Set.of(Modifier.STATIC));

  /** The object, where tasks have it; they may use the next slots. */
  static final Variable OBJECT = new Variable("data", DATA, 0);

  private final List<Statement> first = new ArrayList<>();
  private final List<Statement> second = new ArrayList<>();
  private final List<Statement> before = new ArrayList<>();
  private final List<Statement> between = new ArrayList<>();
  private final List<Statement> after = new ArrayList<>();
  private final List<Statement> inConstructor = new ArrayList<>();

  private static Field field(String name, Type type, Modifier... modifiers) {
    return new Field("Data", name, type, Set.of(modifiers));
  }

  TwoThreads before(Statement... statements) {
    before.addAll(Arrays.asList(statements));
    return this;
  }

  TwoThreads first(Statement... statements) {
    first.addAll(Arrays.asList(statements));
    return this;
  }

  TwoThreads second(Statement... statements) {
    second.addAll(Arrays.asList(statements));
    return this;
  }

  TwoThreads between(Statement... statements) {
    between.addAll(Arrays.asList(statements));
    return this;
  }

  TwoThreads after(Statement... statements) {
    after.addAll(Arrays.asList(statements));
    return this;
  }

  TwoThreads inConstructor(Statement... statements) {
    inConstructor.addAll(Arrays.asList(statements));
    return this;
  }

  static Place the(Field field) {
    return field.isStatic() ? new Place.OfStatic(field) : new Place.OfField(OBJECT, field);
  }

  static Statement increment(Field field) {
    return new Block.Increment(the(field));
  }

  static Statement write(Field field) {
    return new Step.Write(the(field), new Value.Constant(1));
  }

  static Statement read(Field field) {
    return new Step.Read(variable(field.type(), 1), the(field));
  }

  /** A variable of a task; different types need different slots. */
  static Variable variable(Type type, int slot) {
    return new Variable("v" + slot, type, slot);
  }

  static Statement[] locked(Field lock, Statement... body) {
    Variable held = variable(lock.type(), 2);
    return new Statement[] {
      new Step.Read(held, the(lock)), new Block.Synchronized(held, List.of(body))
    };
  }

  static Statement[] locked(LockMode mode, Statement... body) {
    Variable held = variable(LOCKS.type(), 3);
    return new Statement[] {
      new Step.Read(held, the(LOCKS)), new Block.Locked(held, mode, List.of(body))
    };
  }

  RandomProgram program() {
    List<Field> fields = List.of(COUNT, FLAG, LOCK, OTHER, LOCKS, ALL, ARRAY, PLACE);
    ClassTree data =
        new ClassTree("Data", Library.OBJECT, List.of(), fields, List.of(constructor()));
    ClassTree main =
        new ClassTree(
            "Main",
            Library.OBJECT,
            List.of(),
            List.of(),
            List.of(task("first", first), task("second", second), all(), main()));
    return RandomProgram.of(new ProgramTree(List.of(data, main)));
  }

  private MethodTree constructor() {
    Variable self = new Variable("this", DATA, 0);
    List<Statement> body = new ArrayList<>(inConstructor);
    List<Variable> locals = new ArrayList<>();
    for (Field field : List.of(LOCK, OTHER, LOCKS, ALL)) {
      Variable made = variable(field.type(), 1 + locals.size());
      locals.add(made);
      body.add(new Step.New(made, Library.constructor(field.type().internalName()), List.of()));
      body.add(new Step.Write(new Place.OfField(self, field), made));
    }
    Variable array = variable(ARRAY.type(), 1 + locals.size());
    locals.add(array);
    body.add(new Step.NewArray(array, 2));
    body.add(new Step.Write(new Place.OfField(self, ARRAY), array));
    Signature signature = Signature.constructor("Data", List.of());
    return new MethodTree(signature, false, List.of(), locals, body);
  }

  private static MethodTree task(String name, List<Statement> body) {
    return new MethodTree(function(name), false, List.of(OBJECT), locals(), body);
  }

  private static List<Variable> locals() {
    return List.of(
        variable(Type.INT, 1),
        variable(LOCK_TYPE, 2),
        variable(LOCKS.type(), 3),
        variable(ALL.type(), 4),
        variable(ARRAY.type(), 5),
        variable(DATA, 6));
  }

  private static MethodTree main() {
    Variable data = variable(DATA, 1);
    Type arguments = Type.of("java/lang/String").array();
    return new MethodTree(
        Signature.function("Main", "main", Type.VOID, arguments),
        false,
        List.of(new Variable("args", arguments, 0)),
        List.of(data),
        List.of(
            new Step.New(data, Library.constructor("Data"), List.of()),
            new Step.Call(Optional.empty(), Optional.empty(), function("all"), List.of(data))));
  }

  private static Signature function(String name) {
    return Signature.function("Main", name, Type.VOID, DATA);
  }

  /** What main does with the object, apart from it so that all code has the object in one slot. */
  private MethodTree all() {
    List<Statement> body = new ArrayList<>(before);
    Variable runnable = variable(Type.of(Library.RUNNABLE), 7);
    List<Variable> threads =
        List.of(variable(Type.of(Library.THREAD), 8), variable(Type.of(Library.THREAD), 9));
    for (int i = 0; i < 2; i++) {
      Signature task = function(i == 0 ? "first" : "second");
      body.add(new Step.Closure(runnable, task, List.of(OBJECT)));
      body.add(new Step.New(threads.get(i), Library.threadOfRunnable(), List.of(runnable)));
      body.add(new Step.Start(threads.get(i)));
    }
    body.addAll(between);
    threads.forEach(thread -> body.add(new Step.Join(thread)));
    body.addAll(after);
    List<Variable> locals = new ArrayList<>(locals());
    locals.add(runnable);
    locals.addAll(threads);
    return new MethodTree(function("all"), false, List.of(OBJECT), locals, body);
  }
}
