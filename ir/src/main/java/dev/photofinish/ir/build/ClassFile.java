package dev.photofinish.ir.build;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * The bytes of a class file, and what its constants mean, each made once. Not for several threads
 * at a time.
 *
 * <p>ASM decodes the rare constants. The rest is read here: ASM's visitors decode signatures and
 * names that nobody asks for, and make labels, frames and references anew for every instruction,
 * which took longer than all the rest of building a body.
 */
public final class ClassFile {

  /** The attributes that matter here, by their names in class files (JVMS table 4.7-A). */
  public enum Attribute {
    CODE("Code"),
    BOOTSTRAPS("BootstrapMethods"),
    LINES("LineNumberTable"),
    VARIABLES("LocalVariableTable"),
    STACK_MAPS("StackMapTable"),
    SOURCE_FILE("SourceFile"),
    ENCLOSING_METHOD("EnclosingMethod"),
    INNER_CLASSES("InnerClasses"),
    PERMITTED_SUBCLASSES("PermittedSubclasses"),
    EXCEPTIONS("Exceptions"),
    PARAMETERS("MethodParameters"),
    SYNTHETIC("Synthetic"),
    ANNOTATIONS("RuntimeVisibleAnnotations"),
    INVISIBLE_ANNOTATIONS("RuntimeInvisibleAnnotations"),
    PARAMETER_ANNOTATIONS("RuntimeVisibleParameterAnnotations"),
    INVISIBLE_PARAMETER_ANNOTATIONS("RuntimeInvisibleParameterAnnotations"),
    OTHER("");

    private static final Attribute[] ALL = values();

    private final String text;

    Attribute(String text) {
      this.text = text;
    }

    private static Attribute named(String text) {
      for (Attribute attribute : ALL) {
        if (attribute.text.equals(text)) {
          return attribute;
        }
      }
      return OTHER;
    }
  }

  private static final int COUNT_OFFSET = 8;

  // Tags of constants (JVMS table 4.4-A).
  private static final int UTF8 = 1;
  private static final int INTEGER = 3;
  private static final int FLOAT = 4;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  static final int CLASS = 7;
  static final int STRING = 8;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  static final int INTERFACE_METHOD = 11;
  private static final int NAME_AND_TYPE = 12;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int DYNAMIC = 17;
  private static final int INVOKE_DYNAMIC = 18;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;

  private final byte[] bytes;
  final TypePool pool;

  /** Where the constants begin, behind their tags. */
  private final int[] items;

  private final int header;
  private @Nullable ClassReader reader;
  private char @Nullable [] buffer;

  /** What has been made of the constants so far. */
  final @Nullable Object[] constants;

  /** The strings among the constants that have been decoded. */
  private final @Nullable String[] strings;

  public ClassFile(byte[] bytes, TypePool pool) {
    this.bytes = bytes;
    this.pool = pool;
    this.items = new int[u2(COUNT_OFFSET)];
    this.header = findConstants();
    this.constants = new Object[items.length];
    this.strings = new String[items.length];
  }

  /** Finds the constants (JVMS 4.4), and what follows them. */
  private int findConstants() {
    int at = COUNT_OFFSET + 2;
    for (int i = 1; i < items.length; i++) {
      items[i] = at + 1;
      int tag = u1(at);
      at += 1 + size(tag, at + 1);
      if (tag == LONG || tag == DOUBLE) {
        i++;
      }
    }
    return at;
  }

  private int size(int tag, int at) {
    return switch (tag) {
      case UTF8 -> 2 + u2(at);
      case LONG, DOUBLE -> 8;
      case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> 2;
      case METHOD_HANDLE -> 3;
      case INTEGER,
          FLOAT,
          FIELD,
          METHOD,
          INTERFACE_METHOD,
          NAME_AND_TYPE,
          DYNAMIC,
          INVOKE_DYNAMIC ->
          4;
      default -> throw new IllegalArgumentException("a constant of kind " + tag);
    };
  }

  /** ASM's view of it, for what is rare: most classes need none. */
  ClassReader reader() {
    ClassReader made = reader;
    if (made == null) {
      made = new ClassReader(bytes);
      reader = made;
    }
    return made;
  }

