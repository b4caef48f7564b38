package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.ClassCode;
import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A class of the program, ready to be run. */
final class RuntimeClass {

  private final int index;
  private final String name;
  private final @Nullable RuntimeClass superClass;
  private final boolean isThread;
  private final Map<String, MethodCode> methods = new HashMap<>();
  private final List<Field> fields = new ArrayList<>();
  private final List<Field> statics;
  private final List<RuntimeClass> chain = new ArrayList<>();

  RuntimeClass(int index, ClassCode code, @Nullable RuntimeClass superClass) {
    this.index = index;
    this.name = code.tree().name();
    this.superClass = superClass;
    this.statics = code.tree().fields().stream().filter(Field::isStatic).toList();
    this.isThread =
        code.tree().superName().equals(Library.THREAD)
            || (superClass != null && superClass.isThread);
    if (superClass != null) {
      methods.putAll(superClass.methods);
      fields.addAll(superClass.fields);
      chain.addAll(superClass.chain);
    }
    methods.remove(Signature.CLASS_INITIALISER);
    code.methods().forEach(method -> methods.put(method.method().signature().name(), method));
    code.tree().fields().stream().filter(field -> !field.isStatic()).forEach(fields::add);
    chain.add(this);
  }

  int index() {
    return index;
  }

  String name() {
    return name;
  }

  /** The fields of its objects, those of classes above first. */
  List<Field> fields() {
    return fields;
  }

  List<Field> statics() {
    return statics;
  }

  boolean isThread() {
    return isThread;
  }

  /** The class and those above it that belong to the program, from above. */
  List<RuntimeClass> chain() {
    return chain;
  }

  /** How many classes of the program it is made of. */
  int depth() {
    return chain.size();
  }

  Optional<MethodCode> method(String methodName) {
    return Optional.ofNullable(methods.get(methodName));
  }

  int instanceSize() {
    return fields.size();
  }

  int staticSize() {
    return statics.size();
  }

  int slot(Field field) {
    return field.isStatic() ? statics.indexOf(field) : fields.indexOf(field);
  }

  boolean isA(String className) {
    return name.equals(className) || (superClass != null && superClass.isA(className));
  }
}
