package dev.photofinish.cli.command;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.BodyPrinter;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.HeldLocks;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.LockOperations;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The bodies of a class as text. */
final class BodyListing {

  private final Program program;
  private final boolean locks;

  BodyListing(Program program, boolean locks) {
    this.program = program;
    this.locks = locks;
  }

  /** The bodies of a class's methods, or of those with a name or signature. */
  String print(String className, Optional<String> method) {
    ClassModel model = program.find(ClassNames.toInternal(className));
    if (model.isMissing()) {
      throw new BadUsage(className + ": " + model.missingBecause().orElse("not found"));
    }
    List<MethodModel> methods =
        model.methods().stream().filter(m -> method.isEmpty() || isNamed(m, method.get())).toList();
    if (methods.isEmpty() && method.isPresent()) {
      throw new BadUsage(className + " has no method " + method.get());
    }
    return methods.stream().map(this::print).collect(Collectors.joining("\n"));
  }

  private static boolean isNamed(MethodModel method, String name) {
    return method.name().equals(name) || method.signature().equals(name.replace(" ", ""));
  }

  private String print(MethodModel method) {
    if (!method.hasCode()) {
      return (method.isNative() ? "native " : "abstract ") + method + "\n";
    }
    return method.body().map(this::print).orElse(method + ": malformed\n");
  }

  private String print(Body body) {
    if (!locks) {
      return BodyPrinter.print(body);
    }
    IdentityHashMap<Instruction, String> held = heldLocks(body);
    return BodyPrinter.print(body, instruction -> held.getOrDefault(instruction, ""));
  }

  private IdentityHashMap<Instruction, String> heldLocks(Body body) {
    HeldLocks found = HeldLocks.of(body, LockOperations.monitorsAndLocks(program.hierarchy()));
    IdentityHashMap<Instruction, String> remarks = new IdentityHashMap<>();
    for (Block block : body.blocks()) {
      for (int i = 0; i < block.instructions().size(); i++) {
        List<HeldLocks.Held> held = found.before(block, i);
        if (!held.isEmpty()) {
          remarks.put(block.instructions().get(i), remark(held));
        }
      }
    }
    return remarks;
  }

  private static String remark(List<HeldLocks.Held> held) {
    return held.stream().map(HeldLocks.Held::lock).collect(Collectors.joining(", ", "holds ", ""));
  }
}
