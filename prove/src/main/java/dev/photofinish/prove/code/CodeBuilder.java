package dev.photofinish.prove.code;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.CallKind;
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
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.RecordMethod;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.Value;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.heap.Sites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes the code of one method from its body. */
final class CodeBuilder implements InstructionVisitor<CodeBuilder> {

  /** The owner of methods that are made up at run time. */
  private static final String UNKNOWN_CLASS = "<run time>";

  private static final MethodRef TO_STRING =
      new MethodRef(
          "java/lang/Object", "toString", MethodDescriptor.of("()Ljava/lang/String;"), false);

  final Body body;
  final Variables variables;
  final List<MethodCode.Allocation> allocations = new ArrayList<>();
  final List<MethodCode.Static> staticLoads = new ArrayList<>();
  final List<MethodCode.Static> staticStores = new ArrayList<>();
  final List<CallSite> calls = new ArrayList<>();
  final List<Access> accesses = new ArrayList<>();
  final List<MethodCode.Initialisation> initialisations = new ArrayList<>();
  final List<Integer> thrown = new ArrayList<>();
  final Set<MethodCode.Catch> catches = new LinkedHashSet<>();
  final int returned;

  private final MethodModel method;
  private final Sites sites;
  private final Fields fields;
  private final AccessNumbers numbers;
  private final Map<Integer, List<Copy>> copies = new HashMap<>();
  private final Map<Integer, List<Use>> uses = new HashMap<>();
  private Block block;
  private int position;

  CodeBuilder(Body body, Sites sites, Fields fields, AccessNumbers numbers) {
    this.body = body;
    this.method = body.method();
    this.sites = sites;
    this.fields = fields;
    this.numbers = numbers;
    this.variables = new Variables(body);
    this.returned =
        Variables.isTracked(method.descriptor().returnType()) ? variables.more() : MethodCode.NONE;
    this.block = body.block(0);
  }

  MethodCode build() {
    classLiterals();
    for (Block each : body.blocks()) {
      block = each;
      each.handlers().forEach(this::caught);
      each.phis().forEach(this::phi);
      for (position = 0; position < each.instructions().size(); position++) {
        each.instructions().get(position).accept(this);
      }
    }
    return new MethodCode(this);
  }

  int[] formals() {
    return body.parameters().stream().mapToInt(variables::of).toArray();
  }

  private void classLiterals() {
    for (int i = 0; i < body.valueCount(); i++) {
      Value value = body.value(i);
      if (variables.of(value) != MethodCode.NONE
          && value instanceof Value.Constant constant
          && constant.constant() instanceof JavaType type) {
        allocations.add(new MethodCode.Allocation(variables.of(value), sites.ofClass(type), false));
      }
    }
  }

  private void phi(Value.Phi phi) {
    for (int i = 0; i < phi.operandCount(); i++) {
      copy(variables.of(phi.operand(i)), variables.of(phi), JavaType.OBJECT);
    }
  }

  private void copy(int from, int to, JavaType type) {
    if (from != MethodCode.NONE && to != MethodCode.NONE && from != to) {
      copies.computeIfAbsent(from, k -> new ArrayList<>()).add(new Copy(to, type));
    }
  }

  private void use(int variable, Use use) {
    if (variable != MethodCode.NONE) {
      uses.computeIfAbsent(variable, k -> new ArrayList<>()).add(use);
    }
  }

  private Place place() {
    return new Place(block.index(), position);
  }

  private void access(Instruction instruction, ProgramField field, int base, boolean write) {
    accesses.add(
        new Access(
            numbers.next(), method, instruction, place(), field, base, write, Route.DIRECT, false));
  }

  /**
   * An access of an object; of one that has no variable, nobody races: it is null, if nothing else.
   */
  private void accessOf(Instruction instruction, ProgramField field, int base, boolean write) {
    if (base != MethodCode.NONE) {
      access(instruction, field, base, write);
    }
  }

  private void initialises(JavaType type) {
    if (!type.isArray()) {
      initialises(type.internalName());
    }
  }

  private void initialises(String className) {
    initialisations.add(new MethodCode.Initialisation(className, place()));
  }

