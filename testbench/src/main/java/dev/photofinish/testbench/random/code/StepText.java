package dev.photofinish.testbench.random.code;

import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.StepVisitor;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Spells the steps of one method like Java; a variable has its type where it is first assigned. */
final class StepText implements StepVisitor<String> {

  private final Set<Variable> declared = new HashSet<>();

  private String assign(Variable target, String value) {
    String type = declared.add(target) ? target.type() + " " : "";
    return type + target + " = " + value + ";";
  }

  private static String arguments(List<Value> values) {
    return values.stream().map(Value::toString).collect(Collectors.joining(", ", "(", ")"));
  }

  @Override
  public String visitNew(Step.New step) {
    String name = Type.of(step.constructor().owner()).javaName();
    return assign(step.target(), "new " + name + arguments(step.arguments()));
  }

  @Override
  public String visitNewArray(Step.NewArray step) {
    Type element = step.target().type().element();
    return assign(step.target(), "new " + element + "[" + step.length() + "]");
  }

  @Override
  public String visitClosure(Step.Closure step) {
    Signature function = step.function();
    String call = function.owner() + "." + function.name() + arguments(step.captured());
    return assign(step.target(), "() -> " + call);
  }

  @Override
  public String visitAssign(Step.Assign step) {
    return assign(step.target(), step.value().toString());
  }

  @Override
  public String visitChoose(Step.Choose step) {
    return assign(step.target(), "choose(" + step.bound() + ")");
  }

  @Override
  public String visitRead(Step.Read step) {
    return assign(step.target(), step.place().toString());
  }

  @Override
  public String visitWrite(Step.Write step) {
    return step.place() + " = " + step.value() + ";";
  }

  @Override
  public String visitUpdate(Step.Update step) {
    return assign(step.target(), step.place() + "." + step.change());
  }

  @Override
  public String visitAdd(Step.Add step) {
    boolean list = step.container().type().internalName().equals(Library.LIST);
    return step.container()
        + (list ? ".add(" : ".put(\"" + step.key() + "\", ")
        + step.value()
        + ");";
  }

  @Override
  public String visitGet(Step.Get step) {
    boolean list = step.container().type().internalName().equals(Library.LIST);
    String key = list ? Integer.toString(step.key()) : "\"" + step.key() + "\"";
    String cast = "(" + step.target().type() + ") ";
    return assign(step.target(), cast + step.container() + ".get(" + key + ")");
  }

  @Override
  public String visitCall(Step.Call step) {
    String on = step.receiver().map(Variable::toString).orElse(step.method().owner());
    String call = on + "." + step.method().name() + arguments(step.arguments());
    return step.target().map(target -> assign(target, call)).orElse(call + ";");
  }

  @Override
  public String visitCallSuper(Step.CallSuper step) {
    return "super" + arguments(step.arguments()) + ";";
  }

  @Override
  public String visitStart(Step.Start step) {
    return step.thread() + ".start();";
  }

  @Override
  public String visitJoin(Step.Join step) {
    return step.thread() + ".join();";
  }

  @Override
  public String visitThrow(Step.Throw step) {
    return "throw new RuntimeException();";
  }

  @Override
  public String visitReturn(Step.Return step) {
    return step.value().map(value -> "return " + value + ";").orElse("return;");
  }
}
