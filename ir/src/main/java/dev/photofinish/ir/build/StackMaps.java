package dev.photofinish.ir.build;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The stack map frames of a method (JVMS 4.7.4), decoded when one is first asked for: few bodies
 * need one. Only class types matter here; everything else is a size.
 */
final class StackMaps {

  /**
   * A frame: the class, or array descriptor, of each local variable and stack position; empty for
   * what is none. A long or double fills two local variables, but one position of the stack.
   */
  record Frame(int index, List<String> locals, List<String> stack) {}

  private static final String NO_CLASS = "";

  /** Marks the second slot of a long or double, so that chopping takes both away. */
  private static final String SECOND_SLOT = "/";

  private static final int[] NO_INDEXES = {};

  static final StackMaps NONE = new StackMaps(null, 0, NO_INDEXES);

  private final @Nullable ClassFile source;
  private final int start;
  private final int[] indexAt;
  private @Nullable List<Frame> frames;

  /** Where the next part of the table begins, while it is decoded. */
  private int at;

  /**
   * @param indexAt the number of the instruction at each offset
   */
  StackMaps(@Nullable ClassFile source, int start, int[] indexAt) {
    this.source = source;
    this.start = start;
    this.indexAt = indexAt;
  }

  /** The class of a local variable in the frame before an instruction; null if not known. */
  @Nullable String local(int index, int slot, MethodModel method) {
    Frame frame = frameAt(index, method);
    return frame == null ? null : classAt(frame.locals(), slot);
  }

  /** The class of a stack position in the frame before an instruction; null if not known. */
  @Nullable String stack(int index, int position, MethodModel method) {
    Frame frame = frameAt(index, method);
    return frame == null ? null : classAt(frame.stack(), position);
  }

  private static @Nullable String classAt(List<String> types, int position) {
    String type = position < types.size() ? types.get(position) : NO_CLASS;
    return type.equals(NO_CLASS) || type.equals(SECOND_SLOT) ? null : type;
  }

  private @Nullable Frame frameAt(int index, MethodModel method) {
    if (source == null) {
      return null;
    } else if (frames == null) {
      frames = decode(source, initialLocals(method));
    }
    for (Frame frame : frames) {
      if (frame.index() == index) {
        return frame;
      }
    }
    return null;
  }

  /** The frame that every method begins with is not written down. */
  private static List<String> initialLocals(MethodModel method) {
    List<String> locals = new ArrayList<>();
    if (!method.isStatic()) {
      locals.add(method.isConstructor() ? NO_CLASS : method.owner().name());
    }
    for (JavaType type : method.descriptor().parameters()) {
      locals.add(type.isReference() ? type.internalName() : NO_CLASS);
      if (type.size() == 2) {
        locals.add(SECOND_SLOT);
      }
    }
    return locals;
  }

  private List<Frame> decode(ClassFile code, List<String> locals) {
    List<Frame> decoded = new ArrayList<>();
    int offset = -1;
    at = start + 2;
    for (int i = code.u2(start); i > 0; i--) {
      int tag = code.u1(at++);
      List<String> stack = new ArrayList<>(0);
      offset += 1 + readFrame(code, tag, locals, stack);
      decoded.add(new Frame(indexAt[offset], List.copyOf(locals), stack));
    }
    return decoded;
  }

  /** Reads one frame, a change to the one before it, and returns its offset's distance. */
  private int readFrame(ClassFile code, int tag, List<String> locals, List<String> stack) {
    if (tag < 64) {
      return tag;
    } else if (tag < 128) {
      readType(code, stack, 1);
      return tag - 64;
    }
    int distance = code.u2(at);
    at += 2;
    if (tag == 247) {
      readType(code, stack, 1);
    } else if (tag >= 248 && tag <= 250) {
      chop(locals, 251 - tag);
    } else if (tag >= 252 && tag <= 254) {
      readTypes(code, locals, tag - 251, 2);
    } else if (tag == 255) {
      readFullFrame(code, locals, stack);
    }
    return distance;
  }

  private void readFullFrame(ClassFile code, List<String> locals, List<String> stack) {
    locals.clear();
    at += 2;
    readTypes(code, locals, code.u2(at - 2), 2);
    at += 2;
    readTypes(code, stack, code.u2(at - 2), 1);
  }

  private void readTypes(ClassFile code, List<String> types, int count, int wideSize) {
    for (int i = 0; i < count; i++) {
      readType(code, types, wideSize);
    }
  }

  private void readType(ClassFile code, List<String> types, int wideSize) {
    int tag = code.u1(at++);
    String name = NO_CLASS;
    if (tag == 7) {
      name = code.className(at);
    }
    at += tag == 7 || tag == 8 ? 2 : 0;
    types.add(name);
    boolean isWide = tag == 3 || tag == 4;
    if (isWide && wideSize == 2) {
      types.add(SECOND_SLOT);
    }
  }

  private static void chop(List<String> locals, int count) {
    for (int i = 0; i < count && !locals.isEmpty(); i++) {
      boolean isSecondSlot = locals.remove(locals.size() - 1).equals(SECOND_SLOT);
      if (isSecondSlot) {
        locals.remove(locals.size() - 1);
      }
    }
  }
}
