package inheritance;

/** Two fields of one name, in a class and in its subclass, are two fields. */
class FieldHiding {
  protected int value;
  protected int shared;

  void setInSuper() {
    value = 1;
    shared = 1; // race: FieldHiding.shared write
  }

  private void helper() {
    value = 2;
  }

  void callHelper() {
    helper();
  }
}

class HidesField extends FieldHiding {
  protected int value;
  private int own;

  synchronized int value() {
    return value;
  }

  synchronized int shared() {
    return shared; // race: FieldHiding.shared read
  }

  // No override: the super class's helper is private.
  void helper() {
    own = 1; // race: HidesField.own write
  }

  synchronized int own() {
    return own; // race: HidesField.own read
  }
}
