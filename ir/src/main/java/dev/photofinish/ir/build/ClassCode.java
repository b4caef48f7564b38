package dev.photofinish.ir.build;

import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
import java.nio.charset.StandardCharsets;
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

  // Tags of constants (JVMS table 4.4-A).
  private static final int CONSTANT_CLASS = 7;
  private static final int CONSTANT_STRING = 8;
  private static final int CONSTANT_INTERFACE_METHOD = 11;

  private static final int NOT_THERE = 0;

  private final byte[] classFile;
  private final ClassReader reader;
  private final TypePool pool;
  private char[] buffer = {};

  /** What has been made of the constants so far. */
  private @Nullable Object[] constants = {};

  /** The strings among the constants that have been decoded. */
  private @Nullable String[] strings = {};

  /** Where the contents of each method's Code attribute begin, by the method's position. */
  private int @Nullable [] codeOffsets;

  /** Where the entries of the BootstrapMethods attribute begin. */
  private int[] bootstrapOffsets = {};

  /**
   * @param classFile the bytes that the reader reads
   */
  public ClassCode(byte[] classFile, ClassReader reader, TypePool pool) {
    this.classFile = classFile;
    this.reader = reader;
    this.pool = pool;
  }

  /** Most classes of a class path are never asked for code. */
  private int[] findAll() {
    buffer = new char[reader.getMaxStringLength()];
    constants = new Object[reader.getItemCount()];
    strings = new String[reader.getItemCount()];
    int methods = skipMembers(reader.header + 8 + 2 * u2(reader.header + 6));
    int[] offsets = new int[u2(methods)];
    int attributes = findCode(methods, offsets);
    findBootstraps(attributes);
    return offsets;
  }

  /** A class file that no one has read yet. */
  public static ClassCode of(byte[] classFile, TypePool pool) {
    return new ClassCode(classFile, new ClassReader(classFile), pool);
  }

  ClassReader reader() {
    return reader;
  }

  int u1(int offset) {
    return classFile[offset] & 0xff;
  }

  int s2(int offset) {
    return (short) u2(offset);
  }

  int u2(int offset) {
    return (classFile[offset] & 0xff) << 8 | (classFile[offset + 1] & 0xff);
  }

  int s4(int offset) {
    return u2(offset) << 16 | u2(offset + 2);
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
      offsets[method] = findAttribute(offset + 6, Attribute.CODE);
      offset = skipAttributes(offset + 6);
    }
    return offset;
  }

  /** The attributes that matter here. */
  enum Attribute {
    CODE("Code"),
    BOOTSTRAPS("BootstrapMethods"),
    LINES("LineNumberTable"),
    VARIABLES("LocalVariableTable"),
    STACK_MAPS("StackMapTable"),
    OTHER("");

    private final String text;

    Attribute(String text) {
      this.text = text;
    }

    private static Attribute named(String text) {
      for (Attribute attribute : values()) {
        if (attribute.text.equals(text)) {
          return attribute;
        }
      }
      return OTHER;
    }
  }

  /** Which attribute the name at an offset means; each name is compared once. */
  Attribute attribute(int offset) {
    int name = u2(offset);
    if (constants[name] instanceof Attribute known) {
      return known;
    }
    Attribute attribute = Attribute.named(utf8(offset));
    constants[name] = attribute;
    return attribute;
  }

  /** Where an attribute's contents begin in a table of attributes; 0 if it is not there. */
  private int findAttribute(int start, Attribute wanted) {
    int offset = start + 2;
    for (int i = u2(start); i > 0; i--) {
      if (attribute(offset) == wanted) {
        return offset + 6;
      }
      offset += 6 + s4(offset + 2);
    }
    return NOT_THERE;
  }

  private void findBootstraps(int attributes) {
    int start = findAttribute(attributes, Attribute.BOOTSTRAPS);
    if (start == NOT_THERE) {
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
    int constant = u2(offset);
    String known = strings[constant];
    if (known == null) {
      known = decode(constant, offset);
      strings[constant] = known;
    }
    return known;
  }

  /** Nearly all strings are plain ASCII, which needs no decoding; ASM decodes the others. */
  private String decode(int constant, int offset) {
    int start = reader.getItem(constant) + 2;
    int length = u2(start - 2);
    for (int i = start; i < start + length; i++) {
      if (classFile[i] < 0) {
        return reader.readUTF8(offset, buffer);
      }
    }
    return new String(classFile, start, length, StandardCharsets.ISO_8859_1);
  }

  /** The class, or array descriptor, whose constant's number stands at an offset; null if 0. */
  @Nullable String className(int offset) {
    int constant = u2(offset);
    return constant == 0 ? null : utf8(reader.getItem(constant));
  }

  /** The class, or array descriptor, that a member's constant has first. */
  private String ownerOf(int item) {
    return utf8(reader.getItem(u2(item)));
  }

  JavaType type(int constant) {
    if (constants[constant] instanceof JavaType known) {
      return known;
    }
    JavaType type = JavaType.ofConstant(utf8(reader.getItem(constant)));
    constants[constant] = type;
    return type;
  }

  FieldRef field(int constant) {
    if (constants[constant] instanceof FieldRef known) {
      return known;
    }
    int item = reader.getItem(constant);
    int nameAndType = reader.getItem(u2(item + 2));
    FieldRef field = new FieldRef(ownerOf(item), utf8(nameAndType), fieldType(nameAndType + 2));
    constants[constant] = field;
    return field;
  }

  MethodRef method(int constant) {
    if (constants[constant] instanceof MethodRef known) {
      return known;
    }
    int item = reader.getItem(constant);
    int nameAndType = reader.getItem(u2(item + 2));
    boolean isInterface = u1(item - 1) == CONSTANT_INTERFACE_METHOD;
    MethodRef method =
        new MethodRef(ownerOf(item), utf8(nameAndType), methodType(nameAndType + 2), isInterface);
    constants[constant] = method;
    return method;
  }

  /** The type whose descriptor's number stands at an offset. */
  private JavaType fieldType(int offset) {
    int constant = u2(offset);
    if (constants[constant] instanceof JavaType known) {
      return known;
    }
    JavaType type = pool.ofDescriptor(utf8(offset));
    constants[constant] = type;
    return type;
  }

  private MethodDescriptor methodType(int offset) {
    int constant = u2(offset);
    if (constants[constant] instanceof MethodDescriptor known) {
      return known;
    }
    MethodDescriptor type = pool.ofMethod(utf8(offset));
    constants[constant] = type;
    return type;
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
            methodType(nameAndType + 2),
            (Handle) reader.readConst(u2(bootstrap), buffer),
            arguments);
    constants[constant] = call;
    return call;
  }

  /** What an ldc instruction pushes. */
  Object loadable(int constant) {
    Object known = constants[constant];
    if (known == null) {
      known = readLoadable(constant);
      constants[constant] = known;
    }
    return known;
  }

  /** Strings and classes are the common ones; ASM knows the others. */
  private Object readLoadable(int constant) {
    int item = reader.getItem(constant);
    return switch (u1(item - 1)) {
      case CONSTANT_STRING -> utf8(item);
      case CONSTANT_CLASS -> JavaType.ofConstant(utf8(item));
      default -> pool.ofLoadable(reader.readConst(constant, buffer));
    };
  }
}
