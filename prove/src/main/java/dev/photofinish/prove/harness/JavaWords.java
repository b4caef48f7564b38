package dev.photofinish.prove.harness;

import javax.lang.model.SourceVersion;

/** What Java allows as a name: other languages of the virtual machine allow more (JLS 3.8). */
final class JavaWords {

  private JavaWords() {}

  static boolean isName(String word) {
    return SourceVersion.isIdentifier(word) && !SourceVersion.isKeyword(word);
  }

  /** Whether all parts of a class's internal name are names. */
  static boolean isClassName(String internalName) {
    for (String part : internalName.split("/", -1)) {
      if (!isName(part)) {
        return false;
      }
    }
    return true;
  }
}
