package dev.photofinish.predict;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.Program;
import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/** Whether the classes that ran are those that are given. */
final class ClassHashes {

  private static final int NAMED = 5;

  private ClassHashes() {}

  /**
   * Compares the class files that were recorded with the given ones; those that are not given are
   * not compared.
   */
  static void check(Run run, Program program) throws PredictException, IOException {
    List<String> different = new ArrayList<>();
    for (ClassInfo recorded : run.dictionary().classes()) {
      ClassModel given = program.find(ClassNames.toInternal(recorded.name()));
      if (recorded.hash() != 0 && !given.isMissing() && !given.isPlatform()) {
        if (hash(program.classFile(given)) != recorded.hash()) {
          different.add(recorded.name());
        }
      }
    }
    if (!different.isEmpty()) {
      throw new PredictException(text(run, different));
    }
  }

  private static long hash(byte[] classFile) {
    CRC32C sum = new CRC32C();
    sum.update(classFile);
    return sum.getValue();
  }

  private static String text(Run run, List<String> different) {
    int count = different.size();
    String named = String.join(", ", different.subList(0, Math.min(NAMED, count)));
    String more = count > NAMED ? " and " + (count - NAMED) + " more" : "";
    return "%s: recorded from other classes than given: %s%s differ%s;"
            .formatted(run.folder(), named, more, count == 1 ? "s" : "")
        + " record again, or give the classes that ran";
  }
}
