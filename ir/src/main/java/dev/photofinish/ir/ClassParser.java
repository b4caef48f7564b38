package dev.photofinish.ir;

import dev.photofinish.ir.build.ClassCode;
import dev.photofinish.ir.build.ClassFile;
import dev.photofinish.ir.build.TypePool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Reads everything of a class file but its code (JVMS 4.1). */
final class ClassParser {

  /** Where the major version stands in every class file. */
  private static final int VERSION_OFFSET = 6;

  private final ClassFile file;
  private final ClassModel model;
  private final AnnotationParser annotations;

  private ClassParser(ClassFile file, ClassModel model) {
    this.file = file;
    this.model = model;
    this.annotations = new AnnotationParser(file);
  }

  static ClassModel parse(
      Program program, byte[] classFile, String origin, ClassModel.Role role, TypePool types) {
    ClassFile file = new ClassFile(classFile, types);
    int header = file.header();
    ClassModel model =
        new ClassModel(
            program,
            new ClassModel.Header(
                file.className(header + 2),
                file.u2(header),
                file.u2(VERSION_OFFSET),
                file.optionalClassName(header + 4),
                classNames(file, header + 6),
                origin,
                role));
    new ClassParser(file, model).parse();
    model.keep(new ClassCode(file));
    return model;
  }

  /** What stands behind the members first: it says how to read constructors' parameters. */
  private void parse() {
    int methods = file.behindMembers(file.fields());
    readClassAttributes(file.behindMembers(methods));
    readFields(file.fields());
    readMethods(methods);
  }

  /** A table of classes' names. */
  static List<String> classNames(ClassFile file, int start) {
    String[] names = new String[file.u2(start)];
    for (int i = 0; i < names.length; i++) {
      names[i] = file.className(start + 2 + 2 * i);
    }
    return Arrays.asList(names);
  }

  private void readClassAttributes(int start) {
    int offset = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      readClassAttribute(file.attribute(offset), offset + 6);
      offset += 6 + file.s4(offset + 2);
    }
  }

  private void readClassAttribute(ClassFile.Attribute attribute, int at) {
    switch (attribute) {
      case SOURCE_FILE -> model.sourceFile = file.utf8(at);
      case SYNTHETIC -> model.isSynthetic = true;
      case ENCLOSING_METHOD -> {
        model.outerClass = file.className(at);
        model.enclosingMethod = file.optionalNameOf(at + 2);
      }
      case INNER_CLASSES -> readInnerClasses(at);
      case PERMITTED_SUBCLASSES -> model.permittedSubclasses.addAll(classNames(file, at));
      case ANNOTATIONS, INVISIBLE_ANNOTATIONS -> annotations.readAll(at, model.annotations);
      default -> {
        // Nothing that the model holds.
      }
    }
  }

  /** The table names every inner class that the class refers to; only its own entry counts. */
  private void readInnerClasses(int start) {
    int at = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      if (file.className(at).equals(model.name())) {
        model.accessAsMember = file.u2(at + 6);
        String outer = file.optionalClassName(at + 2);
        model.outerClass = outer == null ? model.outerClass : outer;
      }
      at += 8;
    }
  }

  private void readFields(int start) {
    int offset = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      int behind = file.behindAttributes(offset + 6);
      readField(offset);
      offset = behind;
    }
  }

  private void readField(int start) {
    int access = file.u2(start);
    List<AnnotationModel> found = new ArrayList<>(0);
    int offset = start + 8;
    for (int i = file.u2(start + 6); i > 0; i--) {
      switch (file.attribute(offset)) {
        case SYNTHETIC -> access |= Opcodes.ACC_SYNTHETIC;
        case ANNOTATIONS, INVISIBLE_ANNOTATIONS -> annotations.readAll(offset + 6, found);
        default -> {
          // Nothing that the model holds.
        }
      }
      offset += 6 + file.s4(offset + 2);
    }
    String name = file.utf8(start + 2);
    model.fields.add(new FieldModel(model, access, name, file.fieldType(start + 4), found));
  }

  private void readMethods(int start) {
    int captured = model.outerClass == null ? 0 : capturedVariables();
    int offset = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      offset = readMethod(offset, captured);
    }
  }

  private int readMethod(int start, int captured) {
    String name = file.utf8(start + 2);
    MethodDescriptor type = file.methodType(start + 4);
    MethodParser parser =
        new MethodParser(
            file, annotations, type.parameters().size(), name.equals("<init>") ? captured : 0);
    int behind = parser.readAttributes(start + 6);
    int access = file.u2(start) | parser.impliedAccess();
    model.methods.add(
        new MethodModel(model, model.methods.size(), access, name, type, parser.attributes()));
    return behind;
  }

  /** Compilers make a field for each variable that a local class captures. */
  private int capturedVariables() {
    int count = 0;
    for (FieldModel field : model.fields) {
      count += field.isSynthetic() && field.name().startsWith("val$") ? 1 : 0;
    }
    return count;
  }
}
