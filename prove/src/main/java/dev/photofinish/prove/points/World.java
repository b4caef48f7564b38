package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.Site;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The library code that is not analysed and has no model, at its worst under the separate
 * compilation assumption: it cannot name the program's classes. So it has only what was given to
 * it, may give any of that to anybody, may put it into any container or array it has, and may call
 * those methods of it that override a library's, on any thread.
 */
final class World {

  private static final String ENUM = "java/lang/Enum";

  private final Solver solver;
  private final int node;
  private final BitSet heard = new BitSet();
  private final Map<String, List<MethodModel>> overrides = new HashMap<>();

  /** The methods of what a framework made that it does not call at any time. */
  private final Map<Integer, Predicate<MethodModel>> callable = new HashMap<>();

  /** The constants of enums, which libraries can list. */
  private final int constants;

  World(Solver solver) {
    this.solver = solver;
    this.node = solver.nodes.add();
    this.constants = solver.nodes.add();
    solver.nodes.listen(node, this::reached);
    solver.nodes.edge(node, solver.thrown(), JavaType.THROWABLE);
  }

  /** What library code may have. */
  ObjectSet objects() {
    return solver.nodes.objects(node);
  }

  /** Whether all that a node has is known to library code, which calls it from any thread. */
  boolean has(int other) {
    return solver.nodes.isSame(node, other);
  }

  /**
   * Whether library code is known to have an object, and so calls it from any thread. Asked very
   * often, by those who have less to do then.
   */
  boolean has(AbstractObject object) {
    return heard.get(object.id());
  }

  /**
   * Library code has an object that it made itself.
   *
   * @param callable which of its methods may be called at any time
   */
  void has(AbstractObject object, Predicate<MethodModel> callable) {
    this.callable.put(object.id(), callable);
    solver.nodes.addObject(node, object.id());
  }

  /** The node of all constants of enums. */
  int constants() {
    return constants;
  }

  /** An object is made. */
  void allocated(AbstractObject object) {
    JavaType type = object.site().type();
    if (!type.isArray()
        && object.site().isExact()
        && solver.universe.program().hierarchy().isKnownSubclass(type.internalName(), ENUM)) {
      solver.nodes.addObject(constants, object.id());
    }
  }

  /** A call of which nothing is known. */
  void call(Actuals actuals, @Nullable AbstractObject receiver) {
    int[] arguments = actuals.arguments();
    for (int i = actuals.firstArgument(); i < arguments.length; i++) {
      takes(arguments[i]);
    }
    if (receiver != null) {
      solver.nodes.addObject(node, receiver.id());
    }
    if (actuals.result() != Actuals.NONE) {
      opaque(actuals, actuals.site().method().descriptor().returnType());
    }
  }

  /** Gives out something of its own, or what was given to it. */
  void opaque(Actuals actuals, JavaType type) {
    AbstractObject made = solver.made(actuals, Site.Kind.OPAQUE, type);
    solver.nodes.addObject(actuals.result(), made.id());
    solver.nodes.addObject(node, made.id());
    gives(actuals.result(), type);
  }

  /** Whatever it has of a type may come this way. */
  void gives(int target, JavaType type) {
    solver.nodes.edge(node, target, type);
  }

  /** What a node has is known to library code. */
  void takes(int source) {
    if (source != Actuals.NONE) {
      solver.nodes.edge(source, node);
    }
  }

  private void reached(ObjectSet fresh) {
    fresh.forEach(
        each -> {
          heard.set(each);
          AbstractObject object = solver.objects.get(each);
          Site site = object.site();
          if (site.kind() == Site.Kind.CLOSURE) {
            runClosure(object);
          } else {
            mixes(object);
            if (!site.type().isArray() && site.isExact()) {
              callBack(object);
            }
          }
        });
  }

  /** Anything may come out of an array or container, and go into it. */
  private void mixes(AbstractObject object) {
    JavaType type = object.site().type();
    if (type.isArray() && !type.element().isReference()) {
      return;
    }
    int held = solver.field(object, solver.codes.fields().elements());
    if (!type.isArray() || type.element().equals(JavaType.OBJECT)) {
      solver.nodes.mix(node, held);
    } else {
      takes(held);
      gives(held, type.element());
    }
  }

