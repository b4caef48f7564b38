package dev.photofinish.prove.harness.generic;

import dev.photofinish.prove.harness.generic.GenericClass.GenericMethod;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** Reads the generics of a class file. */
final class GenericsReader extends ClassVisitor {

  private final Signature ofClass = new Signature();
  private final Map<String, GenericMethod> methods = new HashMap<>();

  private GenericsReader() {
    super(Opcodes.ASM9);
  }

  static GenericClass read(byte[] classFile) {
    GenericsReader reader = new GenericsReader();
    new ClassReader(classFile)
        .accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return new GenericClass(reader.ofClass.variables, reader.ofClass.types, reader.methods);
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    if (signature != null) {
      new SignatureReader(signature).accept(ofClass);
    }
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    if (signature != null) {
      Signature method = new Signature();
      new SignatureReader(signature).accept(method);
      int last = method.types.size() - 1;
      methods.put(
          name + descriptor,
          new GenericMethod(
              method.variables, method.types.subList(0, last), method.types.get(last)));
    }
    return null;
  }

  /** The parts of a signature: of a class the super types; of a method parameters and result. */
  private static final class Signature extends SignatureVisitor {
    private final List<String> variables = new ArrayList<>();
    private final List<GenericType> types = new ArrayList<>();

    Signature() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visitFormalTypeParameter(String name) {
      variables.add(name);
    }

    @Override
    public SignatureVisitor visitClassBound() {
      return new TypeReader(bound -> {});
    }

    @Override
    public SignatureVisitor visitInterfaceBound() {
      return new TypeReader(bound -> {});
    }

    @Override
    public SignatureVisitor visitSuperclass() {
      return new TypeReader(types::add);
    }

    @Override
    public SignatureVisitor visitInterface() {
      return new TypeReader(types::add);
    }

    @Override
    public SignatureVisitor visitParameterType() {
      return new TypeReader(types::add);
    }

    @Override
    public SignatureVisitor visitReturnType() {
      return new TypeReader(types::add);
    }

    @Override
    public SignatureVisitor visitExceptionType() {
      return new TypeReader(exception -> {});
    }
  }
}
