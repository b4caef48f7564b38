package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.code.Expression;
import dev.photofinish.prove.harness.code.Statement;
import dev.photofinish.prove.harness.code.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** How objects get from a variable to others: callers pass a value wherever its type allows it. */
final class Exchange {

  private final Program program;
  private final Variables variables;
  private final Supply supply;

  Exchange(Program program, Variables variables, Supply supply) {
    this.program = program;
    this.variables = variables;
    this.supply = supply;
  }

  /** Where a new object is put: into the variable of its type, or those nearest above it. */
  List<Variable> targets(JavaType made) {
    return variables.known(made).map(List::of).orElseGet(() -> above(made));
  }

  /** Copies each variable to those nearest above it, and elements out of arrays. */
  List<Statement.Assign> statements() {
    List<Statement.Assign> copies = new ArrayList<>();
    for (Variable variable : variables.sorted()) {
      if (variable.type().isArray()) {
        element(variable, copies);
      } else if (variable.type().isReference()) {
        Expression value = new Expression.Read(variable);
        above(variable.type()).forEach(each -> copies.add(new Statement.Assign(each, value)));
      }
    }
    return copies;
  }

  /**
   * Takes objects of a type out of all variables above it. Callers do so with a connection that a
   * driver returns: what a library's class has beside an interface of the platform is called, too.
   */
  List<Statement> casts(JavaType type) {
    List<Statement> casts = new ArrayList<>();
    for (Variable above : Variables.sorted(all(type, each -> true))) {
      Expression value = new Expression.Cast(type, new Expression.Read(above));
      Statement cast = new Statement.Assign(variables.of(type), value);
      casts.add(new Statement.Choice(new Statement.Attempt(List.of(cast))));
    }
    return casts;
  }

  private void element(Variable array, List<Statement.Assign> copies) {
    JavaType type = array.type().element();
    if (type.kind() == JavaType.Kind.CLASS
        && program.find(type.internalName()).isApplication()
        && supply.isNeeded(type)) {
      Expression element = new Expression.ElementOf(type, new Expression.Read(array));
      copies.add(new Statement.Assign(variables.of(type), element));
    }
  }

  private List<Variable> above(JavaType type) {
    List<Variable> all = all(type, supply::isNeeded);
    return Variables.sorted(all.stream().filter(each -> isNearest(each, all)).toList());
  }

  private List<Variable> all(JavaType type, Predicate<JavaType> wanted) {
    return type.isArray()
        ? List.of()
        : Supertypes.of(program.hierarchy(), program.find(type.internalName())).stream()
            .map(ClassModel::name)
            .map(JavaType::ofClass)
            .filter(each -> !each.equals(type) && !Supertypes.isGeneral(each))
            .filter(wanted)
            .flatMap(each -> variables.known(each).stream())
            .toList();
  }

  private boolean isNearest(Variable variable, List<Variable> all) {
    String name = variable.type().internalName();
    return all.stream()
        .filter(other -> !other.equals(variable))
        .noneMatch(other -> program.hierarchy().isKnownSubclass(other.type().internalName(), name));
  }
}
