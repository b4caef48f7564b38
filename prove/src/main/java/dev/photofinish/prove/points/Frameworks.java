package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.CallContext;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Has frameworks make objects of the program's classes and call them, by threads of their own. All
 * that they made or were given, they may pass to whoever asks for its type. Confined to the
 * solver's thread.
 */
final class Frameworks {

  private final Solver solver;
  private final LibraryFacts library;
  private final World world;
  private final Map<JavaType, Map<MethodModel, CallContext>> entries = new HashMap<>();

  Frameworks(Solver solver, LibraryFacts library, World world) {
    this.solver = solver;
    this.library = library;
    this.world = world;
  }

  /**
   * The program makes an object: if it is of a class whose methods a library calls by itself, it
   * was made to be given to that library.
   */
  void allocated(AbstractObject object) {
    if (object.site().kind() == Site.Kind.ALLOCATION
        && solver.universe.isOfProgram(object.site())) {
      entriesOf(object.site().type())
          .forEach(
              (method, context) -> world.call(object, method, thread(object, method, context)));
    }
  }

  private Map<MethodModel, CallContext> entriesOf(JavaType type) {
    Map<MethodModel, CallContext> known = entries.get(type);
    if (known == null) {
      known = findEntries(solver.universe.program().find(type.internalName()));
      entries.put(type, known);
    }
    return known;
  }

  private Map<MethodModel, CallContext> findEntries(ClassModel model) {
    Map<MethodModel, CallContext> found =
        new LinkedHashMap<>(FrameworkClass.entries(solver.universe.program(), model, library));
    found
        .entrySet()
        .removeIf(
            entry ->
                entry.getValue() == CallContext.ALONE
                    || Callbacks.RUN_BY_THREADS.contains(entry.getKey().name()));
    return found;
  }

  void begin(FrameworkClass made) {
    ClassModel model = made.model();
    JavaType type = JavaType.ofClass(model.name());
    Site site = solver.codes.sites().ofFramework(Site.Kind.FRAMEWORK, type);
    AbstractObject object = solver.allocate(site, AbstractObject.EPSILON);
    if (!made.isShared()) {
      solver.repeated(object);
    }
    solver.libraryCalls().allocated(object);
    world.has(object, method -> made.entries().get(method) != CallContext.ALONE);
    AbstractThread setUp = solver.threads.setUp(object, !made.isShared());
    for (MethodModel method : model.methods()) {
      if (method.isConstructor()) {
        world.call(object, method, setUp);
      }
    }
    inject(object, model);
    made.entries()
        .forEach((method, context) -> world.call(object, method, thread(object, method, context)));
  }

  private AbstractThread thread(AbstractObject object, MethodModel method, CallContext context) {
    return switch (context) {
      case ALONE -> solver.threads.setUp(object, solver.repeated().contains(object.id()));
      case BACKGROUND -> solver.threads.framework(object, method, false);
      case IN_TURN -> solver.threads.framework(object, null, false);
      case MAIN -> solver.threads.framework(AbstractObject.EPSILON, null, false);
      default -> solver.threads.framework(object, null, true);
    };
  }

  /** What a framework sets before anybody uses the object. */
  private void inject(AbstractObject object, ClassModel model) {
    List<ClassModel> chain = new ArrayList<>(List.of(model));
    chain.addAll(solver.universe.program().hierarchy().superclasses(model));
    for (ClassModel each : chain) {
      for (FieldModel field : each.fields()) {
        if (!field.isStatic() && library.has(field.annotations(), Meaning.INJECTED)) {
          FieldRef ref = new FieldRef(each.name(), field.name(), field.type());
          world.passes(solver.field(object, solver.codes.fields().of(ref)), field.type());
        }
      }
    }
  }
}