  /** A closure of one of the program's own interfaces cannot be called by those who lack it. */
  private void runClosure(AbstractObject closure) {
    ClassModel function = solver.universe.program().find(closure.site().type().internalName());
    if (solver.universe.levels().canBeNamed(function)) {
      int[] arguments = new int[9];
      Arrays.fill(arguments, node);
      solver.closures().call(Actuals.ofLibrary(arguments, node), closure, solver.threads.library());
    }
  }

  private void callBack(AbstractObject object) {
    Predicate<MethodModel> wanted = callable.getOrDefault(object.id(), method -> true);
    overridesOf(object.site().type().internalName()).stream()
        .filter(wanted)
        .forEach(method -> call(object, method, threadOf(method), this::gives));
  }

  /**
   * What library code does by itself to the platform's own objects is not looked at, only what
   * comes of it: it touches containers at the calls that it is given them by.
   */
  private @Nullable AbstractThread threadOf(MethodModel method) {
    return method.owner().isPlatform() ? null : solver.threads.library();
  }

  /** Calls a method of what a framework made, with whatever there is for its parameters. */
  void call(AbstractObject object, MethodModel method, AbstractThread thread) {
    call(object, method, thread, this::passes);
  }

  private void call(
      AbstractObject object,
      MethodModel method,
      @Nullable AbstractThread thread,
      BiConsumer<Integer, JavaType> giver) {
    Instance target = solver.instances().reach(method, solver.contextOf(object));
    if (target == null) {
      return;
    }
    MethodCode code = target.code();
    if (thread != null) {
      solver.instances().root(thread, target);
    }
    if (method.isConstructor()) {
      solver.initialise(target, method.owner().name());
    }
    if (code.formal(0) != MethodCode.NONE) {
      solver.nodes.addObject(target.node(code.formal(0)), object.id());
    }
    for (int i = 1; i < code.formalCount(); i++) {
      if (code.formal(i) != MethodCode.NONE) {
        giver.accept(target.node(code.formal(i)), code.formalType(i));
      }
    }
    if (code.returned() != MethodCode.NONE) {
      takes(target.node(code.returned()));
    }
  }

  /** The same as {@link #gives}, and something of its own unless only the program has such. */
  void passes(int target, JavaType type) {
    gives(target, type);
    if (type.isArray() || !solver.universe.program().find(type.internalName()).isApplication()) {
      Site site = solver.codes.sites().ofFramework(Site.Kind.OPAQUE, type);
      AbstractObject own = solver.allocate(site, AbstractObject.EPSILON);
      solver.repeated(own);
      solver.nodes.addObject(target, own.id());
      solver.nodes.addObject(node, own.id());
    }
  }

  /** The methods of a class that library code can call. */
  List<MethodModel> overridesOf(String className) {
    List<MethodModel> known = overrides.get(className);
    if (known == null) {
      known = find(className);
      overrides.put(className, known);
    }
    return known;
  }

  /**
   * The methods of a class whose signature a type of a library has, too. One that is missing may
   * have any.
   */
  private List<MethodModel> find(String className) {
    ClassModel model = solver.universe.program().find(className);
    List<ClassModel> supers = new ArrayList<>(List.of(model));
    supers.addAll(solver.universe.program().hierarchy().superclasses(model));
    supers.addAll(solver.universe.program().hierarchy().superinterfaces(model));
    Set<String> ofLibrary = new HashSet<>();
    supers.stream()
        .filter(each -> solver.universe.levels().canBeNamed(each))
        .flatMap(each -> each.methods().stream())
        .filter(method -> !method.isPrivate() && !method.isStatic() && !method.isConstructor())
        .forEach(method -> ofLibrary.add(signature(method)));
    boolean mayBeAny = supers.stream().anyMatch(ClassModel::isMissing);
    Set<String> found = new HashSet<>();
    return supers.stream()
        .flatMap(each -> each.methods().stream())
        .filter(method -> !method.isStatic() && !method.isPrivate() && !method.isAbstract())
        .filter(method -> found.add(signature(method)))
        .filter(method -> solver.universe.levels().isReal(method))
        .filter(method -> !method.isConstructor())
        .filter(method -> method.isPublic() || !method.owner().isPlatform())
        .filter(method -> mayBeAny || ofLibrary.contains(signature(method)))
        .filter(method -> !method.name().equals("finalize"))
        .toList();
  }

  private static String signature(MethodModel method) {
    return method.name() + method.descriptor();
  }
}
