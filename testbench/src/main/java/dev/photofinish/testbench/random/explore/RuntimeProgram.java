package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.ClassCode;
import dev.photofinish.testbench.random.code.Instruction;
import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.code.ProgramCode;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Signature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The classes of a program, ready to be run. Used by one thread. */
final class RuntimeProgram {

  private final Map<String, RuntimeClass> byName = new HashMap<>();
  private final List<RuntimeClass> classes = new ArrayList<>();
  private final IdentityHashMap<Field, Integer> slots = new IdentityHashMap<>();
  private final Map<Integer, Signature> methodsByLine = new HashMap<>();
  private final RuntimeClass main;

  RuntimeProgram(ProgramCode program) {
    for (ClassCode code : program.classes()) {
      RuntimeClass made =
          new RuntimeClass(classes.size(), code, byName.get(code.tree().superName()));
      classes.add(made);
      byName.put(code.tree().name(), made);
      code.methods().forEach(this::noteLines);
    }
    this.main = require(program.mainClass());
  }

  private void noteLines(MethodCode method) {
    for (Instruction instruction : method.instructions()) {
      methodsByLine.put(instruction.line(), method.method().signature());
    }
  }

  /** What a line does, as a report tells it. */
  Access access(int line, boolean write) {
    Signature method = Objects.requireNonNull(methodsByLine.get(line));
    return new Access(method.owner(), method.name(), line, write);
  }

  RuntimeClass main() {
    return main;
  }

  List<RuntimeClass> classes() {
    return classes;
  }

  Optional<RuntimeClass> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  RuntimeClass require(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException("no class " + name));
  }

  /** Where a field lies in its objects, or in its class. */
  int slot(Field field) {
    return slots.computeIfAbsent(field, f -> require(f.owner()).slot(f));
  }
}
