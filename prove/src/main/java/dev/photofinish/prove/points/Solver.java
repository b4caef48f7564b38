package dev.photofinish.prove.points;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Codes;
import dev.photofinish.prove.code.Copy;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.code.Use;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.ObjectTable;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Solves the rules of figure 4.6: what variables, static fields and fields of abstract objects may
 * point to, and which method in which context a call may run. The call graph grows while the sets
 * do. Confined to one thread.
 */
final class Solver {

  /** After how many steps cycles are looked for first; then whenever these have doubled. */
  private static final int FIRST_COLLAPSE = 1 << 17;

  final Codes codes;
  final Universe universe;
  final ObjectTable objects = new ObjectTable();
  final TypeFilter types;
  final Nodes nodes;
  final Threads threads;

  private final ObjectContexts contexts;
  private final Closures closures;
  private final LibraryCalls libraryCalls;
  private final Initialisers initialisers;

  /** The exceptions that are thrown anywhere: whoever catches their type may catch them. */
  private final int thrown;

  private final List<Instance> instances = new ArrayList<>();
  private final Map<MethodModel, Integer> methodNumbers = new HashMap<>();
  private final Long2ObjectOpenHashMap<Instance> byMethodAndContext =
      new Long2ObjectOpenHashMap<>();
  private final Map<AbstractThread, Set<Instance>> roots = new LinkedHashMap<>();
  private final Set<MethodModel> withoutCode = new HashSet<>();
  private final ObjectSet repeated = new ObjectSet();
  private final Stop stop;

  Solver(Universe universe, LibraryFacts library, Sensitivity sensitivity, Stop stop) {
    this.universe = universe;
    this.codes = universe.codes();
    this.contexts = new ObjectContexts(universe, sensitivity, objects);
    this.stop = stop;
    this.types = new TypeFilter(universe.program(), objects);
    this.nodes = new Nodes(types, this::reached);
    this.threads = new Threads(nodes.add());
    this.thrown = nodes.add();
    this.closures = new Closures(this);
    this.libraryCalls = new LibraryCalls(this, library);
    this.initialisers = new Initialisers(this);
  }

  List<Instance> instances() {
    return instances;
  }

  /** The instances that threads begin with. */
  Map<AbstractThread, Set<Instance>> roots() {
    return roots;
  }

  /** Methods that are called and ought to have code, but have none that can be read. */
  Set<MethodModel> withoutCode() {
    return withoutCode;
  }

  LibraryCalls libraryCalls() {
    return libraryCalls;
  }

  Closures closures() {
    return closures;
  }

  Dispatch dispatch() {
    return universe.dispatch();
  }

  int thrown() {
    return thrown;
  }

  /** The program may begin with a method. */
  void begin(MethodModel main) {
    Instance instance = reach(main, AbstractObject.EPSILON);
    if (instance != null) {
      root(threads.main(), instance);
      initialisers.initialise(instance, main.owner().name());
    }
  }

  /** An instance may be the first to use a class. */
  void initialise(Instance user, String className) {
    initialisers.initialise(user, className);
  }

  void solve() {
    int steps = 0;
    int nextCollapse = FIRST_COLLAPSE;
    while (!nodes.isDone()) {
      if ((++steps & 0xfff) == 0) {
        stop.check(instances.size(), nodes.work());
      }
      if (steps == nextCollapse) {
        new Cycles(nodes, this::copiesOf).collapse();
        nextCollapse *= 2;
      }
      Runnable delivery = nodes.nextDelivery();
      if (delivery != null) {
        delivery.run();
      } else {
        nodes.passOn();
      }
    }
  }

  /** A variable points to more: rules 4.2, 4.4, 4.5 and 4.9. */
  private void reached(int node, ObjectSet fresh) {
    withinMethod(instances.get(nodes.owner(node)), node, fresh);
  }

  /** A method in a context; it is reachable from now on. Null if it has no code. */
  @Nullable Instance reach(MethodModel method, AbstractObject context) {
    int number = methodNumbers.computeIfAbsent(method, m -> methodNumbers.size());
    long key = (long) number << 32 | (context.id() & 0xffffffffL);
    Instance known = byMethodAndContext.get(key);
    if (known != null) {
      return known;
    }
    Optional<MethodCode> code = codes.of(method);
    if (code.isEmpty()) {
      withoutCode.add(method);
      return null;
    }
    int first = nodes.add(code.get().variableCount(), instances.size());
    Instance instance = new Instance(instances.size(), code.get(), context, first);
    instances.add(instance);
    byMethodAndContext.put(key, instance);
    begin(instance);
    return instance;
  }

