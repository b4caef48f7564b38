package dev.photofinish.record.weave;

import dev.photofinish.trace.AddedCode;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;

/** Weaves one class: its methods, and room for the numbers of its objects. */
final class ClassWeaver extends ClassVisitor {

  private final ClassFacts facts;
  private final Rooms rooms;
  private final WovenFields fields;
  private final Calls calls;
  private final CertainCalls certain;
  private final Closures closures;
  private final Registry registry;
  private final Limits limits;
  private final int number;
  private final boolean isFocused;
  private int version;

  private ClassWeaver(
      ClassFacts facts,
      ClassFinder finder,
      Scope scope,
      Planner planner,
      Registry registry,
      Limits limits,
      int number,
      ClassVisitor to) {
    super(Opcodes.ASM9, to);
    this.facts = facts;
    this.rooms = new Rooms(finder, scope);
    this.fields = new WovenFields(finder, rooms, scope, registry);
    this.calls = new Calls(finder, scope, planner);
    this.certain = new CertainCalls(finder, scope);
    this.closures = new Closures(facts, registry);
    this.registry = registry;
    this.limits = limits;
    this.number = number;
    this.isFocused = scope.isFocused();
  }

  static byte[] weave(
      byte[] classFile, ClassFinder finder, Scope scope, Planner planner, Registry registry) {
    ClassFacts facts = ClassFacts.of(classFile);
    finder.add(facts);
    int number = registry.addClass(facts.name(), hash(classFile));
    Limits limits = new Limits();
    while (true) {
      ClassWriter to = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      new ClassReader(classFile)
          .accept(
              new ClassWeaver(facts, finder, scope, planner, registry, limits, number, to),
              ClassReader.EXPAND_FRAMES);
      try {
        return to.toByteArray();
      } catch (MethodTooLargeException e) {
        limits.tooLarge(new ClassFacts.MethodKey(e.getMethodName(), e.getDescriptor()), e);
      }
    }
  }

  private static long hash(byte[] classFile) {
    CRC32C sum = new CRC32C();
    sum.update(classFile);
    return sum.getValue();
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    this.version = version;
    super.visit(version, access, name, signature, superName, rooms.interfaces(facts, interfaces));
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    Limits.Extent extent = limits.of(new ClassFacts.MethodKey(name, descriptor));
    // The monitor is taken by the code of the method, so that the gate can be asked before.
    boolean takesOwn = registry.isGated() && extent != Limits.Extent.GAP;
    int kept = takesOwn ? access & ~Opcodes.ACC_SYNCHRONIZED : access;
    MethodVisitor to = super.visitMethod(kept, name, descriptor, signature, exceptions);
    if (to == null || (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
      return to;
    } else if (extent == Limits.Extent.GAP) {
      return new GapWeaver(to);
    }
    return new JSRInlinerAdapter(
        Opcodes.ASM9, null, access, name, descriptor, signature, exceptions) {
      @Override
      public void visitEnd() {
        super.visitEnd();
        int methodNumber = registry.addMethod(number, name, descriptor);
        WovenMethod method =
            new WovenMethod(
                versionOf(this), facts.name(), methodNumber, this, pathOf(name, extent));
        IndexMark.addTo(instructions);
        if (!method.isFocused()) {
          PathMarks.addTo(this, FrameAdapter.hasFrames(method.version()));
        }
        accept(new MethodWeaver(method, fields, calls, certain, closures, registry, to));
      }
    };
  }

  private WovenMethod.Path pathOf(String name, Limits.Extent extent) {
    if (isFocused) {
      return WovenMethod.Path.UNSEEN;
    } else if (AddedCode.is(name)) {
      return WovenMethod.Path.HIDDEN;
    }
    return extent == Limits.Extent.ALL ? WovenMethod.Path.TOLD : WovenMethod.Path.GAP;
  }

  /** Java 6 could do without frames; then a method counts as one of Java 5. */
  private int versionOf(MethodNode method) {
    boolean isWithout =
        (version & 0xffff) == Opcodes.V1_6
            && Arrays.stream(method.instructions.toArray()).noneMatch(FrameNode.class::isInstance);
    return isWithout ? Opcodes.V1_5 : version;
  }

  @Override
  public void visitEnd() {
    closures.writeTo(this);
    RoomWriter.addTo(cv, facts, rooms, registry);
    super.visitEnd();
  }
}
