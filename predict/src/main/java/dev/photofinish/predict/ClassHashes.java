package dev.photofinish.predict;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.Program;
import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32C;

/** Whether the classes that ran are those that are given. */
final class ClassHashes {

  private static final int NAMED = 5;

  private ClassHashes() {}

  /**
   * Compares the class files that were recorded with the given ones; those that are not given are
   * not compared, but some have to be.
   */
  static void check(List<Run> runs, Program program) throws PredictException, IOException {
    for (Run run : runs) {
      checkSame(run, program);
    }
    checkGiven(runs, program);
  }

  private static void checkGiven(List<Run> runs, Program program) throws PredictException {
    Set<String> recorded = new LinkedHashSet<>();
    for (Run run : runs) {
      for (ClassInfo info : run.dictionary().classes()) {
        if (info.hash() != 0) {
          recorded.add(info.name());
        }
      }
    }
    boolean isGiven = recorded.stream().anyMatch(name -> isGiven(name, program));
    if (!recorded.isEmpty() && !isGiven) {
      throw new PredictException(
          "%s: none of the classes that ran is given: %s; give them as inputs"
              .formatted(runs.get(0).folder(), named(List.copyOf(recorded))));
    }
  }

  /** Whether a class that ran is among the given ones, or one of the platform. */
  static boolean isGiven(String name, Program program) {
    return !program.find(ClassNames.toInternal(name)).isMissing();
  }

  private static void checkSame(Run run, Program program) throws PredictException, IOException {
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
    return "%s: recorded from other classes than given: %s differ%s;"
            .formatted(run.folder(), named(different), different.size() == 1 ? "s" : "")
        + " record again, or give the classes that ran";
  }

  /** The first names of a list. */
  static String named(List<String> names) {
    int count = names.size();
    String first = String.join(", ", names.subList(0, Math.min(NAMED, count)));
    return first + (count > NAMED ? " and " + (count - NAMED) + " more" : "");
  }
}
