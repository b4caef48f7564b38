package dev.photofinish.bench;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * What it costs to read classes and build the body of every method, as a multiple of what reading
 * and ASM's tree parse of the same classes cost in the same JVM; and the same without the reading,
 * from memory. The two take turns, so that both are as warm. Single-threaded, CPU time of the
 * thread, the collector's threads not counted.
 */
final class IrBench {

  private static final int ROUNDS = 41;

  private IrBench() {}

  public static void main(String[] jars) throws IOException, BadInputException {
    List<Workload> workloads = new ArrayList<>();
    workloads.add(Workload.JavaBase.list());
    for (String jar : jars) {
      workloads.add(new Workload.Jar(Path.of(jar)));
    }
    for (Workload workload : workloads) {
      measure(workload);
    }
    System.out.printf(
        Locale.ROOT,
        "all in a heap of at most %d MB, bodies dropped after use%n",
        Runtime.getRuntime().maxMemory() >> 20);
    for (Workload workload : workloads) {
      measureInMemory(workload);
    }
  }

  private static void measure(Workload workload) throws IOException, BadInputException {
    Rounds rounds = new Rounds(ROUNDS);
    for (int round = 0; round < ROUNDS; round++) {
      rounds.peer(round, () -> workload.readAll(IrBench::parseTree));
      rounds.ours(
          round,
          () -> {
            try (Program program = workload.open()) {
              buildBodies(program, workload.classNames(program));
            }
          });
    }
    System.out.println(workload.name() + ", read and built: " + rounds.summary());
  }

  private static void measureInMemory(Workload workload) throws IOException, BadInputException {
    if (workload instanceof Workload.JavaBase) {
      return; // A program takes the platform's classes from the platform, never from memory.
    }
    Map<String, byte[]> files = new HashMap<>();
    workload.readAll(bytes -> files.put(new ClassReader(bytes).getClassName(), bytes));
    Rounds rounds = new Rounds(ROUNDS);
    for (int round = 0; round < ROUNDS; round++) {
      rounds.peer(round, () -> files.values().forEach(IrBench::parseTree));
      rounds.ours(
          round,
          () -> {
            try (Program program = Program.open(ProgramInputs.ofClasses(files))) {
              buildBodies(program, program.applicationNames());
            }
          });
    }
    System.out.println(workload.name() + ", from memory: " + rounds.summary());
  }

  private static void parseTree(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.EXPAND_FRAMES);
    if (node.name == null) {
      throw new IllegalStateException("a class without a name");
    }
  }

  private static void buildBodies(Program program, List<String> names) {
    long blocks = 0;
    for (String name : names) {
      for (Body body : program.find(name).bodies()) {
        blocks += body.blocks().size();
      }
    }
    if (blocks == 0 || !program.problems().isEmpty()) {
      throw new IllegalStateException(
          blocks + " blocks, " + program.problems().size() + " problems");
    }
  }
}
