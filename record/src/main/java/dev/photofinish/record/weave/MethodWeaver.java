package dev.photofinish.record.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LineNumberNode;

/** Weaves one method: how it begins and ends, and what it calls and makes. */
final class MethodWeaver extends MonitorWeaver {

  private final WovenMethod method;
  private final Calls calls;
  private final Registry registry;
  private final boolean isSynchronized;
  private final boolean isInitialiser;
  private final Closures closures;
  private final boolean isCallback;
  private final boolean isCode;
  private final Label begin = new Label();
  private final Label end = new Label();
  private boolean isObject;
  private int index;

  /** The site of the last instruction that has one, and the number of that instruction. */
  private int lastSite;

  private int lastIndex = -1;
  private int line;

  MethodWeaver(
      WovenMethod method,
      WovenFields fields,
      Calls calls,
      CertainCalls certain,
      Closures closures,
      Registry registry,
      MethodVisitor to) {
    super(method, fields, calls, certain, registry, to);
    this.method = method;
    this.calls = calls;
    this.registry = registry;
    this.isSynchronized = (method.node().access & Opcodes.ACC_SYNCHRONIZED) != 0;
    this.isInitialiser = method.node().name.equals("<clinit>");
    this.closures = closures;
    this.isCode = Closures.isCode(method);
    this.isCallback = isCode || calls.isCallback(method);
    this.isObject = !method.node().name.equals("<init>");
    this.line = firstLine(method.node().instructions);
  }

  /** Where the method begins: there it takes its monitor. */
  private static int firstLine(InsnList code) {
    for (AbstractInsnNode each : code) {
      if (each instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return 0;
  }

  /** The instruction that comes next. */
  void at(int next) {
    beforeInstruction();
    index = next;
  }

  @Override
  int site() {
    if (lastIndex != index) {
      lastSite = registry.addSite(method.number(), index, line);
      lastIndex = index;
    }
    return lastSite;
  }

  @Override
  boolean isObject() {
    return isObject;
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
    super.visitLineNumber(number, start);
  }

  @Override
  public void visitCode() {
    super.visitCode();
    enter();
    keepObject();
    calls.initialisedFor(method).forEach(this::use);
    if (isSynchronized) {
      takeMonitor();
    }
    if (isCallback) {
      callback("entered");
    }
    if (hasHandler()) {
      super.visitLabel(begin);
    }
  }

  /** Code that is not woven may have called the method, or gets back to itself. */
  private void callback(String hook) {
    if (isCode) {
      number(closures.number(method.node().name + method.node().desc));
    } else {
      object();
    }
    context();
    String of = isCode ? "J" : "Ljava/lang/Object;";
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        PlanBuilder.TASKS,
        hook,
        "(" + of + Names.of(Names.CONTEXT) + ")V",
        false);
  }

  @Override
  public void visitInsn(int opcode) {
    boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
    if (returns || opcode == Opcodes.ATHROW) {
      tellBranches();
    }
    if (returns) {
      leave(opcode);
    } else {
      super.visitInsn(opcode);
    }
  }

  private void leave(String hook) {
    if (isCallback) {
      callback(hook);
    }
    if (isSynchronized) {
      giveMonitor();
    }
  }

  private void leave(int opcode) {
    if (opcode == Opcodes.ARETURN && !method.isFocused() && calls.mayReturnToOthers(method)) {
      add(Opcodes.DUP);
      publish();
    }
    if (isInitialiser) {
      number(registry.holder(method.owner()));
      number(site());
      context();
      hook("initialised", "(JI" + Names.of(Names.CONTEXT) + ")V");
    }
    leave("leaving");
    super.visitInsn(opcode);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (!isReached()) {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      return;
    }
    tellBranches();
    Runnable instruction =
        () -> {
          super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
          calledBack(opcode, owner, name, descriptor);
        };
    calls
        .library(opcode, owner, name, descriptor)
        .ifPresentOrElse(call -> call(call, instruction), instruction);
    if (opcode == Opcodes.INVOKESPECIAL && name.equals("<init>")) {
      isObject |= calls.isOwnConstructor(method, owner);
    }
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    if (!isReached()) {
      super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
      return;
    }
    tellBranches();
    if (Closures.isText(bootstrap)) {
      lookInto(
          descriptor, () -> super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments));
      calledBack();
      return;
    }
    publishArguments(descriptor, Handed.ALL);
    if (!Closures.isMadeBy(bootstrap, arguments)) {
      super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
      calledBack();
      return;
    }
    Object[] redirected =
        closures.redirect(descriptor, bootstrap, arguments, method.node().name, line);
    Handle code = (Handle) redirected[1];
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, redirected);
    calledBack();
    add(Opcodes.DUP);
    number(closures.number(code.getName() + code.getDesc()));
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC, PlanBuilder.TASKS, "made", "(Ljava/lang/Object;J)V", false);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    if (hasHandler()) {
      Label handler = new Label();
      super.visitLabel(end);
      super.visitTryCatchBlock(begin, end, handler, null);
      meet(handler, atHandler());
      leave("failing");
      died();
      super.visitInsn(Opcodes.ATHROW);
    }
    super.visitMaxs(maxStack, maxLocals);
  }

  private boolean hasHandler() {
    return isSynchronized || isCallback || tellsDeath();
  }

  private State atHandler() {
    List<Object> locals = new ArrayList<>();
    for (int i = 0; i < contextVariable; i++) {
      locals.add(Opcodes.TOP);
    }
    if (!method.isStatic() && !method.losesObject()) {
      locals.set(0, method.owner());
    }
    locals.addAll(addedPlaces());
    return new State(locals, List.of()).thrown();
  }
}
