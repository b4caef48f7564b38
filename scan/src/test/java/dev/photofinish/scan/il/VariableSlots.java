package dev.photofinish.scan.il;

import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The variables of a method that is being written: a slot for each name, and from where it lives.
 */
final class VariableSlots {

  private record Variable(int slot, Label start) {}

  private final MethodVisitor code;
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private int next;

  VariableSlots(MethodVisitor code) {
    this.code = code;
  }

  /** A variable that has a value from here on. */
  void declare(String name) {
    if (!variables.containsKey(name)) {
      variables.put(name, new Variable(unnamed(), here()));
    }
  }

  /** A slot for a value that the source does not name. */
  int unnamed() {
    return next++;
  }

  void load(String name) {
    code.visitVarInsn(Opcodes.ALOAD, slot(name));
  }

  void store(String name) {
    boolean isNew = !variables.containsKey(name);
    int slot = isNew ? unnamed() : slot(name);
    code.visitVarInsn(Opcodes.ASTORE, slot);
    if (isNew) {
      variables.put(name, new Variable(slot, here()));
    }
  }

  /** Writes the names down, at the end of the method. */
  void describe() {
    Label end = here();
    variables.forEach(
        (name, variable) ->
            code.visitLocalVariable(
                name, ClassEmitter.TYPE, null, variable.start(), end, variable.slot()));
  }

  private int slot(String name) {
    Variable variable = variables.get(name);
    if (variable == null) {
      throw new IllegalStateException(name + " has no value yet");
    }
    return variable.slot();
  }

  private Label here() {
    Label label = new Label();
    code.visitLabel(label);
    return label;
  }
}
