package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Optional;

/** What is held while a resource is used. */
interface Guard {

  /** Makes an action hold the guard of an object. */
  void around(Body body, Variable object, boolean write, Runnable action);

  /** Uses another lock for an object from now on, if the lock can be replaced. */
  default void replace(Body body, Variable object) {}

  /** Nothing is held. */
  record None() implements Guard {
    @Override
    public void around(Body body, Variable object, boolean write, Runnable action) {
      action.run();
    }
  }

  /** The monitor of the object itself. */
  record Itself() implements Guard {
    @Override
    public void around(Body body, Variable object, boolean write, Runnable action) {
      body.block(inside -> new Block.Synchronized(object, inside), action);
    }
  }

  /** The monitor of a class literal. */
  record Literal(String className) implements Guard {
    @Override
    public void around(Body body, Variable object, boolean write, Runnable action) {
      Value lock = new Value.OfClass(className);
      body.block(inside -> new Block.Synchronized(lock, inside), action);
    }
  }

  /** The monitor of an object that nobody else has, which is of no use. */
  record Fresh() implements Guard {
    @Override
    public void around(Body body, Variable object, boolean write, Runnable action) {
      Variable lock = body.make(Library.constructor(Library.OBJECT));
      body.block(inside -> new Block.Synchronized(lock, inside), action);
    }
  }

  /** What a field of the object, or a static field, points to. */
  record Pointed(Field field) implements Guard {
    @Override
    public void around(Body body, Variable object, boolean write, Runnable action) {
      Variable lock = field.isStatic() ? body.read(field) : body.read(object, field);
      hold(body, lock, write, action);
    }

    @Override
    public void replace(Body body, Variable object) {
      if (field.isFinal()) {
        return;
      }
      Variable lock = body.make(Library.constructor(field.type().internalName()));
      if (field.isStatic()) {
        body.write(field, lock);
      } else {
        body.write(object, field, lock);
      }
    }
  }

  /** How a lock is taken; a monitor in no such way. */
  static Optional<LockMode> mode(Type type, boolean write) {
    if (type.equals(Type.of(Library.READ_WRITE_LOCK))) {
      return Optional.of(write ? LockMode.WRITE : LockMode.READ);
    }
    return type.equals(Type.of(Library.LOCK)) ? Optional.of(LockMode.PLAIN) : Optional.empty();
  }

  /** Takes a lock in the way that its type demands. */
  static void hold(Body body, Variable lock, boolean write, Runnable action) {
    Optional<LockMode> mode = mode(lock.type(), write);
    body.block(
        inside ->
            mode.isPresent()
                ? new Block.Locked(lock, mode.get(), inside)
                : new Block.Synchronized(lock, inside),
        action);
  }
}