  /** An instance that a thread begins with. */
  void root(AbstractThread thread, Instance instance) {
    roots.computeIfAbsent(thread, none -> new LinkedHashSet<>()).add(instance);
  }

  /** The context that a method has on an object. */
  AbstractObject contextOf(AbstractObject object) {
    return contexts.of(object);
  }

  /** The object that a site makes in a context (rule 4.3). */
  AbstractObject allocate(Site site, AbstractObject context) {
    return contexts.allocate(site, context);
  }

  /** An object that a library's method makes in a call, or gives out. */
  AbstractObject made(Actuals actuals, Site.Kind kind, JavaType type) {
    Instance caller = actuals.caller();
    Site site = codes.sites().at(kind, type, caller.method(), actuals.site().instruction());
    AbstractObject made = allocate(site, caller.context());
    caller.allocated().add(made.id());
    return made;
  }

  /** One run of the place that makes an object may make more than one, or copies were made. */
  void repeated(AbstractObject object) {
    repeated.add(object.id());
  }

  ObjectSet repeated() {
    return repeated;
  }

  /** The object that stands for a class. */
  AbstractObject classObject(ClassModel model) {
    return allocate(codes.sites().ofClass(JavaType.ofClass(model.name())), AbstractObject.EPSILON);
  }

  /** What happens as soon as an instance is reachable: rules 4.3, 4.6, 4.7 and 4.8. */
  private void begin(Instance instance) {
    MethodCode code = instance.code();
    if (code.method().isSynchronized() && code.method().isStatic()) {
      classObject(code.method().owner());
    }
    for (MethodCode.Allocation allocation : code.allocations()) {
      AbstractObject object = allocate(allocation.site(), instance.context());
      instance.allocated().add(object.id());
      if (allocation.isInner()) {
        repeated.add(object.id());
      }
      libraryCalls.allocated(object);
      nodes.addObject(instance.node(allocation.variable()), object.id());
    }
    for (MethodCode.Static load : code.staticLoads()) {
      nodes.edge(libraryCalls.staticField(load.field()), instance.node(load.variable()));
    }
    for (MethodCode.Static store : code.staticStores()) {
      nodes.edge(instance.node(store.variable()), libraryCalls.staticField(store.field()));
    }
    for (int variable : code.thrown()) {
      nodes.edge(instance.node(variable), thrown);
    }
    for (MethodCode.Catch caught : code.catches()) {
      nodes.edge(thrown, instance.node(caught.variable()), caught.type());
    }
    code.initialisations().forEach(each -> initialisers.initialise(instance, each.className()));
    for (CallSite site : code.calls()) {
      if (site.receiver() == MethodCode.NONE) {
        callWithoutReceiver(instance, site);
      }
    }
  }

  /** A call of a static method, or on an object that does not matter. */
  private void callWithoutReceiver(Instance caller, CallSite site) {
    CallKind kind = site.hasReceiver() ? CallKind.SPECIAL : CallKind.STATIC;
    Target target = dispatch().direct(kind, caller.method().owner(), site.method());
    Actuals actuals = Actuals.of(caller, site);
    if (target instanceof Target.Real real && !site.hasReceiver()) {
      link(actuals, real.method(), contexts.ofStatic(actuals, real.method()), null, null);
    } else if (target instanceof Target.Library library && !isOnNothing(site)) {
      libraryCalls.call(actuals, null, library.method());
    }
  }

  /** Whether what is called has to be one of the program's objects, and there is none. */
  private boolean isOnNothing(CallSite site) {
    return site.hasReceiver()
        && !universe.levels().canBeNamed(universe.program().find(site.method().owner()));
  }

  /** The nodes to which a variable is copied as it is, within its method. */
  private IntArrayList copiesOf(int node) {
    Instance instance = instances.get(nodes.owner(node));
    IntArrayList found = new IntArrayList();
    Copy[] copies = instance.code().copies(instance.variableOf(node));
    if (copies != null) {
      for (Copy copy : copies) {
        if (copy.type().equals(JavaType.OBJECT)) {
          found.add(nodes.standIn(instance.node(copy.target())));
        }
      }
    }
    return found;
  }

