package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.OUTLETS;

import dev.photofinish.record.weave.Step.Shape;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.util.Formatter;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.stream.Stream;

/** What the platform's streams, readers and writers pass on, and what makes them do so. */
final class OutletCalls {

  private static final List<Class<?>> KINDS =
      List.of(
          InputStream.class,
          OutputStream.class,
          Reader.class,
          Writer.class,
          Scanner.class,
          Formatter.class);

  /** What keeps all that it is given. */
  private static final List<String> MEMORY =
      List.of("java.io.ByteArray", "java.io.CharArray", "java.io.String", "javax.swing.");

  /** What is made of nothing but a text, which is no name of a file. */
  private static final Set<LibraryCall> OF_TEXT =
      Set.of(
          constructor("java/util/Scanner", "(Ljava/lang/String;)V"),
          constructor("java/util/Formatter", "()V"),
          constructor("java/util/Formatter", "(Ljava/util/Locale;)V"));

  private static final String LOGGING = "java/util/logging/";

  private OutletCalls() {}

  private static LibraryCall constructor(String type, String descriptor) {
    return new LibraryCall(type, "<init>", descriptor, false);
  }

  /** Whether objects of a class of the platform pass on what they are given, or get it. */
  static boolean passOn(Class<?> type) {
    return KINDS.stream().anyMatch(kind -> kind.isAssignableFrom(type))
        && MEMORY.stream().noneMatch(type.getName()::startsWith)
        && Platform.has(type.getName());
  }

  /** Adds what is told of a call that makes a stream, or has logs written. */
  static CallPlan add(LibraryCall call, CallPlan plan) {
    if (isOfLogs(call)) {
      PlanBuilder told = PlanBuilder.of(call, plan).before(OUTLETS, "logging");
      return told.build(plan.handed());
    } else if (!call.isConstructor() || !isStream(call.type())) {
      return plan;
    }
    PlanBuilder told = PlanBuilder.of(call, plan);
    if (OF_TEXT.contains(call)) {
      told.after(OUTLETS, "made", Shape.RESULT, Step.NONE);
    }
    for (int i = 0; i < call.arguments().length; i++) {
      if (call.has(i)) {
        told.after(OUTLETS, "made", Shape.RESULT, i);
      }
    }
    return told.build(plan.handed());
  }

  /** By their names, as their classes may not be there to be asked. */
  private static boolean isStream(String type) {
    boolean isNamed =
        Stream.of("Stream", "Reader", "Writer", "Scanner", "Formatter").anyMatch(type::endsWith);
    return isNamed && Platform.has(type.replace('/', '.'));
  }

  /** Whether the program may have its own code called, or its own streams used, for logs. */
  private static boolean isOfLogs(LibraryCall call) {
    boolean isHandler = call.type().endsWith("Handler");
    return call.type().startsWith(LOGGING)
        && (call.isConstructor()
            ? (isHandler && !call.type().equals(LOGGING + "Handler"))
                || call.type().endsWith("Formatter")
            : isHandler && call.name().startsWith("set") && !call.name().equals("setLevel"));
  }
}
