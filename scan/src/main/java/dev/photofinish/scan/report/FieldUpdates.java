package dev.photofinish.scan.report;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Dominators;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.Step;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * What the class that declares a field does with it anywhere: what mends two accesses is of no use
 * if a third needs more. Safe for many threads; a class is looked at once.
 */
final class FieldUpdates {

  private final Program program;
  private final ConcurrentMap<String, Map<String, Set<Use.Deed>>> classes =
      new ConcurrentHashMap<>();

  FieldUpdates(Program program) {
    this.program = program;
  }

  /** Whether a write of the field, other than a constructor's, is part of something. */
  boolean has(Step.Field field, Use.Deed deed) {
    return classes
        .computeIfAbsent(field.owner(), owner -> find(program.find(owner)))
        .getOrDefault(field.name(), Set.of())
        .contains(deed);
  }

  private static Map<String, Set<Use.Deed>> find(ClassModel owner) {
    Map<String, Set<Use.Deed>> found = new HashMap<>();
    for (MethodModel method : owner.methods()) {
      if (!method.isConstructor() && !method.isClassInitializer()) {
        method.body().ifPresent(body -> find(body, owner.name(), found));
      }
    }
    return found;
  }

  private static void find(Body body, String owner, Map<String, Set<Use.Deed>> found) {
    Dominators dominators = Dominators.of(body);
    for (Block block : body.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof FieldStore store && store.field().owner().equals(owner)) {
          found
              .computeIfAbsent(store.field().name(), name -> EnumSet.noneOf(Use.Deed.class))
              .add(new MemoryUse(body, dominators, store).deed(store));
        }
      }
    }
  }
}
