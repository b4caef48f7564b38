package dev.photofinish.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A small run with events of most kinds, written as a recorder would. */
final class BankRun {

  private static final int ACCOUNT = 3;
  private static final int ARRAY = 7;
  private static final int BANK_CLASS = 2;
  private static final int LOCK = 9;
  private static final int LIST = 12;

  private final RunFolder folder;
  private final int balance;
  private final int total;
  private final int rate;
  private final int next;
  private final Map<Integer, Long> versions = new HashMap<>();
  private final int deposit;
  private final int main;

  private BankRun(Path trace) throws IOException {
    folder = RunFolder.create(trace);
    folder.begin(new RunMeta(1, "17.0.1", 2, "java com.acme.Bank"));
    try (BlockWriter out = BlockWriter.append(folder.dictionary())) {
      DictionaryWriter names = new DictionaryWriter(out);
      names.addClass("com.acme.Bank$Account", 1);
      names.addClass("[I", 0);
      names.addClass("java.util.concurrent.locks.ReentrantReadWriteLock", 0);
      names.addClass("com.acme.Bank", 1);
      names.addClass("java.util.ArrayList", 0);
      int depositMethod = names.addMethod(1, "deposit", "(J)V");
      int mainMethod = names.addMethod(4, "main", "([Ljava/lang/String;)V");
      balance = names.addField("com.acme.Bank$Account", "balance", "J", false, false);
      total = names.addField("com.acme.Bank", "total", "Z", true, true);
      rate = names.addField("com.acme.Bank$Account", "rate", "D", false, false);
      next =
          names.addField("com.acme.Bank$Account", "next", "Lcom/acme/Bank$Account;", false, false);
      deposit = names.addSite(depositMethod, 4, 17);
      main = names.addSite(mainMethod, 9, 0);
      names.flush();
    }
  }

  /** Writes it, and says where. */
  static Path writeTo(Path trace) throws IOException {
    BankRun run = new BankRun(trace);
    run.writeMain();
    run.writeWorker();
    run.folder.end(new RunEnd(true, "exit"));
    return run.folder.path();
  }

  private void writeMain() throws IOException {
    ThreadLog log =
        new ThreadLog(folder, new TraceThread(0, "main", TraceThread.NO_PARENT, false), 4000);
    put(log, EventKind.BEGIN, 0, 0, 0, 0);
    put(log, EventKind.NEW, main, ACCOUNT, 0, 1);
    put(log, EventKind.INITIAL, main, ACCOUNT, balance, 50);
    put(log, EventKind.NEW, main, ARRAY, 0, 2);
    put(log, EventKind.NEW, main, LOCK, 0, 3);
    put(log, EventKind.NEW, main, LIST, 0, 5);
    put(log, EventKind.INITIALISED, 0, BANK_CLASS, 0, 0);
    put(log, EventKind.WRITE, deposit, ACCOUNT, balance, 70);
    put(log, EventKind.WRITE, deposit, ACCOUNT, rate, Double.doubleToLongBits(0.5));
    put(log, EventKind.WRITE, deposit, ACCOUNT, next, 0);
    put(log, EventKind.VOLATILE_WRITE, main, BANK_CLASS, total, 1);
    put(log, EventKind.ACQUIRE, main, LOCK, 0, 0);
    put(log, EventKind.RELEASE, main, LOCK, 0, 0);
    put(log, EventKind.FORK, main, 0, 0, 1);
    put(log, EventKind.JOIN, main, 0, 0, 1);
    put(log, EventKind.END, 0, 0, 0, 0);
    log.flush();
  }

  private void writeWorker() throws IOException {
    ThreadLog log = new ThreadLog(folder, new TraceThread(1, "worker 1", 0, false), 4000);
    put(log, EventKind.BEGIN, 0, 0, 0, 0);
    put(log, EventKind.GAP, deposit, ACCOUNT, 0, 0);
    put(log, EventKind.READ, deposit, ACCOUNT, balance, 70);
    put(log, EventKind.READ, deposit, ACCOUNT, next, ACCOUNT);
    put(log, EventKind.VOLATILE_READ, deposit, BANK_CLASS, total, 1);
    put(log, EventKind.UPDATE, deposit, BANK_CLASS, total, 0);
    put(log, EventKind.WRITE, deposit, ARRAY, 4, -12);
    put(log, EventKind.ACQUIRE_SHARED, deposit, LOCK, 0, 0);
    put(log, EventKind.RELEASE_SHARED, deposit, LOCK, 0, 0);
    put(log, EventKind.ACQUIRE, deposit, ACCOUNT, 0, 0);
    put(log, EventKind.WAIT, deposit, ACCOUNT, 0, 0);
    put(log, EventKind.WAKE, deposit, ACCOUNT, 0, 1);
    put(log, EventKind.NOTIFY_ALL, deposit, ACCOUNT, 0, 0);
    put(log, EventKind.RELEASE, deposit, ACCOUNT, 0, 0);
    put(log, EventKind.READ, deposit, LIST, Event.CONTENTS, 0);
    put(log, EventKind.SIGNAL, deposit, 11, 0, 0);
    put(log, EventKind.AWAIT, deposit, 11, 0, 0);
    put(log, EventKind.END, 0, 0, 0, 0);
    log.flush();
  }

  /** What one of them does on a stripe comes after all that was put before. */
  private void put(ThreadLog log, EventKind kind, int site, long object, int member, long value)
      throws IOException {
    long version =
        kind.isOrdered() ? versions.merge(Stripes.of(object, member), 1L, Long::sum) - 1 : 0;
    log.put(new Step(new Event(0, 0, kind, site, object, member, value), version));
  }
}
