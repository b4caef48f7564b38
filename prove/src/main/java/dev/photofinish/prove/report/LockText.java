package dev.photofinish.prove.report;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.lock.LockStage;
import dev.photofinish.prove.lock.Taken;
import dev.photofinish.prove.points.CallEdge;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The locks that are certainly held at the end of a path, outermost first, each as the first method
 * of the path that can name it would write it.
 */
final class LockText {

  private static final Set<String> HALVES = Set.of("readLock", "writeLock");

  private final LockStage locks;
  private final Stacks stacks;

  LockText(LockStage locks, Stacks stacks) {
    this.locks = locks;
    this.stacks = stacks;
  }

  List<String> of(CallPath path, Access access) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < path.length(); i++) {
      ofMethod(path, i, names);
      for (Taken taken : taken(path, i, access)) {
        names.add(name(path, i, taken.lock()) + (taken.isShared() ? " (read)" : ""));
      }
    }
    return names.stream().distinct().toList();
  }

  /** What a method of the path has taken where it calls the next one, or does the access. */
  private List<Taken> taken(CallPath path, int position, Access access) {
    if (position == path.edges().size()) {
      return locks.taken(path.instance(position), access);
    }
    Place place = placeOf(path.edges().get(position));
    return place == null ? List.of() : locks.taken(path.instance(position), place);
  }

  private void ofMethod(CallPath path, int position, List<String> names) {
    MethodModel method = path.instance(position).method();
    if (method.isSynchronized()) {
      names.add(
          method.isStatic()
              ? ClassNames.toBinary(method.owner().name()) + ".class"
              : parameter(path, position, 0));
    }
  }

  private static @Nullable Place placeOf(CallEdge edge) {
    CallSite site = edge.site();
    return site == null ? null : site.place();
  }

  private String name(CallPath path, int position, Value value) {
    String known = pathTo(path, position, value);
    return known != null ? known : "a lock of " + MethodText.of(path.instance(position).method());
  }

  /** How a method reaches a value; null if it does not have a name. */
  private @Nullable String pathTo(CallPath path, int position, Value value) {
    if (value instanceof Value.Parameter parameter) {
      return parameter(path, position, parameter.index());
    } else if (value instanceof Value.Constant constant) {
      return constant.constant() instanceof JavaType type ? type.sourceName() + ".class" : null;
    } else if (value instanceof Value.Result result) {
      String known = pathTo(path, position, result.definition());
      if (known != null) {
        return known;
      }
    }
    return value.hasSourceName() ? value.name() : null;
  }

  private @Nullable String pathTo(CallPath path, int position, Instruction definition) {
    if (definition instanceof FieldLoad load) {
      return load.isStatic()
          ? ClassNames.toBinary(load.field().owner()) + "." + load.field().name()
          : step(path, position, load.operand(0), "." + load.field().name());
    } else if (definition instanceof ArrayLoad load) {
      return step(path, position, load.array(), "[]");
    } else if (definition instanceof Cast cast) {
      return pathTo(path, position, cast.value());
    } else if (definition instanceof Invoke call && HALVES.contains(call.method().name())) {
      return step(path, position, call.operand(0), "");
    }
    return null;
  }

  private @Nullable String step(CallPath path, int position, Value base, String step) {
    String known = pathTo(path, position, base);
    return known == null ? null : known + step;
  }

  /** A parameter is called what the caller calls it, as far up as there is a name. */
  private String parameter(CallPath path, int position, int index) {
    if (position > stacks.first(path)) {
      CallEdge edge = path.edges().get(position - 1);
      CallSite site = edge.site();
      if (site != null && edge.isDirect()) {
        String known = pathTo(path, position - 1, site.instruction().operand(index));
        if (known != null) {
          return known;
        }
      }
    }
    return ownName(path, position, index);
  }

  private String ownName(CallPath path, int position, int index) {
    MethodModel method = path.instance(position).method();
    boolean isFirst = position == stacks.first(path);
    if (index == 0 && !method.isStatic()) {
      return isFirst ? "this" : "this of " + MethodText.of(method);
    }
    String name = path.instance(position).code().body().parameters().get(index).name();
    return isFirst ? name : name + " of " + MethodText.of(method);
  }
}
