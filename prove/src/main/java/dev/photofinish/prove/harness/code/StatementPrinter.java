package dev.photofinish.prove.harness.code;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Prints the statements of one method as Java text, and notes their lines. */
final class StatementPrinter implements Statement.Visitor {

  private final JavaPrinter classes;
  private final SourceText text;
  private final IdentityHashMap<Statement, Integer> lines;
  private final ExpressionPrinter expressions;
  private final int parameters;

  StatementPrinter(
      JavaPrinter classes,
      SourceText text,
      IdentityHashMap<Statement, Integer> lines,
      ExpressionPrinter expressions,
      int parameters) {
    this.classes = classes;
    this.text = text;
    this.lines = lines;
    this.expressions = expressions;
    this.parameters = parameters;
  }

  void print(List<Statement> body) {
    body.forEach(this::print);
  }

  private void print(Statement statement) {
    lines.put(statement, text.nextLine());
    statement.accept(this);
  }

  @Override
  public void assign(Statement.Assign assign) {
    String target = expressions.variable(assign.target());
    text.line(target + " = " + expressions.print(assign.value()) + ";");
  }

  @Override
  public void evaluate(Statement.Evaluate evaluate) {
    text.line(expressions.print(evaluate.call()) + ";");
  }

  @Override
  public void start(Statement.Start start) {
    text.line("new Thread() {");
    classes.printMembers(start.thread());
    text.line("}.start();");
  }

  @Override
  public void choice(Statement.Choice choice) {
    text.line("if (" + JavaPrinter.ANY + ") {");
    print(choice.body());
    text.line("}");
  }

  @Override
  public void loop(Statement.Loop loop) {
    text.line("while (" + JavaPrinter.ANY + ") {");
    print(loop.body());
    text.line("}");
  }

  @Override
  public void attempt(Statement.Attempt attempt) {
    text.line("try {");
    print(attempt.body());
    text.line("} catch (Throwable e) {");
    text.line("// The callers go on.");
    text.line("}");
  }

  @Override
  public void giveBack(Statement.GiveBack giveBack) {
    text.line("return " + expressions.print(giveBack.value()) + ";");
  }

  @Override
  public void construct(Statement.Construct construct) {
    int first = construct.isInner() ? 1 : 0;
    String outer = construct.isInner() ? ExpressionPrinter.parameterName(0) + "." : "";
    text.line(
        IntStream.range(first, parameters)
            .mapToObj(ExpressionPrinter::parameterName)
            .collect(Collectors.joining(", ", outer + "super(", ");")));
  }
}
