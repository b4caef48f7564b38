package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Path;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** How much code a jar has: its classes, and the instructions of all their methods. */
record CodeSize(long classes, long bytecodes) {

  static CodeSize of(Path jar) throws IOException {
    long[] counts = new long[2];
    new Workload.Jar(jar)
        .readAll(
            classFile -> {
              counts[0]++;
              counts[1] += bytecodes(classFile);
            });
    return new CodeSize(counts[0], counts[1]);
  }

  private static long bytecodes(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    long count = 0;
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions) {
        // Labels have none.
        count += instruction.getOpcode() >= 0 ? 1 : 0;
      }
    }
    return count;
  }
}
