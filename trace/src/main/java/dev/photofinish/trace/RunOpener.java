package dev.photofinish.trace;

import dev.photofinish.trace.format.Block;
import dev.photofinish.trace.format.BlockFile;
import dev.photofinish.trace.format.BlockLayout;
import dev.photofinish.trace.format.BlockScanner;
import dev.photofinish.trace.format.ByteReader;
import dev.photofinish.trace.format.MalformedException;
import dev.photofinish.trace.read.DictionaryReader;
import dev.photofinish.trace.read.ThreadFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Looks through the folder of one run for what can be read, and notes what cannot. */
final class RunOpener {

  private static final String THREAD = RunFolder.THREAD + "(0|[1-9][0-9]{0,8})";

  private final Path folder;
  private final List<String> problems = new ArrayList<>();

  RunOpener(Path folder) {
    this.folder = folder;
  }

  Run open() {
    try {
      MetaReader reader = new MetaReader(folder, problems);
      RunMeta meta = reader.read();
      RunFiles files = reader.files();
      files.noteMissing(folder, problems);
      return new Run(folder, meta, dictionary(files), threads(files), problems);
    } catch (IOException e) {
      throw new TraceException(folder + ": cannot be read: " + e.getMessage(), e);
    }
  }

  private Dictionary dictionary(RunFiles files) throws IOException {
    DictionaryReader reader = new DictionaryReader();
    Path path = folder.resolve(RunFolder.DICTIONARY);
    if (!Files.exists(path)) {
      problems.add(path + ": not there");
      return reader.dictionary();
    }
    BlockFile file = scan(path);
    if (!files.isDictionary(file)) {
      problems.add(path + ": is not that of the run, or not all of it, and is left out");
      return reader.dictionary();
    }
    try {
      for (Block block : file.blocks(BlockLayout.DICTIONARY)) {
        reader.read(file.read(block));
      }
    } catch (MalformedException e) {
      problems.add(path + ": " + e.getMessage());
    }
    return reader.dictionary();
  }

  private BlockFile scan(Path path) throws IOException {
    BlockFile file = BlockScanner.scan(path);
    if (!file.isWhole()) {
      problems.add(
          "%s: cut or damaged at byte %d: the last %d bytes are left out"
              .formatted(path, file.intact(), file.size() - file.intact()));
    }
    return file;
  }

  private Map<Integer, ThreadFile> threads(RunFiles files) throws IOException {
    Map<Integer, ThreadFile> threads = new TreeMap<>();
    for (Path path : threadPaths()) {
      BlockFile blocks = scan(path);
      files.noteLength(blocks, problems);
      Optional<ThreadFile> file = thread(blocks);
      file.ifPresentOrElse(
          known -> threads.put(known.thread().number(), known),
          () -> problems.add(path + ": has no header, and is left out"));
    }
    return threads;
  }

  private List<Path> threadPaths() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> String.valueOf(entry.getFileName()).matches(THREAD))
          .sorted()
          .toList();
    }
  }

  private static Optional<ThreadFile> thread(BlockFile file) throws IOException {
    if (file.blocks().isEmpty() || file.blocks().get(0).type() != BlockLayout.THREAD) {
      return Optional.empty();
    }
    try {
      ByteReader in = new ByteReader(file.read(file.blocks().get(0)));
      int number = in.smallNumber();
      String name = in.text();
      int parent = in.smallNumber() - 1;
      return Optional.of(
          new ThreadFile(new TraceThread(number, name, parent, in.next() != 0), file));
    } catch (MalformedException e) {
      return Optional.empty();
    }
  }
}
