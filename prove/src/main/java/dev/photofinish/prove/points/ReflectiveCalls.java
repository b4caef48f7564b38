package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.Operand;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Follows calls by reflection where the class is known, by a literal or a constant name, and a
 * method's name is a constant. All others are left to the rest of their models, which say what is
 * assumed. Confined to the solver's thread.
 */
final class ReflectiveCalls {

  private static final String CONSTRUCTOR = "<init>";

  private final Solver solver;
  private final Operands operands;
  private final Reflected reflected;
  private final HandledFields fields;

  /** The names of methods, by the objects that stand for them; of all others, they are unknown. */
  private final Map<Integer, String> members = new HashMap<>();

  /** Does what the rest of a model says. */
  private final Consumer<LibraryCall> otherwise;

  ReflectiveCalls(
      Solver solver, Operands operands, Contents contents, Consumer<LibraryCall> otherwise) {
    this.solver = solver;
    this.operands = operands;
    this.fields = new HandledFields(solver, operands, contents);
    this.otherwise = otherwise;
    this.reflected = new Reflected(solver);
  }

  void call(LibraryCall call, Effect.Reflects effect) {
    boolean isFollowed =
        switch (effect.how()) {
          case FINDS_CLASS -> findClass(call, effect.of());
          case FINDS_MEMBER -> findMember(call, effect.of());
          case INSTANTIATES -> instantiate(call);
          case INVOKES -> invoke(call);
          case READS_FIELD -> access(call, new HandledFields.Mode(false, false));
          case WRITES_FIELD -> access(call, new HandledFields.Mode(true, false));
          case READS_FIELD_ATOMICALLY -> access(call, new HandledFields.Mode(false, true));
          case WRITES_FIELD_ATOMICALLY -> access(call, new HandledFields.Mode(true, true));
        };
    if (!isFollowed) {
      otherwise.accept(call);
    }
  }

  /** A loader or module that the call names may have another class of that name. */
  private boolean findClass(LibraryCall call, Operand operand) {
    String name = constant(call, operand);
    ClassModel model =
        name == null || name.startsWith("[")
            ? null
            : solver.universe.program().find(name.replace('.', '/'));
    if (model == null || model.isMissing()) {
      return false;
    }
    solver.initialise(call.actuals().caller(), model.name());
    if (call.actuals().result() != Actuals.NONE) {
      solver.nodes.addObject(call.actuals().result(), solver.classObject(model).id());
    }
    return call.method().descriptor().parameters().size() == 1;
  }

  /** The text that is passed, if it is a constant. */
  private static @Nullable String constant(LibraryCall call, Operand operand) {
    Actuals actuals = call.actuals();
    int position = operand.number() + Operands.firstArgument(call);
    return actuals.isOwn()
            && actuals.site().instruction().operand(position) instanceof Value.Constant constant
            && constant.constant() instanceof String text
        ? text
        : null;
  }

  private boolean findMember(LibraryCall call, Operand operand) {
    int of = operands.operand(call, operand);
    if (of == Actuals.NONE || call.actuals().result() == Actuals.NONE) {
      return false;
    }
    JavaType type = call.method().descriptor().returnType();
    AbstractObject member = solver.made(call.actuals(), Site.Kind.MODEL, type);
    String name = nameOf(call);
    if (name != null) {
      members.put(member.id(), name);
    }
    solver.nodes.edge(of, solver.field(member, solver.codes.fields().kept()));
    solver.nodes.addObject(call.actuals().result(), member.id());
    return true;
  }

  /** Constructors have no name to ask for. */
  private static @Nullable String nameOf(LibraryCall call) {
    int position = call.method().descriptor().parameters().indexOf(JavaType.STRING);
    return position < 0 ? CONSTRUCTOR : constant(call, Operand.argument(position));
  }

  private boolean instantiate(LibraryCall call) {
    AbstractObject of = call.receiver();
    if (of != null && of.site().kind() == Site.Kind.CLASS) {
      ClassModel model = classOf(of);
      if (model != null) {
        reflected.instantiate(call, model, Actuals.NONE);
      }
      return model != null;
    }
    int arguments = operands.elements(operands.operand(call, Operand.argument(0)));
    return ofMember(call, model -> reflected.instantiate(call, model, arguments));
  }

  private boolean invoke(LibraryCall call) {
    AbstractObject of = call.receiver();
    String name = of == null ? null : members.get(of.id());
    int on = operands.operand(call, Operand.argument(0));
    int arguments = operands.elements(operands.operand(call, Operand.argument(1)));
    return name != null
        && ofMember(call, model -> reflected.invoke(call, model, name, on, arguments));
  }

  private boolean access(LibraryCall call, HandledFields.Mode mode) {
    AbstractObject of = call.receiver();
    String name = of == null ? null : members.get(of.id());
    return name != null
        && call.actuals().isOwn()
        && ofMember(
            call,
            model ->
                fields
                    .find(model, name)
                    .ifPresentOrElse(
                        field -> fields.access(call, field, mode), () -> otherwise.accept(call)));
  }

  /** Does something for each class that a member may be of, if its name is known. */
  private boolean ofMember(LibraryCall call, Consumer<ClassModel> action) {
    AbstractObject member = call.receiver();
    if (member == null || !members.containsKey(member.id())) {
      return false;
    }
    Set<Integer> unknown = new HashSet<>();
    solver.nodes.listen(
        solver.field(member, solver.codes.fields().kept()),
        fresh ->
            fresh.forEach(
                each -> {
                  ClassModel model = classOf(solver.objects.get(each));
                  if (model != null) {
                    action.accept(model);
                  } else if (unknown.isEmpty() && unknown.add(each)) {
                    otherwise.accept(call);
                  }
                }));
    return true;
  }

  /** The class that an object stands for; null if that is unknown, or no class with members. */
  private @Nullable ClassModel classOf(AbstractObject object) {
    JavaType type = object.site().described();
    if (object.site().kind() != Site.Kind.CLASS || type.kind() != JavaType.Kind.CLASS) {
      return null;
    }
    ClassModel model = solver.universe.program().find(type.internalName());
    return model.isMissing() ? null : model;
  }
}
