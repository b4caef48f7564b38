package dev.photofinish.scan.il;

/** What one thread sees: its call stack, the heap, and how often it holds the lock. */
record State(CallStack stack, Heap heap, int locks) {

  /** Definition 3.1. */
  Address address(Exp path) {
    Address address = new Address(stack.value(path.root()), path.fields().get(0));
    for (String field : path.fields().subList(1, path.fields().size())) {
      address = new Address(heap.value(address), field);
    }
    return address;
  }

  /** Definition 3.1. */
  int value(Exp expression) {
    return expression.isPath() ? heap.value(address(expression)) : stack.value(expression.root());
  }

  State with(CallStack changed) {
    return new State(changed, heap, locks);
  }

  State with(Heap changed) {
    return new State(stack, changed, locks);
  }

  State withLocks(int changed) {
    return new State(stack, heap, changed);
  }
}
