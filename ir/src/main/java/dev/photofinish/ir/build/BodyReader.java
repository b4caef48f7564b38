package dev.photofinish.ir.build;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.References;
import java.util.OptionalInt;

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

  /** Builds the bodies of all methods of a class. */
  public void readAll(ClassModel owner, ClassCode source, Sink sink) {
    for (MethodModel method : owner.methods()) {
      read(method, source, sink);
    }
  }

  /** Builds the body of a method, if it has one. */
  public void read(MethodModel method, ClassCode source, Sink sink) {
    if (!method.hasCode()) {
      return;
    }
    synchronized (source) {
      try {
        build(method, source, sink);
      } catch (RuntimeException e) {
        // Malformed code shows in many ways: an unknown constant, an offset beyond the file.
        sink.malformed(method, reason(e));
      }
    }
  }

  /** What a method's code refers to; nothing if it is malformed: building its body says so. */
  public References references(MethodModel method, ClassCode source) {
    if (!method.hasCode()) {
      return References.NONE;
    }
    synchronized (source) {
      try {
        decoder(source).decodeInstructions(codeOffset(method.position(), source));
        return ReferenceReader.read(code, pool);
      } catch (RuntimeException e) {
        return References.NONE;
      }
    }
  }

  /**
   * The offset of an instruction. Where a body was read from a copy without subroutines, the
   * numbers are the copy's: the class file has no offsets for them.
   */
  public OptionalInt offset(MethodModel method, ClassCode source, int index) {
    if (!method.hasCode()) {
      return OptionalInt.empty();
    }
    synchronized (source) {
      try {
        decode(method.position(), source);
        return code.hasSubroutines ? OptionalInt.empty() : code.offsetOf(index);
      } catch (RuntimeException e) {
        return OptionalInt.empty(); // Malformed code has no body, so nobody has its numbers.
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
  private void build(MethodModel method, ClassCode source, Sink sink) {
    decode(method.position(), source);
    if (code.hasSubroutines) {
      decode(0, Subroutines.inline(source, method.position(), pool));
    }
    sink.built(builder.build(method));
  }

  private void decode(int position, ClassCode source) {
    decoder(source).decode(codeOffset(position, source));
  }

  private CodeDecoder decoder(ClassCode source) {
    return new CodeDecoder(code, source);
  }

  private static int codeOffset(int position, ClassCode source) {
    int offset = source.codeOffset(position);
    if (offset == 0) {
      throw new MalformedCodeException("it has no code, but is neither abstract nor native");
    }
    return offset;
  }
}