  private int ofResult(Instruction instruction) {
    Optional<Value.Result> result = instruction.result();
    return result.isPresent() ? variables.of(result.get()) : MethodCode.NONE;
  }

  private void allocation(Site.Kind kind, JavaType type, Instruction instruction) {
    int variable = ofResult(instruction);
    if (variable != MethodCode.NONE) {
      Site site = sites.at(kind, type, method, instruction);
      allocations.add(new MethodCode.Allocation(variable, site, false));
    }
  }

  @Override
  public CodeBuilder visitOther(Instruction instruction) {
    return this;
  }

  @Override
  public CodeBuilder visit(New instruction) {
    initialises(instruction.created());
    allocation(Site.Kind.ALLOCATION, instruction.created(), instruction);
    return this;
  }

  /** The arrays inside of an array of arrays are alike: they come from the same site. */
  @Override
  public CodeBuilder visit(NewArray instruction) {
    allocation(Site.Kind.ALLOCATION, instruction.created(), instruction);
    int outer = ofResult(instruction);
    JavaType type = instruction.created();
    for (int depth = 1; depth < instruction.operandCount(); depth++) {
      type = type.element();
      int inner = variables.more();
      Site site = sites.at(Site.Kind.ALLOCATION, type, method, instruction);
      allocations.add(new MethodCode.Allocation(inner, site, true));
      use(outer, new Use.Store(fields.elements(), inner));
      outer = inner;
    }
    return this;
  }

  @Override
  public CodeBuilder visit(Closure instruction) {
    allocation(Site.Kind.CLOSURE, instruction.implemented(), instruction);
    for (int i = 0; i < instruction.operandCount(); i++) {
      int captured = variables.of(instruction.operand(i));
      if (captured != MethodCode.NONE) {
        use(ofResult(instruction), new Use.Store(fields.captured(i), captured));
      }
    }
    return this;
  }

  @Override
  public CodeBuilder visit(Cast instruction) {
    copy(variables.of(instruction.value()), ofResult(instruction), instruction.target());
    return this;
  }

  @Override
  public CodeBuilder visit(FieldLoad instruction) {
    ProgramField field = fields.of(instruction.field());
    int target = ofResult(instruction);
    if (instruction.isStatic()) {
      initialises(ownerOf(field, instruction.field()));
      access(instruction, field, MethodCode.NONE, false);
      if (target != MethodCode.NONE) {
        staticLoads.add(new MethodCode.Static(field, target));
      }
    } else {
      int base = variables.of(instruction.operand(0));
      accessOf(instruction, field, base, false);
      if (target != MethodCode.NONE) {
        use(base, new Use.Load(field, target));
      }
    }
    return this;
  }

  @Override
  public CodeBuilder visit(FieldStore instruction) {
    ProgramField field = fields.of(instruction.field());
    int source = variables.of(instruction.value());
    if (instruction.isStatic()) {
      initialises(ownerOf(field, instruction.field()));
      access(instruction, field, MethodCode.NONE, true);
      if (source != MethodCode.NONE) {
        staticStores.add(new MethodCode.Static(field, source));
      }
    } else {
      int base = variables.of(instruction.operand(0));
      accessOf(instruction, field, base, true);
      if (source != MethodCode.NONE) {
        use(base, new Use.Store(field, source));
      }
    }
    return this;
  }

  /** A static field initialises the class that declares it, not the one that is named. */
  private static String ownerOf(ProgramField field, FieldRef ref) {
    var model = field.model();
    return model == null ? ref.owner() : model.owner().name();
  }

  @Override
  public CodeBuilder visit(ArrayLoad instruction) {
    int base = variables.of(instruction.array());
    accessOf(instruction, fields.elements(), base, false);
    int target = ofResult(instruction);
    if (target != MethodCode.NONE) {
      use(base, new Use.Load(fields.elements(), target));
    }
    return this;
  }

  @Override
  public CodeBuilder visit(ArrayStore instruction) {
    int base = variables.of(instruction.array());
    accessOf(instruction, fields.elements(), base, true);
    int source = variables.of(instruction.value());
    if (source != MethodCode.NONE) {
      use(base, new Use.Store(fields.elements(), source));
    }
    return this;
  }

