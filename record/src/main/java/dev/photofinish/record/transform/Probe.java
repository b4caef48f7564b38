package dev.photofinish.record.transform;

import dev.photofinish.record.runtime.Numbered;
import dev.photofinish.trace.EventKind;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Asks a loader for our classes as code that it loads does: by a class that it is given. Those of
 * OSGi look at who asks, and answer others than their own classes in another way.
 */
final class Probe {

  /** Among what is not woven. */
  private static final String NAME = "dev/photofinish/record/agent/Probe";

  private static final String ASK = "ask";

  /** One of each package that woven code names. */
  private static final List<Class<?>> NAMED = List.of(Numbered.class, EventKind.class);

  private final Openings openings;

  /** Two threads may ask one loader at once. */
  private final AtomicInteger count = new AtomicInteger();

  Probe(Openings openings) {
    this.openings = openings;
  }

  /** Whether a loader finds our classes. */
  boolean finds(ClassLoader loader) {
    try {
      define(loader).getMethod(ASK).invoke(null);
      return true;
    } catch (ReflectiveOperationException | LinkageError e) {
      // However it says that it does not; that is told.
      return false;
    }
  }

  private Class<?> define(ClassLoader loader) throws ReflectiveOperationException {
    String name = NAME + count.incrementAndGet();
    byte[] file = file(name);
    try {
      return (Class<?>)
          openings.defineClass().invokeExact(loader, name.replace('/', '.'), file, 0, file.length);
    } catch (RuntimeException | Error | ReflectiveOperationException e) {
      throw e;
    } catch (Throwable e) {
      throw new ReflectiveOperationException(e);
    }
  }

  private static byte[] file(String name) {
    ClassWriter file = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC;
    file.visit(Opcodes.V17, access, name, null, "java/lang/Object", null);
    MethodVisitor ask = file.visitMethod(access | Opcodes.ACC_STATIC, ASK, "()V", null, null);
    ask.visitCode();
    for (Class<?> each : NAMED) {
      ask.visitLdcInsn(Type.getType(each));
      ask.visitInsn(Opcodes.POP);
    }
    ask.visitInsn(Opcodes.RETURN);
    ask.visitMaxs(0, 0);
    ask.visitEnd();
    file.visitEnd();
    return file.toByteArray();
  }
}
