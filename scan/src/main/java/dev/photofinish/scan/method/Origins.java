package dev.photofinish.scan.method;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.Source;
import dev.photofinish.models.TypeFacts;
import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells where the values come from that are put into fields. */
final class Origins {

  private final Context context;
  private final ClassModel caller;
  private final Values values;
  private final LockNaming locks;

  Origins(Context context, ClassModel caller, Values values, LockNaming locks) {
    this.context = context;
    this.caller = caller;
    this.values = values;
    this.locks = locks;
  }

  List<FieldOrigin> of(FieldStore store, Step.Field field) {
    if (!store.field().type().isReference()) {
      return List.of();
    }
    Value value = LockNaming.plain(store.value());
    List<FieldOrigin> found = new ArrayList<>(1);
    if (value instanceof Value.Phi phi) {
      for (int i = 0; i < phi.operandCount(); i++) {
        found.add(new FieldOrigin(field, origin(phi.operand(i), store)));
      }
    } else {
      found.add(new FieldOrigin(field, origin(value, store)));
    }
    return found;
  }

  private FieldOrigin.Origin origin(Value stored, FieldStore store) {
    Value value = LockNaming.plain(stored);
    if (value instanceof Value.Constant constant) {
      return constant.isNull() ? FieldOrigin.Plain.NOTHING : FieldOrigin.Plain.SAFE;
    }
    FieldOrigin.Origin made =
        value instanceof Value.Result result ? madeBy(result, store) : FieldOrigin.Plain.UNKNOWN;
    boolean saysMore = made instanceof FieldOrigin.HalfOf || made == FieldOrigin.Plain.SERIAL;
    return isSafe(value) && !saysMore ? FieldOrigin.Plain.SAFE : made;
  }

  private FieldOrigin.Origin madeBy(Value.Result value, FieldStore store) {
    if (value.definition() instanceof Closure closure) {
      return keptClosure(closure, store);
    } else if (value.definition() instanceof New creation) {
      return new FieldOrigin.Made(creation.created().internalName());
    } else if (value.definition() instanceof NewArray array && isEmpty(array)) {
      return FieldOrigin.Plain.SAFE;
    } else if (value.definition() instanceof Invoke call) {
      FieldOrigin.Origin half = half(value, call, store);
      return half != null ? half : returnedBy(value, call);
    }
    return FieldOrigin.Plain.UNKNOWN;
  }

  /** What has no elements has none to race for. */
  private static boolean isEmpty(NewArray array) {
    return array.operand(0) instanceof Value.Constant length
        && Integer.valueOf(0).equals(length.constant());
  }

  /** Closures are followed through fields if they run on the object that keeps them. */
  private FieldOrigin.Origin keptClosure(Closure closure, FieldStore store) {
    boolean isOnKeeper =
        !store.isStatic()
            && closure.operandCount() > 0
            && isThis(store.operand(0))
            && isThis(closure.operand(0));
    List<MethodModel> targets =
        isOnKeeper ? context.targets().of(caller, closure.target()) : List.of();
    return targets.size() == 1 && !targets.get(0).isStatic()
        ? new FieldOrigin.Closure(MethodKey.of(targets.get(0)))
        : FieldOrigin.Plain.UNKNOWN;
  }

  private boolean isThis(Value value) {
    Path path = values.of(value).onlyPath();
    return path != null && path.equals(Path.ofFormal(0));
  }

  private FieldOrigin.Origin returnedBy(Value.Result value, Invoke call) {
    if (context.library().of(call.method()).returns().kind() == Source.Kind.SERIAL_EXECUTOR) {
      return FieldOrigin.Plain.SERIAL;
    }
    Symbols symbols = values.of(value);
    String type =
        symbols.fresh().size() == 1 && symbols.reached().isEmpty()
            ? values.exactType(symbols.fresh().get(0))
            : null;
    return type == null ? FieldOrigin.Plain.UNKNOWN : new FieldOrigin.Made(type);
  }

  /** A field may hold one half of the read-write lock in another field of the same object. */
  private FieldOrigin.@Nullable Origin half(Value value, Invoke call, FieldStore store) {
    Source half = locks.halfOf(value);
    if (half == null) {
      return null;
    }
    Lock.Mode mode = half.kind() == Source.Kind.READ_LOCK ? Lock.Mode.SHARED : Lock.Mode.EXCLUSIVE;
    Instruction whole = whole(half, call);
    if (whole instanceof New made) {
      return new FieldOrigin.HalfOf(unnamed(made, store), mode);
    } else if (whole instanceof FieldLoad load && isOfSameObject(load, store)) {
      return new FieldOrigin.HalfOf(context.fields().of(load.field()), mode);
    }
    return null;
  }

  /** A lock that only its two halves are kept of has no field, but they belong together. */
  private static Step.Field unnamed(New made, FieldStore store) {
    String name = "lock made by instruction " + made.index();
    return new Step.Field(store.field().owner(), name, Step.Nature.FINAL, true);
  }

  private static boolean isOfSameObject(FieldLoad load, FieldStore store) {
    return load.isStatic()
        ? store.isStatic()
        : !store.isStatic() && load.operand(0).equals(store.operand(0));
  }

  private static @Nullable Instruction whole(Source half, Invoke call) {
    return half.of().in(call).map(LockNaming::plain).orElse(null) instanceof Value.Result result
        ? result.definition()
        : null;
  }

  /** Whether an object is safe for many threads, whatever the type of the field says. */
  boolean isSafe(Value stored) {
    Value value = LockNaming.plain(stored);
    if (isSafeType(value.type())) {
      return true;
    } else if (value instanceof Value.Result result && result.definition() instanceof New made) {
      return isSafeType(made.created());
    } else if (value instanceof Value.Result result && result.definition() instanceof Invoke call) {
      return returnsSafe(call);
    }
    return value instanceof Value.Constant;
  }

  private boolean returnsSafe(Invoke call) {
    List<Effect.Returns> sources = context.library().of(call.method()).all(Effect.Returns.class);
    return !sources.isEmpty()
        && sources.stream().allMatch(returns -> isSafeFrom(returns.what(), call));
  }

  private boolean isSafeFrom(Source source, Invoke call) {
    return switch (source.kind()) {
      case THREAD_SAFE_NEW, THREAD_SAFE_VIEW -> true;
      case SAME, VIEW, ENTRIES, HELD -> source.of().in(call).filter(this::isSafe).isPresent();
      default -> false;
    };
  }

  private boolean isSafeType(JavaType type) {
    if (type.kind() != JavaType.Kind.CLASS) {
      return !type.isReference();
    }
    TypeFacts facts = context.library().type(type.internalName());
    return facts.isThreadSafe();
  }
}
