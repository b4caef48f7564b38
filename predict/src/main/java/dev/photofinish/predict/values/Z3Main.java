package dev.photofinish.predict.values;

import com.microsoft.z3.Context;
import com.microsoft.z3.FuncDecl;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import com.microsoft.z3.Z3Exception;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The process that Z3 runs in, so that it can be ended at any time: Z3's own time limit is not
 * kept.
 *
 * <p>A question is a text of SMT-LIB, an answer is {@code sat} with a line for each constant,
 * {@code unsat}, or something else with the reason. Each is a length and so many bytes; before a
 * question is a byte that says whether it has nothing to do with the one before. The first answer
 * is {@code ready}, to no question. Depends on nothing but the JDK and Z3.
 */
final class Z3Main {

  static final String READY = "ready";
  static final String SAT = "sat";
  static final String UNSAT = "unsat";

  private Z3Main() {}

  public static void main(String[] arguments) throws IOException {
    InputStream questions = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
    OutputStream answers = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
    try (DataInputStream in = new DataInputStream(questions);
        DataOutputStream out = new DataOutputStream(answers)) {
      put(out, ready());
      in.readBoolean();
      while (true) {
        answer(in, out);
      }
    } catch (EOFException e) {
      // Whoever asked is gone or has no more questions.
    }
  }

  /**
   * Answers questions in one context up to one that wants a new one. Models are kept as long: they
   * are given back when memory is collected, and later answers must not depend on when that is.
   */
  private static void answer(DataInputStream in, DataOutputStream out) throws IOException {
    List<Model> models = new ArrayList<>();
    try (Context context = new Context()) {
      Solver solver = context.mkSimpleSolver();
      do {
        put(out, answer(solver, get(in), models));
      } while (!in.readBoolean());
    } finally {
      Reference.reachabilityFence(models);
    }
  }

  /** Loads the native library. */
  private static String ready() {
    try (Context context = new Context()) {
      context.mkTrue();
      return READY;
    } catch (LinkageError | RuntimeException e) {
      return "no native library: " + e;
    }
  }

  private static String answer(Solver solver, String question, List<Model> models) {
    try {
      solver.reset();
      solver.fromString(question);
      Status status = solver.check();
      if (status == Status.SATISFIABLE) {
        Model model = solver.getModel();
        models.add(model);
        return SAT + "\n" + text(model);
      }
      return status == Status.UNSATISFIABLE ? UNSAT : solver.getReasonUnknown();
    } catch (Z3Exception e) {
      return "Z3 failed: " + e.getMessage();
    }
  }

  private static String text(Model model) {
    StringBuilder text = new StringBuilder();
    for (FuncDecl<?> constant : model.getConstDecls()) {
      text.append(constant.getName()).append(' ').append(model.getConstInterp(constant));
      text.append('\n');
    }
    return text.toString();
  }

  static String get(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }

  static void put(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
    out.flush();
  }
}
