package dev.photofinish.ir;

import dev.photofinish.ir.build.ClassCode;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * A class or interface. One that is nowhere to be found, or that cannot be read, is a value too: it
 * is {@linkplain #isMissing missing}, has no members, and no super class.
 */
public final class ClassModel {

  /** Why a class is part of the program. */
  enum Role {
    /** It is to be analysed. */
    APPLICATION,
    /** Others refer to it. */
    LIBRARY,
    /** It comes with Java. */
    PLATFORM
  }

  /**
   * The facts of the class file's header.
   *
   * @param access the access flags (JVMS table 4.1-B)
   * @param origin the input that holds the class, as a user would name it
   * @param role why the class is part of the program
   */
  record Header(
      String name,
      int access,
      int version,
      @Nullable String superName,
      List<String> interfaces,
      String origin,
      Role role) {

    Header {
      interfaces = List.copyOf(interfaces);
    }
  }

  /** Up to so many methods are searched faster than they are put into a map. */
  private static final int FEW = 8;

  private final Program program;
  private final Header header;
  private final @Nullable String missingBecause;

  // Filled by the parser before the class is published, and not changed afterwards.
  final List<FieldModel> fields = new ArrayList<>();
  final List<MethodModel> methods = new ArrayList<>();
  final List<AnnotationModel> annotations = new ArrayList<>();
  final List<String> permittedSubclasses = new ArrayList<>();
  @Nullable String sourceFile;
  @Nullable String outerClass;
  @Nullable String enclosingMethod;
  @Nullable Integer accessAsMember;

  /** Whether an attribute says so, as compilers before Java 5 did. */
  boolean isSynthetic;

  /** The class file, as long as memory allows: most classes are read twice in short time. */
  private volatile SoftReference<ClassCode> classFile = new SoftReference<>(null);

  /** The super classes, nearest first, once {@link Hierarchy} has found them. */
  volatile @Nullable List<ClassModel> superclasses;

  /** Made when one of many methods is first looked for. */
  private volatile @Nullable Map<String, List<MethodModel>> methodsByName;

  /** All super interfaces, once {@link Hierarchy} has found them. */
  volatile @Nullable List<ClassModel> superinterfaces;

  ClassModel(Program program, Header header) {
    this(program, header, null);
  }

  private ClassModel(Program program, Header header, @Nullable String missingBecause) {
    this.program = program;
    this.header = header;
    this.missingBecause = missingBecause;
  }

  /** The class that stands for one that cannot be had. */
  static ClassModel missing(Program program, String name, String because) {
    return new ClassModel(
        program, new Header(name, 0, 0, null, List.of(), "", Role.LIBRARY), because);
  }

  void keep(ClassCode code) {
    classFile = new SoftReference<>(code);
  }

  /** Gives memory back: after all bodies have been built, the class file is not needed again. */
  public void forgetClassFile() {
    classFile = new SoftReference<>(null);
  }

  @Nullable ClassCode kept() {
    return classFile.get();
  }

  public Program program() {
    return program;
  }

  /** The internal name. */
  public String name() {
    return header.name();
  }

  /** Whether there is no class file for it that can be read. */
  public boolean isMissing() {
    return missingBecause != null;
  }

  /** Why it is missing. */
  public Optional<String> missingBecause() {
    return Optional.ofNullable(missingBecause);
  }

  /** Whether it is among the classes to be analysed, and not only referred to by them. */
  public boolean isApplication() {
    return header.role() == Role.APPLICATION;
  }

  /** Whether it is part of the Java platform. */
  public boolean isPlatform() {
    return header.role() == Role.PLATFORM;
  }

  /** The input that holds it, as a user would name it; empty for a missing class. */
  public String origin() {
    return header.origin();
  }

  /**
   * The access flags (JVMS table 4.1-B). For a class inside another, those that the source gives it
   * (JVMS table 4.7.6-A): the header of a class file knows no private, protected or static.
   */
  public int access() {
    return accessAsMember == null
        ? header.access()
        : accessAsMember | (header.access() & ~Opcodes.ACC_PUBLIC);
  }

  /** The major version of the class file. */
  public int version() {
    return header.version();
  }

  public Optional<String> superName() {
    return Optional.ofNullable(header.superName());
  }

  /** The direct super interfaces. */
  public List<String> interfaces() {
    return header.interfaces();
  }

  public boolean isInterface() {
    return has(Opcodes.ACC_INTERFACE);
  }

  public boolean isAbstract() {
    return has(Opcodes.ACC_ABSTRACT);
  }

  public boolean isFinal() {
    return has(Opcodes.ACC_FINAL);
  }

  public boolean isEnum() {
    return has(Opcodes.ACC_ENUM);
  }

  public boolean isRecord() {
    return superName().filter("java/lang/Record"::equals).isPresent();
  }

  public boolean isSynthetic() {
    return isSynthetic || has(Opcodes.ACC_SYNTHETIC);
  }

  private boolean has(int flag) {
    return (header.access() & flag) != 0;
  }

  public List<FieldModel> fields() {
    return Collections.unmodifiableList(fields);
  }

  public List<MethodModel> methods() {
    return Collections.unmodifiableList(methods);
  }

  public List<AnnotationModel> annotations() {
    return Collections.unmodifiableList(annotations);
  }

  /** The classes that a sealed class permits. */
  public List<String> permittedSubclasses() {
    return Collections.unmodifiableList(permittedSubclasses);
  }

  /** The source file below its source root: {@code com/acme/Bank.java}. */
  public Optional<String> sourcePath() {
    if (sourceFile == null) {
      return Optional.empty();
    }
    String directory = ClassNames.packageOf(name());
    return Optional.of(directory.isEmpty() ? sourceFile : directory + "/" + sourceFile);
  }

  /** The class that encloses it, for members, local and anonymous classes. */
  public Optional<String> outerClass() {
    return Optional.ofNullable(outerClass);
  }

  /** The name of the method that encloses a local or anonymous class. */
  public Optional<String> enclosingMethod() {
    return Optional.ofNullable(enclosingMethod);
  }

  /** The method that this class itself declares with a name and descriptor. */
  public Optional<MethodModel> declaredMethod(String name, MethodDescriptor descriptor) {
    for (MethodModel method : methods.size() <= FEW ? methods : methodsNamed(name)) {
      if (method.name().equals(name) && method.descriptor().equals(descriptor)) {
        return Optional.of(method);
      }
    }
    return Optional.empty();
  }

  private List<MethodModel> methodsNamed(String name) {
    Map<String, List<MethodModel>> known = methodsByName;
    if (known == null) {
      known = new HashMap<>(2 * methods.size());
      for (MethodModel method : methods) {
        known.computeIfAbsent(method.name(), key -> new ArrayList<>(1)).add(method);
      }
      methodsByName = known;
    }
    return known.getOrDefault(name, List.of());
  }

  /** The field that this class itself declares with a name and type. */
  public Optional<FieldModel> declaredField(String name, JavaType type) {
    for (FieldModel field : fields) {
      if (field.name().equals(name) && field.type().equals(type)) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }

  /** The body of every method that has one, built in one pass over the class file. */
  public List<Body> bodies() {
    return program.buildBodies(this);
  }

  @Override
  public String toString() {
    return ClassNames.toBinary(name());
  }
}
