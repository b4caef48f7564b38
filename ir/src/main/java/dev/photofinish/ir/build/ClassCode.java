package dev.photofinish.ir.build;

import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodRef;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;

/**
 * A class file as the source of its methods' code: where each method's code lies, and what its
 * constants mean, each made once. Not for several threads at a time.
 *
 * <p>ASM reads the constants and everything outside of code. Code is read here, in {@link
 * CodeDecoder}: ASM's visitor makes labels, frames and references anew for every instruction, which
 * took longer than all the rest of building a body.
 */
public final class ClassCode {

  private static final int NO_CODE = 0;

  private final ClassReader reader;
  private final TypePool pool;
  private char[] buffer = {};

  /** What has been made of the constants so far. */
  private @Nullable Object[] constants = {};

  /** Where the contents of each method's Code attribute begin, by the method's position. */
  private int @Nullable [] codeOffsets;

  /** Where the entries of the BootstrapMethods attribute begin. */
  private int[] bootstrapOffsets = {};

  public ClassCode(ClassReader reader, TypePool pool) {
    this.reader = reader;
    this.pool = pool;
  }

  /** Most classes of a class path are never asked for code. */
  private int[] findAll() {
    buffer = new char[reader.getMaxStringLength()];
    constants = new Object[reader.getItemCount()];
    int methods = skipMembers(reader.header + 8 + 2 * u2(reader.header + 6));
    int[] offsets = new int[u2(methods)];
    int attributes = findCode(methods, offsets);
    findBootstraps(attributes);
    return offsets;
  }

  ClassReader reader() {
    return reader;
  }

  int u1(int offset) {
    return reader.readByte(offset);
  }

  int s2(int offset) {
    return reader.readShort(offset);
  }

  int u2(int offset) {
    return reader.readUnsignedShort(offset);
  }

  int s4(int offset) {
    return reader.readInt(offset);
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

  /** From the fields' count to behind the last field. */
  private int skipMembers(int start) {
    int offset = start + 2;
    for (int i = u2(start); i > 0; i--) {
      offset = skipAttributes(offset + 6);
    }
    return offset;
  }

  private int skipAttributes(int start) {
    int offset = start + 2;
    for (int i = u2(start); i > 0; i--) {
      offset += 6 + s4(offset + 2);
    }
    return offset;
  }

  private int findCode(int start, int[] offsets) {
    int offset = start + 2;
    for (int method = 0; method < offsets.length; method++) {
      offsets[method] = findAttribute(offset + 6, "Code");
      offset = skipAttributes(offset + 6);
    }
    return offset;
  }

  /** Where an attribute's contents begin in a table of attributes; 0 if it is not there. */
  int findAttribute(int start, String name) {
    int offset = start + 2;
    for (int i = u2(start); i > 0; i--) {
      if (name.equals(utf8(offset))) {
        return offset + 6;
      }
      offset += 6 + s4(offset + 2);
    }
    return NO_CODE;
  }

  private void findBootstraps(int attributes) {
    int start = findAttribute(attributes, "BootstrapMethods");
    if (start == 0) {
      return;
    }
    bootstrapOffsets = new int[u2(start)];
    int offset = start + 2;
    for (int i = 0; i < bootstrapOffsets.length; i++) {
      bootstrapOffsets[i] = offset;
      offset += 4 + 2 * u2(offset + 2);
    }
  }

  /** The string whose constant's number stands at an offset. */
  String utf8(int offset) {
    return reader.readUTF8(offset, buffer);
  }

  /** The class, or array descriptor, whose constant's number stands at an offset; null if 0. */
  @Nullable String className(int offset) {
    return u2(offset) == 0 ? null : reader.readClass(offset, buffer);
  }

  JavaType type(int constant) {
    if (constants[constant] instanceof JavaType known) {
      return known;
    }
    JavaType type = pool.ofConstant(reader.readUTF8(reader.getItem(constant), buffer));
    constants[constant] = type;
    return type;
  }

  FieldRef field(int constant) {
    if (constants[constant] instanceof FieldRef known) {
      return known;
    }
    int item = reader.getItem(constant);
    int nameAndType = reader.getItem(u2(item + 2));
    FieldRef field =
        new FieldRef(
            reader.readClass(item, buffer),
            utf8(nameAndType),
            pool.ofDescriptor(utf8(nameAndType + 2)));
    constants[constant] = field;
    return field;
  }

  MethodRef method(int constant) {
    if (constants[constant] instanceof MethodRef known) {
      return known;
    }
    int item = reader.getItem(constant);
    int nameAndType = reader.getItem(u2(item + 2));
    boolean isInterface = u1(item - 1) == 11;
    MethodRef method =
        new MethodRef(
            reader.readClass(item, buffer),
            utf8(nameAndType),
            pool.ofMethod(utf8(nameAndType + 2)),
            isInterface);
    constants[constant] = method;
    return method;
  }

  DynamicCall dynamicCall(int constant) {
    if (constants[constant] instanceof DynamicCall known) {
      return known;
    }
    int item = reader.getItem(constant);
    int nameAndType = reader.getItem(u2(item + 2));
    int bootstrap = bootstrapOffsets[u2(item)];
    Object[] arguments = new Object[u2(bootstrap + 2)];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = reader.readConst(u2(bootstrap + 4 + 2 * i), buffer);
    }
    DynamicCall call =
        new DynamicCall(
            utf8(nameAndType),
            pool.ofMethod(utf8(nameAndType + 2)),
            (Handle) reader.readConst(u2(bootstrap), buffer),
            arguments);
    constants[constant] = call;
    return call;
  }

  /** What an ldc instruction pushes. */
  Object loadable(int constant) {
    Object known = constants[constant];
    if (known == null) {
      known = pool.ofLoadable(reader.readConst(constant, buffer));
      constants[constant] = known;
    }
    return known;
  }
}
