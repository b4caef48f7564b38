package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;

/** Finds the classes whose methods are called: those that the user names, or all public ones. */
final class ApiClasses {

  private final Program program;
  private final Accessibility accessibility;

  ApiClasses(Program program, Accessibility accessibility) {
    this.program = program;
    this.accessibility = accessibility;
  }

  /** All public classes of the application but annotations, which have no code; by name. */
  List<ClassModel> all() {
    return new TreeSet<>(program.applicationNames())
        .stream()
            .map(program::find)
            .filter(model -> (model.access() & Opcodes.ACC_ANNOTATION) == 0)
            .filter(accessibility::isAccessible)
            .toList();
  }

  /** Notes the public classes that callers cannot use all the same. */
  void noteUnusable(Notices notices) {
    for (String name : program.applicationNames()) {
      accessibility
          .unusable(program.find(name))
          .ifPresent(why -> notices.add(program.find(name) + " is not called: " + why));
    }
  }

  /** The classes with some binary names, sorted by name. */
  List<ClassModel> named(List<String> names) throws HarnessException {
    List<ClassModel> found = new ArrayList<>();
    for (String name : new TreeSet<>(names)) {
      found.add(named(name));
    }
    found.sort(Comparator.comparing(ClassModel::name));
    return found;
  }

  private ClassModel named(String name) throws HarnessException {
    ClassModel model = program.find(ClassNames.toInternal(name));
    if (model.isMissing()) {
      throw new HarnessException("there is no class " + name + hint(name));
    } else if (!model.isApplication()) {
      throw new HarnessException(name + " is not among the classes to be analysed");
    } else if (accessibility.unusable(model).isPresent()) {
      throw new HarnessException(
          name + " cannot be called: " + accessibility.unusable(model).get());
    } else if (!accessibility.isAccessible(model)) {
      throw new HarnessException(name + " is not public: nobody outside can call it");
    }
    return model;
  }

  private String hint(String name) {
    return NearestName.of(name, all().stream().map(ClassModel::toString).toList())
        .map(nearest -> "; did you mean " + nearest + "?")
        .orElse("");
  }
}