  @Override
  public CodeBuilder visit(Invoke instruction) {
    if (instruction.receiver().isEmpty()) {
      initialises(instruction.method().owner());
    }
    call(instruction, instruction.kind(), instruction.method(), instruction.operands());
    return this;
  }

  /** A call that nothing is known of. */
  @Override
  public CodeBuilder visit(InvokeDynamic instruction) {
    MethodRef unknown =
        new MethodRef(UNKNOWN_CLASS, instruction.name(), instruction.descriptor(), false);
    call(instruction, CallKind.STATIC, unknown, instruction.operands());
    return this;
  }

  /** Each object becomes text by its own method. */
  @Override
  public CodeBuilder visit(Concat instruction) {
    for (Value operand : instruction.operands()) {
      if (variables.of(operand) != MethodCode.NONE) {
        calls.add(
            site(instruction, CallKind.VIRTUAL, TO_STRING, List.of(operand), MethodCode.NONE));
        use(variables.of(operand), new Use.Call(calls.get(calls.size() - 1)));
      }
    }
    return this;
  }

  /** Reads the fields, and runs the same method on what they hold. */
  @Override
  public CodeBuilder visit(RecordMethod instruction) {
    MethodRef called = new MethodRef("java/lang/Object", method.name(), method.descriptor(), false);
    for (FieldRef ref : instruction.fields()) {
      for (Value operand : instruction.operands()) {
        component(instruction, fields.of(ref), variables.of(operand), called);
      }
    }
    return this;
  }

  private void component(RecordMethod instruction, ProgramField field, int base, MethodRef called) {
    accessOf(instruction, field, base, false);
    int held = variables.more();
    use(base, new Use.Load(field, held));
    int[] arguments = new int[called.descriptor().parameters().size() + 1];
    Arrays.fill(arguments, held);
    CallSite site =
        new CallSite(
            calls.size(),
            instruction,
            CallKind.VIRTUAL,
            called,
            place(),
            arguments,
            MethodCode.NONE);
    calls.add(site);
    use(held, new Use.Call(site));
  }

  private void call(
      Instruction instruction, CallKind kind, MethodRef method, List<Value> operands) {
    CallSite site = site(instruction, kind, method, operands, ofResult(instruction));
    calls.add(site);
    use(site.receiver(), new Use.Call(site));
  }

  private CallSite site(
      Instruction instruction, CallKind kind, MethodRef method, List<Value> operands, int result) {
    int[] arguments = operands.stream().mapToInt(variables::of).toArray();
    return new CallSite(calls.size(), instruction, kind, method, place(), arguments, result);
  }

  @Override
  public CodeBuilder visit(Return instruction) {
    instruction.value().ifPresent(value -> copy(variables.of(value), returned, JavaType.OBJECT));
    return this;
  }

  @Override
  public CodeBuilder visit(Throw instruction) {
    int exception = variables.of(instruction.exception());
    if (exception != MethodCode.NONE) {
      thrown.add(exception);
    }
    return this;
  }

  private void caught(ExceptionEdge edge) {
    int caught = body.block(edge.handler()).caught().map(variables::of).orElse(MethodCode.NONE);
    if (caught == MethodCode.NONE) {
      return;
    } else if (edge.catchesAll()) {
      catches.add(new MethodCode.Catch(caught, JavaType.THROWABLE));
    }
    edge.caught()
        .forEach(name -> catches.add(new MethodCode.Catch(caught, JavaType.ofClass(name))));
  }

  Copy[] @Nullable [] copiesByVariable() {
    Copy[] @Nullable [] all = new Copy[variables.count()][];
    copies.forEach((variable, list) -> all[variable] = list.toArray(Copy[]::new));
    return all;
  }

  Use[] @Nullable [] usesByVariable() {
    Use[] @Nullable [] all = new Use[variables.count()][];
    uses.forEach((variable, list) -> all[variable] = list.toArray(Use[]::new));
    return all;
  }
}
