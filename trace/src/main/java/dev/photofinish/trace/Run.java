package dev.photofinish.trace;

import dev.photofinish.trace.read.ExpandedEvents;
import dev.photofinish.trace.read.Merger;
import dev.photofinish.trace.read.StepIterator;
import dev.photofinish.trace.read.ThreadFile;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** One recorded process: what is intact of its files. Keeps no file open. */
public final class Run {

  private final Path folder;
  private final RunMeta meta;
  private final Dictionary dictionary;
  private final Map<Integer, ThreadFile> threads;
  private final List<String> problems;
  private final LongArrays arrays;

  Run(
      Path folder,
      RunMeta meta,
      Dictionary dictionary,
      Map<Integer, ThreadFile> threads,
      List<String> problems) {
    this(folder, meta, dictionary, threads, problems, new LongArrays());
  }

  private Run(
      Path folder,
      RunMeta meta,
      Dictionary dictionary,
      Map<Integer, ThreadFile> threads,
      List<String> problems,
      LongArrays arrays) {
    this.arrays = arrays;
    this.folder = folder;
    this.meta = meta;
    this.dictionary = dictionary;
    this.threads = threads;
    this.problems = List.copyOf(problems);
  }

  /** The name of its folder: {@code run-1}. */
  public String name() {
    return String.valueOf(folder.getFileName());
  }

  public Path folder() {
    return folder;
  }

  public RunMeta meta() {
    return meta;
  }

  public Dictionary dictionary() {
    return dictionary;
  }

  /** By number; those whose file is cut within its header are not there. */
  public List<TraceThread> threads() {
    return threads.values().stream().map(ThreadFile::thread).toList();
  }

  /** What is missing or damaged, one line each; a merge may find more. */
  public List<String> problems() {
    return problems;
  }

  /** How many events all threads have together, without those of their paths. */
  public long count() {
    return threads.values().stream().mapToLong(ThreadFile::count).sum();
  }

  /** The events of all threads in one order, without those of their paths. */
  public MergedEvents merged() {
    return merged(false);
  }

  /** The events of all threads in one order; their numbers count those of paths if they come. */
  public MergedEvents merged(boolean withPath) {
    MergedEvents merged = new Merger(List.copyOf(threads.values()), withPath);
    return arrays.isEmpty() ? merged : new ExpandedEvents(merged, arrays);
  }

  /**
   * The same run, in whose merged order the elements of long arrays are told one by one, as far as
   * they are used: all {@code INITIAL} events of an array in the place of its runs.
   *
   * @param used by its own merged order
   */
  public Run expanding(LongArrays used) {
    return new Run(folder, meta, dictionary, threads, problems, used);
  }

  /** All that a thread recorded, in its order. */
  public Iterator<Step> events(int thread) {
    return new StepIterator(file(thread));
  }

  /** The way that a thread took through its code. */
  public PathItems path(int thread) {
    return new PathItems(new PathReader(file(thread).pathBlocks()));
  }

  private ThreadFile file(int thread) {
    ThreadFile file = threads.get(thread);
    if (file == null) {
      throw new TraceException(folder + ": no thread " + thread);
    }
    return file;
  }
}
