package dev.photofinish.testbench;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The accesses that the toy engine sees in class files. */
final class ToyProgram {

  private static final int CANNOT_RACE =
      Opcodes.ACC_FINAL | Opcodes.ACC_VOLATILE | Opcodes.ACC_SYNTHETIC;

  private final Map<String, ClassNode> classes = new TreeMap<>();

  ToyProgram(CompiledSources input) {
    for (byte[] bytes : input.classes().values()) {
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, 0);
      classes.put(node.name, node);
    }
  }

  /** The accesses in all methods that other code can call, lambdas included. */
  List<ToyAccess> accesses() {
    return classes.values().stream()
        .flatMap(owner -> owner.methods.stream().flatMap(method -> entryAccesses(owner, method)))
        .toList();
  }

  private Stream<ToyAccess> entryAccesses(ClassNode owner, MethodNode method) {
    boolean callable = (method.access & Opcodes.ACC_PRIVATE) == 0 || isLambda(method);
    boolean initializer = method.name.startsWith("<");
    return callable && !initializer && !isAccessor(method)
        ? accesses(owner, method).stream()
        : Stream.empty();
  }

  private static boolean isLambda(MethodNode method) {
    return (method.access & Opcodes.ACC_SYNTHETIC) != 0 && method.name.startsWith("lambda$");
  }

  /** Before release 11, classes reach the private fields of their neighbours through these. */
  private static boolean isAccessor(MethodNode method) {
    return (method.access & Opcodes.ACC_SYNTHETIC) != 0 && method.name.startsWith("access$");
  }

  private List<ToyAccess> accesses(ClassNode owner, MethodNode method) {
    List<ToyAccess> found = new ArrayList<>();
    int line = 0;
    int locks = (method.access & Opcodes.ACC_SYNCHRONIZED) != 0 ? 1 : 0;
    for (AbstractInsnNode instruction : method.instructions) {
      line = instruction instanceof LineNumberNode number ? number.line : line;
      locks = Math.max(0, locks + lockChange(instruction.getOpcode()));
      Frame site = new Frame(name(owner, method), file(owner), line);
      boolean locked = locks > 0;
      accessesOf(instruction).map(access -> access.at(site, locked)).forEach(found::add);
    }
    return found;
  }

  /** Good enough for javac's output, where the exit on exceptions follows the normal one. */
  private static int lockChange(int opcode) {
    return switch (opcode) {
      case Opcodes.MONITORENTER -> 1;
      case Opcodes.MONITOREXIT -> -1;
      default -> 0;
    };
  }

  private Stream<ToyAccess> accessesOf(AbstractInsnNode instruction) {
    if (instruction instanceof FieldInsnNode field) {
      return declaration(field).map(location -> access(location, field)).stream();
    }
    return instruction instanceof MethodInsnNode call ? accessorAccesses(call) : Stream.empty();
  }

  private static ToyAccess access(Location.OfField location, FieldInsnNode field) {
    boolean write = field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC;
    Frame unknown = new Frame(new MethodName("", "", List.of()), "", 0);
    return new ToyAccess(location, write ? AccessKind.WRITE : AccessKind.READ, unknown, false);
  }

  private Stream<ToyAccess> accessorAccesses(MethodInsnNode call) {
    return Optional.ofNullable(classes.get(call.owner)).stream()
        .flatMap(
            owner ->
                owner.methods.stream()
                    .filter(ToyProgram::isAccessor)
                    .filter(m -> m.name.equals(call.name) && m.desc.equals(call.desc))
                    .flatMap(accessor -> accesses(owner, accessor).stream()));
  }

  /** The field that an instruction names, if it is in the input and can race. */
  private Optional<Location.OfField> declaration(FieldInsnNode instruction) {
    ClassNode owner = classes.get(instruction.owner);
    while (owner != null) {
      for (FieldNode field : owner.fields) {
        if (field.name.equals(instruction.name)) {
          return Optional.of(new Location.OfField(className(owner), field.name))
              .filter(location -> (field.access & CANNOT_RACE) == 0);
        }
      }
      owner = classes.get(owner.superName);
    }
    return Optional.empty();
  }

  private static MethodName name(ClassNode owner, MethodNode method) {
    List<String> parameters =
        Stream.of(Type.getArgumentTypes(method.desc)).map(Type::getClassName).toList();
    return new MethodName(className(owner), method.name, parameters);
  }

  private static String className(ClassNode owner) {
    return owner.name.replace('/', '.');
  }

  private static String file(ClassNode owner) {
    String folder = owner.name.substring(0, owner.name.lastIndexOf('/') + 1);
    return owner.sourceFile == null ? "" : folder + owner.sourceFile;
  }
}
