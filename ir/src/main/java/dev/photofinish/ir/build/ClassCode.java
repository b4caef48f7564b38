package dev.photofinish.ir.build;

import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.build.ClassFile.Attribute;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;

/**
 * A class file as the source of its methods' code: where each method's code lies, and what its
 * instructions refer to. Not for several threads at a time.
 */
public final class ClassCode {

  private static final int NOT_THERE = 0;

  private final ClassFile file;

  /** Where the contents of each method's Code attribute begin, by the method's position. */
  private int @Nullable [] codeOffsets;

  /** Where the entries of the BootstrapMethods attribute begin. */
  private int[] bootstrapOffsets = {};

  public ClassCode(ClassFile file) {
    this.file = file;
  }

  ClassFile file() {
    return file;
  }

  /** Where a method's code begins; 0 if it has none. */
  int codeOffset(int method) {
    int[] offsets = codeOffsets;
    if (offsets == null) {
      offsets = findAll();
      codeOffsets = offsets;
    }
    return offsets[method];
  }

  /** Most classes of a class path are never asked for code. */
  private int[] findAll() {
    int methods = file.behindMembers(file.fields());
    int[] offsets = new int[file.u2(methods)];
    int attributes = findCode(methods, offsets);
    findBootstraps(attributes);
    return offsets;
  }

  private int findCode(int start, int[] offsets) {
    int offset = start + 2;
    for (int method = 0; method < offsets.length; method++) {
      offsets[method] = find(offset + 6, Attribute.CODE);
      offset = file.behindAttributes(offset + 6);
    }
    return offset;
  }

  /** Where an attribute's contents begin in a table of attributes; 0 if it is not there. */
  private int find(int start, Attribute wanted) {
    int offset = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      if (file.attribute(offset) == wanted) {
        return offset + 6;
      }
      offset += 6 + file.s4(offset + 2);
    }
    return NOT_THERE;
  }

  private void findBootstraps(int attributes) {
    int start = find(attributes, Attribute.BOOTSTRAPS);
    if (start == NOT_THERE) {
      return;
    }
    bootstrapOffsets = new int[file.u2(start)];
    int offset = start + 2;
    for (int i = 0; i < bootstrapOffsets.length; i++) {
      bootstrapOffsets[i] = offset;
      offset += 4 + 2 * file.u2(offset + 2);
    }
  }

  private int item(int constant) {
    return file.item(constant);
  }

  JavaType type(int constant) {
    if (file.constants[constant] instanceof JavaType known) {
      return known;
    }
    JavaType type = JavaType.ofConstant(file.utf8(item(constant)));
    file.constants[constant] = type;
    return type;
  }

  FieldRef field(int constant) {
    if (file.constants[constant] instanceof FieldRef known) {
      return known;
    }
    int item = item(constant);
    int nameAndType = item(file.u2(item + 2));
    FieldRef field =
        new FieldRef(file.className(item), file.utf8(nameAndType), file.fieldType(nameAndType + 2));
    file.constants[constant] = field;
    return field;
  }

  MethodRef method(int constant) {
    if (file.constants[constant] instanceof MethodRef known) {
      return known;
    }
    int item = item(constant);
    int nameAndType = item(file.u2(item + 2));
    boolean isInterface = file.u1(item - 1) == ClassFile.INTERFACE_METHOD;
    MethodDescriptor type = file.methodType(nameAndType + 2);
    MethodRef method =
        new MethodRef(file.className(item), file.utf8(nameAndType), type, isInterface);
    file.constants[constant] = method;
    return method;
  }

  DynamicCall dynamicCall(int constant) {
    if (file.constants[constant] instanceof DynamicCall known) {
      return known;
    }
    int item = item(constant);
    int nameAndType = item(file.u2(item + 2));
    int bootstrap = bootstrapOffsets[file.u2(item)];
    Object[] arguments = new Object[file.u2(bootstrap + 2)];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = file.constant(file.u2(bootstrap + 4 + 2 * i));
    }
    DynamicCall call =
        new DynamicCall(
            file.utf8(nameAndType),
            file.methodType(nameAndType + 2),
            (Handle) file.constant(file.u2(bootstrap)),
            arguments);
    file.constants[constant] = call;
    return call;
  }

  /** What an ldc instruction pushes. */
  Object loadable(int constant) {
    Object known = file.constants[constant];
    if (known == null) {
      known = readLoadable(constant);
      file.constants[constant] = known;
    }
    return known;
  }

  /** Strings and classes are the common ones; ASM knows the others. */
  private Object readLoadable(int constant) {
    int item = item(constant);
    return switch (file.u1(item - 1)) {
      case ClassFile.STRING -> file.utf8(item);
      case ClassFile.CLASS -> JavaType.ofConstant(file.utf8(item));
      default -> file.pool.ofLoadable(file.constant(constant));
    };
  }
}
