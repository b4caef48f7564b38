package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;

/** Data with a discipline. */
final class Resource {

  /** Who uses the objects. */
  enum Sharing {
    /** All threads, under the guard. */
    SHARED,
    /** All threads, but once threads run they read only. */
    READ_ONLY,
    /** Every thread has one of its own. */
    OWN
  }

  /** In how many of a hundred cases code that uses a resource forgets the discipline. */
  static final int FORGETS = 7;

  private final World world;
  private final Draft draft;
  private final Sharing sharing;
  private final Route route;
  private final Guard guard;
  private final Payload payload;
  private final Usage usage;
  private final List<Signature> makers;

  Resource(
      World world,
      Draft draft,
      Sharing sharing,
      Route route,
      Guard guard,
      Payload payload,
      Usage usage,
      List<Signature> makers) {
    this.world = world;
    this.draft = draft;
    this.sharing = sharing;
    this.route = route;
    this.guard = guard;
    this.payload = payload;
    this.usage = usage;
    this.makers = makers;
  }

  Type type() {
    return draft.type();
  }

  Draft draft() {
    return draft;
  }

  Sharing sharing() {
    return sharing;
  }

  Route route() {
    return route;
  }

  /** Makes an object, of a subclass perhaps. */
  Variable make(Body body) {
    Signature maker = world.dice().of(makers);
    return maker.isConstructor() ? body.make(maker) : body.callFactory(maker);
  }

  /** Uses an object in the way that keeps the discipline while threads run, or forgets it. */
  void use(Body body, Variable object, boolean write) {
    if (world.dice().chance(FORGETS)) {
      touch(body, object, write);
    } else if (sharing == Sharing.SHARED) {
      usage.use(body, object, write);
    } else {
      touch(body, object, write && sharing == Sharing.OWN);
    }
  }

  /** Does something under the guard of an object. */
  void hold(Body body, Variable object, Runnable action) {
    guard.around(body, object, true, action);
  }

  /** Uses another lock from now on, if the lock can be replaced. */
  void replaceLock(Body body, Variable object) {
    guard.replace(body, object);
  }

  /** Uses an object without a guard. */
  void touch(Body body, Variable object, boolean write) {
    Usage.touch(payload, body, object, write);
  }

  /** The constructor without arguments of a class. */
  static Signature constructorOf(Draft draft) {
    return Library.constructor(draft.name());
  }
}
