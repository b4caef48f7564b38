package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.ArrayHooks;
import dev.photofinish.record.runtime.HandleHooks;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Keeps the operands of a call in variables, and gives hooks what they ask of them. */
abstract class OperandWeaver extends PathWeaver {

  private static final Type STRING = Type.getType(String.class);

  /** Which argument of a copying says how many elements are copied. */
  static final int COPIED = 4;

  OperandWeaver(
      WovenMethod method,
      WovenFields fields,
      CertainCalls certain,
      Registry registry,
      MethodVisitor to) {
    super(method, fields, certain, registry, to);
  }

  /** The variables with the operands of a call; that with the receiver has a copy of it. */
  record Operands(List<Type> types, List<Integer> variables, int first) {

    int variable(int operand) {
      return variables.get(operand - first);
    }
  }

  final Operands take(List<Type> types, int first) {
    List<Integer> variables = new ArrayList<>();
    int next = scratch();
    for (int i = types.size() - 1; i >= 0; i--) {
      if (i + first == Step.THIS) {
        add(Opcodes.DUP);
      }
      store(types.get(i), next);
      variables.add(0, next);
      next += types.get(i).getSize();
    }
    return new Operands(types, variables, first);
  }

  final void load(Operands operands) {
    for (int i = -operands.first(); i < operands.types().size(); i++) {
      load(operands.types().get(i), operands.variables().get(i));
    }
  }

  /** Lets go of the operands: the program may have no use for them any more. */
  final void clear(Operands operands) {
    for (int i = 0; i < operands.types().size(); i++) {
      clear(operands.types().get(i), operands.variables().get(i));
    }
  }

  /** Loads what a hook is given of the operands. */
  final void loadOperands(Step step, LibraryCall call, CallPlan plan, Operands operands) {
    if (step.operand() != Step.NONE) {
      super.visitVarInsn(Opcodes.ALOAD, operands.variable(step.operand()));
    } else if (step.shape() == Step.Shape.RESULT) {
      add(Opcodes.ACONST_NULL);
    }
    if (step.shape() == Step.Shape.COPY) {
      loadCopied(operands);
    } else if (step.shape() == Step.Shape.RANGE) {
      loadRange(step.range(), operands);
    } else if (step.shape().hasStamp()) {
      super.visitVarInsn(Opcodes.LLOAD, operands.variable(0));
    } else if (step.shape().hasPart()) {
      loadIndex(plan, operands, 0, Event.VALUE);
    } else if (step.shape().isOfHandle()) {
      loadCoordinates(plan, operands);
    } else if (step.shape() == Step.Shape.MADE) {
      int name = List.of(call.arguments()).indexOf(STRING);
      super.visitVarInsn(Opcodes.ALOAD, operands.variable(Math.max(name, 0)));
    }
  }

  /** The array that is copied is loaded already. */
  private void loadCopied(Operands operands) {
    for (int i = 1; i <= COPIED; i++) {
      load(operands.types().get(i), operands.variable(i));
    }
  }

  private void loadRange(ArrayRange range, Operands operands) {
    loadNumber(range.from(), operands);
    loadNumber(range.count(), operands);
    if (range.less() != ArrayRange.ZERO) {
      loadNumber(range.less(), operands);
      add(Opcodes.ISUB);
    }
  }

  private void loadNumber(int operand, Operands operands) {
    switch (operand) {
      case ArrayRange.ZERO -> number(0);
      case ArrayRange.ONE -> number(1);
      case ArrayRange.REST -> number(ArrayHooks.REST);
      default -> super.visitVarInsn(Opcodes.ILOAD, operands.variable(operand));
    }
  }

  private void loadCoordinates(CallPlan plan, Operands operands) {
    if (plan.part() == CallPlan.Part.NONE) {
      add(Opcodes.ACONST_NULL);
    } else {
      super.visitVarInsn(Opcodes.ALOAD, operands.variable(0));
    }
    loadIndex(plan, operands, 1, HandleHooks.NO_INDEX);
  }

  private void loadIndex(CallPlan plan, Operands operands, int operand, int otherwise) {
    if (plan.part() == CallPlan.Part.ELEMENT) {
      super.visitVarInsn(Opcodes.ILOAD, operands.variable(operand));
    } else {
      number(otherwise);
    }
  }
}
