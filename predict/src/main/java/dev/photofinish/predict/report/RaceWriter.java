package dev.photofinish.predict.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.Program;
import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.window.Lock;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.FieldInfo;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.TraceThread;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells the races of a run in the words of findings. */
public final class RaceWriter {

  private final Run run;
  private final Scenes scenes;
  private final Stacks stacks;
  private final ObjectFacts objects;
  private final CodePlaces places;
  private final Map<Integer, String> threadNames = new HashMap<>();

  public RaceWriter(Run run, Program program, Scenes scenes, Stacks stacks, ObjectFacts objects) {
    this.run = run;
    this.scenes = scenes;
    this.stacks = stacks;
    this.objects = objects;
    this.places = new CodePlaces(run.dictionary(), program);
    for (TraceThread thread : run.threads()) {
      threadNames.put(thread.number(), thread.name());
    }
  }

  /** The race, without its schedule; nothing if the dictionary was cut before its places. */
  public Optional<Race> race(Predicted race) {
    Optional<Frame> first = places.frame(race.first().site());
    Optional<Frame> second = places.frame(race.second().site());
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.empty();
    }
    Access one = access(race.first(), first.get());
    Access other = access(race.second(), second.get());
    Evidence evidence = new Evidence(Verdict.PREDICTED, Engine.PREDICT, because(race));
    return Optional.of(
        new Race(
            location(race, first.get()),
            Optional.empty(),
            one,
            other,
            Optional.of(Fixes.of(one, other)),
            List.of(evidence)));
  }

  /** The same race with one more sentence on why it can happen. */
  public static Race withReason(Race race, String reason) {
    Evidence best = race.best();
    List<String> because = new ArrayList<>(best.because());
    because.add(reason);
    return new Race(
        race.location(),
        race.path(),
        race.first(),
        race.second(),
        race.effect(),
        race.fix(),
        List.of(new Evidence(best.verdict(), best.engine(), because, best.schedule())));
  }

  /** The classes of the two places that are not among the given ones. */
  public List<String> missingClasses(Predicted race) {
    List<String> missing = new ArrayList<>();
    places.missingClass(race.first().site()).ifPresent(missing::add);
    places.missingClass(race.second().site()).ifPresent(missing::add);
    return missing;
  }

  private Access access(Event event, Frame site) {
    AccessKind kind = event.kind().isWrite() ? AccessKind.WRITE : AccessKind.READ;
    List<String> locks = scenes.locks(event).stream().map(this::lockName).distinct().toList();
    return new Access(kind, thread(event), locks, stack(event, site));
  }

  /** The calls that lead to an access, and the access. */
  private List<Frame> stack(Event event, Frame site) {
    List<Frame> stack = new ArrayList<>();
    stacks.callers(event).forEach(call -> places.frame(call).ifPresent(stack::add));
    stack.add(site);
    return stack;
  }

  private String thread(Event event) {
    String name = threadNames.getOrDefault(event.thread(), "");
    return name.isEmpty() ? "thread " + event.thread() : name;
  }

  /** Locks of the platform's classes tell little: the field that holds them tells more. */
  private String lockName(Lock lock) {
    Optional<String> className = objects.className(lock.object());
    boolean isOwn = className.filter(name -> !name.startsWith("java.")).isPresent();
    Optional<String> field =
        objects.holder(lock.object()).map(known -> known.owner() + "." + known.name());
    String name =
        isOwn ? className.orElse("") : field.or(() -> className).orElse("the lock of a class");
    return lock.shared() ? name + " (read)" : name;
  }

  private Location location(Predicted race, Frame first) {
    Event event = race.first();
    if (event.member() != Event.CONTENTS && !objects.isArray(event.object())) {
      Optional<FieldInfo> field = run.dictionary().field(event.member());
      return field.isPresent() ? named(field.get()) : unknown(first);
    }
    // What static final fields hold is not recorded, nor where something was made.
    return objects
        .holder(event.object())
        .<Location>map(field -> new Location.OfContents(named(field)))
        .or(() -> places.origin(event))
        .or(() -> places.origin(race.second()))
        .orElseGet(() -> unknown(first));
  }

  private static Location unknown(Frame site) {
    return new Location.OfAllocation(site.method(), site.line());
  }

  private static Location.OfField named(FieldInfo field) {
    return new Location.OfField(field.owner(), field.name());
  }

  private List<String> because(Predicted race) {
    List<String> because = new ArrayList<>();
    because.add(race.stage().reason());
    Optional<String> one = deed(race.first());
    Optional<String> other = deed(race.second());
    if (one.isPresent() && other.isPresent() && race.flip().isEmpty()) {
      because.add(
          "In the recorded run " + one.get() + " first, and " + other.get() + " afterwards.");
    }
    return because;
  }

  /** {@code worker wrote 7}. */
  private Optional<String> deed(Event event) {
    String verb = event.kind().isWrite() ? " wrote " : " read ";
    return ValueText.of(event, type(event)).map(value -> thread(event) + verb + value);
  }

  private String type(Event event) {
    if (objects.isArray(event.object())) {
      return objects.className(event.object()).map(name -> name.substring(1)).orElse("");
    }
    return run.dictionary().field(event.member()).map(FieldInfo::descriptor).orElse("");
  }
}
