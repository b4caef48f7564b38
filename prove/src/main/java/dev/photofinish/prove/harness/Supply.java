package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.code.Expression;
import dev.photofinish.prove.harness.code.Variable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds how callers get what they pass to the library: all ways to an object of each type that is
 * needed, and of what these ways need in turn. Belongs to the thread that makes the harness.
 */
final class Supply {

  /** How deep threads make what their own objects are made of. */
  private static final int DEPTH = 3;

  private final Program program;
  private final Variables variables;
  private final LibraryObjects library;
  private final PlatformObjects platform;
  private final UserClasses users;
  private final Set<JavaType> needed = new HashSet<>();
  private final Set<JavaType> held = new HashSet<>();
  private final Deque<JavaType> open = new ArrayDeque<>();
  private final Set<Source> sources = new LinkedHashSet<>();
  private final Set<UserClass> extended = new HashSet<>();

  Supply(
      Program program,
      Variables variables,
      LibraryObjects library,
      PlatformObjects platform,
      UserClasses users) {
    this.program = program;
    this.variables = variables;
    this.library = library;
    this.platform = platform;
    this.users = users;
  }

  /** The variable of a type, of which a value is passed to the library. */
  Variable need(JavaType type) {
    if (needed.add(type)) {
      open.add(type);
    }
    return variables.of(type);
  }

  /**
   * What a thread passes to the library: arrays and objects of the platform are its own, as those
   * who share them have to see to that themselves; all else is what callers share.
   */
  Expression argument(JavaType type) {
    return argument(type, DEPTH);
  }

  private Expression argument(JavaType type, int depth) {
    return own(type)
        .filter(source -> depth > 0)
        .map(source -> source.expression().apply(arguments(source, depth - 1)))
        .orElseGet(() -> new Expression.Read(need(type)));
  }

  private List<Expression> arguments(Source source, int depth) {
    return source.needs().stream().map(type -> argument(type, depth)).toList();
  }

  private Optional<Source> own(JavaType type) {
    if (type.isArray()) {
      return Optional.of(Source.array(type));
    } else if (type.kind() != JavaType.Kind.CLASS || Supertypes.isGeneral(type)) {
      return Optional.empty();
    }
    ClassModel model = program.find(type.internalName());
    boolean isShared =
        model.isApplication() || type.equals(JavaType.STRING) || !library.of(type).isEmpty();
    return isShared ? Optional.empty() : platform.fresh(model);
  }

  /** The variable of a type, of which the library returns a value. */
  Variable hold(JavaType type) {
    held.add(type);
    return variables.of(type);
  }

  /** Objects that are passed to the library, although the library does not return any. */
  List<Variable> neededOnly() {
    return variables.sorted().stream()
        .filter(variable -> variable.type().isReference() && needed.contains(variable.type()))
        .filter(variable -> !held.contains(variable.type()))
        .toList();
  }

  /** The variables of the types that the library returns. */
  List<Variable> held() {
    return Variables.sorted(held.stream().map(variables::of).toList());
  }

  boolean isNeeded(JavaType type) {
    return needed.contains(type);
  }

  /** The class that extends or implements a type, if users can; its objects are made then. */
  Optional<UserClass> user(ClassModel base) {
    Optional<UserClass> user = users.of(base);
    user.filter(extended::add).ifPresent(this::extend);
    return user;
  }

  /** Goes on until all needs are met; gives all ways. */
  Set<Source> complete() {
    while (!open.isEmpty()) {
      JavaType type = open.remove();
      switch (type.kind()) {
        case CLASS -> find(program.find(type.internalName()));
        case ARRAY -> findArray(type);
        default -> {
          // A primitive variable has a value from the start.
        }
      }
    }
    return sources;
  }

  private void findArray(JavaType array) {
    add(Source.array(array));
    library.of(array).forEach(this::add);
  }

  private void find(ClassModel type) {
    JavaType made = JavaType.ofClass(type.name());
    if (!Supertypes.isGeneral(made)) {
      library.of(made).forEach(this::add);
    }
    Optional<Source> usual = type.isApplication() ? Optional.empty() : platform.of(type);
    usual.ifPresent(this::add);
    boolean isAbstract = type.isAbstract() || type.isInterface();
    if (usual.isEmpty() && isAbstract && !library.hasConcreteClass(type)) {
      user(type);
    }
  }

  private void extend(UserClass user) {
    need(JavaType.ofClass(user.base().name()));
    user.sources().forEach(this::add);
    // What the platform's interfaces return is often of the platform again, and so on.
    List<Callback> callbacks = user.base().isApplication() ? user.callbacks() : List.of();
    callbacks.stream()
        .map(Callback::result)
        .filter(result -> !result.equals(JavaType.VOID))
        .forEach(this::need);
  }

  private void add(Source source) {
    if (sources.add(source)) {
      source.needs().forEach(this::need);
    }
  }
}
