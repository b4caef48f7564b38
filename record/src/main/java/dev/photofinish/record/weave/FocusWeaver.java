package dev.photofinish.record.weave;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Has accesses to the fields told that are looked at, if only some are. */
abstract class FocusWeaver extends CodeAdapter {

  private static final String BEGIN_FIELD =
      "(Ljava/lang/Object;" + Names.of(Names.KIND) + "II" + Names.of(Names.CONTEXT) + ")V";

  private final WovenMethod method;
  private final WovenFields fields;

  FocusWeaver(WovenMethod method, WovenFields fields, MethodVisitor to) {
    super(
        method.version(),
        method.owner(),
        method.node().access,
        method.node().name,
        method.node().desc,
        method.node().maxLocals,
        method.isFocused(),
        method.losesObject(),
        to);
    this.method = method;
    this.fields = fields;
  }

  /** The site of the instruction that is visited. */
  abstract int site();

  /** What was read from a field that is looked at is so as well, if it is no object with fields. */
  final void hold(int opcode, String owner, String name, String descriptor) {
    boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
    if (method.isFocused() && isRead && isReached() && fields.isHolder(owner, name, descriptor)) {
      whileRecorded(
          () -> {
            add(Opcodes.DUP);
            context();
            hook("held", "(Ljava/lang/Object;" + Names.of(Names.CONTEXT) + ")V");
          });
    }
  }

  /**
   * An access that is told whoever knows the object, but for what constructors do to memory that is
   * not volatile: that nobody else has the object yet is the rule, and cannot be told from the
   * exception.
   */
  final void accessAlways(int opcode, WovenField field, Runnable access) {
    Type type = Type.getType(field.descriptor());
    boolean isRead = opcode == Opcodes.GETFIELD;
    if (method.node().name.equals("<init>") && !field.isVolatile()) {
      access.run();
      return;
    }
    if (!isRead) {
      store(type, scratch());
    }
    whileRecorded(
        () -> {
          add(Opcodes.DUP);
          kind(isRead ? field.read() : field.write());
          number(site());
          number(field.member());
          context();
          hook("beginField", BEGIN_FIELD);
        });
    if (!isRead) {
      load(type, scratch());
    }
    access.run();
    whileRecorded(
        () -> {
          if (isRead) {
            duplicate(type);
          } else {
            load(type, scratch());
          }
          end(type);
        });
    if (!isRead) {
      clear(type, scratch());
    }
  }
}
