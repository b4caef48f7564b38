package dev.photofinish.ir.selection;

import dev.photofinish.ir.CallKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.objectweb.asm.Opcodes;

/**
 * Makes hierarchies at random: anything that the JVM lets in, whether or not a compiler would write
 * it. The same seed makes the same hierarchy.
 */
final class RandomHierarchies {

  private static final List<String> METHODS = List.of("m", "n");
  private static final int[] CLASS_ACCESS = {
    Opcodes.ACC_PRIVATE, 0, Opcodes.ACC_PROTECTED, Opcodes.ACC_PUBLIC, Opcodes.ACC_PUBLIC
  };

  private final Random random;
  private final List<TypeSpec> types = new ArrayList<>();
  private final List<CallSpec> calls = new ArrayList<>();

  private RandomHierarchies(long seed) {
    this.random = new Random(seed);
  }

  static HierarchySpec withSeed(long seed) {
    RandomHierarchies generator = new RandomHierarchies(seed);
    int count = 3 + generator.random.nextInt(5);
    for (int i = 0; i < count; i++) {
      generator.types.add(generator.type(i));
    }
    generator.addCalls();
    return new HierarchySpec(generator.types, generator.calls);
  }

  private TypeSpec type(int number) {
    boolean isInterface = random.nextInt(100) < 40;
    String name = packageName() + (isInterface ? "I" : "C") + number;
    List<String> classes = namesOf(false);
    boolean extendsOther = !isInterface && !classes.isEmpty() && random.nextInt(100) < 80;
    String superName = extendsOther ? any(classes) : "java/lang/Object";
    return new TypeSpec(name, isInterface, superName, interfaces(), methods(isInterface));
  }

  private String packageName() {
    return random.nextInt(100) < 60 ? "p/" : "q/";
  }

  private List<String> namesOf(boolean interfaces) {
    return types.stream()
        .filter(type -> type.isInterface() == interfaces)
        .map(TypeSpec::name)
        .toList();
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private List<String> interfaces() {
    List<String> chosen = new ArrayList<>();
    for (String candidate : namesOf(true)) {
      if (random.nextInt(100) < 45) {
        chosen.add(candidate);
      }
    }
    return chosen;
  }

  private List<TypeSpec.MethodSpec> methods(boolean isInterface) {
    List<TypeSpec.MethodSpec> methods = new ArrayList<>();
    for (String name : METHODS) {
      if (random.nextInt(100) < 60) {
        methods.add(new TypeSpec.MethodSpec(name, isInterface ? interfaceAccess() : classAccess()));
      }
    }
    return methods;
  }

  /** Methods of interfaces are public or private, and abstract ones public (JVMS 4.6). */
  private int interfaceAccess() {
    return switch (random.nextInt(10)) {
      case 0 -> Opcodes.ACC_PRIVATE;
      case 1 -> Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
      case 2, 3, 4, 5 -> Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT;
      default -> Opcodes.ACC_PUBLIC;
    };
  }

  private int classAccess() {
    int access = CLASS_ACCESS[random.nextInt(CLASS_ACCESS.length)];
    int kind = random.nextInt(100);
    if (kind < 8) {
      return access | Opcodes.ACC_STATIC;
    }
    boolean canBeAbstract = access != Opcodes.ACC_PRIVATE;
    return kind < 25 && canBeAbstract ? access | Opcodes.ACC_ABSTRACT : access;
  }

  private void addCalls() {
    HierarchySpec hierarchy = new HierarchySpec(types, List.of());
    for (TypeSpec type : types) {
      List<String> known =
          hierarchy.supertypes(type.name()).stream()
              .filter(name -> hierarchy.type(name).isPresent())
              .toList();
      for (int i = 0; i < 3; i++) {
        addCallOnThis(hierarchy, type, any(known));
      }
      addCall("p/Calls", dispatch(type), type);
      addCall("q/Calls", dispatch(type), type);
    }
  }

  private void addCallOnThis(HierarchySpec hierarchy, TypeSpec caller, String owner) {
    TypeSpec named = hierarchy.type(owner).orElseThrow();
    boolean canBeSpecial = !named.isInterface() || isDirect(caller, owner);
    boolean isSpecial = canBeSpecial && random.nextInt(100) < 60;
    addCall(caller.name(), isSpecial ? CallKind.SPECIAL : dispatch(named), named);
  }

  /** The verifier lets an invokespecial name an interface only if it is a direct one. */
  private static boolean isDirect(TypeSpec caller, String owner) {
    return caller.name().equals(owner) || caller.interfaces().contains(owner);
  }

  private static CallKind dispatch(TypeSpec owner) {
    return owner.isInterface() ? CallKind.INTERFACE : CallKind.VIRTUAL;
  }

  private void addCall(String caller, CallKind kind, TypeSpec owner) {
    // The verifier finds out about an invokespecial that lies, but not about the others.
    boolean lies = kind.isDispatched() && random.nextInt(100) < 3;
    CallKind told = !lies ? kind : owner.isInterface() ? CallKind.VIRTUAL : CallKind.INTERFACE;
    boolean ownerIsInterface = owner.isInterface() != lies;
    calls.add(
        new CallSpec(calls.size(), caller, told, owner.name(), ownerIsInterface, any(METHODS)));
  }
}
