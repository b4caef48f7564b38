package dev.photofinish.record.runtime;

import dev.photofinish.record.runtime.gate.Gate;
import dev.photofinish.record.runtime.gate.GatedThread;
import dev.photofinish.trace.BlockWriter;
import dev.photofinish.trace.DictionaryWriter;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunFolder;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Stripes;
import dev.photofinish.trace.TraceThread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * One run of a program as it is recorded: who records, and one thread that writes it down. Threads
 * of the program never write, and wait only if the writer is far behind.
 */
public final class Recording {

  /** In the place of a limit: there is none. */
  public static final long NO_LIMIT = Long.MAX_VALUE;

  /** So many bytes of chunks may wait to be written. */
  private static final long MOST_WAITING = 64L << 20;

  private static final long PATIENCE_NANOS = 2_000_000_000L;

  /** So often what threads have begun with is written. */
  private static final int MILLISECONDS = 200;

  private final RunFolder folder;
  private final DictionaryWriter dictionary;
  private final BlockWriter dictionaryFile;
  private final boolean isFocused;
  private final StripeLocks stripes = new StripeLocks(Stripes.COUNT, PATIENCE_NANOS);
  private final Stop stop = new Stop(stripes);
  private final long limit;
  private final ChunkPool pool;
  private final Clock clock = new Clock();
  private final AtomicLong lastNumber = new AtomicLong();
  private final Numbers objects = new Numbers(lastNumber);
  private final ContentsWords contents = new ContentsWords();
  private final Signals signals;
  private final Streams streams = new Streams();
  private final Kinds kinds = new Kinds();
  private final Handles handles = new Handles();
  private final Outlets outlets = new Outlets();
  private final Map<String, Integer> classes = new ConcurrentHashMap<>();

  private volatile boolean hasKnownBuilders;
  private volatile boolean watchesStates;
  private final ThreadFiles files;

  /** What of the program is not recorded, and why. */
  private final Queue<String> missed = new ConcurrentLinkedQueue<>();

  private final ProgramThreads threads;
  private final Writer writer;

  /** In gate mode, what holds the threads; the folder then has only their names. */
  private final @Nullable Gate gate;

  private Recording(RunFolder folder, boolean isFocused, long limit, @Nullable Gate gate)
      throws IOException {
    this.gate = gate;
    this.isFocused = isFocused;
    this.signals = new Signals(lastNumber, !isFocused);
    this.limit = limit;
    this.folder = folder;
    this.dictionaryFile = BlockWriter.append(folder.dictionary());
    this.dictionary = new DictionaryWriter(dictionaryFile);
    this.writer = new Writer(this::writeAll, this::giveUp, MILLISECONDS);
    Budget budget = new Budget(limit, stop);
    this.pool = new ChunkPool(MOST_WAITING, budget, writer::hurry);
    this.files = new ThreadFiles(folder, dictionary, clock, pool, budget, this::forget);
    this.threads = new ProgramThreads(this::newContext, files, new Orphans(signals), gate);
  }

  /** Begins to record into a new folder of a trace. */
  public static Recording begin(Path trace, RunMeta meta) throws IOException {
    return begin(trace, meta, NO_LIMIT, null);
  }

  /**
   * The same with a limit, or in gate mode.
   *
   * @param limit how many bytes are recorded at most
   * @param gate what holds the threads, if anything does
   */
  public static Recording begin(Path trace, RunMeta meta, long limit, @Nullable Gate gate)
      throws IOException {
    RunFolder folder = RunFolder.create(trace);
    folder.begin(meta);
    Recording recording = new Recording(folder, meta.launch().focus().isPresent(), limit, gate);
    recording.writer.start();
    return recording;
  }

  public DictionaryWriter dictionary() {
    return dictionary;
  }

  /** Where the run is written to. */
  public Path folder() {
    return folder.path();
  }

  /** Something of the program is not recorded, so that the run will not be complete. */
  public void miss(String what) {
    missed.add(what);
  }

  /** Has something done if the recording ends before the program does. */
  public void atEarlyEnd(Runnable deed) {
    stop.then(deed);
  }

