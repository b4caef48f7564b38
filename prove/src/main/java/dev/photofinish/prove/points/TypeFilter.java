package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.ObjectTable;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lets only those objects pass that can be of a type. Confined to the solver's thread. */
final class TypeFilter {

  private static final int UNKNOWN = 0;
  private static final int YES = 1;
  private static final int NO = 2;

  private final Program program;
  private final ObjectTable objects;
  private final Map<JavaType, Integer> numbers = new HashMap<>();
  private final List<JavaType> types = new ArrayList<>();
  private final List<ObjectSet> passing = new ArrayList<>();
  private final IntArrayList decided = new IntArrayList();
  private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

  TypeFilter(Program program, ObjectTable objects) {
    this.program = program;
    this.objects = objects;
    known.defaultReturnValue(UNKNOWN);
    numbers.put(JavaType.OBJECT, 0);
    add(JavaType.OBJECT);
  }

  private void add(JavaType type) {
    types.add(type);
    passing.add(new ObjectSet());
    decided.add(0);
  }

  /** The number of a type; that of Object, which all are of, is 0. */
  int number(JavaType type) {
    Integer number = numbers.get(type);
    if (number == null) {
      number = types.size();
      numbers.put(type, number);
      add(type);
    }
    return number;
  }

  /** Those objects that can be of the type with a number. */
  ObjectSet filter(ObjectSet some, int type) {
    return type == 0 ? some : some.and(passing(type));
  }

  /** All objects so far that can be of a type; each is looked at once. */
  private ObjectSet passing(int type) {
    ObjectSet all = passing.get(type);
    for (int i = decided.getInt(type); i < objects.size(); i++) {
      if (passes(objects.get(i).site(), types.get(type), type)) {
        all.add(i);
      }
    }
    decided.set(type, objects.size());
    return all;
  }

  private boolean passes(Site site, JavaType type, int number) {
    long key = (long) site.id() << 32 | number;
    int answer = known.get(key);
    if (answer == UNKNOWN) {
      answer = find(site, type) ? YES : NO;
      known.put(key, answer);
    }
    return answer == YES;
  }

  /**
   * Of an object that a library made, only a super type may be known. It can be of any type below,
   * but not of one of the program's own: the library cannot name these.
   */
  private boolean find(Site site, JavaType type) {
    Hierarchy.Answer answer = program.hierarchy().isSubtype(site.type(), type);
    if (answer == Hierarchy.Answer.YES) {
      return true;
    } else if (answer == Hierarchy.Answer.UNKNOWN) {
      // What a missing class extends is taken to be missing, too.
      return isMissing(type);
    } else if (site.isExact() || site.kind() == Site.Kind.CLOSURE) {
      return false;
    } else if (type.kind() != JavaType.Kind.CLASS) {
      return site.type().equals(JavaType.OBJECT);
    }
    ClassModel wanted = program.find(type.internalName());
    return wanted.isPlatform() && canBeBelow(site.type(), wanted, type);
  }

  private boolean isMissing(JavaType type) {
    JavaType last = type;
    while (last.isArray()) {
      last = last.element();
    }
    return last.isReference() && program.find(last.internalName()).isMissing();
  }

  /** Whether some class of the platform can be of both types. */
  private boolean canBeBelow(JavaType made, ClassModel wanted, JavaType type) {
    if (made.isArray()) {
      return false;
    }
    return wanted.isInterface()
        || program.find(made.internalName()).isInterface()
        || program.hierarchy().isSubtype(type, made) != Hierarchy.Answer.NO;
  }
}
