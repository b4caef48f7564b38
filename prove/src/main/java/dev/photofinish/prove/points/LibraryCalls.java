package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Assumption;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What calls of library methods do: by their models, or by the worst case. Confined to the solver's
 * thread.
 */
final class LibraryCalls {

  /** A call that was seen, on one object, or on any. */
  private record Seen(
      Instance caller, int site, int receiver, MethodRef method, IntList arguments) {}

  private static final int NO_RECEIVER = -1;
  private static final int ANY_RECEIVER = -2;

  private final Solver solver;
  private final LibraryFacts library;
  private final World world;
  private final Operands operands;
  private final ModelStores modelStores;
  private final Results results;
  private final Tasks tasks;
  private final ObjectMethods objectMethods;
  private final Contents contents;
  private final Callbacks callbacks;
  private final Touches touches;
  private final Finalizers finalizers;
  private final ReflectiveCalls reflectiveCalls;
  private final Frameworks frameworks;
  private final Set<Seen> seen = new HashSet<>();
  private final Set<MethodRef> modelled = new LinkedHashSet<>();
  private final Map<MethodRef, Set<MethodRef>> ofOne = new HashMap<>();
  private final Map<MethodRef, Actuals> replaced = new LinkedHashMap<>();
  private final Map<CallSite, Set<Assumption>> assumed = new LinkedHashMap<>();

  LibraryCalls(Solver solver, LibraryFacts library) {
    this.solver = solver;
    this.library = library;
    this.world = new World(solver);
    this.operands = new Operands(solver, world);
    this.modelStores = new ModelStores(solver, operands);
    this.results = new Results(solver, world, operands);
    this.tasks = new Tasks(solver, operands);
    this.objectMethods = new ObjectMethods(solver, operands);
    this.contents = new Contents(solver, library);
    this.touches = new Touches(solver, library, world, operands);
    this.callbacks = new Callbacks(solver, world, operands, touches);
    this.finalizers = new Finalizers(solver);
    this.frameworks = new Frameworks(solver, library, world);
    this.reflectiveCalls = new ReflectiveCalls(solver, operands, contents, this::byEffects);
  }

  /** The methods that were called and stood for by their models. */
  Set<MethodRef> modelled() {
    return modelled;
  }

  /** The methods that were called and stood for by the worst case, with the first call of each. */
  Map<MethodRef, Actuals> replaced() {
    return replaced;
  }

  /** The calls whose effect no class file tells, with what is assumed of them. */
  Map<CallSite, Set<Assumption>> assumed() {
    return assumed;
  }

  World world() {
    return world;
  }

  Frameworks frameworks() {
    return frameworks;
  }

  Contents contents() {
    return contents;
  }

  /** An object is made: whether anybody cares who does not see it being made. */
  void allocated(AbstractObject object) {
    finalizers.allocated(object);
    objectMethods.allocated(object);
    world.allocated(object);
    frameworks.allocated(object);
  }

  /** The node of a static field; what a library keeps in one of its own, others may know. */
  int staticField(ProgramField field) {
    int node = solver.nodes.field(-1, field);
    if (isOfLibrary(field)) {
      world.gives(node, field.type());
      world.takes(node);
    }
    return node;
  }

  private boolean isOfLibrary(ProgramField field) {
    var model = field.model();
    return !field.isHypothetical()
        && (model == null || !solver.universe.levels().isReal(model.owner()));
  }

  /** A field of a library's class may hold whatever its object was given. */
  void fieldLoad(AbstractObject object, ProgramField field, int target) {
    solver.nodes.edge(solver.field(object, field), target);
    if (isOfLibrary(field)) {
      var fields = solver.codes.fields();
      solver.nodes.edge(solver.field(object, fields.contents()), target, field.type());
      solver.nodes.edge(solver.field(object, fields.kept()), target, field.type());
    }
  }

  /**
   * Calls a library's method from a closure, which may do so again with the same.
   *
   * @param receiver the object it is called on, if there is one that matters
   */
  void callFromClosure(Actuals actuals, @Nullable AbstractObject receiver, MethodRef method) {
    if (actuals.isOfLibrary()) {
      // A method reference to a library's method: nothing that the program would see.
      return;
    }
    if (isNew(actuals, receiver == null ? NO_RECEIVER : receiver.id(), method)) {
      call(actuals, receiver, method);
    }
  }

