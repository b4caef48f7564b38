package dev.photofinish.ir.build;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/** Reads methods' code from a class file and builds their bodies. */
public final class BodyReader {

  /** Takes bodies, and what is wrong with code that has none. */
  public interface Sink {
    void built(Body body);

    void malformed(MethodModel method, String reason);
  }

  private final TypePool pool;
  private final BodyBuilder builder;

  public BodyReader(TypePool pool, TypeJoin join) {
    this.pool = pool;
    this.builder = new BodyBuilder(pool, join);
  }

  /** Builds the bodies of the methods that are wanted. */
  public void read(ClassModel owner, byte[] classFile, Predicate<MethodModel> wanted, Sink sink) {
    ClassReader reader = new ClassReader(classFile);
    Methods methods = new Methods(owner, wanted, sink, false);
    reader.accept(methods, ClassReader.EXPAND_FRAMES);
    if (!methods.withSubroutines.isEmpty()) {
      reader.accept(new Methods(owner, methods.withSubroutines::contains, sink, true), 0);
    }
  }

  /** Chooses the methods to read; the class's own list has them in the class file's order. */
  private final class Methods extends ClassVisitor {
    private final ClassModel owner;
    private final Predicate<MethodModel> wanted;
    private final Sink sink;
    private final boolean inlineSubroutines;
    private final Set<MethodModel> withSubroutines = new HashSet<>();
    private int next;

    Methods(ClassModel owner, Predicate<MethodModel> wanted, Sink sink, boolean inlineSubroutines) {
      super(Opcodes.ASM9);
      this.owner = owner;
      this.wanted = wanted;
      this.sink = sink;
      this.inlineSubroutines = inlineSubroutines;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodModel method = owner.methods().get(next++);
      if (!method.hasCode() || !wanted.test(method)) {
        return null;
      }
      MethodVisitor collector = new Collector(method, sink, withSubroutines);
      return inlineSubroutines
          ? new JSRInlinerAdapter(collector, access, name, descriptor, signature, exceptions)
          : collector;
    }
  }

  /**
   * Reads one method's code and builds its body at the end. A method with subroutines, as compilers
   * wrote them until Java 5, is set aside: it is read again with copies in their places.
   */
  private final class Collector extends MethodVisitor {
    private final MethodModel method;
    private final Sink sink;
    private final Set<MethodModel> withSubroutines;

    Collector(MethodModel method, Sink sink, Set<MethodModel> withSubroutines) {
      super(Opcodes.ASM9);
      this.method = method;
      this.sink = sink;
      this.withSubroutines = withSubroutines;
    }

    @Override
    public void visitCode() {
      builder.code().clear();
      mv = new CodeCollector(builder.code(), pool);
    }

    @Override
    public void visitEnd() {
      if (builder.code().hasSubroutines) {
        withSubroutines.add(method);
        return;
      }
      try {
        sink.built(builder.build(method));
      } catch (MalformedCodeException e) {
        sink.malformed(method, String.valueOf(e.getMessage()));
      }
    }
  }
}
