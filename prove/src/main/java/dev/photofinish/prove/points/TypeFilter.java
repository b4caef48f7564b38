package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.ObjectTable;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lets only those objects pass that can be of a type. Confined to the solver's thread. */
final class TypeFilter {

  private static final byte UNKNOWN = 0;
  private static final byte YES = 1;
  private static final byte NO = 2;

  /** What matters of a site: very many sites have the same. */
  private record Shape(JavaType type, boolean isExact) {}

  /** What is known of a type that objects pass by. */
  private static final class Gate {
    final JavaType type;
    final boolean isGiven;
    final ObjectSet passing = new ObjectSet();
    int decided;
    byte[] byShape = {};

    Gate(JavaType type, boolean isGiven) {
      this.type = type;
      this.isGiven = isGiven;
    }
  }

  private final Program program;
  private final ObjectTable objects;
  private final Map<JavaType, Integer> casts = new HashMap<>();
  private final Map<JavaType, Integer> given = new HashMap<>();
  private final List<Gate> gates = new ArrayList<>();
  private final Map<Shape, Integer> shapes = new HashMap<>();
  private final IntArrayList shapeOfObjects = new IntArrayList();

  TypeFilter(Program program, ObjectTable objects) {
    this.program = program;
    this.objects = objects;
    casts.put(JavaType.OBJECT, 0);
    given.put(JavaType.OBJECT, 0);
    gates.add(new Gate(JavaType.OBJECT, false));
  }

  /** The number of a type that the program casts to; that of Object, which all are of, is 0. */
  int ofCast(JavaType type) {
    return number(casts, type, false);
  }

  /**
   * The number of a type that library code gives or takes objects by. Those of which nothing is
   * known are not taken for everything here, as the program does not say so.
   */
  int ofGiven(JavaType type) {
    return number(given, type, true);
  }

  private int number(Map<JavaType, Integer> numbers, JavaType type, boolean isGiven) {
    Integer number = numbers.get(type);
    if (number == null) {
      number = gates.size();
      numbers.put(type, number);
      gates.add(new Gate(type, isGiven));
    }
    return number;
  }

  /** Those objects that can be of the type with a number. */
  ObjectSet filter(ObjectSet some, int type) {
    return type == 0 ? some : some.and(passing(gates.get(type)));
  }

  /** All objects so far that can be of a type; each is looked at once. */
  private ObjectSet passing(Gate gate) {
    for (; gate.decided < objects.size(); gate.decided++) {
      if (passes(gate, gate.decided)) {
        gate.passing.add(gate.decided);
      }
    }
    return gate.passing;
  }

  private boolean passes(Gate gate, int object) {
    int shape = shape(object);
    if (shape >= gate.byShape.length) {
      gate.byShape = Arrays.copyOf(gate.byShape, shape + (shape >> 1) + 8);
    }
    if (gate.byShape[shape] == UNKNOWN) {
      gate.byShape[shape] = find(objects.get(object).site(), gate) ? YES : NO;
    }
    return gate.byShape[shape] == YES;
  }

  private int shape(int object) {
    for (int i = shapeOfObjects.size(); i <= object; i++) {
      Site site = objects.get(i).site();
      Shape shape = new Shape(site.type(), isOnlyOf(site));
      shapeOfObjects.add((int) shapes.computeIfAbsent(shape, none -> shapes.size()));
    }
    return shapeOfObjects.getInt(object);
  }

  /** Whether objects have no other class than that of the site. */
  private static boolean isOnlyOf(Site site) {
    return site.isExact() || site.kind() == Site.Kind.CLOSURE;
  }

  /**
   * Of an object that a library made, only a super type may be known. It can be of any type below,
   * but not of one of the program's own: the library cannot name these.
   */
  private boolean find(Site site, Gate gate) {
    JavaType type = gate.type;
    Hierarchy.Answer answer = program.hierarchy().isSubtype(site.type(), type);
    if (answer == Hierarchy.Answer.YES) {
      return true;
    } else if (answer == Hierarchy.Answer.UNKNOWN) {
      // What a missing class extends is taken to be missing, too.
      return isMissing(type);
    } else if (isOnlyOf(site) || (gate.isGiven && site.type().equals(JavaType.OBJECT))) {
      return false;
    } else if (type.kind() != JavaType.Kind.CLASS) {
      return site.type().equals(JavaType.OBJECT);
    }
    ClassModel wanted = program.find(type.internalName());
    return wanted.isPlatform() && canBeBelow(site.type(), type);
  }

  private boolean isMissing(JavaType type) {
    JavaType last = type;
    while (last.isArray()) {
      last = last.element();
    }
    return last.isReference() && program.find(last.internalName()).isMissing();
  }

  /** Whether a class of the platform that is of one type can be of another, which is below it. */
  private boolean canBeBelow(JavaType made, JavaType type) {
    return !made.isArray() && program.hierarchy().isSubtype(type, made) != Hierarchy.Answer.NO;
  }
}
