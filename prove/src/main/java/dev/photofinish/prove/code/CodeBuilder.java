package dev.photofinish.prove.code;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.Concat;
import dev.photofinish.ir.ExceptionEdge;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.InstructionVisitor;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.InvokeDynamic;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.RecordMethod;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.Value;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.heap.Sites;

/** Makes the code of one method from its body. */
final class CodeBuilder implements InstructionVisitor<CodeBuilder> {

  private final Body body;
  private final MethodModel method;
  private final Sites sites;
  private final Fields fields;
  private final CodeParts parts;
  private final Variables variables;
  private final CallSites calls;

  CodeBuilder(Body body, Sites sites, Fields fields, AccessNumbers numbers) {
    this.body = body;
    this.method = body.method();
    this.sites = sites;
    this.fields = fields;
    this.parts = new CodeParts(body, numbers);
    this.variables = parts.variables;
    this.calls = new CallSites(parts, fields);
  }

  MethodCode build() {
    classLiterals();
    for (Block block : body.blocks()) {
      block.handlers().forEach(this::caught);
      block.phis().forEach(this::phi);
      for (int i = 0; i < block.instructions().size(); i++) {
        parts.at(block.index(), i);
        block.instructions().get(i).accept(this);
      }
    }
    return new MethodCode(parts);
  }

  private void classLiterals() {
    for (int i = 0; i < body.valueCount(); i++) {
      Value value = body.value(i);
      if (variables.of(value) != MethodCode.NONE
          && value instanceof Value.Constant constant
          && constant.constant() instanceof JavaType type) {
        allocate(variables.of(value), sites.ofClass(type), false);
      }
    }
  }

  private void phi(Value.Phi phi) {
    for (int i = 0; i < phi.operandCount(); i++) {
      parts.copy(variables.of(phi.operand(i)), variables.of(phi), JavaType.OBJECT);
    }
  }

  private void caught(ExceptionEdge edge) {
    int caught = body.block(edge.handler()).caught().map(variables::of).orElse(MethodCode.NONE);
    if (caught == MethodCode.NONE) {
      return;
    } else if (edge.catchesAll()) {
      parts.catches.add(new MethodCode.Catch(caught, JavaType.THROWABLE));
    }
    edge.caught()
        .forEach(name -> parts.catches.add(new MethodCode.Catch(caught, JavaType.ofClass(name))));
  }

  @Override
  public CodeBuilder visitOther(Instruction instruction) {
    return this;
  }

  @Override
  public CodeBuilder visit(New instruction) {
    if (!instruction.created().isArray()) {
      parts.initialises(instruction.created().internalName());
    }
    allocation(Site.Kind.ALLOCATION, instruction.created(), instruction);
    return this;
  }

  /** The arrays inside of an array of arrays are alike: they come from the same site. */
  @Override
  public CodeBuilder visit(NewArray instruction) {
    allocation(Site.Kind.ALLOCATION, instruction.created(), instruction);
    int outer = parts.ofResult(instruction);
    JavaType type = instruction.created();
    for (int depth = 1; depth < instruction.operandCount(); depth++) {
      type = type.element();
      int inner = variables.more();
      allocate(inner, sites.at(Site.Kind.ALLOCATION, type, method, instruction), true);
      parts.store(outer, fields.elements(), inner);
      outer = inner;
    }
    return this;
  }

  @Override
  public CodeBuilder visit(Closure instruction) {
    allocation(Site.Kind.CLOSURE, instruction.implemented(), instruction);
    int closure = parts.ofResult(instruction);
    for (int i = 0; i < instruction.operandCount(); i++) {
      int captured = variables.of(instruction.operand(i));
      // A field is there once it is asked for: not for what does not matter.
      if (captured != MethodCode.NONE) {
        parts.store(closure, fields.captured(i), captured);
      }
    }
    return this;
  }

  private void allocation(Site.Kind kind, JavaType type, Instruction instruction) {
    int variable = parts.ofResult(instruction);
    if (variable != MethodCode.NONE) {
      allocate(variable, sites.at(kind, type, method, instruction), false);
    }
  }

  private void allocate(int variable, Site site, boolean isInner) {
    parts.allocations.add(new MethodCode.Allocation(variable, site, isInner));
  }

  @Override
  public CodeBuilder visit(Cast instruction) {
    int value = variables.of(instruction.value());
    parts.copy(value, parts.ofResult(instruction), instruction.target());
    return this;
  }

  @Override
  public CodeBuilder visit(FieldLoad instruction) {
    ProgramField field = fields.of(instruction.field());
    int target = parts.ofResult(instruction);
    if (instruction.isStatic()) {
      accessStatic(instruction, field, instruction.field(), false);
      if (target != MethodCode.NONE) {
        parts.staticLoads.add(new MethodCode.Static(field, target));
      }
    } else {
      int base = variables.of(instruction.operand(0));
      parts.accessOf(instruction, field, base, false);
      parts.load(base, field, target);
    }
    return this;
  }

  @Override
  public CodeBuilder visit(FieldStore instruction) {
    ProgramField field = fields.of(instruction.field());
    int source = variables.of(instruction.value());
    if (instruction.isStatic()) {
      accessStatic(instruction, field, instruction.field(), true);
      if (source != MethodCode.NONE) {
        parts.staticStores.add(new MethodCode.Static(field, source));
      }
    } else {
      int base = variables.of(instruction.operand(0));
      parts.accessOf(instruction, field, base, true);
      parts.store(base, field, source);
    }
    return this;
  }

  /** A static field initialises the class that declares it, not the one that is named. */
  private void accessStatic(
      Instruction instruction, ProgramField field, FieldRef named, boolean write) {
    var model = field.model();
    parts.initialises(model == null ? named.owner() : model.owner().name());
    parts.accessStatic(instruction, field, write);
  }

  @Override
  public CodeBuilder visit(ArrayLoad instruction) {
    int base = variables.of(instruction.array());
    parts.accessOf(instruction, fields.elements(), base, false);
    parts.load(base, fields.elements(), parts.ofResult(instruction));
    return this;
  }

  @Override
  public CodeBuilder visit(ArrayStore instruction) {
    int base = variables.of(instruction.array());
    parts.accessOf(instruction, fields.elements(), base, true);
    parts.store(base, fields.elements(), variables.of(instruction.value()));
    return this;
  }

  @Override
  public CodeBuilder visit(Invoke instruction) {
    if (instruction.receiver().isEmpty()) {
      parts.initialises(instruction.method().owner());
    }
    calls.of(instruction);
    return this;
  }

  @Override
  public CodeBuilder visit(InvokeDynamic instruction) {
    calls.of(instruction);
    return this;
  }

  @Override
  public CodeBuilder visit(Concat instruction) {
    calls.of(instruction);
    return this;
  }

  @Override
  public CodeBuilder visit(RecordMethod instruction) {
    calls.of(instruction);
    return this;
  }

  @Override
  public CodeBuilder visit(Return instruction) {
    instruction
        .value()
        .ifPresent(value -> parts.copy(variables.of(value), parts.returned, JavaType.OBJECT));
    return this;
  }

  @Override
  public CodeBuilder visit(Throw instruction) {
    int exception = variables.of(instruction.exception());
    if (exception != MethodCode.NONE) {
      parts.thrown.add(exception);
    }
    return this;
  }
}
