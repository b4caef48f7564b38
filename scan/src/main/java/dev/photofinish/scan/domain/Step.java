package dev.photofinish.scan.domain;

import org.jspecify.annotations.Nullable;

/** One step of an access path: a field, or whatever an array or container holds. */
public sealed interface Step {

  /** The elements of an array or the contents of a container, whichever they are. */
  Step ELEMENT = new Element();

  /** The form in reports. */
  String text();

  /** A field, named by the class that declares it. It is a key of many maps: it has its hash. */
  final class Field implements Step {
    private final String owner;
    private final String name;
    private final Nature nature;
    private final boolean leadsOn;
    private final int hash;

    /**
     * @param owner the declaring class, as an internal name
     * @param leadsOn whether it holds objects that have fields or contents of their own
     */
    public Field(String owner, String name, Nature nature, boolean leadsOn) {
      this.owner = owner;
      this.name = name;
      this.nature = nature;
      this.leadsOn = leadsOn;
      this.hash = 31 * owner.hashCode() + name.hashCode();
    }

    public String owner() {
      return owner;
    }

    public String name() {
      return name;
    }

    public Nature nature() {
      return nature;
    }

    public boolean leadsOn() {
      return leadsOn;
    }

    @Override
    public String text() {
      return name;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Field field
              && hash == field.hash
              && name.equals(field.name)
              && owner.equals(field.owner));
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public String toString() {
      return owner + "." + name;
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
    /** Volatile: accesses never race, and keep others in order. */
    VOLATILE,
    /** Made by the compiler: accesses never race. */
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
