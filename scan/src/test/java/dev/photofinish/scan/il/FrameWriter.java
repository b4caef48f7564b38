package dev.photofinish.scan.il;

import org.objectweb.asm.ClassWriter;

/** Computes stack map frames without loading the class that is being written. */
final class FrameWriter extends ClassWriter {

  FrameWriter() {
    super(COMPUTE_FRAMES);
  }

  @Override
  protected String getCommonSuperClass(String one, String other) {
    return "java/lang/Object";
  }
}
