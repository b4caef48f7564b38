package dev.photofinish.cli.predict;

import dev.photofinish.cli.CliRun;
import dev.photofinish.cli.CliRun.Outcome;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.TraceThread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/** A small program with a trace of it, in which each stage finds one race. */
final class RecordedAccount {

  static final String NAME = "demo.Account";

  private static final String TEXT =
      """
      package demo;

      public class Account extends Thread {
        private final Object lock = new Object();
        private long balance;
        private boolean open;
        private int limit;
        private String note;

        void deposit(long amount) {
          balance += amount; // read, deposit
          synchronized (lock) { // take, give
            open = true; // open
          }
        }

        void raise() {
          synchronized (lock) { // take2, give2
            open = true; // open2
          }
          limit = 2; // raise
        }

        void rename() {
          note = null; // rename
        }

        @Override
        public void run() {
          String known = note; // note
          synchronized (lock) { // take3, give3
            limit = 1; // lower
            open = false; // close
          }
          System.out.println(balance + known); // print
        }

        public static void main(String[] args) {
          Account account = new Account();
          account.start(); // start
          account.rename();
          account.deposit(50);
          account.raise();
        }
      }
      """;

  private static final Pattern DURATION = Pattern.compile(" in [0-9.]+ m?s\\.");
  private static final Pattern MILLISECONDS = Pattern.compile("\"milliseconds\" ?: ?[0-9]+");

  private static final long LOCK = 6;
  private static final long ACCOUNT = 5;
  private static final int MAIN = 0;
  private static final int WORKER = 1;

  private final Path folder;
  private final Map<String, Integer> sites = new HashMap<>();

  private RecordedAccount(Path folder) {
    this.folder = folder;
  }

  static RecordedAccount compile(Path folder) throws IOException {
    RecordedAccount account = new RecordedAccount(folder);
    account.compile(TEXT);
    Files.createDirectories(folder.resolve("source/demo"));
    Files.writeString(folder.resolve("source/demo/Account.java"), TEXT);
    return account;
  }

  void compile(String text) throws IOException {
    Files.createDirectories(classes());
    SourceCompiler.standard().compile(SourceFile.of("demo/Account.java", text)).writeTo(classes());
  }

  static String text() {
    return TEXT;
  }

  Path classes() {
    return folder.resolve("classes");
  }

  Path trace() {
    return folder.resolve("trace");
  }

  /** Writes the run into the trace. */
  RecordedAccount record() throws IOException {
    trace(classHash()).end();
    return this;
  }

  /** A run of which the end was not written. */
  RecordedAccount recordCut() throws IOException {
    trace(classHash()).cut();
    return this;
  }

  /** A run in which one thread writes, and another when that one has been joined. */
  void recordOneAfterTheOther() throws IOException {
    HandmadeTrace trace = new HandmadeTrace(trace(), "java -cp classes demo.Account");
    int account = trace.names().addClass(NAME, classHash());
    int limit = field(trace, "limit", "I");
    addSites(trace, account);
    trace.put(MAIN, EventKind.BEGIN, 0, 0);
    for (int worker = 1; worker <= 2; worker++) {
      trace.thread(worker, "worker " + worker, MAIN);
      trace.fork(MAIN, site("start"), worker);
      trace.put(worker, EventKind.BEGIN, 0, 0);
      trace.put(worker, EventKind.WRITE, site("lower"), ACCOUNT, limit, worker);
      trace.put(worker, EventKind.END, 0, 0);
      trace.put(MAIN, EventKind.JOIN, site("start"), 0, 0, worker);
    }
    trace.put(MAIN, EventKind.END, 0, 0);
    trace.end();
  }

  Outcome predict(String... more) {
    List<String> words = new ArrayList<>(List.of("predict", classes().toString()));
    words.addAll(List.of("--trace", trace().toString()));
    words.addAll(List.of("--source", folder.resolve("source").toString()));
    words.addAll(List.of(more));
    return new CliRun(Path.of("").toAbsolutePath()).run(words.toArray(String[]::new));
  }

  /** What a run printed, without what depends on the clock. */
  static String timeless(String text) {
    String out = DURATION.matcher(text).replaceAll(" in no time.");
    return MILLISECONDS.matcher(out).replaceAll("\"milliseconds\": 0");
  }

