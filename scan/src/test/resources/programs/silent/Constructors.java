package silent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

/** A constructor has its object to itself, but not the class. */
@ThreadSafe
class Constructors implements Serializable {
  private static final long serialVersionUID = 1;
  private static int instances;

  private int size;
  private String name = "new";
  private List<String> parts = new ArrayList<>();

  {
    size = 1;
    parts.add("first");
  }

  Constructors(String name) {
    this.name = name;
    this.size++;
    init();
    instances++; // race: Constructors.instances
  }

  Constructors(Constructors other) {
    this(other.name);
    size = other.size;
    parts = new ArrayList<>(other.parts);
  }

  private void init() {
    size += name.length();
    parts.add(name);
    addMore(this);
  }

  private static void addMore(Constructors target) {
    target.parts.add("more");
  }

  // Private, and only called while the object is read.
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    size = parts.size();
  }

  static Constructors of(String name) {
    Constructors made = new Constructors(name);
    made.size = 0;
    return made;
  }

  int size() {
    return size + parts.size() + name.length();
  }
}
