package dev.photofinish.record.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Has calls of code that is not woven told. */
abstract class CallWeaver extends OperandWeaver {

  private final WovenMethod method;
  private final Calls calls;
  private final Registry registry;

  /** The program's own handlers, which come after those that are added. */
  private final List<Runnable> handlers = new ArrayList<>();

  /** Where handlers of all exceptions begin to hold that begin to at another label. */
  private final Map<Label, Label> earlier = new HashMap<>();

  CallWeaver(
      WovenMethod method,
      WovenFields fields,
      Calls calls,
      CertainCalls certain,
      Registry registry,
      MethodVisitor to) {
    super(method, fields, certain, registry, to);
    this.method = method;
    this.calls = calls;
    this.registry = registry;
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String type) {
    handlers.add(
        () -> {
          Label from = type == null ? earlier.getOrDefault(start, start) : start;
          super.visitTryCatchBlock(from, end, handler, type);
        });
  }

  /** Handlers of all exceptions that hold from a label on hold for what is added before it, too. */
  final void holdFrom(Label begin, Label before) {
    earlier.put(begin, before);
  }

  /** A handler of all exceptions within those of the program, which then see none of them. */
  final void addHandler(Label start, Label end, Label handler) {
    super.visitTryCatchBlock(start, end, handler, null);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    handlers.forEach(Runnable::run);
    super.visitMaxs(maxStack, maxLocals);
  }

  /** What is in a static field is known to all, even if the field is final and its use not told. */
  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean isTold = isReached() && !method.isFocused();
    if (opcode == Opcodes.PUTSTATIC && isTold && Calls.mayChange(Type.getType(descriptor))) {
      add(Opcodes.DUP);
      publish();
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (opcode == Opcodes.GETSTATIC && isReached()) {
      calls.initialisedFor(method, owner, name, descriptor).forEach(this::use);
    }
  }