  private void withinMethod(Instance instance, int node, ObjectSet fresh) {
    MethodCode code = instance.code();
    int variable = instance.variableOf(node);
    Copy[] copies = code.copies(variable);
    if (copies != null) {
      for (Copy copy : copies) {
        ObjectSet passing = types.filter(fresh, types.ofCast(copy.type()));
        nodes.add(instance.node(copy.target()), passing);
      }
    }
    Use[] uses = code.uses(variable);
    if (uses != null) {
      for (Use use : uses) {
        use(instance, use, fresh);
      }
    }
  }

  private void use(Instance instance, Use use, ObjectSet fresh) {
    if (use instanceof Use.Load load) {
      int target = instance.node(load.target());
      fresh.forEach(
          each -> {
            if (exists(objects.get(each), load.field())) {
              libraryCalls.fieldLoad(objects.get(each), load.field(), target);
            }
          });
    } else if (use instanceof Use.Store store) {
      int source = instance.node(store.source());
      fresh.forEach(
          each -> {
            if (exists(objects.get(each), store.field())) {
              nodes.store(source, field(objects.get(each), store.field()));
            }
          });
    } else if (use instanceof Use.Call call) {
      Actuals actuals = Actuals.of(instance, call.site());
      fresh.forEach(each -> call(actuals, objects.get(each)));
    }
  }

  /**
   * An array of length 0 has no elements: what all lists begin with does not lead to all others.
   */
  private boolean exists(AbstractObject object, ProgramField field) {
    return field != codes.fields().elements() || !object.site().hasNoElements();
  }

  /**
   * The node of a field of an object. What may be an array, as nobody knows what a library made,
   * has its elements where it has all else.
   */
  int field(AbstractObject object, ProgramField field) {
    boolean isOther = field == codes.fields().elements() && !object.site().type().isArray();
    return nodes.field(object.id(), isOther ? codes.fields().contents() : field);
  }

  /** Calls a method on an object (rule 4.9). */
  private void call(Actuals actuals, AbstractObject receiver) {
    CallSite site = actuals.site();
    ClassModel caller = actuals.caller().method().owner();
    Target target =
        site.kind() == CallKind.SPECIAL
            ? dispatch().direct(CallKind.SPECIAL, caller, site.method())
            : dispatch().virtual(receiver.site(), site.method());
    if (target instanceof Target.Library library) {
      libraryCalls.call(actuals, receiver, library.method());
    } else {
      run(actuals, target, receiver, null);
    }
  }

  /** Runs what a call on an object was found to run; closures may call the same again. */
  void run(
      Actuals actuals, Target target, AbstractObject receiver, @Nullable AbstractThread thread) {
    if (target instanceof Target.Real real) {
      link(actuals, real.method(), contextOf(receiver), receiver, thread);
    } else if (target instanceof Target.Library library) {
      libraryCalls.callFromClosure(actuals, receiver, library.method());
    } else if (target instanceof Target.OfClosure) {
      closures.call(actuals, receiver, thread);
    }
  }

  /**
   * Joins what a call passes and takes with what a method has and gives.
   *
   * @param receiver the only object that the method is called on here; null for a static method
   * @param thread the thread that runs it, if it is started
   */
  void link(
      Actuals actuals,
      MethodModel method,
      AbstractObject context,
      @Nullable AbstractObject receiver,
      @Nullable AbstractThread thread) {
    Instance target = reach(method, context);
    if (target == null) {
      libraryCalls.world().call(actuals, receiver);
      return;
    }
    MethodCode code = target.code();
    if (receiver != null && code.formal(0) != MethodCode.NONE) {
      nodes.addObject(target.node(code.formal(0)), receiver.id());
    }
    if (thread != null) {
      root(thread, target);
    }
    if (!actuals.isOfLibrary()) {
      actuals.caller().call(actuals.site(), target, thread, actuals.isOwn());
    }
    pass(actuals, target, receiver == null ? 0 : 1);
  }

  /** Edges of arguments and results; those that are there already are not added again. */
  private void pass(Actuals actuals, Instance target, int first) {
    MethodCode code = target.code();
    for (int i = first; i < code.formalCount(); i++) {
      int argument = actuals.argument(i);
      if (code.formal(i) != MethodCode.NONE && argument != Actuals.NONE) {
        // What comes out of containers is often of other types, too.
        boolean isOfLibrary = !nodes.isVariable(argument);
        nodes.edge(argument, target.node(code.formal(i)), isOfLibrary ? code.formalType(i) : null);
      }
    }
    if (code.returned() != MethodCode.NONE && actuals.result() != Actuals.NONE) {
      nodes.edge(target.node(code.returned()), actuals.result());
    }
  }
}