  private long classHash() throws IOException {
    CRC32C sum = new CRC32C();
    sum.update(Files.readAllBytes(classes().resolve("demo/Account.class")));
    return sum.getValue();
  }

  private HandmadeTrace trace(long hash) throws IOException {
    HandmadeTrace trace = new HandmadeTrace(trace(), "java -cp classes demo.Account");
    trace.thread(WORKER, "worker", 0).thread(MAIN, "main", TraceThread.NO_PARENT);
    int account = trace.names().addClass(NAME, hash);
    int object = trace.names().addClass("java.lang.Object", 0);
    int lock = field(trace, "lock", "Ljava/lang/Object;");
    int balance = field(trace, "balance", "J");
    int open = field(trace, "open", "Z");
    int limit = field(trace, "limit", "I");
    int note = field(trace, "note", "Ljava/lang/String;");
    addSites(trace, account);
    trace.put(MAIN, EventKind.BEGIN, 0, 0);
    trace.put(MAIN, EventKind.NEW, 0, LOCK, 0, object);
    trace.put(MAIN, EventKind.NEW, 0, ACCOUNT, 0, account);
    trace.put(MAIN, EventKind.INITIAL, 0, ACCOUNT, lock, LOCK);
    trace.fork(MAIN, site("start"), WORKER);
    trace.put(MAIN, EventKind.WRITE, site("rename"), ACCOUNT, note, 0);
    trace.put(MAIN, EventKind.READ, site("read"), ACCOUNT, balance, 0);
    trace.put(MAIN, EventKind.WRITE, site("deposit"), ACCOUNT, balance, 50);
    trace.put(MAIN, EventKind.ACQUIRE, site("take"), LOCK);
    trace.put(MAIN, EventKind.WRITE, site("open"), ACCOUNT, open, 1);
    trace.put(MAIN, EventKind.RELEASE, site("give"), LOCK);
    trace.put(WORKER, EventKind.BEGIN, 0, 0);
    trace.put(WORKER, EventKind.READ, site("note"), ACCOUNT, note, 0);
    trace.put(WORKER, EventKind.ACQUIRE, site("take3"), LOCK);
    trace.put(WORKER, EventKind.WRITE, site("lower"), ACCOUNT, limit, 1);
    trace.put(WORKER, EventKind.WRITE, site("close"), ACCOUNT, open, 0);
    trace.put(WORKER, EventKind.RELEASE, site("give3"), LOCK);
    trace.put(MAIN, EventKind.ACQUIRE, site("take2"), LOCK);
    trace.put(MAIN, EventKind.WRITE, site("open2"), ACCOUNT, open, 1);
    trace.put(MAIN, EventKind.RELEASE, site("give2"), LOCK);
    trace.put(MAIN, EventKind.WRITE, site("raise"), ACCOUNT, limit, 2);
    trace.put(WORKER, EventKind.READ, site("print"), ACCOUNT, balance, 50);
    trace.put(WORKER, EventKind.END, 0, 0);
    trace.put(MAIN, EventKind.END, 0, 0);
    return trace;
  }

  private static int field(HandmadeTrace trace, String name, String descriptor) {
    return trace.names().addField(NAME, name, descriptor, false, false);
  }

  private int site(String name) {
    return sites.getOrDefault(name, 0);
  }

  /** Words behind a line are its sites. */
  private void addSites(HandmadeTrace trace, int account) {
    Map<String, Integer> methods = new HashMap<>();
    String method = "";
    int line = 0;
    for (String text : TEXT.lines().toList()) {
      line++;
      if (text.matches("  [^ ].* (\\w+)\\(.*\\{")) {
        method = text.replaceAll(".* (\\w+)\\(.*", "$1");
        methods.put(method, trace.names().addMethod(account, method, descriptor(method)));
      }
      int comment = text.indexOf("// ");
      if (comment >= 0) {
        for (String name : text.substring(comment + 3).split(", ", -1)) {
          int number = methods.getOrDefault(method, 0);
          sites.put(name, trace.names().addSite(number, sites.size(), line));
        }
      }
    }
  }

  private static String descriptor(String method) {
    return switch (method) {
      case "deposit" -> "(J)V";
      case "main" -> "([Ljava/lang/String;)V";
      default -> "()V";
    };
  }
}