  /** A class is used, and so has been initialised. */
  final void use(String owner) {
    number(registry.holder(owner));
    context();
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        PlanBuilder.CLASSES,
        "used",
        "(J" + Names.of(Names.CONTEXT) + ")V",
        false);
  }

  /** Adds a call, with what is told around it. */
  final void call(LibraryCall call, Runnable instruction) {
    CallPlan plan = calls.plan(call, method);
    if (plan.isEmpty()) {
      publishArguments(call.descriptor(), plan.handed());
      instruction.run();
      publishResult(call);
      return;
    }
    Operands operands = takeOperands(call, plan);
    tell(plan.before(), call, plan, operands);
    load(operands);
    if (plan.hasHandler() && !call.isConstructor()) {
      callWithHandler(call, plan, operands, instruction);
    } else {
      instruction.run();
      tell(plan.afterwards(), call, plan, operands);
      clear(operands);
    }
    publishResult(call);
  }

  /** What code that is not woven made may be known to others. */
  private void publishResult(LibraryCall call) {
    boolean isObject = call.result().getSort() == Type.OBJECT && !method.isFocused();
    if (isObject && Calls.mayChange(call.result())) {
      add(Opcodes.DUP);
      context();
      hook("returned", "(Ljava/lang/Object;" + Names.of(Names.CONTEXT) + ")V");
    }
  }

  private void callWithHandler(
      LibraryCall call, CallPlan plan, Operands operands, Runnable instruction) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label done = new Label();
    State failed = state().thrown();
    super.visitLabel(start);
    instruction.run();
    super.visitLabel(end);
    tell(plan.afterwards(), call, plan, operands);
    clear(operands);
    State after = state();
    super.visitJumpInsn(Opcodes.GOTO, done);
    addHandler(start, end, handler);
    meet(handler, failed);
    tell(plan.whenFailed(), call, plan, operands);
    clear(operands);
    super.visitInsn(Opcodes.ATHROW);
    meet(done, after);
  }

  /**
   * Takes the operands from the stack, but for the receiver: if it is null, the virtual machine
   * says where it came from, and that is to be from where the program has it. So is an object that
   * is not made yet.
   */
  private Operands takeOperands(LibraryCall call, CallPlan plan) {
    List<Type> types = new ArrayList<>(List.of(call.arguments()));
    boolean hasReceiver = call.has(Step.THIS);
    if (hasReceiver) {
      types.add(0, Type.getObjectType(call.type()));
    }
    Operands operands = take(types, hasReceiver ? Step.THIS : 0);
    tell(plan.first(), call, plan, operands);
    publish(operands, plan.handed(), plan.isLent());
    return operands;
  }

  private void publish(Operands operands, Handed handed, boolean isLent) {
    int receivers = -operands.first();
    for (int i = 0; i < operands.types().size() - receivers; i++) {
      Type type = operands.types().get(i + receivers);
      boolean stays = isLent && type.getSort() == Type.ARRAY;
      if (Calls.mayChange(type) && handed.isKept(i) && !stays) {
        load(type, operands.variable(i));
        publish();
      }
    }
    handed.copied().ifPresent(copied -> publishCopied(copied, operands));
  }

  /** What is in one array is about to be in another. */
  private void publishCopied(Handed.Copied copied, Operands operands) {
    super.visitVarInsn(Opcodes.ALOAD, operands.variable(copied.from()));
    super.visitVarInsn(Opcodes.ALOAD, operands.variable(copied.to()));
    context();
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        PlanBuilder.CALLS,
        "copying",
        "(Ljava/lang/Object;Ljava/lang/Object;" + Names.of(Names.CONTEXT) + ")V",
        false);
  }

  private void tell(List<Step> steps, LibraryCall call, CallPlan plan, Operands operands) {
    if (!steps.isEmpty()) {
      whileRecorded(() -> steps.forEach(step -> tell(step, call, plan, operands)));
    }
  }

  private void tell(Step step, LibraryCall call, CallPlan plan, Operands operands) {
    if (step.shape().hasResult() && !loadResult(step, call)) {
      return;
    }
    loadOperands(step, call, plan, operands);
    number(site());
    context();
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC, step.owner(), step.hook(), step.descriptor(), false);
    if (step.shape() == Step.Shape.COPY) {
      super.visitVarInsn(Opcodes.ISTORE, operands.variable(COPIED));
    }
  }

  /** Whether what the call returned, or made, could be loaded. */
  private boolean loadResult(Step step, LibraryCall call) {
    if (call.isConstructor()) {
      boolean isThere =
          stack != null && !stack.isEmpty() && stack.get(stack.size() - 1) instanceof String;
      if (isThere) {
        add(Opcodes.DUP);
      }
      return isThere;
    }
    duplicate(call.result());
    boolean isNumber = !step.shape().isObject() && !step.shape().isNewStamp();
    if (isNumber && call.result().getSort() == Type.LONG) {
      add(Opcodes.L2I);
    }
    return true;
  }

  /** An instruction makes a text of its operands. */
  final void lookInto(String descriptor, Runnable instruction) {
    List<Type> types = List.of(Type.getArgumentTypes(descriptor));
    if (types.stream().noneMatch(Calls::mayChange)) {
      instruction.run();
      return;
    }
    Operands operands = take(types, 0);
    look("looking", operands);
    load(operands);
    instruction.run();
    look("lookedInto", operands);
  }

  private void look(String hook, Operands operands) {
    whileRecorded(
        () -> {
          for (int i = 0; i < operands.types().size(); i++) {
            if (Calls.mayChange(operands.types().get(i))) {
              load(operands.types().get(i), operands.variable(i));
              number(site());
              context();
              super.visitMethodInsn(
                  Opcodes.INVOKESTATIC,
                  PlanBuilder.LOOKS,
                  hook,
                  "(Ljava/lang/Object;I" + Names.of(Names.CONTEXT) + ")V",
                  false);
            }
          }
        });
  }

  /** What is handed to code that is not woven may be known to anybody from there on. */
  final void publishArguments(String descriptor, Handed handed) {
    List<Type> types = List.of(Type.getArgumentTypes(descriptor));
    boolean isAnyKept = false;
    for (int i = 0; i < types.size(); i++) {
      isAnyKept |= Calls.mayChange(types.get(i)) && handed.isKept(i);
    }
    if (!method.isFocused() && (isAnyKept || handed.copied().isPresent())) {
      Operands operands = take(types, 0);
      publish(operands, handed, false);
      load(operands);
      clear(operands);
    }
  }
}
