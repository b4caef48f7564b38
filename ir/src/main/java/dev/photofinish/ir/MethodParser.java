package dev.photofinish.ir;

import dev.photofinish.ir.build.ClassFile;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Reads what a class file says of a method beside its code (JVMS 4.6). */
final class MethodParser {

  private final ClassFile file;
  private final AnnotationParser annotationParser;
  private final int parameterCount;
  private final int capturedCount;
  private int impliedAccess;

  // Most methods have none of these: lists are made when there is something to put in.
  private List<AnnotationModel> annotations = List.of();
  private List<List<AnnotationModel>> byParameter = List.of();
  private List<String> parameterNames = List.of();
  private List<String> exceptions = List.of();

  /**
   * @param capturedCount how many parameters at the end take the variables that a local class
   *     captures
   */
  MethodParser(
      ClassFile file, AnnotationParser annotationParser, int parameterCount, int capturedCount) {
    this.file = file;
    this.annotationParser = annotationParser;
    this.parameterCount = parameterCount;
    this.capturedCount = capturedCount;
  }

  /** Reads a table of attributes and returns the offset behind it. */
  int readAttributes(int start) {
    int offset = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      readAttribute(file.attribute(offset), offset + 6);
      offset += 6 + file.s4(offset + 2);
    }
    return offset;
  }

  private void readAttribute(ClassFile.Attribute attribute, int at) {
    switch (attribute) {
      case SYNTHETIC -> impliedAccess |= Opcodes.ACC_SYNTHETIC;
      case EXCEPTIONS -> exceptions = ClassParser.classNames(file, at);
      case PARAMETERS -> readParameterNames(at);
      case ANNOTATIONS, INVISIBLE_ANNOTATIONS -> {
        annotations = modifiable(annotations);
        annotationParser.readAll(at, annotations);
      }
      case PARAMETER_ANNOTATIONS, INVISIBLE_PARAMETER_ANNOTATIONS -> readParameterAnnotations(at);
      default -> {
        // Nothing that the model holds.
      }
    }
  }

  private static <E> List<E> modifiable(List<E> list) {
    return list.isEmpty() ? new ArrayList<>(2) : list;
  }

  private void readParameterNames(int start) {
    parameterNames = new ArrayList<>(file.u1(start));
    for (int i = 0; i < file.u1(start); i++) {
      String name = file.optionalUtf8(start + 1 + 4 * i);
      parameterNames.add(name == null ? "" : name);
    }
  }

  /** The table may leave out parameters that the compiler added, in front or at the end. */
  private void readParameterAnnotations(int start) {
    int hidden = parameterCount - file.u1(start);
    int first = Math.max(0, hidden - capturedCount);
    byParameter = modifiable(byParameter);
    int at = start + 1;
    for (int i = 0; i < file.u1(start); i++) {
      while (byParameter.size() <= first + i) {
        byParameter.add(new ArrayList<>(0));
      }
      at = annotationParser.readAll(at, byParameter.get(first + i));
    }
  }

  /** Flags that attributes stand for: compilers before Java 5 had no flag for synthetic members. */
  int impliedAccess() {
    return impliedAccess;
  }

  MethodAttributes attributes() {
    boolean plain =
        annotations.isEmpty()
            && byParameter.isEmpty()
            && parameterNames.isEmpty()
            && exceptions.isEmpty();
    return plain
        ? MethodAttributes.NONE
        : new MethodAttributes(annotations, byParameter, parameterNames, exceptions);
  }
}
