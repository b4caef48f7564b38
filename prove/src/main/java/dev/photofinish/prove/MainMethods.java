package dev.photofinish.prove;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the methods that a program may begin with. */
final class MainMethods {

  private static final String DESCRIPTOR = "([Ljava/lang/String;)V";

  private MainMethods() {}

  /**
   * The main methods of some classes, or of all if none is named.
   *
   * @param needsOne whether nothing else begins the program
   */
  static List<MethodModel> of(Program program, List<String> classNames, boolean needsOne)
      throws ProveException {
    List<MethodModel> found = new ArrayList<>();
    for (String name : classNames) {
      found.add(named(program, name));
    }
    if (classNames.isEmpty()) {
      for (String name : program.applicationNames()) {
        mainOf(program, program.find(name)).ifPresent(found::add);
      }
      if (found.isEmpty() && needsOne) {
        throw new ProveException(
            "no class among the inputs has a main method; a library is analysed with --api");
      }
    }
    return found;
  }

  private static MethodModel named(Program program, String name) throws ProveException {
    ClassModel model = program.find(ClassNames.toInternal(name));
    if (model.isMissing()) {
      throw new ProveException("there is no class " + name + hint(program, name));
    }
    Optional<MethodModel> main = mainOf(program, model);
    if (main.isEmpty()) {
      throw new ProveException(name + " has no method public static void main(String[]) with code");
    }
    return main.get();
  }

  private static String hint(Program program, String name) {
    List<String> known =
        program.applicationNames().stream()
            .filter(each -> mainOf(program, program.find(each)).isPresent())
            .map(ClassNames::toBinary)
            .toList();
    return NearestName.of(name, known).map(near -> "; did you mean " + near + "?").orElse("");
  }

  private static Optional<MethodModel> mainOf(Program program, ClassModel model) {
    List<ClassModel> chain = new ArrayList<>(List.of(model));
    chain.addAll(program.hierarchy().superclasses(model));
    return chain.stream()
        .flatMap(each -> each.methods().stream())
        .filter(method -> method.name().equals("main"))
        .filter(method -> method.descriptor().text().equals(DESCRIPTOR))
        .filter(method -> method.isStatic() && method.isPublic() && method.hasCode())
        .findFirst();
  }
}
