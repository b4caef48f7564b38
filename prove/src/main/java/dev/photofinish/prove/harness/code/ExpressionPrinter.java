package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.JavaType;
import java.util.List;

/** Prints expressions as Java text. */
final class ExpressionPrinter implements Expression.Visitor {

  private final TypeNames types;
  private final String qualifier;
  private final StringBuilder text = new StringBuilder();

  /**
   * @param qualifier stands before every variable: a user's class inherits fields that may hide it
   */
  ExpressionPrinter(TypeNames types, String qualifier) {
    this.types = types;
    this.qualifier = qualifier;
  }

  String print(Expression expression) {
    text.setLength(0);
    expression.accept(this);
    return text.toString();
  }

  static String parameterName(int index) {
    return "p" + index;
  }

  String variable(Variable variable) {
    return qualifier + variable.name();
  }

  @Override
  public void read(Expression.Read read) {
    text.append(variable(read.variable()));
  }

  @Override
  public void parameter(Expression.Parameter parameter) {
    text.append(parameterName(parameter.index()));
  }

  @Override
  public void self() {
    text.append("this");
  }

  @Override
  public void create(Expression.Create create) {
    String owner = create.constructor().owner();
    List<Expression> arguments = create.arguments();
    if (create.isInner()) {
      arguments.get(0).accept(this);
      text.append(".new ").append(ClassNames.simpleName(types.of(owner).replace('.', '/')));
      arguments = arguments.subList(1, arguments.size());
    } else {
      text.append("new ").append(types.of(owner));
    }
    arguments(arguments);
  }

  @Override
  public void call(Expression.Call call) {
    if (call.receiver().isPresent()) {
      receiver(call.receiver().get());
    } else {
      text.append(types.of(call.method().owner()));
    }
    text.append('.').append(call.method().name());
    arguments(call.arguments());
  }

  private void receiver(Expression receiver) {
    boolean bindsLess = receiver instanceof Expression.Cast;
    text.append(bindsLess ? "(" : "");
    receiver.accept(this);
    text.append(bindsLess ? ")" : "");
  }

  private void arguments(List<Expression> arguments) {
    text.append('(');
    String separator = "";
    for (Expression argument : arguments) {
      text.append(separator);
      argument.accept(this);
      separator = ", ";
    }
    text.append(')');
  }

  @Override
  public void constant(Expression.Constant constant) {
    text.append(types.of(constant.owner())).append('.').append(constant.name());
  }

  @Override
  public void arrayOf(Expression.ArrayOf arrayOf) {
    JavaType array = JavaType.of("[" + arrayOf.elementType().descriptor());
    text.append("new ").append(types.of(array)).append(" {");
    arrayOf.element().accept(this);
    text.append('}');
  }

  @Override
  public void elementOf(Expression.ElementOf elementOf) {
    elementOf.array().accept(this);
    text.append("[0]");
  }

  @Override
  public void cast(Expression.Cast cast) {
    text.append('(').append(types.of(cast.type())).append(") ");
    cast.value().accept(this);
  }

  @Override
  public void nothing() {
    text.append("null");
  }
}
