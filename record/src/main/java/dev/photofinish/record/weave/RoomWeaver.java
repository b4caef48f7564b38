package dev.photofinish.record.weave;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Gives a class nothing but what the code of others relies on: room for the numbers of its objects.
 * That is for classes whose methods cannot be woven, and for those that are not recorded any more.
 */
final class RoomWeaver extends ClassVisitor {

  private final ClassFacts facts;
  private final Rooms rooms;
  private final Registry registry;
  private final Optional<Closures> closures;

  private RoomWeaver(
      ClassFacts facts,
      Rooms rooms,
      Registry registry,
      Optional<Closures> closures,
      ClassVisitor to) {
    super(Opcodes.ASM9, to);
    this.facts = facts;
    this.rooms = rooms;
    this.registry = registry;
    this.closures = closures;
  }

  /** For a class that was not woven. */
  static byte[] weave(byte[] classFile, ClassFinder finder, Scope scope, Registry registry) {
    return weave(classFile, finder, scope, registry, facts -> Optional.empty());
  }

  /** For a class that was woven: what it has is there, so that it can take the other's place. */
  static byte[] unweave(byte[] classFile, ClassFinder finder, Scope scope, Registry registry) {
    return weave(
        classFile, finder, scope, registry, facts -> Optional.of(new Closures(facts, registry)));
  }

  private static byte[] weave(
      byte[] classFile,
      ClassFinder finder,
      Scope scope,
      Registry registry,
      Function<ClassFacts, Optional<Closures>> closures) {
    ClassFacts facts = ClassFacts.of(classFile);
    finder.add(facts);
    ClassReader reader = new ClassReader(classFile);
    // Methods that are there are copied as they are, whatever could not be done to them.
    ClassWriter to = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(
        new RoomWeaver(facts, new Rooms(finder, scope), registry, closures.apply(facts), to), 0);
    return to.toByteArray();
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    super.visit(version, access, name, signature, superName, rooms.interfaces(facts, interfaces));
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor to = super.visitMethod(access, name, descriptor, signature, exceptions);
    return to == null || closures.isEmpty() ? to : redirecting(to, name, closures.get());
  }

  private static MethodVisitor redirecting(MethodVisitor to, String method, Closures closures) {
    return new MethodVisitor(Opcodes.ASM9, to) {
      private int line;

      @Override
      public void visitLineNumber(int number, Label start) {
        line = number;
        super.visitLineNumber(number, start);
      }

      @Override
      public void visitInvokeDynamicInsn(
          String name, String descriptor, Handle bootstrap, Object... arguments) {
        boolean isMade = Closures.isMadeBy(bootstrap, arguments);
        super.visitInvokeDynamicInsn(
            name,
            descriptor,
            bootstrap,
            isMade ? closures.redirect(descriptor, bootstrap, arguments, method, line) : arguments);
      }
    };
  }

  @Override
  public void visitEnd() {
    closures.ifPresent(added -> added.writeTo(this));
    RoomWriter.addTo(cv, facts, rooms, registry);
    super.visitEnd();
  }
}
