package dev.photofinish.ir;

import dev.photofinish.ir.build.ClassCode;
import dev.photofinish.ir.build.TypePool;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads everything of a class file but its code. */
final class ClassParser extends ClassVisitor {

  private static final int WITHOUT_CODE = ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES;

  private final ClassModel model;
  private final TypePool types;

  private ClassParser(ClassModel model, TypePool types) {
    super(Opcodes.ASM9);
    this.model = model;
    this.types = types;
  }

  static ClassModel parse(
      Program program, byte[] classFile, String origin, boolean application, TypePool types) {
    ClassReader reader = new ClassReader(classFile);
    ClassModel model =
        new ClassModel(
            program,
            new ClassModel.Header(
                reader.getClassName(),
                reader.getAccess(),
                reader.readUnsignedShort(6),
                reader.getSuperName(),
                List.of(reader.getInterfaces()),
                origin,
                application));
    reader.accept(new ClassParser(model, types), WITHOUT_CODE);
    model.keep(new ClassCode(classFile, reader, types));
    return model;
  }

  @Override
  public void visitSource(@Nullable String source, @Nullable String debug) {
    model.sourceFile = source;
  }

  @Override
  public void visitOuterClass(String owner, @Nullable String name, @Nullable String descriptor) {
    model.outerClass = owner;
    model.enclosingMethod = name;
  }

  @Override
  public void visitInnerClass(
      String name, @Nullable String outerName, @Nullable String innerName, int access) {
    if (!name.equals(model.name())) {
      return;
    }
    model.accessAsMember = access;
    if (outerName != null) {
      model.outerClass = outerName;
    }
  }

  @Override
  public void visitPermittedSubclass(String permittedSubclass) {
    model.permittedSubclasses.add(permittedSubclass);
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return new AnnotationParser(types, descriptor, model.annotations::add);
  }

  @Override
  public FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    List<AnnotationModel> annotations = new ArrayList<>(0);
    return new FieldVisitor(Opcodes.ASM9) {
      @Override
      public AnnotationVisitor visitAnnotation(String type, boolean visible) {
        return new AnnotationParser(types, type, annotations::add);
      }

      @Override
      public void visitEnd() {
        model.fields.add(
            new FieldModel(model, access, name, types.ofDescriptor(descriptor), annotations));
      }
    };
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    List<String> declared = exceptions == null ? List.of() : List.of(exceptions);
    MethodDescriptor type = types.ofMethod(descriptor);
    return new MethodParser(
        types,
        type.parameters().size(),
        name.equals("<init>") && model.outerClass != null ? capturedVariables() : 0,
        declared,
        attributes -> model.methods.add(new MethodModel(model, access, name, type, attributes)));
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
