package dev.photofinish.prove.code;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.heap.Site;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a method does to objects: its statements over numbered variables, in no order. Made once for
 * each method, whatever the number of contexts it is analysed in. Confined to the thread that
 * analyses, as some of it is found when first asked for.
 *
 * <p>A variable is a value of the body whose objects matter: strings, boxed numbers and the like
 * have no variables, as nobody races for them.
 */
public final class MethodCode {

  /** In place of a variable. */
  public static final int NONE = -1;

  /**
   * {@code variable = new site}.
   *
   * @param isInner whether the objects are the arrays inside of an array
   */
  public record Allocation(int variable, Site site, boolean isInner) {}

  /** {@code variable = field} or {@code field = variable}, of a static field. */
  public record Static(ProgramField field, int variable) {}

  /** {@code catch (type variable)}. */
  public record Catch(int variable, JavaType type) {}

  /** A class that is initialised when control first comes here. */
  public record Initialisation(String className, Place place) {}

  private final MethodModel method;
  private final Body body;
  private final int[] variables;
  private final int[] formals;
  private final int returned;
  private final int[] thrown;
  private final List<Catch> catches;
  private final int count;
  private final Map<Instruction, CallSite> callsByInstruction = new HashMap<>();
  private final Map<Instruction, List<Access>> accessesByInstruction = new HashMap<>();
  private final Map<Instruction, Place> places = new HashMap<>();
  private @Nullable Loops loops;
  private final List<Allocation> allocations;
  private final List<Static> staticLoads;
  private final List<Static> staticStores;
  private final List<CallSite> calls;
  private final List<Access> accesses;
  private final List<Initialisation> initialisations;
  private final Copy[] @Nullable [] copies;
  private final Use[] @Nullable [] uses;

  MethodCode(CodeParts parts) {
    this.method = parts.body.method();
    this.body = parts.body;
    this.variables = parts.variables.ofValues();
    this.formals = parts.formals();
    this.returned = parts.returned;
    this.thrown = parts.thrown.stream().mapToInt(Integer::intValue).distinct().toArray();
    this.catches = List.copyOf(parts.catches);
    this.count = parts.variables.count();
    this.allocations = List.copyOf(parts.allocations);
    this.staticLoads = List.copyOf(parts.staticLoads);
    this.staticStores = List.copyOf(parts.staticStores);
    this.calls = List.copyOf(parts.calls);
    this.calls.forEach(site -> callsByInstruction.put(site.instruction(), site));
    this.accesses = List.copyOf(parts.accesses);
    for (Access access : accesses) {
      accessesByInstruction
          .computeIfAbsent(access.instruction(), none -> new ArrayList<>(1))
          .add(access);
    }
    this.initialisations = List.copyOf(parts.initialisations);
    this.copies = parts.copiesByVariable();
    this.uses = parts.usesByVariable();
  }

  public MethodModel method() {
    return method;
  }

  public Body body() {
    return body;
  }

  /** The loops of the body. */
  public Loops loops() {
    Loops known = loops;
    if (known == null) {
      known = Loops.of(body);
      loops = known;
    }
    return known;
  }

  /** The accesses that an instruction does itself. */
  public List<Access> accessesAt(Instruction instruction) {
    return accessesByInstruction.getOrDefault(instruction, List.of());
  }

  /** Where an instruction of the body stands; null if it is none. */
  public @Nullable Place placeOf(@Nullable Instruction instruction) {
    if (places.isEmpty()) {
      for (Block block : body.blocks()) {
        for (int i = 0; i < block.instructions().size(); i++) {
          places.put(block.instructions().get(i), new Place(block.index(), i));
        }
      }
    }
    return instruction == null ? null : places.get(instruction);
  }

  /** The call site of an instruction that has just one; null if it has none. */
  public @Nullable CallSite callAt(Instruction instruction) {
    return callsByInstruction.get(instruction);
  }

  /** How many variables there are. */
  public int variableCount() {
    return count;
  }

  /** The variable of a value, or {@link #NONE}. */
  public int variableOf(int value) {
    return variables[value];
  }

  public int formalCount() {
    return formals.length;
  }

  /** The variable of a parameter, the receiver first, or {@link #NONE}. */
  public int formal(int position) {
    return formals[position];
  }

  /** The declared type of a parameter, the receiver first. */
  public JavaType formalType(int position) {
    return body.parameters().get(position).type();
  }

  /** The variable of what it returns, or {@link #NONE}. */
  public int returned() {
    return returned;
  }

  /** The variables whose objects are thrown. */
  public int[] thrown() {
    return thrown;
  }

  public List<Catch> catches() {
    return catches;
  }

  public List<Allocation> allocations() {
    return allocations;
  }

  public List<Static> staticLoads() {
    return staticLoads;
  }

  public List<Static> staticStores() {
    return staticStores;
  }

  public List<CallSite> calls() {
    return calls;
  }

  public List<Access> accesses() {
    return accesses;
  }

  /** The classes that it may be the first to use. */
  public List<Initialisation> initialisations() {
    return initialisations;
  }

  /** Where the objects of a variable go within the method; null if nowhere. */
  public Copy @Nullable [] copies(int variable) {
    return copies[variable];
  }

  /** What is done with the objects of a variable; null if nothing. */
  public Use @Nullable [] uses(int variable) {
    return uses[variable];
  }

  @Override
  public String toString() {
    return method.toString();
  }
}
