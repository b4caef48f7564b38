package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Codes;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.ObjectTable;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.IntArrayList;

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
  private final StatementRules statements;
  private final Instances instances;
  private final CallRules calls;
  private final Closures closures;
  private final LibraryCalls libraryCalls;
  private final Initialisers initialisers;

  /** The exceptions that are thrown anywhere: whoever catches their type may catch them. */
  private final int thrown;

  private final ObjectSet repeated = new ObjectSet();
  private final Stop stop;

  Solver(Universe universe, LibraryFacts library, Sensitivity sensitivity, Stop stop) {
    this.universe = universe;
    this.codes = universe.codes();
    this.contexts = new ObjectContexts(universe, sensitivity, objects);
    this.stop = stop;
    this.types = new TypeFilter(universe.program(), objects);
    this.nodes = new Nodes(types, this::reached);
    this.statements = new StatementRules(this);
    this.instances = new Instances(codes, nodes, statements);
    this.threads = new Threads(nodes.add());
    this.thrown = nodes.add();
    this.closures = new Closures(this);
    this.libraryCalls = new LibraryCalls(this, library);
    this.initialisers = new Initialisers(this);
    this.calls = new CallRules(this, contexts);
  }

  Instances instances() {
    return instances;
  }

  CallRules calls() {
    return calls;
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
    Instance instance = instances.reach(main, AbstractObject.EPSILON);
    if (instance != null) {
      instances.root(threads.main(), instance);
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
    while (instances.areWaiting() || !nodes.isDone()) {
      if ((++steps & 0xfff) == 0) {
        stop.check(instances.all().size(), nodes.work());
      }
      if (steps == nextCollapse) {
        new Cycles(nodes, this::copiesOf).collapse();
        nextCollapse *= 2;
      }
      step();
    }
  }

  private void step() {
    if (instances.areWaiting()) {
      instances.beginNext();
      return;
    }
    Runnable delivery = nodes.nextDelivery();
    if (delivery != null) {
      delivery.run();
    } else {
      nodes.passOn();
    }
  }

  private void reached(int node, ObjectSet fresh) {
    statements.reached(instances.ofVariable(node), node, fresh);
  }

  private IntArrayList copiesOf(int node) {
    return statements.copiesOf(instances.ofVariable(node), node);
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

  /**
   * The node of a field of an object. What may be an array, as nobody knows what a library made,
   * has its elements where it has all else.
   */
  int field(AbstractObject object, ProgramField field) {
    boolean isOther = field == codes.fields().elements() && !object.site().type().isArray();
    return nodes.field(object.id(), isOther ? codes.fields().contents() : field);
  }
}
