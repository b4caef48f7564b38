package dev.photofinish.prove.harness;

import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.harness.code.CodeClass;
import dev.photofinish.prove.harness.code.Expression;
import dev.photofinish.prove.harness.code.Routine;
import dev.photofinish.prove.harness.code.Statement;
import dev.photofinish.prove.harness.code.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts a harness together: its main method makes objects, and then starts threads. Methods of class
 * files must not be longer than 64 KB (JVMS 4.7.3), so long ones become parts. Belongs to the
 * thread that makes the harness.
 */
final class MainClass {

  /** The longest statement in practice has some hundred bytes. */
  private static final int STATEMENTS_IN_A_PART = 200;

  private final String name;
  private final Names classNames;
  private final List<CodeClass> nested = new ArrayList<>();
  private final List<Routine> routines = new ArrayList<>();

  MainClass(NameSpace names) {
    this.name = names.mainClass();
    this.classNames = names.classes();
  }

  /**
   * Writes it.
   *
   * @param creations make objects
   * @param exchanges pass objects from one variable to others
   * @param calls what each thread does
   * @param users the classes of users
   */
  CodeClass of(
      List<Variable> variables,
      List<Statement> creations,
      List<Statement> exchanges,
      List<List<Statement>> calls,
      List<CodeClass> users) {
    List<Statement> exchange = exchange(exchanges);
    List<Statement> main = new ArrayList<>();
    loop(split(creations), exchange).ifPresent(main::add);
    loop(start(calls), exchange).ifPresent(main::add);
    routines.add(0, routine(Routine.Kind.MAIN, "main", "([Ljava/lang/String;)V", main));
    nested.addAll(users);
    return new CodeClass(
        CodeClass.Kind.MAIN, name, CodeClass.OBJECT, List.of(), variables, routines, nested);
  }

  private static Optional<Statement> loop(List<Statement> body, List<Statement> exchange) {
    List<Statement> all = new ArrayList<>(body);
    all.addAll(exchange);
    return body.isEmpty() ? Optional.empty() : Optional.of(new Statement.Loop(all));
  }

  private List<Statement> exchange(List<Statement> exchanges) {
    if (exchanges.isEmpty()) {
      return List.of();
    }
    routines.add(routine(Routine.Kind.STATIC, "exchange", "()V", split(exchanges)));
    return List.of(call(name, "exchange"));
  }

  /** As it is, or in parts. */
  private List<Statement> split(List<Statement> body) {
    List<Statement> parts = new ArrayList<>();
    for (List<Statement> chunk : chunks(body)) {
      parts.add(part(partName(), chunk, List.of()));
    }
    return isLong(body) ? parts : body;
  }

  private List<Statement> start(List<List<Statement>> calls) {
    if (!isLong(calls)) {
      return starts(threads(name, calls), nested);
    }
    List<Statement> parts = new ArrayList<>();
    for (List<List<Statement>> chunk : chunks(calls)) {
      String partName = partName();
      List<CodeClass> threads = new ArrayList<>();
      parts.add(part(partName, starts(threads(partName, chunk), threads), threads));
    }
    return parts;
  }

  private static List<Statement> starts(List<CodeClass> threads, List<CodeClass> nested) {
    nested.addAll(threads);
    return threads.stream()
        .<Statement>map(thread -> new Statement.Choice(new Statement.Start(thread)))
        .toList();
  }

  private static List<CodeClass> threads(String outer, List<List<Statement>> calls) {
    List<CodeClass> threads = new ArrayList<>();
    for (List<Statement> body : calls) {
      threads.add(
          new CodeClass(
              CodeClass.Kind.THREAD,
              outer + "$" + (threads.size() + 1),
              CodeClass.THREAD,
              List.of(),
              List.of(),
              List.of(routine(Routine.Kind.OVERRIDE, "run", "()V", body)),
              List.of()));
    }
    return threads;
  }

  private Statement part(String partName, List<Statement> body, List<CodeClass> threads) {
    nested.add(
        new CodeClass(
            CodeClass.Kind.PART,
            partName,
            CodeClass.OBJECT,
            List.of(),
            List.of(),
            List.of(routine(Routine.Kind.STATIC, "run", "()V", body)),
            threads));
    return call(partName, "run");
  }

  private String partName() {
    return name + "$" + classNames.unique("Part");
  }

  private static boolean isLong(List<?> body) {
    return body.size() > STATEMENTS_IN_A_PART;
  }

  /** None if all is short enough for one piece. */
  private static <T> List<List<T>> chunks(List<T> body) {
    List<List<T>> chunks = new ArrayList<>();
    for (int at = 0; isLong(body) && at < body.size(); at += STATEMENTS_IN_A_PART) {
      chunks.add(body.subList(at, Math.min(at + STATEMENTS_IN_A_PART, body.size())));
    }
    return chunks;
  }

  private static Statement call(String owner, String method) {
    MethodRef called = new MethodRef(owner, method, MethodDescriptor.of("()V"), false);
    return new Statement.Evaluate(new Expression.Call(called, Optional.empty(), List.of()));
  }

  private static Routine routine(
      Routine.Kind kind, String name, String descriptor, List<Statement> body) {
    return Routine.of(kind, name, descriptor, body);
  }
}
