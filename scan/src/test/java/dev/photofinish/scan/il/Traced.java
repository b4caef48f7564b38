package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * What one thread sees after some steps from a state in which all paths lead apart.
 *
 * @param written what was written since the start
 * @param known the new objects that others got to know
 * @param objects how many objects were made
 * @param astray whether a field of a new object was read that nobody had written: it leads to the
 *     object itself in IL, and to null in Java
 */
record Traced(
    CallStack stack,
    Bindings<Address> written,
    Set<Integer> known,
    int objects,
    boolean astray,
    int locks) {

  Traced {
    known = Set.copyOf(known);
  }

  static Traced start(Method method, Places places) {
    Map<String, Integer> formals = new HashMap<>();
    method.formals().forEach(formal -> formals.put(formal, places.formal(formal)));
    return new Traced(CallStack.of(formals), Bindings.none(), Set.of(), 0, false, 0);
  }

  /** Definition 3.1. */
  Address address(Exp path, Places places) {
    Address address = new Address(stack.value(path.root()), path.fields().get(0));
    for (String field : path.fields().subList(1, path.fields().size())) {
      address = new Address(value(address, places), field);
    }
    return address;
  }

  /** Definition 3.1. */
  int value(Exp expression, Places places) {
    return expression.isPath()
        ? value(address(expression, places), places)
        : stack.value(expression.root());
  }

  private int value(Address address, Places places) {
    int value = written.get(address);
    return value == Bindings.UNBOUND ? places.target(address) : value;
  }

  /** Whether an address is that of a new object's field which nobody has written. */
  boolean isUnwritten(Address address) {
    return address.location() < 0 && written.get(address) == Bindings.UNBOUND;
  }

  Traced goneAstray() {
    return astray ? this : new Traced(stack, written, known, objects, true, locks);
  }

  /**
   * The state after a step (figure 5, top).
   *
   * @param second told of each location that got a second name which others may know
   */
  Traced after(Step step, Places places, IntConsumer second) {
    if (step instanceof Command.Copy copy) {
      return assign(copy.target(), stack.value(copy.source()));
    } else if (step instanceof Command.Load load) {
      return assign(load.target(), value(load.source(), places));
    } else if (step instanceof Command.Store store) {
      Address target = address(store.target(), places);
      return store(target, stack.value(store.source()), second);
    } else if (step instanceof Command.New fresh) {
      CallStack changed = stack.with(fresh.target(), Places.fresh(fresh.line(), objects));
      return new Traced(changed, written, known, objects + 1, astray, locks);
    } else if (step instanceof Step.Push push) {
      return with(stack.push(push.formals(actual -> value(actual, places))));
    } else if (step instanceof Step.Pop) {
      return with(stack.pop());
    }
    return new Traced(stack, written, known, objects, astray, Locks.after(locks, step));
  }

  private Traced assign(String variable, int location) {
    return with(stack.with(variable, location));
  }

  private Traced with(CallStack changed) {
    return new Traced(changed, written, known, objects, astray, locks);
  }

  private Traced store(Address target, int value, IntConsumer second) {
    Bindings<Address> changed = written.with(target, value);
    Set<Integer> more = known;
    if (target.location() >= 0 || known.contains(target.location())) {
      more = new HashSet<>(known);
      publish(value, changed, more, second);
    }
    return new Traced(stack, changed, more, objects, astray, locks);
  }

  /** Who gets to know a new object gets to know what it holds. */
  private static void publish(
      int location, Bindings<Address> heap, Set<Integer> known, IntConsumer second) {
    if (location >= 0) {
      second.accept(location);
    } else if (known.add(location)) {
      for (int i = 0; i < heap.size(); i++) {
        if (heap.key(i).location() == location) {
          publish(heap.location(i), heap, known, second);
        }
      }
    }
  }
}
