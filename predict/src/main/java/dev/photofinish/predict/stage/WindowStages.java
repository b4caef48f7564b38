package dev.photofinish.predict.stage;

import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.window.RunWindow;
import dev.photofinish.predict.window.WindowReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs the stages that look at windows, many at once. Used by one thread.
 *
 * <p>Windows are taken in batches whose size does not depend on the number of threads: what was
 * found in one batch is not asked for in the next, and within one batch windows do not know of one
 * another. So the outcome is the same however many threads there are.
 */
public final class WindowStages {

  private static final int BATCH = 64;

  /** So many questions are asked for one pair of places in the whole trace. */
  private static final int QUESTIONS = 60;

  private final Limits limits;
  private final int threads;
  private final Map<SitePair, Predicted> races = new LinkedHashMap<>();
  private final Set<SitePair> found = new HashSet<>();
  private final Map<Stage, Map<SitePair, Integer>> asked = new LinkedHashMap<>();
  private long unanswered;

  private record Answer(Stage stage, StageResult result, Map<SitePair, Integer> asked) {}

  public WindowStages(List<Stage> stages, Limits limits, int threads, Set<SitePair> found) {
    this.limits = limits;
    this.threads = threads;
    this.found.addAll(found);
    stages.forEach(stage -> asked.put(stage, new HashMap<>()));
  }

  /** Looks at all windows, or those until it is stopped. */
  public void run(WindowReader reader) {
    ExecutorService workers = Executors.newFixedThreadPool(threads, WindowStages::daemon);
    try {
      List<RunWindow> batch = batch(reader);
      while (!batch.isEmpty() && !limits.stopped().getAsBoolean()) {
        run(batch, workers);
        batch = batch(reader);
      }
    } finally {
      workers.shutdownNow();
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "predict");
    thread.setDaemon(true);
    return thread;
  }

  private static List<RunWindow> batch(WindowReader reader) {
    List<RunWindow> batch = new ArrayList<>();
    while (batch.size() < BATCH) {
      var window = reader.next();
      if (window.isEmpty()) {
        break;
      }
      batch.add(window.get());
    }
    return batch;
  }

  private void run(List<RunWindow> batch, ExecutorService workers) {
    List<Future<List<Answer>>> futures = new ArrayList<>();
    for (RunWindow window : batch) {
      Map<Stage, Wanted> wanted = wanted();
      Callable<List<Answer>> work = () -> look(window, wanted);
      futures.add(workers.submit(work));
    }
    futures.forEach(future -> add(get(future)));
  }

  /** What a window is asked for, by what is known before its batch. */
  private Map<Stage, Wanted> wanted() {
    Set<SitePair> foundInWindow = new HashSet<>(found);
    Map<Stage, Wanted> wanted = new LinkedHashMap<>();
    asked.forEach(
        (stage, counts) -> {
          if (count(counts) < stage.mostQuestions()) {
            wanted.put(stage, new Wanted(foundInWindow, full(counts)));
          }
        });
    return wanted;
  }

  private static Set<SitePair> full(Map<SitePair, Integer> counts) {
    Set<SitePair> full = new HashSet<>();
    counts.forEach(
        (pair, count) -> {
          if (count >= QUESTIONS) {
            full.add(pair);
          }
        });
    return full;
  }

  private List<Answer> look(RunWindow window, Map<Stage, Wanted> wanted) {
    List<Answer> answers = new ArrayList<>();
    wanted.forEach(
        (stage, races) ->
            answers.add(new Answer(stage, stage.look(window, races, limits), races.asked())));
    return answers;
  }

  private static List<Answer> get(Future<List<Answer>> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while windows are looked at", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a window could not be looked at", e.getCause());
    }
  }

  private void add(List<Answer> answers) {
    for (Answer answer : answers) {
      unanswered += answer.result().unanswered();
      Map<SitePair, Integer> counts = asked.getOrDefault(answer.stage(), new HashMap<>());
      answer.asked().forEach((pair, count) -> counts.merge(pair, count, Integer::sum));
      for (Predicted race : answer.result().races()) {
        races.putIfAbsent(race.pair(), race);
        found.add(race.pair());
      }
    }
  }

  /** One race for each pair of places. */
  public List<Predicted> races() {
    return List.copyOf(races.values());
  }

  /** How many questions were given up because of a limit. */
  public long unanswered() {
    return unanswered;
  }

  /** How many questions a stage was asked. */
  public long questions() {
    return asked.values().stream().mapToLong(WindowStages::count).sum();
  }

  private static long count(Map<SitePair, Integer> counts) {
    return counts.values().stream().mapToLong(Integer::longValue).sum();
  }

  /** Stages that were not asked all that there was to ask. */
  public List<StageName> exhausted() {
    return asked.entrySet().stream()
        .filter(each -> count(each.getValue()) >= each.getKey().mostQuestions())
        .map(each -> each.getKey().name())
        .toList();
  }
}
