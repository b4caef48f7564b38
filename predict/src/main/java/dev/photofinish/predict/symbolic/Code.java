package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.FieldInfo;
import dev.photofinish.trace.MethodInfo;
import dev.photofinish.trace.SiteInfo;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;

/** What the numbers of a trace mean in the program model. */
final class Code {

  private final Program program;
  private final Dictionary dictionary;
  private final Map<Integer, Method> methods = new HashMap<>();
  private final Map<Integer, Boolean> added = new HashMap<>();
  private final Map<FieldRef, Optional<FieldModel>> fields = new HashMap<>();
  private final Map<Integer, Optional<FieldModel>> members = new HashMap<>();
  private final Map<String, Boolean> sameClasses = new HashMap<>();
  private final Overrides overrides;

  /**
   * @param isAllWoven whether all classes are woven that are not the platform's or a tool's
   */
  Code(Program program, Dictionary dictionary, Numbers numbers, boolean isAllWoven) {
    this.program = program;
    this.dictionary = dictionary;
    this.overrides = new Overrides(this, dictionary.classes(), numbers, isAllWoven);
  }

  Program program() {
    return program;
  }

  /** Which methods calls can come to by the classes that were loaded. */
  Overrides overrides() {
    return overrides;
  }

  SiteInfo site(int number) {
    return dictionary
        .site(number)
        .orElseThrow(() -> new LostException("the trace does not name a place in the code"));
  }

  /** The method with a number in the dictionary. */
  Method method(int number) {
    Method known = methods.get(number);
    if (known == null) {
      known = find(number);
      methods.put(number, known);
    }
    return known;
  }

  private Method find(int number) {
    MethodInfo info = info(number);
    ClassModel owner = owner(info);
    String name = owner + "." + info.name();
    MethodModel model =
        declared(owner, info).orElseThrow(() -> new LostException(name + " is not in its class"));
    return new Method(
        number,
        model,
        model.body().orElseThrow(() -> new LostException(name + " has no code that can be read")));
  }

  /**
   * Whether a method with a number in the dictionary is not in the class as it was before it was
   * woven: the agent has added it, to call what a method reference names.
   */
  boolean isAdded(int number) {
    return added.computeIfAbsent(
        number, of -> declared(owner(info(number)), info(number)).isEmpty());
  }

  private MethodInfo info(int number) {
    return dictionary
        .method(number)
        .orElseThrow(() -> new LostException("the trace does not name a method"));
  }

  /** The class that a method was in. */
  private ClassModel owner(MethodInfo info) {
    ClassInfo of =
        dictionary
            .classOf(info.classNumber())
            .orElseThrow(() -> new LostException("the trace does not name a class"));
    ClassModel owner = program.find(of.name().replace('.', '/'));
    if (owner.isMissing() || !isSame(owner, of)) {
      throw new LostException(
          of.name()
              + (owner.isMissing()
                  ? " is not among the given classes"
                  : " is not the one that was recorded"));
    }
    return owner;
  }

  private static Optional<MethodModel> declared(ClassModel owner, MethodInfo info) {
    return owner.declaredMethod(info.name(), MethodDescriptor.of(info.descriptor()));
  }

  /** Whether a class is the one that ran, as far as that is told. */
  boolean isSame(ClassModel owner, ClassInfo recorded) {
    return recorded.hash() == 0
        || sameClasses.computeIfAbsent(owner.name(), name -> recorded.hash() == hashOfFile(owner));
  }

  private long hashOfFile(ClassModel owner) {
    try {
      CRC32C sum = new CRC32C();
      sum.update(program.classFile(owner));
      return sum.getValue();
    } catch (IOException e) {
      throw new LostException(owner + " cannot be read: " + e.getMessage());
    }
  }

  /** The field that an instruction names; empty if a class is missing. */
  Optional<FieldModel> field(FieldRef ref) {
    return fields.computeIfAbsent(ref, name -> program.members().resolve(name).found());
  }

  /** The field with a number in the dictionary. */
  Optional<FieldModel> member(int number) {
    return members.computeIfAbsent(number, this::findMember);
  }

  private Optional<FieldModel> findMember(int number) {
    return dictionary.field(number).flatMap(this::model);
  }

  private Optional<FieldModel> model(FieldInfo info) {
    return program.find(info.owner().replace('.', '/')).fields().stream()
        .filter(field -> field.name().equals(info.name()))
        .filter(field -> field.type().descriptor().equals(info.descriptor()))
        .findFirst();
  }

  /** The class with a number in the dictionary, as {@link Class#getName} has it. */
  Optional<String> className(long number) {
    return dictionary.classOf(number).map(ClassInfo::name);
  }
}
