package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Recording;
import dev.photofinish.record.runtime.gate.Gate;
import dev.photofinish.record.runtime.gate.ScheduledCode;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** The numbers of what woven code names: fields, sites, and classes as holders of static fields. */
final class Registry {

  private final Recording recording;

  /** In gate mode, what is told of all that is woven. */
  private final @Nullable ScheduledCode code;

  private final Map<String, Integer> fields = new ConcurrentHashMap<>();
  private final Map<String, Long> codes = new ConcurrentHashMap<>();
  private final Map<String, Long> classes = new ConcurrentHashMap<>();

  Registry(Recording recording) {
    this.recording = recording;
    Gate gate = recording.gate();
    this.code = gate == null ? null : gate.code();
  }

  /** Whether threads are held: then monitors are asked for before they are taken. */
  boolean isGated() {
    return code != null;
  }

  /** The program may ask for the states of threads from now on. */
  void watchStates() {
    recording.watchStates();
  }

  boolean watchesStates() {
    return recording.watchesStates();
  }

  int addClass(String internalName, long hash) {
    String name = internalName.replace('/', '.');
    int number = recording.addClass(name, hash);
    if (code != null) {
      code.addClass(number, name);
    }
    return number;
  }

  int addMethod(int classNumber, String name, String descriptor) {
    int number = recording.dictionary().addMethod(classNumber, name, descriptor);
    if (code != null) {
      code.addMethod(number, classNumber, name, descriptor);
    }
    return number;
  }

  int addSite(int method, int index, int line) {
    int number = recording.dictionary().addSite(method, index, line);
    if (code != null) {
      code.addSite(number, method, index);
    }
    return number;
  }

  /** The number of a field of the class that declares it. */
  int field(String owner, String name, String descriptor, int access) {
    return fields.computeIfAbsent(
        owner + "." + name + descriptor,
        none -> addField(owner.replace('/', '.'), name, descriptor, access));
  }

  private int addField(String owner, String name, String descriptor, int access) {
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    boolean isVolatile = (access & Opcodes.ACC_VOLATILE) != 0;
    int number = recording.dictionary().addField(owner, name, descriptor, isStatic, isVolatile);
    if (code != null) {
      code.addField(number, owner, name, descriptor);
    }
    return number;
  }

  /** The number of the code of a lambda expression or method reference. */
  long code(String method) {
    return codes.computeIfAbsent(method, none -> recording.nextNumber());
  }

  /** The object that stands for the static fields of a class. */
  long holder(String owner) {
    return classes.computeIfAbsent(owner, none -> recording.nextNumber());
  }
}
