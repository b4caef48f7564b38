package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The code that a schedule names, as far as it is loaded. Told of all that is woven, and asked at
 * each event whether the schedule has its instruction.
 */
public final class ScheduledCode {

  /**
   * A field of the program.
   *
   * @param name with its class
   */
  record Field(String name, String descriptor) {}

  private final List<ScheduleEvent> events = new ArrayList<>();

  /** From 1, by class, method and index. Does not change after construction. */
  private final Map<String, Integer> instructions = new HashMap<>();

  private final Set<String> classNames = ConcurrentHashMap.newKeySet();
  private final Map<Integer, String> classes = new ConcurrentHashMap<>();
  private final Map<Integer, String> methods = new ConcurrentHashMap<>();
  private final Map<Integer, Field> fields = new ConcurrentHashMap<>();
  private final Set<String> found = ConcurrentHashMap.newKeySet();

  /**
   * The numbers of instructions by sites, 0 for those that the schedule does not have. Never
   * changed, but replaced under the lock of this.
   */
  private volatile int[] bySite = new int[0];

  /** Whether a class that the schedule names is there. */
  private volatile boolean isAwake;

  ScheduledCode(Schedule schedule) {
    events.addAll(schedule.events());
    events.add(schedule.first());
    events.add(schedule.second());
    for (ScheduleEvent event : events) {
      classNames.add(event.className());
      instructions.putIfAbsent(key(event), instructions.size() + 1);
    }
  }

  private static String method(ScheduleEvent event) {
    return event.className() + "." + event.method() + event.descriptor();
  }

  private static String key(ScheduleEvent event) {
    return method(event) + " " + event.index();
  }

  int instruction(ScheduleEvent event) {
    return instructions.getOrDefault(key(event), 0);
  }

  /** The number of the instruction at a site; 0 if the schedule does not have it. */
  int instruction(int site) {
    int[] table = bySite;
    return site < table.length ? table[site] : 0;
  }

  int instructionCount() {
    return instructions.size();
  }

  boolean isAwake() {
    return isAwake;
  }

  /** A class is woven; before its methods. */
  public void addClass(int number, String name) {
    if (classNames.contains(name)) {
      classes.put(number, name);
    }
  }

  /** A method is woven; before its sites. */
  public void addMethod(int number, int ofClass, String name, String descriptor) {
    String className = classes.get(ofClass);
    if (className != null) {
      methods.put(number, className + "." + name + descriptor);
    }
  }

  /** A place at which something may be told. */
  public void addSite(int number, int ofMethod, int index) {
    String method = methods.get(ofMethod);
    Integer instruction = method == null ? null : instructions.get(method + " " + index);
    if (instruction != null) {
      found.add(method + " " + index);
      put(number, instruction);
      isAwake = true;
    }
  }

  private synchronized void put(int site, int instruction) {
    int[] table = Arrays.copyOf(bySite, Math.max(bySite.length, site + 1));
    table[site] = instruction;
    bySite = table;
  }

  /** A field whose accesses are told. */
  public void addField(int number, String owner, String name, String descriptor) {
    fields.put(number, new Field(owner + "." + name, descriptor));
  }

  Field field(int number) {
    return fields.getOrDefault(number, new Field("field " + number, "J"));
  }

  /**
   * What the schedule names and the program has not got, if that shows that it is for another.
   * Classes may be loaded later, so one that is not there shows nothing if others are.
   */
  Optional<String> missing() {
    if (classes.isEmpty()) {
      return Optional.of(
          "class " + events.get(0).className() + ", which the schedule names, was never loaded");
    }
    for (ScheduleEvent event : events) {
      if (classes.containsValue(event.className()) && !found.contains(key(event))) {
        return Optional.of(
            methods.containsValue(method(event))
                ? "instruction " + event.index() + " of " + method(event) + " tells of nothing"
                : "class "
                    + event.className()
                    + " has no method "
                    + event.method()
                    + event.descriptor());
      }
    }
    return Optional.empty();
  }
}
