package dev.photofinish.bench;

import java.io.IOException;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Parses all classes of a jar with ASM's tree API and nothing else: what scans are measured by. */
final class AsmTree {

  private AsmTree() {}

  public static void main(String[] args) throws IOException {
    int methods = 0;
    try (ZipFile zip = new ZipFile(args[0])) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (entry.getName().endsWith(".class")) {
          methods += parse(zip.getInputStream(entry).readAllBytes()).methods.size();
        }
      }
    }
    System.out.println(methods + " methods");
  }

  private static ClassNode parse(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.EXPAND_FRAMES);
    return node;
  }
}
