package dev.photofinish.prove.reach;

import dev.photofinish.prove.points.Instance;
import java.util.List;

/**
 * The positions of loop vectors (section 3.6): one for each method in a context, followed by one
 * for each loop of its body. The paper has loops as methods that call themselves, so that both are
 * the same; here a loop is told from its method, and has the context of it.
 */
final class Positions {

  private final int[] first;

  Positions(List<Instance> instances) {
    this.first = new int[instances.size() + 1];
    for (Instance instance : instances) {
      int own = 1 + instance.code().loops().count();
      first[instance.id() + 1] = first[instance.id()] + own;
    }
  }

  int size() {
    return first[first.length - 1];
  }

  /** The position of an instance. */
  int of(Instance instance) {
    return first[instance.id()];
  }

  /** The position behind those of an instance and of its loops. */
  int endOf(Instance instance) {
    return first[instance.id() + 1];
  }

  /** The position of a loop of an instance. */
  int ofLoop(Instance instance, int loop) {
    return first[instance.id()] + 1 + loop;
  }
}
