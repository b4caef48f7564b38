package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Recording;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.Opcodes;

/** The numbers of what woven code names: fields, sites, and classes as holders of static fields. */
final class Registry {

  private final Recording recording;
  private final Map<String, Integer> fields = new ConcurrentHashMap<>();
  private final Map<String, Long> codes = new ConcurrentHashMap<>();
  private final Map<String, Long> classes = new ConcurrentHashMap<>();

  Registry(Recording recording) {
    this.recording = recording;
  }

  int addClass(String internalName, long hash) {
    return recording.addClass(internalName.replace('/', '.'), hash);
  }

  int addMethod(int classNumber, String name, String descriptor) {
    return recording.dictionary().addMethod(classNumber, name, descriptor);
  }

  int addSite(int method, int index, int line) {
    return recording.dictionary().addSite(method, index, line);
  }

  /** The number of a field of the class that declares it. */
  int field(String owner, String name, String descriptor, int access) {
    return fields.computeIfAbsent(
        owner + "." + name + descriptor,
        none ->
            recording
                .dictionary()
                .addField(
                    owner.replace('/', '.'),
                    name,
                    descriptor,
                    (access & Opcodes.ACC_STATIC) != 0,
                    (access & Opcodes.ACC_VOLATILE) != 0));
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
