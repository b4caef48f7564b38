package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;

/** Where an object keeps another one. */
sealed interface Keep {

  /** What is kept. */
  Type type();

  /** Takes what an object keeps. */
  Variable get(Body body, Variable object);

  /** Lets an object keep something else. A list goes on to keep what it had first. */
  void put(Body body, Variable object, Value value);

  /** Lets an object keep a new one, unless only constructors may do that. */
  default void renew(Body body, Variable object) {
    if (!isFixed()) {
      put(body, object, body.make(Library.constructor(type().internalName())));
    }
  }

  /** Whether constructors alone may put something there. */
  default boolean isFixed() {
    return false;
  }

  /** In a field. */
  record InField(Field field) implements Keep {
    @Override
    public Type type() {
      return field.type();
    }

    @Override
    public Variable get(Body body, Variable object) {
      return body.read(object, field);
    }

    @Override
    public void put(Body body, Variable object, Value value) {
      body.write(object, field, value);
    }

    @Override
    public boolean isFixed() {
      return field.isFinal();
    }
  }

  /** In an array that a field points to. */
  record InArray(Field field, int index) implements Keep {
    @Override
    public Type type() {
      return field.type().element();
    }

    @Override
    public Variable get(Body body, Variable object) {
      return body.read(element(body, object));
    }

    @Override
    public void put(Body body, Variable object, Value value) {
      body.add(new Step.Write(element(body, object), value));
    }

    private Place element(Body body, Variable object) {
      return new Place.OfElement(body.read(object, field), new Value.Constant(index));
    }
  }

  /** In a container that a field points to, at zero. */
  record InContainer(Field field, Type type) implements Keep {
    @Override
    public Variable get(Body body, Variable object) {
      Variable target = body.local("v", type);
      body.add(new Step.Get(target, body.read(object, field), 0));
      return target;
    }

    @Override
    public void put(Body body, Variable object, Value value) {
      body.add(new Step.Add(body.read(object, field), 0, value));
    }
  }
}
