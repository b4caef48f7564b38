package dev.photofinish.ir;

import dev.photofinish.ir.build.BodyReader;
import dev.photofinish.ir.build.ClassCode;
import dev.photofinish.ir.build.ClassFile;
import dev.photofinish.ir.build.TypePool;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A program: its classes, read when they are first asked for. Safe for many threads; several
 * programs live side by side.
 */
public final class Program implements Closeable {

  /** Java 25. */
  static final int NEWEST_VERSION = 69;

  private static final int MAGIC = 0xCAFEBABE;

  private final ProgramFiles files;
  private final TypePool types = new TypePool();
  private final Hierarchy hierarchy = new Hierarchy(this);
  private final MemberResolver members = new MemberResolver(this);
  private final CallResolver calls = new CallResolver(this);

  /**
   * Readers with their buffers, for whichever thread builds a body next. Not a thread-local: that
   * would hold the whole program for as long as the thread lives.
   */
  private final ConcurrentLinkedDeque<BodyReader> idleReaders = new ConcurrentLinkedDeque<>();

  private final ConcurrentMap<String, ClassModel> classes = new ConcurrentHashMap<>();
  private final ConcurrentSkipListSet<InputProblem> problems = new ConcurrentSkipListSet<>();

  private Program(ProgramInputs inputs) throws BadInputException {
    this.files = new ProgramFiles(inputs, problems::add);
  }

  /**
   * Opens the inputs and lists the classes in them.
   *
   * @throws BadInputException if one of those that are to be analysed cannot be used at all
   */
  public static Program open(ProgramInputs inputs) throws BadInputException {
    return new Program(inputs);
  }

  /** The names of the classes to be analysed, in the order of the inputs. */
  public List<String> applicationNames() {
    return files.applicationNames();
  }

  /** The version of the Java platform that the program runs on. */
  public int javaRelease() {
    return files.release();
  }

  /** The names of all classes of the platform; lists the whole JDK. */
  public List<String> platformNames() throws IOException {
    List<String> names = new ArrayList<>();
    for (var root : files.jdkRoots()) {
      names.addAll(root.classNames().toList());
    }
    return names;
  }

  public Hierarchy hierarchy() {
    return hierarchy;
  }

  /** Finds what references to members mean. */
  public MemberResolver members() {
    return members;
  }

  /** Sees through what compilers put between a call and its target. */
  public CallResolver calls() {
    return calls;
  }

  /** What was wrong with the inputs, as far as they have been read, in a fixed order. */
  public List<InputProblem> problems() {
    return List.copyOf(problems);
  }

  void report(InputProblem problem) {
    problems.add(problem);
  }

  /** The class with an internal name; a {@linkplain ClassModel#isMissing missing} one if none. */
  public ClassModel find(String internalName) {
    ClassModel known = classes.get(internalName);
    if (known != null) {
      return known;
    }
    ClassModel loaded = load(internalName);
    ClassModel first = classes.putIfAbsent(internalName, loaded);
    return first != null ? first : loaded;
  }

  private ClassModel load(String name) {
    try {
      ProgramFiles.Found found = name.startsWith("[") ? null : files.find(name);
      return found == null
          ? ClassModel.missing(this, name, "not on the class path")
          : parse(name, found);
    } catch (IOException e) {
      return unreadable(name, "", String.valueOf(e.getMessage()));
    }
  }

  private ClassModel parse(String name, ProgramFiles.Found found) {
    String wrong = wrongHeader(found.classFile());
    if (wrong != null) {
      return unreadable(name, found.origin(), wrong);
    }
    try {
      ClassModel model =
          ClassParser.parse(this, found.classFile(), found.origin(), found.role(), types);
      if (!model.name().equals(name)) {
        String declared = ClassNames.toBinary(model.name());
        return unreadable(name, found.origin(), "the class file declares " + declared);
      }
      return model;
    } catch (RuntimeException e) {
      // Malformed class files show in many ways: an unknown constant, an offset beyond the end.
      return unreadable(name, found.origin(), malformed(e));
    }
  }

