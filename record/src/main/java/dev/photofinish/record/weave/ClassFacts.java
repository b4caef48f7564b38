package dev.photofinish.record.weave;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the weaver has to know of a class without loading it.
 *
 * @param fields the access flags of its fields, in their order
 * @param methods the access flags of its methods
 * @param stopped those of its methods that declare that their threads may be interrupted
 */
record ClassFacts(
    String name,
    @Nullable String superName,
    List<String> interfaces,
    int access,
    Map<FieldKey, Integer> fields,
    Map<MethodKey, Integer> methods,
    Set<MethodKey> stopped) {

  private static final String INTERRUPT = "java/lang/InterruptedException";

  /** What a field is found by. */
  record FieldKey(String name, String descriptor) {}

  /** What a method is found by. */
  record MethodKey(String name, String descriptor) {}

  static ClassFacts of(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    Map<FieldKey, Integer> fields = new LinkedHashMap<>();
    Map<MethodKey, Integer> methods = new HashMap<>();
    Set<MethodKey> stopped = new HashSet<>();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public @Nullable FieldVisitor visitField(
              int access,
              String name,
              String descriptor,
              @Nullable String signature,
              @Nullable Object value) {
            fields.put(new FieldKey(name, descriptor), access);
            return null;
          }

          @Override
          public @Nullable MethodVisitor visitMethod(
              int access,
              String name,
              String descriptor,
              @Nullable String signature,
              String @Nullable [] exceptions) {
            MethodKey method = new MethodKey(name, descriptor);
            methods.put(method, access);
            if (exceptions != null && List.of(exceptions).contains(INTERRUPT)) {
              stopped.add(method);
            }
            return null;
          }
        },
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return new ClassFacts(
        reader.getClassName(),
        reader.getSuperName(),
        List.of(reader.getInterfaces()),
        reader.getAccess(),
        fields,
        methods,
        stopped);
  }

  boolean isInterface() {
    return (access & Opcodes.ACC_INTERFACE) != 0;
  }
}