  /** Whether nothing is recorded any more. */
  public boolean isOver() {
    return stop.hasBegun();
  }

  /**
   * Whether only some memory is looked at: then nobody knows when objects become known to others,
   * and each gets its number when it is first used for anything that is told.
   */
  public boolean isFocused() {
    return isFocused;
  }

  /** What holds the threads in gate mode. */
  public @Nullable Gate gate() {
    return gate;
  }

  Numbers objects() {
    return objects;
  }

  ContentsWords contents() {
    return contents;
  }

  Signals signals() {
    return signals;
  }

  Streams streams() {
    return streams;
  }

  Kinds kinds() {
    return kinds;
  }

  Outlets outlets() {
    return outlets;
  }

  Handles handles() {
    return handles;
  }

  /** Classes and fields are from now on what the weaver knows them to be. */
  public void use(Typing typing, Fields fields) {
    kinds.use(typing);
    handles.use(fields);
  }

  /** A number for an object or a class that nothing else has. */
  public long nextNumber() {
    return lastNumber.incrementAndGet();
  }

  /** The first of some numbers that nothing else has. */
  long nextNumbers(int count) {
    return lastNumber.getAndAdd(count) + 1;
  }

  /** The number of a class in the dictionary. */
  int classNumber(String name) {
    return classes.computeIfAbsent(name, none -> dictionary.addClass(name, 0));
  }

  /** The same of a class that is woven; the hash of its file is known. */
  public int addClass(String name, long hash) {
    int number = dictionary.addClass(name, hash);
    classes.put(name, number);
    return number;
  }

  ProgramThreads threads() {
    return threads;
  }

  /** What the current thread records with. */
  public Context context() {
    return threads.context();
  }

  private Context newContext(TraceThread thread, boolean isOurs, @Nullable GatedThread gated) {
    Stop itsStop = isOurs ? Stop.ofOwnThread(stripes) : stop;
    return new Context(this, thread, stripes, itsStop, pool, clock, gated);
  }

  /** Whether others than its thread know a builder of a text. */
  boolean hasKnownBuilders() {
    return hasKnownBuilders;
  }

  /** From here on. */
  void knowBuilders() {
    hasKnownBuilders = true;
  }

  /** Whether the program may ask for the states of threads. */
  public boolean watchesStates() {
    return watchesStates;
  }

  /** From here on. */
  public void watchStates() {
    watchesStates = true;
  }

  /** What a thread does next comes after all that it may know of. */
  void comeBehindAll(Context context) {
    threads.comeBehindAll(context);
  }

  /** The current thread is about to start another; only the first to do so can succeed. */
  public void fork(Thread child, int site) {
    threads.fork(child, site);
  }

  /** The current thread has seen that another is over. */
  public void join(Thread child, int site) {
    context().event(EventKind.JOIN, site, 0, 0, numberOf(child));
  }

  /** The number of a thread, which it has from now on. */
  public int numberOf(Thread thread) {
    return threads.numberOf(thread);
  }

  /** Ends the recording; what threads do from here on is lost, and holds none of them up. */
  public void end(RunEnd end) throws IOException, InterruptedException {
    if (gate != null) {
      gate.end();
    }
    files.endThoseThatAreOver();
    stop.now();
    writer.stop();
    files.abandon();
    dictionaryFile.close();
    whyItStopped().ifPresent(missed::add);
    if (!stripes.isExact()) {
      missed.add("a thread died inside of an access");
    }
    folder.end(missed.isEmpty() ? end : new RunEnd(false, String.join("; ", missed)));
  }

  /** Why the recording ended before the program did, if so. */
  private Optional<String> whyItStopped() {
    if (writer.failure().isPresent() || !stop.isEarly()) {
      return writer.failure();
    }
    return Optional.of(
        "recording stopped when the trace had %d MB; --limit sets another limit"
            .formatted(limit >> 20));
  }

  /** A thread is over, and all of it is written. */
  private void forget(int thread) {
    threads.forget(thread);
  }

  private void writeAll() throws IOException {
    files.write();
  }

  /** The program goes on without a trace. */
  private void giveUp() {
    try {
      stop.early();
    } finally {
      files.abandon();
    }
  }
}
