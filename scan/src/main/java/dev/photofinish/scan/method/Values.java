package dev.photofinish.scan.method;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.InstructionVisitor;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Returned;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Store;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What each value of a method may be. As values have one definition each, that does not depend on
 * the point in the method; loops need a few rounds, until nothing is added.
 */
final class Values {

  private static final int MAX_ROUNDS = 6;

  /** An entry has no contents of its own: it is a view of its map. */
  private static final JavaType MAP_ENTRY = JavaType.ofClass("java/util/Map$Entry");

  private final Context context;
  private final Body body;
  private final Calls calls;
  private final Symbols[] symbols;

  /** What the method's own objects hold. */
  final OwnObjects objects = new OwnObjects();

  /** The classes of own objects that are known exactly, as internal names. */
  private final Map<Integer, String> exactTypes = new HashMap<>();

  private final Set<Integer> safeObjects = new HashSet<>();
  private final Map<Integer, Closure> closures = new HashMap<>();

  /** The paths by which own objects become known to others anywhere in the method. */
  private final Map<Integer, Set<Path>> published = new HashMap<>();

  /** The own objects that the method itself puts where a path leads. */
  private final Map<Path, Symbols> storedAt = new HashMap<>();

  /** The paths that the method goes further than. */
  private final Set<Path> ends = new LinkedHashSet<>();

  /** Whether the method has looked at what own objects hold, or where others find them. */
  private boolean looked;

  /** Whether something came up that an earlier look would have found. */
  private boolean again;

  Values(Context context, Body body, Calls calls) {
    this.context = context;
    this.body = body;
    this.calls = calls;
    this.symbols = new Symbols[body.valueCount()];
    Arrays.fill(symbols, Symbols.NONE);
  }

  /** Returns whether nothing is missing: some loops would need more rounds than are made. */
  boolean solve() {
    for (Value.Parameter parameter : body.parameters()) {
      if (canReach(parameter.type())) {
        symbols[parameter.id()] = Symbols.of(Path.ofFormal(parameter.index()));
      }
    }
    Transfer transfer = new Transfer();
    for (int round = 0; round < MAX_ROUNDS; round++) {
      again = false;
      for (Block block : body.blocks()) {
        for (Value.Phi phi : block.phis()) {
          mergePhi(phi, block);
        }
        FixedList<Instruction> instructions = block.instructions();
        for (int i = 0; i < instructions.size(); i++) {
          instructions.get(i).accept(transfer);
        }
      }
      if (!again && !loopsBringMore()) {
        return true;
      }
    }
    return false;
  }

  Symbols of(Value value) {
    return symbols[value.id()];
  }

  @Nullable String exactType(int object) {
    return exactTypes.get(object);
  }

  @Nullable Closure closure(int object) {
    return closures.get(object);
  }

