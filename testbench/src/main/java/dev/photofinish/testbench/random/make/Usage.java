package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;

/** Where the code that uses a resource is. */
sealed interface Usage {

  /** Uses the resource under its guard. */
  void use(Body body, Variable object, boolean write);

  /** In the code that needs it. */
  record Direct(Guard guard, Payload payload) implements Usage {
    @Override
    public void use(Body body, Variable object, boolean write) {
      guard.around(body, object, write, () -> touch(payload, body, object, write));
    }
  }

  /** In methods of the resource. */
  record ByMethods(Signature reader, Signature writer) implements Usage {
    @Override
    public void use(Body body, Variable object, boolean write) {
      body.call(object, write ? writer : reader);
    }
  }

  /** In static methods that rely on their callers to hold the guard. */
  record ByHelpers(Guard guard, Signature reader, Signature writer) implements Usage {
    @Override
    public void use(Body body, Variable object, boolean write) {
      guard.around(body, object, write, () -> body.callStatic(write ? writer : reader, object));
    }
  }

  /** Reads or writes without a guard. */
  static void touch(Payload payload, Body body, Variable object, boolean write) {
    if (write) {
      payload.write(body, object);
    } else {
      payload.read(body, object);
    }
  }

  /** Writes the methods for reading and writing into a class. */
  static ByMethods methods(Draft draft, Guard guard, Payload payload, boolean synchronizes) {
    return new ByMethods(
        method(draft, guard, payload, synchronizes, false),
        method(draft, guard, payload, synchronizes, true));
  }

  private static Signature method(
      Draft draft, Guard guard, Payload payload, boolean synchronizes, boolean write) {
    Body body = draft.method(write ? "change" : "look", Type.VOID);
    if (synchronizes) {
      body.beSynchronized();
      touch(payload, body, body.self(), write);
    } else {
      new Direct(guard, payload).use(body, body.self(), write);
    }
    return body.signature();
  }

  /** Writes the static methods for reading and writing. */
  static ByHelpers helpers(World world, Draft draft, Guard guard, Payload payload) {
    return new ByHelpers(
        guard, helper(world, draft, payload, false), helper(world, draft, payload, true));
  }

  private static Signature helper(World world, Draft draft, Payload payload, boolean write) {
    String name = world.unique(write ? "write" : "read");
    Body body = world.main().function(name, Type.VOID, draft.type());
    touch(payload, body, body.parameter(0), write);
    return body.signature();
  }
}
