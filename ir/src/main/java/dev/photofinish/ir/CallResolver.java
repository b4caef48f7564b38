package dev.photofinish.ir;

import java.util.Optional;

/** Sees through what compilers put between a call and the code that the programmer wrote. */
public final class CallResolver {

  /** Bridges call methods, accessors call constructors: real chains are this short. */
  private static final int MAX_HOPS = 4;

  private final MemberResolver members;

  CallResolver(Program program) {
    this.members = program.members();
  }

  /**
   * The method that a bridge, or a synthetic accessor for a private method of an outer class,
   * passes its arguments on to; the method itself if it is none of these.
   */
  public MethodModel seeThrough(MethodModel method) {
    MethodModel at = method;
    for (int hop = 0; hop < MAX_HOPS; hop++) {
      Optional<MethodModel> next = forwarded(at);
      if (next.isEmpty()) {
        return at;
      }
      at = next.get();
    }
    return at;
  }

  private Optional<MethodModel> forwarded(MethodModel method) {
    if (!isForwarder(method)) {
      return Optional.empty();
    }
    return method
        .body()
        .flatMap(CallResolver::onlyInstructionThatActs)
        .filter(Invoke.class::isInstance)
        .map(Invoke.class::cast)
        .filter(call -> !call.method().isConstructor() || method.isConstructor())
        .flatMap(call -> target(method, call));
  }

  /**
   * The field access that a synthetic accessor stands for: compilers before Java 11 make one where
   * an inner class uses a private field of an outer one.
   */
  public Optional<Instruction> accessedField(MethodModel method) {
    if (!isForwarder(method)) {
      return Optional.empty();
    }
    return method
        .body()
        .flatMap(CallResolver::onlyInstructionThatActs)
        .filter(i -> i instanceof FieldLoad || i instanceof FieldStore);
  }

  private static boolean isForwarder(MethodModel method) {
    return method.isSynthetic()
        && method.hasCode()
        && (method.isBridge() || method.name().startsWith("access$") || method.isConstructor());
  }

  /** The one that does something, if all others only cast its operands or return its result. */
  private static Optional<Instruction> onlyInstructionThatActs(Body body) {
    Instruction found = null;
    for (Block block : body.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Cast || instruction instanceof Return) {
          continue;
        } else if (found != null) {
          return Optional.empty();
        }
        found = instruction;
      }
    }
    return Optional.ofNullable(found);
  }

  private Optional<MethodModel> target(MethodModel caller, Invoke call) {
    return switch (call.kind()) {
      case STATIC -> members.resolve(call.method()).found();
      case SPECIAL -> members.selectSpecial(caller.owner(), call.method()).found();
      case VIRTUAL, INTERFACE ->
          members
              .resolve(call.method())
              .found()
              .flatMap(resolved -> members.select(caller.owner(), resolved).found());
    };
  }
}
