package dev.photofinish.record.weave;

import dev.photofinish.trace.EventKind;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The words in which the weaver adds code: values, variables, calls of the runtime. */
abstract class CodeAdapter extends FrameAdapter {

  private static final String CONTEXT = Names.of(Names.CONTEXT);

  private final boolean isFocused;

  /** What is added by others is not woven itself. */
  private final MethodVisitor added =
      new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitInsn(int opcode) {
          add(opcode);
        }

        @Override
        public void visitMethodInsn(
            int opcode, String owner, String name, String descriptor, boolean isInterface) {
          CodeAdapter.super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
      };

  CodeAdapter(
      int version,
      String owner,
      int access,
      String name,
      String descriptor,
      int variables,
      boolean isFocused,
      boolean keepsObject,
      MethodVisitor to) {
    super(version, owner, access, name, descriptor, variables, !isFocused, keepsObject, to);
    this.isFocused = isFocused;
  }

  /** A variable that is used within what one instruction becomes. */
  final int scratch() {
    return freeVariable();
  }

  final void add(int opcode) {
    super.visitInsn(opcode);
  }

  /**
   * The method begins. Where only some memory is looked at, most methods have no use for the
   * context, and it is found when it is first asked for.
   */
  final void findContext() {
    if (isFocused) {
      add(Opcodes.ACONST_NULL);
    } else {
      hook("context", "()" + CONTEXT);
    }
    super.visitVarInsn(Opcodes.ASTORE, contextVariable);
  }

  /** The method begins: what the program may let go of is needed until the end. */
  final void keepObject() {
    if (objectVariable() != 0) {
      super.visitVarInsn(Opcodes.ALOAD, 0);
      super.visitVarInsn(Opcodes.ASTORE, objectVariable());
    }
  }

  /** The object whose method it is. */
  final void object() {
    super.visitVarInsn(Opcodes.ALOAD, objectVariable());
  }

  /** The thread's context, for a hook that comes next. */
  final void context() {
    super.visitVarInsn(Opcodes.ALOAD, contextVariable);
    if (isFocused) {
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, Names.CONTEXTS, "of", "(" + CONTEXT + ")" + CONTEXT, false);
      add(Opcodes.DUP);
      super.visitVarInsn(Opcodes.ASTORE, contextVariable);
    }
  }

  /**
   * Adds what tells something and leaves the stack as it was. Where only some memory is looked at,
   * that is passed over once nothing is recorded any more: classes that threads stay in keep it.
   */
  final void whileRecorded(Runnable tells) {
    if (!isFocused) {
      tells.run();
      return;
    }
    Label over = new Label();
    context();
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC, Names.CONTEXTS, "isOff", "(" + CONTEXT + ")Z", false);
    super.visitJumpInsn(Opcodes.IFNE, over);
    State before = state();
    tells.run();
    meet(over, before);
  }

  final void number(int value) {
    super.visitLdcInsn(value);
  }

  final void number(long value) {
    super.visitLdcInsn(value);
  }

  final void kind(EventKind kind) {
    super.visitFieldInsn(Opcodes.GETSTATIC, Names.KIND, kind.name(), Names.of(Names.KIND));
  }

  final void hook(String name, String descriptor) {
    super.visitMethodInsn(Opcodes.INVOKESTATIC, Names.HOOKS, name, descriptor, false);
  }

  final void store(Type type, int variable) {
    super.visitVarInsn(type.getOpcode(Opcodes.ISTORE), variable);
  }

  final void load(Type type, int variable) {
    super.visitVarInsn(type.getOpcode(Opcodes.ILOAD), variable);
  }

  /** Lets go of what is in a variable: as long as the method runs, it would stay alive. */
  final void clear(Type type, int variable) {
    if (isReference(type)) {
      add(Opcodes.ACONST_NULL);
      super.visitVarInsn(Opcodes.ASTORE, variable);
    }
  }

  final void duplicate(Type type) {
    add(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
  }

  final void drop(Type type) {
    add(type.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
  }

  /** Ends an access with the value on the stack, which is used up. */
  final void end(Type type) {
    String value = Bits.convert(type, added);
    context();
    hook("end", "(" + value + Names.of(Names.CONTEXT) + ")V");
  }

  /** Has the object on the stack, which is used up, become known to others. */
  final void publish() {
    context();
    hook("publish", "(Ljava/lang/Object;" + Names.of(Names.CONTEXT) + ")V");
  }

  static boolean isReference(Type type) {
    return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
  }
}