  /** Whether own objects hold nothing, and are nowhere where others find them. */
  boolean areEmpty(FixedList<Integer> own) {
    for (int i = 0; i < own.size(); i++) {
      if (!objects.steps(own.get(i)).isEmpty() || published.containsKey(own.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether all that may be reached as a value may be own objects that the method put there. */
  boolean areOwn(Symbols value) {
    return !value.fresh().isEmpty()
        && !value.lossy()
        && value.reached().stream().allMatch(reach -> isPutAt(value.fresh(), reach.path()));
  }

  private boolean isPutAt(FixedList<Integer> own, Path path) {
    return own.stream().anyMatch(object -> pathsOf(object, null).contains(path));
  }

  /** The paths that the method goes further than, though they are not followed further. */
  Set<Path> ends() {
    return ends;
  }

  void endsAt(Path path) {
    ends.add(path);
  }

  /** What a step from a value leads to, wherever in the method. */
  Symbols load(Symbols base, Step step) {
    return load(base, step, null);
  }

  private Set<Path> pathsOf(int object, @Nullable State at) {
    return at == null ? published.getOrDefault(object, Set.of()) : at.pathsOf(object);
  }

  /**
   * The same at one point, if it is not null: of own objects, others may find only what they know
   * by then.
   */
  Symbols load(Symbols base, Step step, @Nullable State at) {
    List<Path> full = base.ends();
    if (!full.isEmpty()) {
      ends.addAll(full);
    }
    Symbols loaded = base.reached().isEmpty() ? Symbols.NONE : loadReached(base.plus(step));
    Symbols.Loss loss = full.isEmpty() ? base.loss() : base.loss().and(Symbols.Loss.FAR);
    if (base.fresh().isEmpty()) {
      return loaded.losing(loss);
    }
    looked = true;
    for (int i = 0; i < base.fresh().size(); i++) {
      int object = base.fresh().get(i);
      Symbols held = objects.get(object, step);
      if (held != null) {
        loaded = loaded.union(held.uncertain());
      }
      for (Path path : pathsOf(object, at)) {
        Path further = path.plus(step);
        if (further != null) {
          loaded = loaded.union(Symbols.of(Reach.uncertain(further)));
        }
      }
    }
    return loaded.losing(loss);
  }

  private Symbols loadReached(FixedList<Reach> reached) {
    Symbols loaded = Symbols.of(reached);
    looked = true;
    if (storedAt.isEmpty()) {
      return loaded;
    }
    for (Reach reach : reached) {
      loaded = loaded.union(storedAt.getOrDefault(reach.path(), Symbols.NONE));
    }
    return loaded;
  }

  /** What comes back to the head of a loop is there from the second round on only. */
  private void mergePhi(Value.Phi phi, Block block) {
    if (!canReach(phi.type())) {
      return;
    }
    for (int i = 0; i < phi.operandCount(); i++) {
      Symbols operand = of(phi.operand(i));
      boolean fromLoop = block.predecessor(i) >= block.index();
      add(phi, fromLoop ? operand.uncertain() : operand);
    }
  }

  /** Whether what comes back to a loop's head is not yet known there. */
  private boolean loopsBringMore() {
    for (Block block : body.blocks()) {
      if (isLoopHead(block)) {
        for (Value.Phi phi : block.phis()) {
          Symbols before = of(phi);
          mergePhi(phi, block);
          if (!of(phi).equals(before)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isLoopHead(Block block) {
    for (int i = 0; i < block.predecessorCount(); i++) {
      if (block.predecessor(i) >= block.index()) {
        return true;
      }
    }
    return false;
  }

  private void add(Value value, Symbols more) {
    Symbols before = symbols[value.id()];
    Symbols after = before.union(more);
    if (!after.equals(before)) {
      symbols[value.id()] = after;
    }
  }

  /** Whether fields of a value of this type can be raced for. */
  static boolean canReach(JavaType type) {
    return type.isReference() && !type.equals(JavaType.STRING) && !type.equals(JavaType.CLASS);
  }

  private void makeFresh(Value.Result result, @Nullable String exactType) {
    if (exactType != null) {
      exactTypes.put(result.id(), exactType);
    }
    add(result, Symbols.ofFresh(result.id()));
  }

  /** Puts a value where a step from a base leads: into own objects, or where others find it. */
  void store(Symbols base, Step step, Symbols value) {
    for (int i = 0; i < base.fresh().size(); i++) {
      again |= objects.put(base.fresh().get(i), step, value) && looked;
    }
    if (value.fresh().isEmpty()) {
      return;
    }
    for (Reach target : base.plus(step)) {
      publish(value.fresh(), target.path());
    }
  }

  private void publish(FixedList<Integer> own, Path path) {
    for (int i = 0; i < own.size(); i++) {
      publish(own.get(i), path);
    }
  }

  private void publish(int object, Path path) {
    storedAt.merge(path, Symbols.ofFresh(object), Symbols::union);
    Set<Path> known = published.computeIfAbsent(object, key -> new LinkedHashSet<>());
    again |= known.size() < Path.MAX_STEPS && known.add(path) && looked;
  }

  /** What a call may return, by the callee's word. */
  private void call(Invoke call) {
    Callee callee = calls.resolve(call, this);
    Arguments actuals = actuals(call);
    if (callee instanceof Callee.Analysed analysed) {
      Value.Result result = call.result().orElse(null);
      for (int i = 0; i < analysed.targets().size(); i++) {
        Callee.Target target = analysed.targets().get(i);
        applyStores(target, actuals);
        if (result != null) {
          returned(result, target, actuals);
        }
      }
    } else if (callee instanceof Callee.Modelled modelled) {
      new ModelValues(this, call, modelled.facts()).apply();
    }
  }

  Arguments actuals(Invoke call) {
    Symbols[] actuals = new Symbols[call.operandCount()];
    for (int i = 0; i < actuals.length; i++) {
      actuals[i] = of(call.operand(i));
    }
    return new Arguments(body.method(), FixedList.over(actuals), call);
  }

  private void applyStores(Callee.Target target, Arguments actuals) {
    FixedList<Store> stores = target.summary().stores();
    Substitution substitution = new Substitution(this, actuals);
    for (int i = 0; i < stores.size(); i++) {
      Store store = stores.get(i);
      if (!substitution.mayBeOwn(store.target()) && !substitution.mayBeOwn(store.value().path())) {
        continue; // Nothing that the method itself made is concerned.
      }
      Symbols base = substitution.holder(store.target());
      Symbols value = substitution.value(store.value());
      store(base, store.target().last(), value);
    }
  }

  private void returned(Value.Result result, Callee.Target target, Arguments actuals) {
    if (!canReach(result.type())) {
      return;
    }
    if (context.library().has(target.method().annotations(), Meaning.RETURNS_OWNED)) {
      makeFresh(result, null);
      return;
    }
    Returned returned = target.summary().returned();
    Substitution substitution = new Substitution(this, actuals);
    for (int i = 0; i < returned.paths().size(); i++) {
      add(result, substitution.value(returned.paths().get(i)));
    }
    if (returned.owned()) {
      makeFresh(result, returned.ownedType());
    }
  }

  /** For what models say of results. */
  void result(Value.Result result, Symbols what) {
    if (canReach(result.type())) {
      add(result, what);
    }
  }

  /**
   * For new objects that models tell of.
   *
   * @param safe whether accesses to its contents cannot race
   */
  void newResult(Value.Result result, boolean safe) {
    if (canReach(result.type())) {
      makeFresh(result, null);
      if (safe) {
        safeObjects.add(result.id());
      }
    }
  }

  /**
   * For what a call takes out of a container: nobody else gets it from there any more. What the
   * method itself has put in is known.
   */
  void taken(Value.Result result, Symbols container) {
    if (canReach(result.type())) {
      Symbols own = new Symbols(FixedList.of(), container.fresh(), container.loss());
      add(result, load(own, Step.ELEMENT));
      if (!container.reached().isEmpty()) {
        makeFresh(result, null);
      }
    }
  }

  /** Without own objects whose contents cannot be raced for. */
  Symbols withoutSafe(Symbols container) {
    if (safeObjects.isEmpty() || container.fresh().stream().noneMatch(safeObjects::contains)) {
      return container;
    }
    return new Symbols(
        container.reached(),
        FixedList.copyOf(
            container.fresh().stream().filter(object -> !safeObjects.contains(object)).toList()),
        container.loss());
  }

  /** One instruction's effect on what values may be. */
  private final class Transfer implements InstructionVisitor<Void> {

    @Override
    public Void visitOther(Instruction instruction) {
      return null;
    }

    @Override
    public Void visit(FieldLoad load) {
      Value.Result result = load.result().orElseThrow();
      if (canReach(load.field().type())) {
        Step.Field field = context.fields().of(load.field());
        add(
            result,
            load.isStatic()
                ? loadReached(FixedList.of(Reach.certain(Path.ofStatic(field))))
                : load(of(load.operand(0)), field));
      }
      return null;
    }

    @Override
    public Void visit(FieldStore store) {
      Step.Field field = context.fields().of(store.field());
      Symbols value = of(store.value());
      if (store.isStatic()) {
        publish(value.fresh(), Path.ofStatic(field));
      } else {
        store(of(store.operand(0)), field, value);
      }
      return null;
    }

    @Override
    public Void visit(ArrayLoad load) {
      Value.Result result = load.result().orElseThrow();
      if (canReach(result.type())) {
        add(result, load(of(load.operand(0)), Step.ELEMENT));
      }
      return null;
    }

    @Override
    public Void visit(ArrayStore store) {
      store(of(store.operand(0)), Step.ELEMENT, of(store.operand(2)));
      return null;
    }

    @Override
    public Void visit(Cast cast) {
      Symbols value = of(cast.value());
      boolean isEntry = cast.target().equals(MAP_ENTRY);
      add(cast.result().orElseThrow(), isEntry ? value.withoutLastElement() : value);
      return null;
    }

    @Override
    public Void visit(New creation) {
      makeFresh(creation.result().orElseThrow(), creation.created().internalName());
      return null;
    }

    @Override
    public Void visit(NewArray creation) {
      makeFresh(creation.result().orElseThrow(), null);
      return null;
    }

    @Override
    public Void visit(Closure closure) {
      Value.Result result = closure.result().orElseThrow();
      closures.put(result.id(), closure);
      makeFresh(result, null);
      return null;
    }

    @Override
    public Void visit(Invoke call) {
      call(call);
      return null;
    }
  }
}
