package dev.photofinish.scan.order;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.MemberResolver;
import dev.photofinish.ir.MethodHandleRef;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Finds which analysed methods a call may run. A virtual call may run what the classes below the
 * named one declare; if these are many, nothing is known of it but what the named class itself
 * declares. Safe for many threads.
 */
public final class CallTargets {

  /** A call that may run more methods than that says too little about any of them. */
  private static final int MAX_TARGETS = 4;

  private final MemberResolver members;
  private final Program program;
  private final Subclasses subclasses;
  private final LibraryFacts library;
  private final ConcurrentMap<MethodRef, Called> named = new ConcurrentHashMap<>();
  private final ConcurrentMap<MethodRef, Called> virtual = new ConcurrentHashMap<>();
  private final ConcurrentMap<ClassModel, List<MethodModel>> callbacks = new ConcurrentHashMap<>();

  /**
   * What a call may run.
   *
   * @param unfollowed the method that it names, if it may run more than the targets
   * @param facts what models say of the method that it names
   */
  public record Called(
      FixedList<MethodModel> targets, Optional<MethodModel> unfollowed, MethodFacts facts) {}

  public CallTargets(Program program, Subclasses subclasses, LibraryFacts library) {
    this.program = program;
    this.members = program.members();
    this.subclasses = subclasses;
    this.library = library;
  }

  /** What a call in a method of some class may run. */
  public Called of(ClassModel caller, CallKind kind, MethodRef method) {
    return switch (kind) {
      case STATIC -> named(method);
      case SPECIAL ->
          method.isConstructor() || method.owner().equals(caller.name())
              ? named(method)
              : only(analysed(members.selectSpecial(caller, method).found()), method);
      case VIRTUAL, INTERFACE -> virtual(method);
    };
  }

  /** What a call runs on an object of exactly this class. */
  public FixedList<MethodModel> onExactly(ClassModel receiver, MethodRef method) {
    return analysed(
        members
            .resolve(method)
            .found()
            .flatMap(resolved -> members.select(receiver, resolved).found()));
  }

  /** What a closure runs. */
  public FixedList<MethodModel> of(ClassModel caller, MethodHandleRef handle) {
    if (handle instanceof MethodHandleRef.OfMethod target) {
      return of(caller, target.kind(), target.method()).targets();
    } else if (handle instanceof MethodHandleRef.OfConstructor target) {
      return analysed(members.resolve(target.constructor()).found());
    }
    return FixedList.of();
  }

  /** What a reference means, where that is what runs. */
  private Called named(MethodRef method) {
    Called known = named.get(method);
    if (known == null) {
      known = only(analysed(members.resolve(method).found()), method);
      named.put(method, known);
    }
    return known;
  }

  private static FixedList<MethodModel> analysed(Optional<MethodModel> method) {
    return method
        .filter(found -> found.owner().isApplication() && found.hasCode())
        .map(FixedList::of)
        .orElse(FixedList.of());
  }

  private Called virtual(MethodRef method) {
    Called known = virtual.get(method);
    if (known == null) {
      known = findVirtual(method);
      virtual.put(method, known);
    }
    return known;
  }

  private Called findVirtual(MethodRef method) {
    ClassModel owner = program.find(method.owner());
    Optional<MethodModel> resolved = members.resolve(method).found();
    if (resolved.isEmpty() || !owner.isApplication()) {
      return only(FixedList.of(), method);
    }
    boolean isFixed = resolved.get().isFinal() || resolved.get().isPrivate() || owner.isFinal();
    Optional<FixedList<MethodModel>> all =
        isFixed ? Optional.of(analysed(resolved)) : withOverrides(owner, resolved.get());
    return all.isPresent()
        ? only(all.get(), method)
        : new Called(analysed(resolved), resolved, library.of(method));
  }

  private Called only(FixedList<MethodModel> targets, MethodRef method) {
    return new Called(targets, Optional.empty(), library.of(method));
  }

  /** Empty if there are too many. */
  private Optional<FixedList<MethodModel>> withOverrides(ClassModel owner, MethodModel resolved) {
    Set<MethodModel> found = new LinkedHashSet<>();
    Set<ClassModel> seen = new HashSet<>();
    Deque<ClassModel> open = new ArrayDeque<>(List.of(owner));
    while (!open.isEmpty()) {
      ClassModel model = open.poll();
      if (seen.add(model)) {
        if (!model.isAbstract() && !model.isInterface()) {
          found.addAll(analysed(members.select(model, resolved).found()));
        }
        open.addAll(subclasses.direct(model.name()));
      }
      if (found.size() > MAX_TARGETS || seen.size() > 10 * MAX_TARGETS) {
        return Optional.empty();
      }
    }
    return Optional.of(FixedList.copyOf(found));
  }

  /** The methods of a class that override one of a library: what libraries call back. */
  public List<MethodModel> callbacks(ClassModel model) {
    List<MethodModel> known = callbacks.get(model);
    if (known == null) {
      known = model.isApplication() ? findCallbacks(model) : List.of();
      callbacks.put(model, known);
    }
    return known;
  }

  private List<MethodModel> findCallbacks(ClassModel model) {
    Set<MethodModel> found = new LinkedHashSet<>();
    List<ClassModel> libraryTypes = libraryTypes(model);
    for (ClassModel type : libraryTypes) {
      for (MethodModel declared : type.methods()) {
        if (!declared.isStatic() && !declared.isPrivate() && !declared.isConstructor()) {
          found.addAll(analysed(members.select(model, declared).found().map(this::real)));
        }
      }
    }
    return List.copyOf(found);
  }

  /** What a bridge leads to: the method that the programmer wrote. */
  private MethodModel real(MethodModel method) {
    return method.isBridge() ? program.calls().seeThrough(method) : method;
  }

  private List<ClassModel> libraryTypes(ClassModel model) {
    Set<ClassModel> types = new LinkedHashSet<>(program.hierarchy().superclasses(model));
    types.addAll(program.hierarchy().superinterfaces(model));
    return types.stream()
        .filter(type -> !type.isApplication() && !type.name().equals("java/lang/Object"))
        .toList();
  }
}
