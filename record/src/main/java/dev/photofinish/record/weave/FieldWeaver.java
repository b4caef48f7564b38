package dev.photofinish.record.weave;

import dev.photofinish.trace.EventKind;
import java.util.Optional;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Has accesses to fields told. */
abstract class FieldWeaver extends FocusWeaver {

  private static final String BEGIN =
      "(J" + Names.of(Names.KIND) + "II" + Names.of(Names.CONTEXT) + ")V";

  private static final String STORING =
      "(Ljava/lang/Object;Ljava/lang/Object;" + Names.of(Names.CONTEXT) + ")V";

  private final WovenMethod method;
  private final String className;
  private final WovenFields fields;
  private final Registry registry;

  FieldWeaver(WovenMethod method, WovenFields fields, Registry registry, MethodVisitor to) {
    super(method, fields, to);
    this.method = method;
    this.className = method.owner();
    this.fields = fields;
    this.registry = registry;
  }

  /** Something comes next that may tell, or run code that does. */
  abstract void tellBranches();

  /** The same, but only if control comes to this place, and not on the ways around it. */
  abstract void tellBranchesAside();

  /** Whether the object that a constructor makes is one already, and not only memory. */
  abstract boolean isObject();

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    Optional<WovenField> found =
        isReached() && isObject() ? fields.find(owner, name, descriptor) : Optional.empty();
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    if (isStatic && (found.isPresent() || !owner.equals(className))) {
      tellBranches();
    }
    Runnable access = () -> super.visitFieldInsn(opcode, owner, name, descriptor);
    if (found.isEmpty() || found.get().isStatic() != isStatic) {
      publishConstant(opcode, owner, descriptor);
      access.run();
    } else if (method.isFocused() && !isStatic) {
      accessAlways(opcode, found.get(), access);
    } else {
      access(opcode, found.get(), access);
    }
    hold(opcode, owner, name, descriptor);
  }

  private void access(int opcode, WovenField field, Runnable access) {
    switch (opcode) {
      case Opcodes.GETFIELD -> load(field, access);
      case Opcodes.PUTFIELD -> store(field, access);
      case Opcodes.GETSTATIC -> loadStatic(field, access);
      default -> storeStatic(field, access);
    }
  }

  /**
   * What a static field has is known to all threads, also if the field never changes; and what a
   * field of an object has, if the object is known already or cannot say whether it is.
   */
  private void publishConstant(int opcode, String owner, String descriptor) {
    if (!isReached() || !isReference(Type.getType(descriptor)) || method.isFocused()) {
      return;
    }
    if (opcode == Opcodes.PUTSTATIC) {
      add(Opcodes.DUP);
      publish();
    } else if (opcode == Opcodes.PUTFIELD && isObject()) {
      add(Opcodes.DUP2);
      context();
      hook(fields.hasNumber(owner) ? "storing" : "keeping", STORING);
    }
  }

  private void load(WovenField field, Runnable access) {
    Consumer<Label> ask =
        plain -> {
          add(Opcodes.DUP);
          super.visitJumpInsn(Opcodes.IFNULL, plain);
          numberOf(field);
          add(Opcodes.LCONST_0);
          add(Opcodes.LCMP);
          super.visitJumpInsn(Opcodes.IFEQ, plain);
        };
    read(Type.getType(field.descriptor()), ask, () -> begin(field, field.read()), access);
  }

  /**
   * A read that is told unless it is plain. There is one instruction for both: of null, the virtual
   * machine says where it was read, but not if that may have been in either of two places.
   *
   * @param ask jumps if it is plain
   */
  final void read(Type type, Consumer<Label> ask, Runnable begin, Runnable access) {
    Label plain = new Label();
    Label done = new Label();
    isBegun(false);
    ask.accept(plain);
    State before = state();
    tellBranchesAside();
    begin.run();
    isBegun(true);
    meet(plain, before);
    access.run();
    State after = state();
    super.visitVarInsn(Opcodes.ILOAD, scratch());
    super.visitJumpInsn(Opcodes.IFEQ, done);
    duplicate(type);
    end(type);
    meet(done, after);
  }

  private void isBegun(boolean isBegun) {
    add(isBegun ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
    super.visitVarInsn(Opcodes.ISTORE, scratch());
  }

  /** Null goes the plain way, and fails there as it would have. */
  private void askWhetherShared(WovenField field, Label plain, Label shared) {
    add(Opcodes.DUP);
    super.visitJumpInsn(Opcodes.IFNULL, plain);
    numberOf(field);
    add(Opcodes.LCONST_0);
    add(Opcodes.LCMP);
    super.visitJumpInsn(Opcodes.IFNE, shared);
  }

  private void numberOf(WovenField field) {
    add(Opcodes.DUP);
    super.visitFieldInsn(Opcodes.GETFIELD, field.seenIn(), Names.NUMBER, "J");
  }

  private void begin(WovenField field, EventKind kind) {
    numberOf(field);
    begin(kind, field.member());
  }

  private void begin(EventKind kind, int member) {
    kind(kind);
    number(site());
    number(member);
    context();
    hook("begin", BEGIN);
  }

  private void store(WovenField field, Runnable access) {
    Type type = Type.getType(field.descriptor());
    Label plain = new Label();
    Label shared = new Label();
    Label done = new Label();
    store(type, scratch());
    askWhetherShared(field, plain, shared);
    State before = state();
    meet(plain, before);
    load(type, scratch());
    access.run();
    State after = state();
    super.visitJumpInsn(Opcodes.GOTO, done);
    meet(shared, before);
    tellBranchesAside();
    if (isReference(type)) {
      load(type, scratch());
      publish();
    }
    begin(field, field.write());
    load(type, scratch());
    access.run();
    load(type, scratch());
    end(type);
    meet(done, after);
    clear(type, scratch());
  }

  private void loadStatic(WovenField field, Runnable access) {
    Type type = Type.getType(field.descriptor());
    initialise(field, type);
    whileRecorded(
        () -> {
          number(registry.holder(field.owner()));
          begin(field.read(), field.member());
        });
    access.run();
    whileRecorded(
        () -> {
          duplicate(type);
          end(type);
        });
  }

  private void storeStatic(WovenField field, Runnable access) {
    Type type = Type.getType(field.descriptor());
    initialise(field, type);
    if (isReference(type) && !method.isFocused()) {
      add(Opcodes.DUP);
      publish();
    }
    store(type, scratch());
    whileRecorded(
        () -> {
          number(registry.holder(field.owner()));
          begin(field.write(), field.member());
        });
    load(type, scratch());
    access.run();
    whileRecorded(
        () -> {
          load(type, scratch());
          end(type);
        });
    clear(type, scratch());
  }

  /** A class must not be initialised, by whatever code, while its memory is being accessed. */
  private void initialise(WovenField field, Type type) {
    if (!field.owner().equals(className)) {
      super.visitFieldInsn(Opcodes.GETSTATIC, field.seenIn(), field.name(), field.descriptor());
      drop(type);
    }
  }
}