  private static String malformed(RuntimeException e) {
    return e instanceof IndexOutOfBoundsException
        ? "malformed or cut short"
        : "malformed: " + e.getMessage();
  }

  private static @Nullable String wrongHeader(byte[] bytes) {
    if (bytes.length < 10 || intAt(bytes, 0) != MAGIC) {
      return "not a class file";
    }
    int version = intAt(bytes, 4) & 0xffff;
    return version <= NEWEST_VERSION
        ? null
        : String.format(
            "class file version %d (Java %d) is newer than Java %d, the newest that is known here",
            version, version - 44, NEWEST_VERSION - 44);
  }

  private static int intAt(byte[] bytes, int at) {
    return (bytes[at] & 0xff) << 24
        | (bytes[at + 1] & 0xff) << 16
        | (bytes[at + 2] & 0xff) << 8
        | (bytes[at + 3] & 0xff);
  }

  private ClassModel unreadable(String name, String origin, String reason) {
    report(new InputProblem(place(origin, name), reason, true));
    return ClassModel.missing(this, name, reason);
  }

  private static String place(String origin, String className) {
    return (origin.isEmpty() ? "" : origin + ": ") + ClassNames.toBinary(className);
  }

  /** The body of one method, or empty if its code is malformed. */
  Optional<Body> buildBody(MethodModel method) {
    BodySink sink = new BodySink();
    read(method.owner(), (reader, code) -> reader.read(method, code, sink));
    return sink.bodies.isEmpty() ? Optional.empty() : Optional.of(sink.bodies.get(0));
  }

  List<Body> buildBodies(ClassModel owner) {
    BodySink sink = new BodySink();
    read(owner, (reader, code) -> reader.readAll(owner, code, sink));
    owner.forgetClassFile();
    return sink.bodies;
  }

  References references(MethodModel method) {
    References[] found = {References.NONE};
    read(method.owner(), (reader, code) -> found[0] = reader.references(method, code));
    return found[0];
  }

  OptionalInt bytecodeOffset(MethodModel method, int index) {
    OptionalInt[] found = {OptionalInt.empty()};
    read(method.owner(), (reader, code) -> found[0] = reader.offset(method, code, index));
    return found[0];
  }

  private void read(ClassModel owner, BiConsumer<BodyReader, ClassCode> action) {
    if (owner.isMissing()) {
      return;
    }
    BodyReader idle = idleReaders.poll();
    BodyReader reader = idle != null ? idle : new BodyReader(types, hierarchy::join);
    try {
      action.accept(reader, code(owner));
      idleReaders.push(reader);
    } catch (IOException | RuntimeException e) {
      report(
          new InputProblem(
              place(owner.origin(), owner.name()), "its code cannot be read: " + e, true));
    }
  }

  /** The class file, read again if memory did not allow to keep it. */
  private ClassCode code(ClassModel owner) throws IOException {
    ClassCode kept = owner.kept();
    if (kept == null) {
      kept = new ClassCode(new ClassFile(classFile(owner), types));
      owner.keep(kept);
    }
    return kept;
  }

  /** The bytes of a class's class file, read anew. */
  public byte[] classFile(ClassModel owner) throws IOException {
    ProgramFiles.Found found = files.find(owner.name());
    if (found == null) {
      throw new IOException("the class file has gone");
    }
    return found.classFile();
  }

  /** Collects bodies and reports malformed code. */
  private final class BodySink implements BodyReader.Sink {
    private final List<Body> bodies = new ArrayList<>();

    @Override
    public void built(Body body) {
      body.method().cache(body);
      bodies.add(body);
    }

    @Override
    public void malformed(MethodModel method, String reason) {
      report(
          new InputProblem(
              place(method.owner().origin(), method.owner().name()) + "." + method.signature(),
              "malformed code: " + reason,
              true));
    }
  }

  @Override
  public void close() throws IOException {
    files.close();
  }
}
