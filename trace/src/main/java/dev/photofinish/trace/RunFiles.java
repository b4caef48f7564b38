package dev.photofinish.trace;

import dev.photofinish.trace.format.BlockFile;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * The files of a run as they were when it ended, by which is known later what is missing of them:
 * each with its length, and the dictionary with a sum, since another's names would be wrong ones.
 */
final class RunFiles {

  private static final int NAMED = 5;

  private final Map<String, String> ends = new HashMap<>();

  /** What a run has written down; it may be nothing. */
  RunFiles(List<String> words) {
    for (String word : words) {
      int space = word.indexOf(' ');
      ends.put(word.substring(0, Math.max(0, space)), word.substring(space + 1));
    }
  }

  /** What is to be written down of a run that is over. */
  static List<String> of(Path folder) throws IOException {
    List<String> words = new ArrayList<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(
            folder, "{" + RunFolder.DICTIONARY + "," + RunFolder.THREAD + "*}")) {
      for (Path file : files) {
        words.add(name(file) + " " + end(file));
      }
    }
    words.sort(null);
    return words;
  }

  private static String end(Path file) throws IOException {
    long size = Files.size(file);
    return name(file).equals(RunFolder.DICTIONARY) ? size + " " + sum(file) : "" + size;
  }

  private static String sum(Path file) throws IOException {
    CRC32C sum = new CRC32C();
    sum.update(Files.readAllBytes(file));
    return Long.toHexString(sum.getValue());
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  /** Notes which threads have no file any more. */
  void noteMissing(Path folder, List<String> problems) {
    List<String> missing =
        ends.keySet().stream()
            .filter(name -> name.startsWith(RunFolder.THREAD))
            .filter(name -> Files.notExists(folder.resolve(name)))
            .sorted()
            .toList();
    if (!missing.isEmpty()) {
      String named = String.join(", ", missing.subList(0, Math.min(NAMED, missing.size())));
      int more = missing.size() - NAMED;
      problems.add(folder + ": not there: " + named + (more > 0 ? " and " + more + " more" : ""));
    }
  }

  /** Notes whether a thread's file, of which no block is damaged, ends where it did not. */
  void noteLength(BlockFile file, List<String> problems) {
    String length = ends.get(name(file.path()));
    if (length != null && file.isWhole() && !length.equals("" + file.size())) {
      problems.add(
          "%s: has %d bytes, and had %s when the run ended"
              .formatted(file.path(), file.size(), length));
    }
  }

  /** Whether a dictionary, of which no block is damaged, is that of the run. */
  boolean isDictionary(BlockFile file) throws IOException {
    String end = ends.get(RunFolder.DICTIONARY);
    return end == null || !file.isWhole() || end.equals(end(file.path()));
  }
}
