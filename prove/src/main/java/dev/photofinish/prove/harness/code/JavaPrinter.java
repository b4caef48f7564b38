package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.Program;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Prints a harness as Java text. */
public final class JavaPrinter {

  /** The variable that stands for a choice: nothing is known of its value. */
  public static final String ANY = "any";

  /** The harness knows no generics, and calls old methods as well. */
  private static final String SUPPRESS =
      "@SuppressWarnings({\"deprecation\", \"rawtypes\", \"removal\", \"unchecked\"})";

  private final SourceText text = new SourceText();
  private final IdentityHashMap<Statement, Integer> lines = new IdentityHashMap<>();
  private final CodeClass main;
  private final TypeNames types;

  private JavaPrinter(Program program, CodeClass main) {
    this.main = main;
    this.types = new TypeNames(program, main.name());
  }

  /**
   * Prints it.
   *
   * @param comment one sentence for its head
   */
  public static SourceFile print(Program program, CodeClass main, String comment) {
    JavaPrinter printer = new JavaPrinter(program, main);
    printer.text.line("/** " + comment + " */");
    printer.text.line(SUPPRESS);
    printer.text.line("public class " + main.name() + " {");
    printer.printVariables();
    printer.printMembers(main);
    printer.text.line("}");
    return new SourceFile(printer.text.toString(), printer.lines);
  }

  private void printVariables() {
    text.line("/** Stands for a choice: nothing is known of its value. */");
    text.line("private static volatile boolean " + ANY + ";");
    text.line("");
    for (Variable variable : main.variables()) {
      String typed = types.of(variable.type()) + " " + variable.name();
      text.line("private static volatile " + typed + ";");
    }
    text.line("");
  }

  /** Prints methods and classes with names; a thread is printed where it starts. */
  void printMembers(CodeClass owner) {
    int first = text.nextLine();
    for (Routine routine : owner.routines()) {
      separate(first);
      print(owner, routine);
    }
    for (CodeClass inner : owner.nested()) {
      if (inner.kind() != CodeClass.Kind.THREAD) {
        separate(first);
        print(inner);
      }
    }
  }

  private void separate(int first) {
    if (text.nextLine() > first) {
      text.line("");
    }
  }

  private void print(CodeClass inner) {
    text.line("static class " + inner.simpleName() + supertypes(inner) + " {");
    printMembers(inner);
    text.line("}");
  }

  private String supertypes(CodeClass inner) {
    String classes =
        inner.superName().equals(CodeClass.OBJECT) ? "" : " extends " + types.of(inner.superName());
    return inner.interfaces().isEmpty()
        ? classes
        : classes
            + inner.interfaces().stream()
                .map(types::of)
                .collect(Collectors.joining(", ", " implements ", ""));
  }

  private void print(CodeClass owner, Routine routine) {
    String qualifier = owner.kind() == CodeClass.Kind.USER ? main.name() + "." : "";
    text.line(head(owner, routine) + " {");
    new StatementPrinter(
            this, text, lines, new ExpressionPrinter(types, qualifier), routine.parameters().size())
        .print(routine.body());
    text.line("}");
  }

  private String head(CodeClass owner, Routine routine) {
    String parameters = parameters(routine);
    String typed = types.of(routine.result()) + " " + routine.name() + parameters;
    return switch (routine.kind()) {
      case MAIN -> "public static void main(String[] args)";
      case STATIC -> "static " + typed;
      case INSTANCE -> typed + " throws Throwable";
      case OVERRIDE -> "public " + typed;
      case CONSTRUCTOR -> owner.simpleName() + parameters + " throws Throwable";
    };
  }

  private String parameters(Routine routine) {
    List<String> declared =
        IntStream.range(0, routine.parameters().size())
            .mapToObj(
                i ->
                    types.of(routine.parameters().get(i))
                        + " "
                        + ExpressionPrinter.parameterName(i))
            .toList();
    return "(" + String.join(", ", declared) + ")";
  }
}
