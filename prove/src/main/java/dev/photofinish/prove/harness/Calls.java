package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.code.Expression;
import dev.photofinish.prove.harness.code.Routine;
import dev.photofinish.prove.harness.code.Statement;
import dev.photofinish.prove.harness.code.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes what each thread does: it calls one method on what the callers hold, and keeps the result.
 * Belongs to the thread that makes the harness.
 */
final class Calls {

  private final Program program;
  private final Accessibility accessibility;
  private final Supply supply;
  private final Map<UserClass, List<Routine>> ofUsers = new HashMap<>();

  Calls(Program program, Accessibility accessibility, Supply supply) {
    this.program = program;
    this.accessibility = accessibility;
    this.supply = supply;
  }

  /** The methods of a user's class that call protected ones. */
  List<Routine> routines(UserClass user) {
    return ofUsers.getOrDefault(user, List.of());
  }

  /** The call of a public method. */
  List<Statement> direct(Operation operation) {
    Optional<Expression> receiver =
        operation.method().isStatic()
            ? Optional.empty()
            : Optional.of(new Expression.Read(supply.need(operation.receiverType())));
    Statement call = call(operation, receiver);
    return operation.method().exceptions().isEmpty()
        ? List.of(call)
        : List.of(new Statement.Attempt(List.of(call)));
  }

  /** The call of a protected method, by a method of a class that extends the library's. */
  List<Statement> through(UserClass user, Operation operation) {
    List<Routine> routines = ofUsers.computeIfAbsent(user, key -> new ArrayList<>());
    String name = "harnessCall" + (routines.size() + 1);
    Optional<Expression> receiver =
        operation.method().isStatic() ? Optional.empty() : Optional.of(new Expression.Self());
    routines.add(
        Routine.of(Routine.Kind.INSTANCE, name, "()V", List.of(call(operation, receiver))));
    Expression base = new Expression.Read(supply.need(operation.receiverType()));
    Expression object = new Expression.Cast(JavaType.ofClass(user.name()), base);
    MethodRef routine = new MethodRef(user.name(), name, MethodDescriptor.of("()V"), false);
    Expression.Call call = new Expression.Call(routine, Optional.of(object), List.of());
    return List.of(new Statement.Attempt(List.of(new Statement.Evaluate(call))));
  }

  private Statement call(Operation operation, Optional<Expression> receiver) {
    List<Expression> arguments = new ArrayList<>();
    operation.arguments().forEach(type -> arguments.add(supply.argument(type)));
    Expression.Call call = new Expression.Call(operation.reference(), receiver, arguments);
    return kept(operation.result())
        .map(supply::hold)
        .<Statement>map(target -> new Statement.Assign(target, value(operation, call, target)))
        .orElseGet(() -> new Statement.Evaluate(call));
  }

  /** Class files know less of the result than Java does where its type is a type variable. */
  private static Expression value(Operation operation, Expression.Call call, Variable target) {
    return operation.result().equals(call.method().descriptor().returnType())
        ? call
        : new Expression.Cast(target.type(), call);
  }

  /** As what callers keep a result; as an interface, for example, if its class is hidden. */
  private Optional<JavaType> kept(JavaType result) {
    if (result.equals(JavaType.VOID)) {
      return Optional.empty();
    } else if (accessibility.isAccessible(result)) {
      return Optional.of(result);
    }
    return result.isArray()
        ? Optional.empty()
        : Supertypes.of(program.hierarchy(), program.find(result.internalName())).stream()
            .filter(accessibility::isAccessible)
            .map(ClassModel::name)
            .map(JavaType::ofClass)
            .filter(type -> !Supertypes.isGeneral(type))
            .findFirst();
  }
}
