package dev.photofinish.ir.build;

import static org.objectweb.asm.Opcodes.*;

import dev.photofinish.ir.ArrayLength;
import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.Compute;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.If;
import dev.photofinish.ir.InstanceOf;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Operator;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Switch;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.Value;
import org.jspecify.annotations.Nullable;

/** Makes the three-address instruction for a bytecode instruction whose operands are known. */
final class InstructionFactory {

  private static final Operator[] ARITHMETIC = {
    Operator.ADD, Operator.SUB, Operator.MUL, Operator.DIV, Operator.REM, Operator.NEG
  };
  private static final Operator[] BITS = {
    Operator.SHL, Operator.SHR, Operator.USHR, Operator.AND, Operator.OR, Operator.XOR
  };
  private static final Operator[] COMPARES = {
    Operator.COMPARE,
    Operator.COMPARE_OR_LESS,
    Operator.COMPARE_OR_GREATER,
    Operator.COMPARE_OR_LESS,
    Operator.COMPARE_OR_GREATER
  };
  private static final Comparison[] COMPARISONS = {
    Comparison.EQ, Comparison.NE, Comparison.LT, Comparison.GE, Comparison.GT, Comparison.LE
  };

  private final Code code;
  private final DynamicCalls dynamicCalls;

  InstructionFactory(Code code, TypePool pool) {
    this.code = code;
    this.dynamicCalls = new DynamicCalls(pool);
  }

  Instruction make(int index, Value[] operands, Value.@Nullable Result result) {
    return result == null ? makeAction(index, operands) : makeComputation(index, operands, result);
  }

  private Instruction.Site site(int index) {
    return new Instruction.Site(index, code.lines[index]);
  }

  private Instruction makeAction(int index, Value[] operands) {
    int opcode = code.opcodes[index];
    if (Bytecodes.isConditionalJump(opcode)) {
      return new If(site(index), comparison(opcode), operands[0], operands[1]);
    } else if (opcode >= IASTORE && opcode <= SASTORE) {
      return new ArrayStore(site(index), operands[0], operands[1], operands[2]);
    } else if (opcode >= IRETURN && opcode <= RETURN) {
      return new Return(site(index), operands);
    }
    return switch (opcode) {
      case PUTSTATIC -> new FieldStore(site(index), field(index), null, operands[0]);
      case PUTFIELD -> new FieldStore(site(index), field(index), operands[0], operands[1]);
      case TABLESWITCH, LOOKUPSWITCH -> new Switch(site(index), keys(index), operands[0]);
      case ATHROW -> new Throw(site(index), operands[0]);
      case MONITORENTER -> new MonitorEnter(site(index), operands[0]);
      case MONITOREXIT -> new MonitorExit(site(index), operands[0]);
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE ->
          new Invoke(site(index), null, callKind(opcode), method(index), operands);
      case INVOKEDYNAMIC -> dynamicCalls.make(site(index), dynamicCall(index), operands, null);
      default -> throw new MalformedCodeException("unexpected opcode " + opcode);
    };
  }

  private Instruction makeComputation(int index, Value[] operands, Value.Result result) {
    int opcode = code.opcodes[index];
    Operator operator = operator(opcode);
    if (operator != null) {
      return new Compute(site(index), result, operator, operands);
    } else if (opcode >= IALOAD && opcode <= SALOAD) {
      return new ArrayLoad(site(index), result, operands[0], operands[1]);
    }
    return switch (opcode) {
      case GETSTATIC -> new FieldLoad(site(index), result, field(index), null);
      case GETFIELD -> new FieldLoad(site(index), result, field(index), operands[0]);
      case NEW -> new New(site(index), result, result.type());
      case NEWARRAY, ANEWARRAY, MULTIANEWARRAY ->
          new NewArray(site(index), result, result.type(), operands);
      case ARRAYLENGTH -> new ArrayLength(site(index), result, operands[0]);
      case CHECKCAST -> new Cast(site(index), result, type(index), operands[0]);
      case INSTANCEOF -> new InstanceOf(site(index), result, type(index), operands[0]);
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE ->
          new Invoke(site(index), result, callKind(opcode), method(index), operands);
      case INVOKEDYNAMIC -> dynamicCalls.make(site(index), dynamicCall(index), operands, result);
      default -> throw new MalformedCodeException("unexpected opcode " + opcode);
    };
  }

  private static @Nullable Operator operator(int opcode) {
    if (opcode >= IADD && opcode <= DNEG) {
      return ARITHMETIC[(opcode - IADD) / 4];
    } else if (opcode >= ISHL && opcode <= LXOR) {
      return BITS[(opcode - ISHL) / 2];
    } else if (opcode >= I2L && opcode <= I2S) {
      return Operator.CONVERT;
    } else if (opcode >= LCMP && opcode <= DCMPG) {
      return COMPARES[opcode - LCMP];
    }
    return opcode == IINC ? Operator.ADD : null;
  }

  private static Comparison comparison(int opcode) {
    if (opcode <= IFLE) {
      return COMPARISONS[opcode - IFEQ];
    } else if (opcode <= IF_ICMPLE) {
      return COMPARISONS[opcode - IF_ICMPEQ];
    }
    return opcode == IF_ACMPEQ || opcode == IFNULL ? Comparison.EQ : Comparison.NE;
  }

  static CallKind callKind(int opcode) {
    return switch (opcode) {
      case INVOKESTATIC -> CallKind.STATIC;
      case INVOKESPECIAL -> CallKind.SPECIAL;
      case INVOKEVIRTUAL -> CallKind.VIRTUAL;
      default -> CallKind.INTERFACE;
    };
  }

  private FieldRef field(int index) {
    return (FieldRef) code.payload(index);
  }

  private MethodRef method(int index) {
    return (MethodRef) code.payload(index);
  }

  private JavaType type(int index) {
    return (JavaType) code.payload(index);
  }

  private int[] keys(int index) {
    return ((Code.SwitchTargets) code.payload(index)).keys();
  }

  private DynamicCall dynamicCall(int index) {
    return (DynamicCall) code.payload(index);
  }
}
