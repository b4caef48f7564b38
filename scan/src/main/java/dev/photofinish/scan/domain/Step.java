package dev.photofinish.scan.domain;

/** One step of an access path: a field, or whatever an array or container holds. */
public sealed interface Step {

  /** The elements of an array or the contents of a container, whichever they are. */
  Step ELEMENT = new Element();

  /** The form in reports. */
  String text();

  /**
   * A field, named by the class that declares it.
   *
   * @param owner the declaring class, as an internal name
   * @param leadsOn whether it holds objects that have fields or contents of their own
   */
  record Field(String owner, String name, Nature nature, boolean leadsOn) implements Step {
    @Override
    public String text() {
      return name;
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || (other instanceof Field field && name.equals(field.name) && owner.equals(field.owner));
    }

    @Override
    public int hashCode() {
      return 31 * owner.hashCode() + name.hashCode();
    }
  }

  /** What kind of field it is, as far as races are concerned. */
  enum Nature {
    /** Can be raced for. */
    PLAIN,
    /** Written only while its object is made: accesses never race. */
    FINAL,
    /** Confined to one thread, by an annotation: accesses race if they are on another one. */
    CONFINED,
    /** Volatile, or made by the compiler: accesses never race. */
    SAFE;

    /** Whether accesses can race. */
    public boolean isRacy() {
      return this == PLAIN || this == CONFINED;
    }
  }

  /** The only {@link #ELEMENT}. */
  final class Element implements Step {
    private Element() {}

    @Override
    public String text() {
      return "[]";
    }
  }
}
