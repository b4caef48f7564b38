package dev.photofinish.record.weave;

import dev.photofinish.trace.EventKind;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Has accesses to elements of arrays told, besides those to fields. */
abstract class MemoryWeaver extends FieldWeaver {

  private static final String MAY_BE_SHARED = "I" + Names.of(Names.CONTEXT) + ")Z";
  private static final String BEGIN_ELEMENT =
      "(Ljava/lang/Object;I" + Names.of(Names.KIND) + "I" + Names.of(Names.CONTEXT) + ")V";
  private static final String BEGIN_STORE =
      "([Ljava/lang/Object;ILjava/lang/Object;I" + Names.of(Names.CONTEXT) + ")V";

  private final boolean tellsContents;

  MemoryWeaver(WovenMethod method, WovenFields fields, Registry registry, MethodVisitor to) {
    super(method, fields, registry, to);
    this.tellsContents = fields.tellsContents(method);
  }

  @Override
  public void visitInsn(int opcode) {
    boolean isTold = tellsContents && isReached();
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD && isTold) {
      loadElement(opcode);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE && isTold) {
      storeElement(opcode);
    } else {
      super.visitInsn(opcode);
    }
  }

  private void loadElement(int opcode) {
    Consumer<Label> ask =
        plain -> {
          askWhetherShared(opcode);
          super.visitJumpInsn(Opcodes.IFEQ, plain);
        };
    read(
        Elements.loaded(opcode),
        ask,
        () -> beginElement(EventKind.READ),
        () -> super.visitInsn(opcode));
  }

  private void storeElement(int opcode) {
    Type type = Elements.stored(opcode);
    Label shared = new Label();
    Label done = new Label();
    store(type, scratch());
    askWhetherShared(opcode);
    super.visitJumpInsn(Opcodes.IFNE, shared);
    State before = state();
    load(type, scratch());
    super.visitInsn(opcode);
    State after = state();
    super.visitJumpInsn(Opcodes.GOTO, done);
    meet(shared, before);
    tellBranchesAside();
    if (isReference(type)) {
      beginStore(type);
    } else {
      beginElement(EventKind.WRITE);
    }
    load(type, scratch());
    super.visitInsn(opcode);
    load(type, scratch());
    end(type);
    meet(done, after);
    clear(type, scratch());
  }

  /** Whether it is not certain that nobody else knows the array. */
  private void askWhetherShared(int opcode) {
    add(Opcodes.DUP2);
    add(Opcodes.POP);
    number(site());
    context();
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Names.ARRAYS,
        "mayBeShared",
        "(" + Elements.array(opcode) + MAY_BE_SHARED,
        false);
  }

  private void beginElement(EventKind kind) {
    add(Opcodes.DUP2);
    kind(kind);
    number(site());
    context();
    hook("beginElement", BEGIN_ELEMENT);
  }

  private void beginStore(Type type) {
    add(Opcodes.DUP2);
    load(type, scratch());
    number(site());
    context();
    hook("beginStore", BEGIN_STORE);
  }
}
