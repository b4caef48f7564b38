package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.syntax.Done;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.StepVisitor;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes steps. */
final class StepEmitter implements StepVisitor<Done> {

  private final MethodVisitor out;
  private final Operands operands;
  private final MemoryEmitter memory;

  StepEmitter(MethodVisitor out, Operands operands) {
    this.out = out;
    this.operands = operands;
    this.memory = new MemoryEmitter(out, operands);
  }

  @Override
  public Done visitNew(Step.New step) {
    create(step.constructor(), step.arguments());
    operands.store(step.target());
    return Done.DONE;
  }

  private void create(Signature constructor, List<Value> arguments) {
    out.visitTypeInsn(Opcodes.NEW, constructor.owner());
    out.visitInsn(Opcodes.DUP);
    operands.load(arguments);
    invoke(Opcodes.INVOKESPECIAL, constructor);
  }

  private void invoke(int opcode, Signature method) {
    boolean inInterface = opcode == Opcodes.INVOKEINTERFACE;
    out.visitMethodInsn(opcode, method.owner(), method.name(), method.descriptor(), inInterface);
  }

  @Override
  public Done visitNewArray(Step.NewArray step) {
    memory.newArray(step.target().type().element(), step.length());
    operands.store(step.target());
    return Done.DONE;
  }

  @Override
  public Done visitClosure(Step.Closure step) {
    operands.load(step.captured());
    ClosureEmitter.emit(out, step.function());
    operands.store(step.target());
    return Done.DONE;
  }

  @Override
  public Done visitAssign(Step.Assign step) {
    operands.load(step.value());
    operands.store(step.target());
    return Done.DONE;
  }

  @Override
  public Done visitChoose(Step.Choose step) {
    String random = "java/util/concurrent/ThreadLocalRandom";
    out.visitMethodInsn(Opcodes.INVOKESTATIC, random, "current", "()L" + random + ";", false);
    operands.number(step.bound());
    out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, random, "nextInt", "(I)I", false);
    operands.store(step.target());
    return Done.DONE;
  }

  @Override
  public Done visitRead(Step.Read step) {
    memory.loadBase(step.place());
    memory.read(step.place());
    operands.store(step.target());
    return Done.DONE;
  }

  @Override
  public Done visitWrite(Step.Write step) {
    Place place = step.place();
    memory.loadBase(place);
    operands.load(step.value());
    memory.write(place);
    return Done.DONE;
  }

  @Override
  public Done visitUpdate(Step.Update step) {
    memory.loadBase(step.place());
    memory.update(step.change());
    operands.store(step.target());
    return Done.DONE;
  }

  @Override
  public Done visitAdd(Step.Add step) {
    operands.load(step.container());
    memory.add(step.container().type(), step.key(), step.value());
    return Done.DONE;
  }

  @Override
  public Done visitGet(Step.Get step) {
    operands.load(step.container());
    memory.get(step.container().type(), step.key());
    out.visitTypeInsn(Opcodes.CHECKCAST, step.target().type().internalName());
    operands.store(step.target());
    return Done.DONE;
  }

  @Override
  public Done visitCall(Step.Call step) {
    step.receiver().ifPresent(operands::load);
    operands.load(step.arguments());
    invoke(opcode(step.method()), step.method());
    if (step.target().isPresent()) {
      operands.store(step.target().get());
    } else if (!step.method().result().equals(Type.VOID)) {
      out.visitInsn(Opcodes.POP);
    }
    return Done.DONE;
  }

  private static int opcode(Signature method) {
    if (method.isStatic()) {
      return Opcodes.INVOKESTATIC;
    }
    return method.owner().equals(Library.RUNNABLE)
        ? Opcodes.INVOKEINTERFACE
        : Opcodes.INVOKEVIRTUAL;
  }

  @Override
  public Done visitCallSuper(Step.CallSuper step) {
    out.visitVarInsn(Opcodes.ALOAD, 0);
    operands.load(step.arguments());
    invoke(Opcodes.INVOKESPECIAL, step.constructor());
    return Done.DONE;
  }

  @Override
  public Done visitStart(Step.Start step) {
    threadCall(step.thread(), "start");
    return Done.DONE;
  }

  @Override
  public Done visitJoin(Step.Join step) {
    threadCall(step.thread(), "join");
    return Done.DONE;
  }

  private void threadCall(Variable thread, String method) {
    operands.load(thread);
    out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, thread.type().internalName(), method, "()V", false);
  }

  @Override
  public Done visitThrow(Step.Throw step) {
    create(Library.constructor(Library.EXCEPTION), List.of());
    out.visitInsn(Opcodes.ATHROW);
    return Done.DONE;
  }

  @Override
  public Done visitReturn(Step.Return step) {
    if (step.value().isEmpty()) {
      out.visitInsn(Opcodes.RETURN);
      return Done.DONE;
    }
    Value value = step.value().get();
    operands.load(value);
    out.visitInsn(isReference(value) ? Opcodes.ARETURN : Opcodes.IRETURN);
    return Done.DONE;
  }

  private static boolean isReference(Value value) {
    return value instanceof Variable variable
        ? variable.type().isReference()
        : value instanceof Value.Null || value instanceof Value.OfClass;
  }
}