  /** Where a constant begins, behind its tag. */
  int item(int constant) {
    return items[constant];
  }

  /** Where the access flags of the class stand: the first thing behind the constants. */
  public int header() {
    return header;
  }

  public int u1(int offset) {
    return bytes[offset] & 0xff;
  }

  public int s2(int offset) {
    return (short) u2(offset);
  }

  public int u2(int offset) {
    return (bytes[offset] & 0xff) << 8 | (bytes[offset + 1] & 0xff);
  }

  public int s4(int offset) {
    return u2(offset) << 16 | u2(offset + 2);
  }

  /** Where the table of fields begins; that of methods is behind it. */
  public int fields() {
    return header() + 8 + 2 * u2(header() + 6);
  }

  /** Where the table begins that follows a table of fields or of methods. */
  public int behindMembers(int start) {
    int offset = start + 2;
    for (int i = u2(start); i > 0; i--) {
      offset = behindAttributes(offset + 6);
    }
    return offset;
  }

  /** The offset that follows a table of attributes. */
  public int behindAttributes(int start) {
    int offset = start + 2;
    for (int i = u2(start); i > 0; i--) {
      offset += 6 + s4(offset + 2);
    }
    return offset;
  }

  /** Which attribute the name at an offset means; each name is compared once. */
  public Attribute attribute(int offset) {
    int name = u2(offset);
    if (constants[name] instanceof Attribute known) {
      return known;
    }
    Attribute attribute = Attribute.named(utf8(offset));
    constants[name] = attribute;
    return attribute;
  }

  /** The string whose constant's number stands at an offset. */
  public String utf8(int offset) {
    int constant = u2(offset);
    String known = strings[constant];
    if (known == null) {
      known = decode(constant, offset);
      strings[constant] = known;
    }
    return known;
  }

  /** The same, or null if the number is 0. */
  public @Nullable String optionalUtf8(int offset) {
    return u2(offset) == 0 ? null : utf8(offset);
  }

  /** Nearly all strings are plain ASCII, which needs no decoding; ASM decodes the others. */
  private String decode(int constant, int offset) {
    int start = item(constant) + 2;
    int length = u2(start - 2);
    for (int i = start; i < start + length; i++) {
      if (bytes[i] < 0) {
        return reader().readUTF8(offset, buffer());
      }
    }
    return new String(bytes, start, length, StandardCharsets.ISO_8859_1);
  }

  /** What ASM decodes strings into: made only for the few classes that need it. */
  private char[] buffer() {
    char[] made = buffer;
    if (made == null) {
      made = new char[reader().getMaxStringLength()];
      buffer = made;
    }
    return made;
  }

  /** The class, or array descriptor, whose constant's number stands at an offset. */
  public String className(int offset) {
    return utf8(item(u2(offset)));
  }

  /** The same, or null if the number is 0. */
  public @Nullable String optionalClassName(int offset) {
    return u2(offset) == 0 ? null : className(offset);
  }

  /** The name in the name and type whose constant's number stands at an offset; null if 0. */
  public @Nullable String optionalNameOf(int offset) {
    return u2(offset) == 0 ? null : utf8(item(u2(offset)));
  }

  /** The type whose descriptor's number stands at an offset. */
  public JavaType fieldType(int offset) {
    int constant = u2(offset);
    if (constants[constant] instanceof JavaType known) {
      return known;
    }
    JavaType type = pool.ofDescriptor(utf8(offset));
    constants[constant] = type;
    return type;
  }

  /** The method type whose descriptor's number stands at an offset. */
  public MethodDescriptor methodType(int offset) {
    int constant = u2(offset);
    if (constants[constant] instanceof MethodDescriptor known) {
      return known;
    }
    MethodDescriptor type = pool.ofMethod(utf8(offset));
    constants[constant] = type;
    return type;
  }

  /** A number, string, type or method handle, as ASM has it. */
  Object constant(int number) {
    return reader().readConst(number, buffer());
  }

  /** The number that a constant of a primitive type stands for, in an annotation. */
  public Object number(int offset) {
    return constant(u2(offset));
  }
}
