package dev.photofinish.testbench.random;

import dev.photofinish.testbench.random.code.ProgramCode;
import dev.photofinish.testbench.random.syntax.ClassTree;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import dev.photofinish.testbench.random.syntax.Signature;
import java.util.Set;
import java.util.regex.Pattern;

/** Leaves out declarations that are never named; a name that something else has as well stays. */
final class Unused {

  private static final Set<String> CALLED_BY_THE_JVM =
      Set.of("main", "run", Signature.CONSTRUCTOR, Signature.CLASS_INITIALISER);

  private final ProgramTree program;
  private final String source;

  private Unused(ProgramTree program) {
    this.program = program;
    this.source = ProgramCode.of(program).source();
  }

  static ProgramTree removedFrom(ProgramTree program) {
    Unused unused = new Unused(program);
    return new ProgramTree(
        program.classes().stream().filter(unused::isNeeded).map(unused::reduce).toList());
  }

  /** The text of a class without members names it twice, for its default constructor. */
  private boolean isNeeded(ClassTree tree) {
    boolean empty = tree.fields().isEmpty() && tree.methods().isEmpty();
    return tree.name().equals(program.mainClass()) || !empty || mentions(tree.name()) > 2;
  }

  private ClassTree reduce(ClassTree tree) {
    return new ClassTree(
        tree.name(),
        tree.superName(),
        tree.interfaces(),
        tree.fields().stream().filter(this::isNeeded).toList(),
        tree.methods().stream().filter(this::isNeeded).toList());
  }

  private boolean isNeeded(Field field) {
    return mentions(field.name()) > 1;
  }

  private boolean isNeeded(MethodTree method) {
    Signature signature = method.signature();
    boolean does = !method.body().isEmpty() || !signature.parameters().isEmpty();
    return CALLED_BY_THE_JVM.contains(signature.name())
        ? does || signature.name().equals("run")
        : mentions(signature.name()) > 1;
  }

  private long mentions(String name) {
    return Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(source).results().count();
  }
}
