package dev.photofinish.prove.points;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.heap.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Finds what calls run, by the class of the receiver. Answers are remembered. */
final class Dispatch {

  private record Key(CallKind kind, Object by, MethodRef method) {}

  private final Program program;
  private final Levels levels;
  private final Map<Key, Target> known = new HashMap<>();
  private final Map<JavaType, Map<MethodRef, Target>> byType = new HashMap<>();
  private final Map<Integer, Map<MethodRef, Target>> bySite = new HashMap<>();

  Dispatch(Program program, Levels levels) {
    this.program = program;
    this.levels = levels;
  }

  /** What a call runs that does not depend on the receiver's class. */
  Target direct(CallKind kind, ClassModel caller, MethodRef method) {
    Key key = new Key(kind, kind == CallKind.STATIC ? "" : caller, method);
    Target target = known.get(key);
    if (target == null) {
      target = findDirect(kind, caller, method);
      known.put(key, target);
    }
    return target;
  }

  private Target findDirect(CallKind kind, ClassModel caller, MethodRef method) {
    Optional<MethodModel> found =
        (kind == CallKind.STATIC
                ? program.members().resolve(method)
                : program.members().selectSpecial(caller, method))
            .found();
    return found.map(target -> of(target, method)).orElseGet(() -> new Target.Library(method));
  }

  /** What a virtual call runs on objects of a site. */
  Target virtual(Site site, MethodRef method) {
    Map<MethodRef, Target> ofReceiver =
        site.isExact()
            ? byType.computeIfAbsent(site.type(), none -> new HashMap<>())
            : bySite.computeIfAbsent(site.id(), none -> new HashMap<>());
    Target target = ofReceiver.get(method);
    if (target == null) {
      target = findVirtual(site, method);
      ofReceiver.put(method, target);
    }
    return target;
  }

  private Target findVirtual(Site site, MethodRef method) {
    JavaType type = site.type();
    Optional<MethodModel> resolved = program.members().resolve(method).found();
    if (type.isArray()) {
      return resolved.isPresent() && resolved.get().owner().name().equals("java/lang/Object")
          ? new Target.Library(method)
          : nothing();
    } else if (resolved.isEmpty()) {
      return new Target.Library(method);
    } else if (site.kind() == Site.Kind.CLOSURE) {
      return ofClosure(site, resolved.get());
    } else if (!site.isExact()) {
      return ofLibraryObject(program.find(type.internalName()), resolved.get(), method);
    }
    ClassModel receiver = program.find(type.internalName());
    return isBelow(receiver, resolved.get())
        ? onClass(receiver, resolved.get(), method)
        : nothing();
  }

  private static Target nothing() {
    return new Target.Nothing();
  }

  private boolean isBelow(ClassModel receiver, MethodModel method) {
    return program.hierarchy().isKnownSubclass(receiver.name(), method.owner().name());
  }

  private Target onClass(ClassModel receiver, MethodModel resolved, MethodRef method) {
    return program
        .members()
        .select(receiver, resolved)
        .found()
        .map(target -> of(target, on(receiver, method)))
        .orElseGet(() -> new Target.Library(on(receiver, method)));
  }

  /** A closure has the method of its interface, default methods, and those of Object. */
  private Target ofClosure(Site site, MethodModel resolved) {
    ClassModel function = program.find(site.type().internalName());
    if (!isBelow(function, resolved)) {
      return nothing();
    }
    Optional<MethodModel> selected = program.members().select(function, resolved).found();
    if (selected.isEmpty()) {
      return new Target.OfClosure();
    }
    MethodModel method = selected.get();
    MethodRef ref = new MethodRef(function.name(), method.name(), method.descriptor(), true);
    return of(method, ref);
  }

  /**
   * An object that a library made has a library's class: whatever that is, it has the method that
   * the call names, or the program could not call it.
   */
  private Target ofLibraryObject(ClassModel receiver, MethodModel resolved, MethodRef method) {
    boolean isKnown = program.hierarchy().isKnownSubclass(receiver.name(), method.owner());
    if (!isKnown && !levels.canBeNamed(resolved.owner())) {
      return nothing();
    }
    return new Target.Library(isKnown ? on(receiver, method) : method);
  }

  private static MethodRef on(ClassModel receiver, MethodRef method) {
    return receiver.name().equals(method.owner())
        ? method
        : new MethodRef(
            receiver.name(), method.name(), method.descriptor(), receiver.isInterface());
  }

  private Target of(MethodModel method, MethodRef otherwise) {
    return levels.isReal(method) ? new Target.Real(method) : new Target.Library(otherwise);
  }
}
