package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * Finds what callers reach only by interfaces of the platform: a class that is not called by its
 * own name, like that of an iterator, may still be returned as one.
 */
final class HiddenClasses {

  private final Set<JavaType> interfaces = new HashSet<>();

  /**
   * @param api the classes whose methods are called anyway
   */
  HiddenClasses(Program program, Collection<ClassModel> api) {
    Set<ClassModel> called = new HashSet<>(api);
    for (String name : program.applicationNames()) {
      ClassModel model = program.find(name);
      if (!called.contains(model)) {
        program.hierarchy().superinterfaces(model).stream()
            .filter(each -> !each.isApplication() && !each.isMissing())
            .forEach(each -> interfaces.add(JavaType.ofClass(each.name())));
      }
    }
  }

  /** Whether objects of a type may be of such a class. */
  boolean implement(JavaType type) {
    return interfaces.contains(type) && !Supertypes.isGeneral(type);
  }
}
