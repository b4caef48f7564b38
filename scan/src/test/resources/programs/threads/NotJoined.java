package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Waiting that comes too late, or for something else. */
class NotJoined {

  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private int never;
  private int other;
  private int onBranch;
  private int before;
  private int last;
  private int previous;
  private int both;
  private int turns;
  private int locked;
  private int either;
  private int stage;
  private int stages;
  private int tasks;
  private int byOthers;
  private int inTask;
  private int ifStarted;

  int never() {
    new Thread(() -> never = 1).start(); // race: NotJoined.never
    return never; // race: NotJoined.never
  }

  int other() throws InterruptedException {
    Thread one = new Thread(() -> other = 1); // race: NotJoined.other
    Thread two = new Thread(() -> {});
    one.start();
    two.start();
    two.join();
    return other; // race: NotJoined.other
  }

  int onBranch(boolean wait) throws InterruptedException {
    Thread thread = new Thread(() -> onBranch = 1); // race: NotJoined.onBranch
    thread.start();
    if (wait) {
      thread.join();
    }
    return onBranch; // race: NotJoined.onBranch
  }

  void before() throws InterruptedException {
    Thread thread = new Thread(() -> before = 1); // race: NotJoined.before
    thread.start();
    before = 2; // race: NotJoined.before
    thread.join();
  }

  int last(int size) throws InterruptedException {
    Thread thread = null;
    for (int i = 0; i < size; i++) {
      thread = new Thread(() -> last = 1); // race: NotJoined.last
      thread.start();
    }
    thread.join();
    return last; // race: NotJoined.last
  }

  void previous(int size) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Thread thread = new Thread(() -> previous = 1); // race: NotJoined.previous
      threads.add(thread);
      thread.start();
      threads.get(i / 2).join();
      previous = 2; // race: NotJoined.previous
    }
  }

  void both() throws InterruptedException {
    Thread one = new Thread(() -> both++); // race: NotJoined.both
    Thread two = new Thread(() -> both--); // race: NotJoined.both
    one.start();
    two.start();
    one.join();
    two.join();
  }

  void inTurn() throws InterruptedException {
    Thread one = new Thread(() -> turns++);
    Thread two = new Thread(() -> turns--);
    one.start();
    one.join();
    two.start();
    two.join();
  }

  synchronized void locked() throws InterruptedException {
    Thread thread = new Thread(() -> locked++); // race: NotJoined.locked
    thread.start();
    thread.join();
  }

  synchronized int lockedElsewhere() {
    return locked; // race: NotJoined.locked
  }

  int either() {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> either = 1); // race: NotJoined.either
    CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
    CompletableFuture.anyOf(one, two).join();
    return either; // race: NotJoined.either
  }

  int stage() {
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> {});
    first.thenRun(() -> stage = 1); // race: NotJoined.stage
    first.join();
    return stage; // race: NotJoined.stage
  }

  void stages(List<String> words) {
    words.parallelStream()
        .filter(word -> stages > 0) // race: NotJoined.stages
        .forEach(word -> stages = 1); // race: NotJoined.stages
  }

  Future<?> tasks() throws Exception {
    Future<?> one = pool.submit(() -> tasks++); // race: NotJoined.tasks
    Future<?> two = pool.submit(() -> tasks--); // race: NotJoined.tasks
    one.get();
    return two;
  }

  void inTask() {
    Runnable task =
        () -> {
          List.of(1, 2).parallelStream().forEach(number -> inTask++); // race: NotJoined.inTask
        };
    new Thread(task).start();
    inTask = 0; // race: NotJoined.inTask
  }

  int inTaskLater() {
    return inTask; // race: NotJoined.inTask
  }

  int FP_ifStarted(boolean start) throws InterruptedException {
    Thread thread = null;
    if (start) {
      thread = new Thread(() -> ifStarted = 1); // false-alarm: NotJoined.ifStarted
      thread.start();
    }
    if (thread != null) {
      thread.join();
    }
    return ifStarted; // false-alarm: NotJoined.ifStarted
  }

  private void startAndWait(Runnable task) throws InterruptedException {
    Thread thread = new Thread(task);
    thread.start();
    thread.join();
  }

  int FP_startedByHelper() throws InterruptedException {
    startAndWait(() -> byOthers = 1); // false-alarm: NotJoined.byOthers
    return byOthers; // false-alarm: NotJoined.byOthers
  }
}
