package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import java.util.HashSet;
import java.util.Set;

/** How Java text names types. Names of java.lang are short where nothing can hide them. */
final class TypeNames {

  private static final String LANG = "java/lang/";

  private final Program program;
  private final String mainClass;
  private final Set<String> hiding = new HashSet<>();

  TypeNames(Program program, String mainClass) {
    this.program = program;
    this.mainClass = mainClass;
    for (String name : program.applicationNames()) {
      hiding.add(name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1));
    }
  }

  String of(JavaType type) {
    return switch (type.kind()) {
      case CLASS -> of(type.internalName());
      case ARRAY -> of(type.element()) + "[]";
      default -> type.sourceName();
    };
  }

  /** The canonical name (JLS 6.7), without generics. */
  String of(String internalName) {
    if (internalName.startsWith(mainClass + "$")) {
      return internalName.substring(mainClass.length() + 1).replace('$', '.');
    }
    String rest = internalName.startsWith(LANG) ? internalName.substring(LANG.length()) : "/";
    return rest.indexOf('/') < 0 && rest.indexOf('$') < 0 && !hiding.contains(rest)
        ? rest
        : canonical(internalName);
  }

  private String canonical(String name) {
    ClassModel model = program.find(name);
    String outer = model.outerClass().orElse("");
    return !outer.isEmpty() && name.startsWith(outer + "$")
        ? canonical(outer) + "." + name.substring(outer.length() + 1)
        : ClassNames.toBinary(name);
  }
}
