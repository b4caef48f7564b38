package dev.photofinish.prove.harness;

import dev.photofinish.ir.JavaType;
import dev.photofinish.prove.harness.code.Expression;
import dev.photofinish.prove.harness.code.Statement;
import dev.photofinish.prove.harness.code.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes how the callers make objects (Naik, section 2.9.2, step 2a). */
final class Creations {

  private final Exchange exchange;
  private final Supply supply;
  private final Set<JavaType> made = new HashSet<>();

  Creations(Exchange exchange, Supply supply) {
    this.exchange = exchange;
    this.supply = supply;
  }

  /** One choice for each way to make an object and each variable that can take it. */
  List<Statement> of(Collection<Source> sources) {
    List<Source> sorted = new ArrayList<>(sources);
    // The ways to one type stand together; they are in a fixed order already.
    sorted.sort(Comparator.comparing(source -> source.made().descriptor()));
    List<Statement> statements = new ArrayList<>();
    for (Source source : sorted) {
      for (Variable target : exchange.targets(source.made())) {
        made.add(target.type());
        statements.add(new Statement.Choice(creation(source, target)));
      }
    }
    return statements;
  }

  /** The types that objects were made of. */
  Set<JavaType> made() {
    return made;
  }

  private Statement creation(Source source, Variable target) {
    List<Expression> arguments = new ArrayList<>();
    source.needs().forEach(type -> arguments.add(new Expression.Read(supply.need(type))));
    Statement assignment = new Statement.Assign(target, source.expression().apply(arguments));
    return source.isThrowing() ? new Statement.Attempt(List.of(assignment)) : assignment;
  }
}
