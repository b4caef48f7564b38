package dev.photofinish.scan.method;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
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

/** What one instruction does to what values may be. Belongs to the analysis of one method. */
final class ValueTransfer implements InstructionVisitor<Void> {

  /** An entry has no contents of its own: it is a view of its map. */
  private static final JavaType MAP_ENTRY = JavaType.ofClass("java/util/Map$Entry");

  private final Context context;
  private final Calls calls;
  private final Values values;
  private final Cells cells;

  ValueTransfer(Context context, Calls calls, Values values) {
    this.context = context;
    this.calls = calls;
    this.values = values;
    this.cells = values.cells;
  }

  @Override
  public Void visitOther(Instruction instruction) {
    return null;
  }

  @Override
  public Void visit(FieldLoad load) {
    Value.Result result = load.result().orElseThrow();
    if (Values.canReach(load.field().type())) {
      Step.Field field = context.fields().of(load.field());
      values.add(
          result,
          load.isStatic()
              ? cells.load(FixedList.of(Reach.certain(Path.ofStatic(field))))
              : cells.load(values.of(load.operand(0)), field));
    }
    return null;
  }

  @Override
  public Void visit(FieldStore store) {
    Step.Field field = context.fields().of(store.field());
    Symbols value = values.of(store.value());
    if (store.isStatic()) {
      cells.publish(value.fresh(), Path.ofStatic(field));
    } else {
      cells.store(values.of(store.operand(0)), field, value);
    }
    return null;
  }

  @Override
  public Void visit(ArrayLoad load) {
    Value.Result result = load.result().orElseThrow();
    if (Values.canReach(result.type())) {
      values.add(result, cells.load(values.of(load.operand(0)), Step.ELEMENT));
    }
    return null;
  }

  @Override
  public Void visit(ArrayStore store) {
    cells.store(values.of(store.operand(0)), Step.ELEMENT, values.of(store.operand(2)));
    return null;
  }

  @Override
  public Void visit(Cast cast) {
    Symbols value = values.of(cast.value());
    boolean isEntry = cast.target().equals(MAP_ENTRY);
    values.add(cast.result().orElseThrow(), isEntry ? value.withoutLastElement() : value);
    return null;
  }

  @Override
  public Void visit(New creation) {
    values.makeFresh(creation.result().orElseThrow(), creation.created().internalName());
    return null;
  }

  @Override
  public Void visit(NewArray creation) {
    values.makeFresh(creation.result().orElseThrow(), null);
    return null;
  }

  @Override
  public Void visit(Closure closure) {
    Value.Result result = closure.result().orElseThrow();
    values.makeClosure(result, closure);
    return null;
  }

  /** What a call may return, by the callee's word. */
  @Override
  public Void visit(Invoke call) {
    Callee callee = calls.resolve(call, values);
    Arguments actuals = values.actuals(call);
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
      new ModelValues(values, call, modelled.facts()).apply();
    }
    return null;
  }

  private void applyStores(Callee.Target target, Arguments actuals) {
    FixedList<Store> stores = target.summary().stores();
    Substitution substitution = new Substitution(values, actuals);
    for (int i = 0; i < stores.size(); i++) {
      Store store = stores.get(i);
      if (!substitution.mayBeOwn(store.target()) && !substitution.mayBeOwn(store.value().path())) {
        continue; // Nothing that the method itself made is concerned.
      }
      Symbols base = substitution.holder(store.target());
      Symbols value = substitution.value(store.value());
      cells.store(base, store.target().last(), value);
    }
  }

  private void returned(Value.Result result, Callee.Target target, Arguments actuals) {
    if (!Values.canReach(result.type())) {
      return;
    }
    if (context.library().has(target.method().annotations(), Meaning.RETURNS_OWNED)) {
      values.makeFresh(result, null);
      return;
    }
    Returned returned = target.summary().returned();
    Substitution substitution = new Substitution(values, actuals);
    for (int i = 0; i < returned.paths().size(); i++) {
      values.add(result, substitution.value(returned.paths().get(i)));
    }
    if (returned.owned()) {
      values.makeFresh(result, returned.ownedType());
    }
  }
}
