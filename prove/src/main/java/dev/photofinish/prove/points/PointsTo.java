package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Assumption;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.ObjectTable;
import dev.photofinish.prove.heap.Sensitivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The solution of the k-object-sensitive analysis: the relations ptsV, ptsG, heap and cscg of
 * section 2.4. Immutable once it is there.
 */
public final class PointsTo {

  private static final ObjectSet EMPTY = new ObjectSet();

  private final Solver solver;

  /** Arrays without elements. */
  private final ObjectSet empty = new ObjectSet();

  private PointsTo(Solver solver) {
    this.solver = solver;
    for (int i = 0; i < solver.objects.size(); i++) {
      if (solver.objects.get(i).site().hasNoElements()) {
        empty.add(i);
      }
    }
  }

  /**
   * Solves.
   *
   * @param mains the methods that the program may begin with
   * @param made the classes whose objects frameworks make and call
   */
  public static PointsTo solve(
      Universe universe,
      LibraryFacts library,
      Sensitivity sensitivity,
      List<MethodModel> mains,
      List<FrameworkClass> made,
      Stop stop) {
    Solver solver = new Solver(universe, library, sensitivity, stop);
    for (MethodModel main : mains) {
      solver.begin(main);
    }
    made.forEach(solver.libraryCalls().frameworks()::begin);
    solver.solve();
    return new PointsTo(solver);
  }

  /** How much was passed on until all was found: the same in each run, unlike the time. */
  public long work() {
    return solver.nodes.work();
  }

  /** The methods in their contexts that may run. */
  public List<Instance> instances() {
    return solver.instances().all();
  }

  /** The fields of the program, as far as they are used. */
  public Fields fields() {
    return solver.codes.fields();
  }

  public ObjectTable objects() {
    return solver.objects;
  }

  /** What a variable may point to in a context of its method. */
  public ObjectSet of(Instance instance, int variable) {
    return variable == MethodCode.NONE ? EMPTY : solver.nodes.objects(instance.node(variable));
  }

  /** What a static field may point to. */
  public ObjectSet ofStatic(ProgramField field) {
    return solver.nodes.fieldObjects(-1, field.id());
  }

  /** What a field of an object may point to. */
  public ObjectSet ofField(int object, ProgramField field) {
    return solver.nodes.fieldObjects(object, field.id());
  }

  /** Whether something other than a statement of the program may put objects into a field. */
  public boolean isStoredElsewhere(int object, ProgramField field) {
    return solver.nodes.isStoredElsewhere(object, field.id());
  }

  /** What a container, a thread or another object of a library was given. */
  public ObjectSet contentsOf(int object) {
    return ofField(object, solver.codes.fields().contents());
  }

  /** All that the fields of an object may point to. */
  public List<ObjectSet> fieldsOf(int object) {
    List<ObjectSet> all = new ArrayList<>();
    solver
        .nodes
        .fieldsOf(object)
        .forEach((int field) -> all.add(solver.nodes.fieldObjects(object, field)));
    return all;
  }

  /** The fields of an object that point to something; for -1, the static ones. */
  public List<ProgramField> pointingFields(int object) {
    List<ProgramField> all = new ArrayList<>();
    solver.nodes.fieldsOf(object).forEach((int field) -> all.add(solver.codes.fields().get(field)));
    return all;
  }

  /** All that static fields may point to. */
  public List<ObjectSet> statics() {
    return fieldsOf(-1);
  }

  /** Whether some of the platform's code was analysed like the program's own. */
  public boolean hasRealPlatform() {
    return solver.universe.levels().hasRealPlatform();
  }

  /** What library code may have that is not analysed. */
  public ObjectSet known() {
    return solver.libraryCalls().world().objects();
  }

  /** Objects of which one run of the place that makes them may make several. */
  public ObjectSet repeated() {
    return solver.repeated();
  }

  public List<AbstractThread> threads() {
    return solver.threads.all();
  }

  /** The instances that each thread begins with. */
  public Map<AbstractThread, Set<Instance>> roots() {
    return solver.instances().roots();
  }

  /** The accesses of library code in the calls of an instance, with the objects accessed. */
  public Map<Access, ObjectSet> libraryAccesses(Instance instance) {
    return solver.libraryCalls().contents().of(instance);
  }

  /** The synchronized views of which library code holds one's monitor while it does an access. */
  public ObjectSet monitors(Instance instance, Access access) {
    return solver.libraryCalls().contents().monitorsOf(instance, access);
  }

  /** The objects whose memory an access in a context may be about; empty for static fields. */
  public ObjectSet accessed(Instance instance, Access access) {
    ObjectSet ofLibrary = libraryAccesses(instance).get(access);
    ObjectSet objects = ofLibrary != null ? ofLibrary : of(instance, access.base());
    boolean isElement = access.field() == fields().elements();
    return isElement && objects.intersects(empty) ? objects.without(empty) : objects;
  }

  /** The number of the object that stands for a class. */
  public int classObject(ClassModel model) {
    return solver.classObject(model).id();
  }

  public AbstractObject object(int id) {
    return solver.objects.get(id);
  }

  /** The library methods that were stood for by their models. */
  public Set<MethodRef> modelled() {
    return solver.libraryCalls().modelled();
  }

  /** The library methods that were stood for by the worst case. */
  public Set<MethodRef> replaced() {
    return solver.libraryCalls().replaced().keySet();
  }

  /** The calls whose effect no class file tells, with what is assumed of them. */
  public Map<CallSite, Set<Assumption>> assumed() {
    return solver.libraryCalls().assumed();
  }

  /** Methods that are called and ought to have code, but have none that can be read. */
  public Set<MethodModel> withoutCode() {
    return solver.instances().withoutCode();
  }
}
