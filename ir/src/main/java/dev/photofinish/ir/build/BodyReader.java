package dev.photofinish.ir.build;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import java.util.List;
import java.util.function.Predicate;

/** Reads methods' code from a class file and builds their bodies. Each thread has its own. */
public final class BodyReader {

  /** Takes bodies, and what is wrong with code that has none. */
  public interface Sink {
    void built(Body body);

    void malformed(MethodModel method, String reason);
  }

  private final TypePool pool;
  private final Code code = new Code();
  private final BodyBuilder builder;

  public BodyReader(TypePool pool, TypeJoin join) {
    this.pool = pool;
    this.builder = new BodyBuilder(code, pool, join);
  }

  /** Builds the bodies of the methods that are wanted. */
  public void read(ClassModel owner, ClassCode source, Predicate<MethodModel> wanted, Sink sink) {
    synchronized (source) {
      List<MethodModel> methods = owner.methods();
      for (int i = 0; i < methods.size(); i++) {
        MethodModel method = methods.get(i);
        if (!method.hasCode() || !wanted.test(method)) {
          continue;
        }
        try {
          build(method, i, source, sink);
        } catch (RuntimeException e) {
          // Malformed code shows in many ways: an unknown constant, an offset beyond the file.
          sink.malformed(method, reason(e));
        }
      }
    }
  }

  private static String reason(RuntimeException e) {
    return e instanceof MalformedCodeException ? String.valueOf(e.getMessage()) : e.toString();
  }

  /**
   * Builds one body. A method with subroutines, as compilers wrote them until Java 5, is read from
   * a copy of the class in which copies stand in their places.
   */
  private void build(MethodModel method, int position, ClassCode source, Sink sink) {
    decode(position, source);
    if (code.hasSubroutines) {
      decode(0, Subroutines.inline(source, position, pool));
    }
    sink.built(builder.build(method));
  }

  private void decode(int position, ClassCode source) {
    int offset = source.codeOffset(position);
    if (offset == 0) {
      throw new MalformedCodeException("it has no code, but is neither abstract nor native");
    }
    new CodeDecoder(code, source).decode(offset);
  }
}
