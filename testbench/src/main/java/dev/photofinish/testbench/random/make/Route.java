package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import java.util.Optional;

/** How threads come by a resource. */
sealed interface Route {

  /** Makes the resource available to all threads that are started later. */
  void publish(Body body, Variable object);

  /** Comes by the resource. */
  Variable obtain(Body body, Hands hands, Resource resource);

  /** Whether there may be nothing. */
  default boolean mayBeNull() {
    return false;
  }

  /** Whether the resource comes into being without being made by the main method. */
  default boolean makesItself() {
    return false;
  }

  /** Whether who starts a thread has to hand the resource over. */
  default boolean isHanded() {
    return false;
  }

  /** The thread is given it when it is made. */
  record Handed() implements Route {
    @Override
    public void publish(Body body, Variable object) {}

    @Override
    public Variable obtain(Body body, Hands hands, Resource resource) {
      return hands.get(body, resource);
    }

    @Override
    public boolean isHanded() {
      return true;
    }
  }

  /** It is in a static field. */
  record InStatic(Field field) implements Route {
    @Override
    public void publish(Body body, Variable object) {
      body.write(field, object);
    }

    @Override
    public Variable obtain(Body body, Hands hands, Resource resource) {
      return body.read(field);
    }
  }

  /** A class initialiser puts it into a static field. */
  record Initialised(Field field) implements Route {
    @Override
    public void publish(Body body, Variable object) {}

    @Override
    public Variable obtain(Body body, Hands hands, Resource resource) {
      return body.read(field);
    }

    @Override
    public boolean makesItself() {
      return true;
    }
  }

  /** Its constructor puts it into a static field before it is complete. */
  record Leaked(Field field) implements Route {
    @Override
    public void publish(Body body, Variable object) {}

    @Override
    public Variable obtain(Body body, Hands hands, Resource resource) {
      return body.read(field);
    }

    @Override
    public boolean mayBeNull() {
      return true;
    }
  }

  /** A static method makes it when it is first needed. */
  record Lazy(Signature getter) implements Route {
    @Override
    public void publish(Body body, Variable object) {}

    @Override
    public Variable obtain(Body body, Hands hands, Resource resource) {
      return body.callFactory(getter);
    }

    @Override
    public boolean makesItself() {
      return true;
    }
  }

  /** It is in a container that a static field points to. */
  record InContainer(Field container) implements Route {
    @Override
    public void publish(Body body, Variable object) {
      body.add(new Step.Add(body.read(container), 0, object));
    }

    @Override
    public Variable obtain(Body body, Hands hands, Resource resource) {
      Variable target = body.local("o", resource.type());
      body.add(new Step.Get(target, body.read(container), 0));
      return target;
    }
  }

  /** An object keeps it, perhaps with a getter for it, and a static field points to that. */
  record InBox(Field box, Field content, Optional<Getter> getter) implements Route {
    @Override
    public void publish(Body body, Variable object) {
      body.write(
          box, body.make(Signature.constructor(content.owner(), List.of(content.type())), object));
    }

    @Override
    public Variable obtain(Body body, Hands hands, Resource resource) {
      Variable found = body.read(box);
      return getter.isPresent() ? getter.get().ask(body, found) : body.read(found, content);
    }

    @Override
    public boolean mayBeNull() {
      return getter.isPresent() && getter.get().mayBeNull();
    }
  }
}
