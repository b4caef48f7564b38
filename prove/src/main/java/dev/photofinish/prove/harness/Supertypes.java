package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What an object of a class also is. */
final class Supertypes {

  /**
   * Nearly everything belongs to these. That a library takes one says nothing of what it takes, and
   * every object of the library in one variable would blur all the others.
   */
  private static final Set<String> GENERAL =
      Set.of(
          "java/lang/Object",
          "java/lang/Cloneable",
          "java/lang/Comparable",
          "java/lang/Enum",
          "java/lang/Record",
          "java/io/Serializable");

  private Supertypes() {}

  /** The class, its super classes, nearest first, and its interfaces. */
  static List<ClassModel> of(Hierarchy hierarchy, ClassModel model) {
    List<ClassModel> all = new ArrayList<>(List.of(model));
    all.addAll(hierarchy.superclasses(model));
    all.addAll(hierarchy.superinterfaces(model));
    return all;
  }

  static boolean isGeneral(JavaType type) {
    return GENERAL.contains(type.internalName());
  }
}
