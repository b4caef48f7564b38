package dev.photofinish.prove.code;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The variables and statements of a method as far as they were found in its body. Confined to the
 * thread that makes the code.
 */
final class CodeParts {

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

  private final AccessNumbers numbers;
  private final Map<Integer, List<Copy>> copies = new HashMap<>();
  private final Map<Integer, List<Use>> uses = new HashMap<>();
  private int block;
  private int position;

  CodeParts(Body body, AccessNumbers numbers) {
    this.body = body;
    this.numbers = numbers;
    this.variables = new Variables(body);
    boolean returnsObjects = Variables.isTracked(body.method().descriptor().returnType());
    this.returned = returnsObjects ? variables.more() : MethodCode.NONE;
  }

  /** What is added from now on is done at a place. */
  void at(int inBlock, int atPosition) {
    block = inBlock;
    position = atPosition;
  }

  Place place() {
    return new Place(block, position);
  }

  int ofResult(Instruction instruction) {
    Optional<Value.Result> result = instruction.result();
    return result.isPresent() ? variables.of(result.get()) : MethodCode.NONE;
  }

  int[] formals() {
    return body.parameters().stream().mapToInt(variables::of).toArray();
  }

  void copy(int from, int to, JavaType type) {
    if (from != MethodCode.NONE && to != MethodCode.NONE && from != to) {
      copies.computeIfAbsent(from, k -> new ArrayList<>()).add(new Copy(to, type));
    }
  }

  void use(int variable, Use use) {
    if (variable != MethodCode.NONE) {
      uses.computeIfAbsent(variable, k -> new ArrayList<>()).add(use);
    }
  }

  void load(int base, ProgramField field, int target) {
    if (target != MethodCode.NONE) {
      use(base, new Use.Load(field, target));
    }
  }

  void store(int base, ProgramField field, int source) {
    if (source != MethodCode.NONE) {
      use(base, new Use.Store(field, source));
    }
  }

  void call(CallSite site) {
    calls.add(site);
    use(site.receiver(), new Use.Call(site));
  }

  void accessStatic(Instruction instruction, ProgramField field, boolean write) {
    access(instruction, field, MethodCode.NONE, write);
  }

  /**
   * An access of an object; of one that has no variable, nobody races: it is null, if nothing else.
   */
  void accessOf(Instruction instruction, ProgramField field, int base, boolean write) {
    if (base != MethodCode.NONE) {
      access(instruction, field, base, write);
    }
  }

  private void access(Instruction instruction, ProgramField field, int base, boolean write) {
    accesses.add(
        new Access(
            numbers.next(),
            body.method(),
            instruction,
            place(),
            field,
            base,
            write,
            Route.DIRECT,
            false));
  }

  void initialises(String className) {
    initialisations.add(new MethodCode.Initialisation(className, place()));
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
