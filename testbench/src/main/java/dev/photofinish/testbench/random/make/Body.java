package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** A method as it is written. */
final class Body {

  private final Signature signature;
  private final List<Variable> parameters = new ArrayList<>();
  private final List<Variable> locals = new ArrayList<>();
  private List<Statement> statements = new ArrayList<>();
  private boolean isSynchronized;
  private int nextSlot;

  Body(Signature signature) {
    this.signature = signature;
    this.nextSlot = signature.isStatic() ? 0 : 1;
    for (Type type : signature.parameters()) {
      parameters.add(new Variable("p" + nextSlot, type, nextSlot++));
    }
  }

  Signature signature() {
    return signature;
  }

  Variable self() {
    return new Variable("this", Type.of(signature.owner()), 0);
  }

  Variable parameter(int index) {
    return parameters.get(index);
  }

  List<Variable> parameters() {
    return parameters;
  }

  Body beSynchronized() {
    isSynchronized = true;
    return this;
  }

  Variable local(String hint, Type type) {
    Variable local = new Variable(hint + nextSlot, type, nextSlot++);
    locals.add(local);
    return local;
  }

  void add(Statement statement) {
    statements.add(statement);
  }

  Variable read(Place place) {
    Variable target = local("v", place.type());
    add(new Step.Read(target, place));
    return target;
  }

  Variable read(Variable object, Field field) {
    return read(new Place.OfField(object, field));
  }

  Variable read(Field field) {
    return read(new Place.OfStatic(field));
  }

  void write(Variable object, Field field, Value value) {
    add(new Step.Write(new Place.OfField(object, field), value));
  }

  void write(Field field, Value value) {
    add(new Step.Write(new Place.OfStatic(field), value));
  }

  Variable make(Signature constructor, Value... arguments) {
    Variable target = local("o", Type.of(constructor.owner()));
    add(new Step.New(target, constructor, List.of(arguments)));
    return target;
  }

  Variable makeArray(Type element, int length) {
    Variable target = local("a", element.array());
    add(new Step.NewArray(target, length));
    return target;
  }

  /** Calls a method that returns nothing. */
  void call(Variable receiver, Signature method, Value... arguments) {
    add(new Step.Call(Optional.empty(), Optional.of(receiver), method, List.of(arguments)));
  }

  /** Calls a static method that returns nothing. */
  void callStatic(Signature method, Value... arguments) {
    add(new Step.Call(Optional.empty(), Optional.empty(), method, List.of(arguments)));
  }

  /** Calls a static method and keeps its result. */
  Variable callFactory(Signature method) {
    Variable target = local("o", method.result());
    add(new Step.Call(Optional.of(target), Optional.empty(), method, List.of()));
    return target;
  }

  /** Calls a method and keeps its result. */
  Variable callFor(Variable receiver, Signature method, Value... arguments) {
    Variable target = local("v", method.result());
    add(new Step.Call(Optional.of(target), Optional.of(receiver), method, List.of(arguments)));
    return target;
  }

  void giveBack(Value value) {
    add(new Step.Return(Optional.of(value)));
  }

  /** Adds a block whose body is what is added by the action. */
  void block(Function<List<Statement>, Block> block, Runnable action) {
    add(block.apply(collect(action)));
  }

  /** Does something if a variable is not null. */
  void ifThere(Variable variable, Runnable action) {
    block(inside -> new Block.If(new Condition.IsNull(variable), List.of(), inside), action);
  }

  /** Does something if a variable is null. */
  void ifMissing(Variable variable, Runnable action) {
    block(inside -> new Block.If(new Condition.IsNull(variable), inside, List.of()), action);
  }

  /** Does the same for each index, in a loop or one after the other. */
  void eachOf(int count, boolean loops, Consumer<Value> action) {
    if (loops) {
      Variable counter = local("i", Type.INT);
      block(inside -> new Block.Repeat(counter, count, inside), () -> action.accept(counter));
      return;
    }
    for (int i = 0; i < count; i++) {
      action.accept(new Value.Constant(i));
    }
  }

  /** What an action adds. */
  List<Statement> collect(Runnable action) {
    List<Statement> outer = statements;
    statements = new ArrayList<>();
    action.run();
    List<Statement> inner = List.copyOf(statements);
    statements = outer;
    return inner;
  }

  MethodTree end() {
    return new MethodTree(
        signature,
        isSynchronized,
        List.copyOf(parameters),
        List.copyOf(locals),
        List.copyOf(statements));
  }
}
