package dev.photofinish.prove.reach;

/** A heap effect (figure 3.4): some field of the root was assigned the target. */
record ConcreteEffect(HeapObject root, HeapObject target) {

  @Override
  public String toString() {
    return root + " |> " + target;
  }
}