  /**
   * Calls a library's method.
   *
   * @param receiver the object it is called on, if there is one that matters
   */
  void call(Actuals actuals, @Nullable AbstractObject receiver, MethodRef method) {
    actuals.caller().callLibrary(actuals.site(), method, ofOne);
    if (!actuals.isOwn()) {
      actuals.caller().callLibraryIndirectly(actuals.site());
    }
    MethodFacts facts = library.of(method);
    if (facts.isKnown()) {
      modelled.add(method);
      byModel(new LibraryCall(actuals, receiver, method, facts));
    } else if (method.isConstructor() && receiver != null) {
      modelled.add(method);
      constructed(actuals, receiver);
    } else {
      replaced.putIfAbsent(method, actuals);
      world.call(actuals, receiver);
    }
  }

  private void byModel(LibraryCall call) {
    List<Effect.Reflects> reflects = call.facts().all(Effect.Reflects.class);
    if (reflects.isEmpty()) {
      byEffects(call);
    } else {
      reflectiveCalls.call(call, reflects.get(0));
    }
  }

  private void byEffects(LibraryCall call) {
    boolean isFirst = isNew(call.actuals(), ANY_RECEIVER, call.method());
    for (Effect effect : call.facts().effects()) {
      if (!isFirst && !call.isAboutReceiver(effect)) {
        continue;
      }
      if (effect instanceof Effect.Stores stores) {
        modelStores.store(call, stores);
      } else if (effect instanceof Effect.Runs runs) {
        tasks.run(call, runs);
      } else if (effect instanceof Effect.Reads reads) {
        contents.read(call, reads);
        touches.touch(call, reads.what(), false);
      } else if (effect instanceof Effect.Writes writes) {
        contents.write(call, writes);
        touches.touch(call, writes.what(), true);
      } else if (effect instanceof Effect.Moves moves) {
        contents.move(call, moves);
        touches.touch(call, moves.what(), true);
      } else if (effect instanceof Effect.StartsThreads starts) {
        tasks.startThreads(call, starts.factory());
      } else if (effect instanceof Effect.Makes makes) {
        tasks.made(makes);
      } else if (effect instanceof Effect.Keeps keeps) {
        modelStores.keep(call, keeps);
      } else if (effect instanceof Effect.Calls calls) {
        callbacks.call(call, calls);
      } else if (effect instanceof Effect.Assumes assumes) {
        assumed
            .computeIfAbsent(call.actuals().site(), none -> EnumSet.noneOf(Assumption.class))
            .add(assumes.what());
      } else if (effect instanceof Effect.Returns returns
          && returns.what().kind() == Source.Kind.FILLED) {
        contents.fill(call, returns.what().of());
      }
    }
    if (call.facts().hasEffects()) {
      if (isFirst) {
        objectMethods.call(call);
      }
      callbacks.callOnReceiver(call);
    }
    if (call.actuals().result() != Actuals.NONE && !call.method().isConstructor()) {
      results.give(call, isFirst);
    }
  }

  private boolean isNew(Actuals actuals, int receiver, MethodRef method) {
    IntList arguments = IntArrayList.wrap(actuals.arguments());
    return seen.add(
        new Seen(actuals.caller(), actuals.site().number(), receiver, method, arguments));
  }

  /**
   * A constructor of the platform that nothing is known of keeps what it is given in the object,
   * and the object to itself.
   */
  private void constructed(Actuals actuals, AbstractObject made) {
    for (int i = actuals.firstArgument(); i < actuals.arguments().length; i++) {
      if (actuals.argument(i) != Actuals.NONE && actuals.isOwn()) {
        solver.nodes.store(actuals.argument(i), operands.heldBy(made));
      } else if (actuals.argument(i) != Actuals.NONE) {
        solver.nodes.edge(actuals.argument(i), operands.heldBy(made));
      }
    }
  }

  /**
   * Whether an object's contents cannot race. What the platform made and gives out to everybody, it
   * has to keep safe itself.
   */
  static boolean isSafe(LibraryFacts library, AbstractObject object) {
    Site site = object.site();
    return site.kind() == Site.Kind.SAFE_MODEL
        || site.kind() == Site.Kind.OPAQUE
        || (!site.type().isArray() && library.type(site.type().internalName()).isThreadSafe());
  }
}
