package dev.photofinish.record.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.AnalyzerAdapter;

/**
 * Knows the types on the stack and in the variables at each point, so that jumps can be added to a
 * method: the verifier wants to be told what holds where ways meet. Adds a variable behind all
 * others for the thread's context; if the path is told, one for the number of the frame, and one
 * for the run of branches that are not told yet; and one for the object whose method it is, if the
 * method has something else where that was.
 */
abstract class FrameAdapter extends AnalyzerAdapter {

  /** Class files before this have no frames. */
  private static final int FIRST_WITH_FRAMES = Opcodes.V1_6;

  /** What holds at a point. */
  record State(boolean isKnown, List<Object> locals, List<Object> stack) {

    /** Behind a jump, if there are no frames to say what holds there. */
    static final State UNKNOWN = new State(false, List.of(), List.of());

    State(List<Object> locals, List<Object> stack) {
      this(true, locals, stack);
    }

    /** What holds in a handler if an exception is thrown here. */
    State thrown() {
      return isKnown ? new State(locals, List.of("java/lang/Throwable")) : UNKNOWN;
    }
  }

  private final boolean hasFrames;

  /** Whether there are variables for the path. */
  private final boolean hasPath;

  /** The type of the object that has a variable of its own, if it has. */
  private final Optional<String> keptObject;

  /** The variable with the context. */
  final int contextVariable;

  /** The variable with the number of the frame. */
  final int frameVariable() {
    return contextVariable + 1;
  }

  /** The variable with the outcomes of jumps that are not told yet. */
  final int runVariable() {
    return contextVariable + 2;
  }

  /** The variable with the object whose method it is. */
  final int objectVariable() {
    return keptObject.isPresent() ? behindPath() : 0;
  }

  private int behindPath() {
    return contextVariable + (hasPath ? 4 : 1);
  }

  /** The first variable that is free. */
  final int freeVariable() {
    return behindPath() + (keptObject.isPresent() ? 1 : 0);
  }

  /** The types of the variables that are added, and of the second halves of those. */
  final List<Object> addedPlaces() {
    List<Object> places = new ArrayList<>();
    for (Object type : addedTypes()) {
      places.add(type);
      if (isWide(type)) {
        places.add(Opcodes.TOP);
      }
    }
    return places;
  }

  private List<Object> addedTypes() {
    List<Object> types = new ArrayList<>(List.of(Names.CONTEXT));
    if (hasPath) {
      types.addAll(List.of(Opcodes.INTEGER, Opcodes.LONG));
    }
    keptObject.ifPresent(types::add);
    return types;
  }

  FrameAdapter(
      int version,
      String owner,
      int access,
      String name,
      String descriptor,
      int variables,
      boolean hasPath,
      boolean keepsObject,
      MethodVisitor to) {
    super(Opcodes.ASM9, owner, access, name, descriptor, to);
    this.hasFrames = hasFrames(version);
    this.contextVariable = variables;
    this.hasPath = hasPath;
    this.keptObject = keepsObject ? Optional.of(owner) : Optional.empty();
  }

  /** Whether a class file of a version says what holds where ways meet. */
  static boolean hasFrames(int version) {
    return (version & 0xffff) >= FIRST_WITH_FRAMES;
  }

  /** Whether the point is reached at all, as far as is known. */
  final boolean isReached() {
    return !hasFrames || locals != null;
  }

  final State state() {
    return locals == null ? State.UNKNOWN : new State(List.copyOf(locals), List.copyOf(stack));
  }

  /** Ways meet at a label, where a state holds. */
  final void meet(Label label, State state) {
    super.visitLabel(label);
    if (hasFrames) {
      Object[] locals = compact(state.locals);
      Object[] stack = compact(state.stack);
      super.visitFrame(Opcodes.F_NEW, locals.length, locals, stack.length, stack);
    } else {
      this.locals = state.isKnown ? new ArrayList<>(state.locals) : null;
      this.stack = state.isKnown ? new ArrayList<>(state.stack) : null;
    }
    // A frame of the program's own may follow, and must not stand at the same place.
    super.visitInsn(Opcodes.NOP);
  }

  /** Without the second halves of what takes two places. */
  private static Object[] compact(List<Object> types) {
    List<Object> compact = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      Object type = types.get(i);
      compact.add(type);
      if (isWide(type)) {
        i++;
      }
    }
    return compact.toArray();
  }

  private static boolean isWide(Object type) {
    return type.equals(Opcodes.LONG) || type.equals(Opcodes.DOUBLE);
  }

  /** Frames of the program's own know nothing of the context. */
  @Override
  public void visitFrame(
      int type,
      int localCount,
      Object @Nullable [] locals,
      int stackCount,
      Object @Nullable [] stack) {
    List<Object> all = new ArrayList<>();
    int places = 0;
    for (int i = 0; i < localCount && locals != null; i++) {
      all.add(locals[i]);
      places += isWide(locals[i]) ? 2 : 1;
    }
    for (; places < contextVariable; places++) {
      all.add(Opcodes.TOP);
    }
    all.addAll(addedTypes());
    super.visitFrame(type, all.size(), all.toArray(), stackCount, stack);
  }
}
