package dev.photofinish.testbench.random.code;

import dev.photofinish.testbench.random.syntax.ClassTree;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A program as straight code, with the text that the line numbers refer to.
 *
 * @param classes in the program's order
 */
public record ProgramCode(String mainClass, List<ClassCode> classes, String source) {

  /** Takes all blocks of a program apart and numbers its lines. */
  public static ProgramCode of(ProgramTree program) {
    Listing listing = new Listing();
    List<ClassCode> classes = new ArrayList<>();
    for (ClassTree tree : program.classes()) {
      classes.add(lower(tree, listing));
    }
    return new ProgramCode(program.mainClass(), List.copyOf(classes), listing.text());
  }

  /** Whether something is chosen by chance. */
  public boolean hasChoices() {
    return classes.stream()
        .flatMap(type -> type.methods().stream())
        .flatMap(method -> method.instructions().stream())
        .anyMatch(each -> each instanceof Instruction.Run run && run.step() instanceof Step.Choose);
  }

  private static ClassCode lower(ClassTree tree, Listing listing) {
    listing.open(tree.declaration());
    for (Field field : tree.fields()) {
      listing.add(field.declaration() + ";");
    }
    List<MethodCode> methods = new ArrayList<>();
    for (MethodTree method : withConstructor(tree)) {
      methods.add(Lowering.lower(method, tree.superName(), listing));
    }
    listing.close();
    return new ClassCode(tree, List.copyOf(methods));
  }

  /** As in Java, a class without a constructor has one that does nothing. */
  private static List<MethodTree> withConstructor(ClassTree tree) {
    List<MethodTree> methods = new ArrayList<>(tree.methods());
    if (tree.method(Signature.CONSTRUCTOR).isEmpty()) {
      Signature signature = Signature.constructor(tree.name(), List.of());
      methods.add(0, new MethodTree(signature, false, List.of(), List.of(), List.of()));
    }
    return methods;
  }
}
