package dev.photofinish.prove.harness;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.harness.code.CodeClass;
import dev.photofinish.prove.harness.code.Expression;
import dev.photofinish.prove.harness.code.Routine;
import dev.photofinish.prove.harness.code.Statement;
import dev.photofinish.prove.harness.code.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes the classes of users. Their methods keep what the library hands to them, for the callers
 * to use, and return what the callers hold; nothing else.
 */
final class UserCode {

  private final Supply supply;

  UserCode(Supply supply) {
    this.supply = supply;
  }

  /**
   * The class.
   *
   * @param calls its methods that call protected ones of the library
   */
  CodeClass of(UserClass user, List<Routine> calls) {
    List<Routine> routines = new ArrayList<>();
    user.constructors().forEach(each -> routines.add(constructor(each)));
    user.callbacks().forEach(each -> routines.add(callback(each)));
    routines.addAll(calls);
    boolean isInterface = user.base().isInterface();
    return new CodeClass(
        CodeClass.Kind.USER,
        user.name(),
        isInterface ? CodeClass.OBJECT : user.base().name(),
        isInterface ? List.of(user.base().name()) : List.of(),
        List.of(),
        routines,
        List.of());
  }

  private static Routine constructor(MethodModel method) {
    String owner = method.owner().name();
    MethodRef called = new MethodRef(owner, method.name(), method.descriptor(), false);
    boolean isInner = Accessibility.isInner(method.owner());
    return Routine.of(
        Routine.Kind.CONSTRUCTOR,
        method.name(),
        method.descriptor().text(),
        List.of(new Statement.Construct(called, isInner)));
  }

  private Routine callback(Callback callback) {
    List<Statement> body = new ArrayList<>();
    IntStream.range(0, callback.parameters().size()).forEach(i -> keep(callback, i, body));
    if (!callback.result().equals(JavaType.VOID)) {
      body.add(new Statement.GiveBack(held(callback.result())));
    }
    return new Routine(
        Routine.Kind.OVERRIDE,
        callback.name(),
        callback.descriptors(),
        callback.parameters(),
        callback.result(),
        body);
  }

  private void keep(Callback callback, int parameter, List<Statement> body) {
    JavaType type = callback.parameters().get(parameter);
    if (type.isReference() && supply.isNeeded(type)) {
      Variable target = supply.hold(type);
      Expression value = new Expression.Parameter(parameter);
      body.add(
          new Statement.Assign(
              target, callback.isPlain(parameter) ? value : new Expression.Cast(type, value)));
    }
  }

  private Expression held(JavaType type) {
    return !type.isReference() || supply.isNeeded(type)
        ? new Expression.Read(supply.need(type))
        : new Expression.Nothing();
  }
}
